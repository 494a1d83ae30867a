/**
 * Signature version 4 as the one who receives it computes it, written from Amazon's description and not from our client
 * (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  /** Names in small letters. */
  headers: Record<string, string | string[] | undefined>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.toSorted((one, other) => (one < other ? -1 : 1)).join('&');
}

/** What the signature must be. @param scope date/region/s3/aws4_request @param signed names of the signed headers, in order */
export function signatureOf({ method, url, headers }: SignedRequest, secret: string, scope: string, signed: string[]): string {
  const [path = '/', query = ''] = url.split('?');
  const named = signed.map((name) => `${name}:${String(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`).join('');
  const canonical = [method, path, canonicalQuery(query), named, signed.join(';'), headers['x-amz-content-sha256']].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((from, word) => hmac(from, word), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}
