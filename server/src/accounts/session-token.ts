/** Reads the token of a session out of a request: a bearer token, or the signed cookie. Whether it is still good only the database knows. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `token.signature` when the signature is ours. */
function unsigned(value: string, secret: string): string | null {
  const end = value.lastIndexOf('.');
  if (end < 1) return null;
  const token = value.slice(0, end);
  const given = Buffer.from(value.slice(end + 1), 'base64');
  const ours = createHmac('sha256', secret).update(token).digest();
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : null;
}

function cookieCalled(name: string, cookies: string): string | null {
  const pair = cookies.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
  return pair === undefined ? null : decode(pair.slice(pair.indexOf('=') + 1).trim());
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Null for anything that is not plainly one of the two; better-auth then has the last word. */
export function sessionTokenOf(headers: Headers, cookieName: string, secret: string): string | null {
  const [scheme = '', bearer = ''] = (headers.get('authorization') ?? '').split(' ', 2);
  if (scheme !== '') {
    if (scheme.toLowerCase() !== 'bearer' || bearer === '') return null;
    const value = decode(bearer) ?? '';
    return value.includes('.') ? unsigned(value, secret) : value;
  }
  const cookie = cookieCalled(cookieName, headers.get('cookie') ?? '');
  return cookie === null ? null : unsigned(cookie, secret);
}
