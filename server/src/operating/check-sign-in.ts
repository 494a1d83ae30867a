/** Google and Apple: do they know our client? A code that is made up is refused as such only where the client is right. */
import { askAddress, Wrong } from './wrong.ts';

const DOORS = {
  google: { name: 'Google', address: 'https://oauth2.googleapis.com/token', variables: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET' },
  apple: { name: 'Apple', address: 'https://appleid.apple.com/auth/token', variables: 'APPLE_CLIENT_ID and APPLE_CLIENT_SECRET (which Apple lets live for six months at most)' },
} as const;

/** Apple's secret is a signed token with an end. Empty where it tells none. */
export function endOf(secret: string): string {
  try {
    const { exp } = JSON.parse(Buffer.from(secret.split('.')[1] ?? '', 'base64url').toString()) as { exp?: number };
    return exp ? `; its secret ends on ${new Date(exp * 1000).toISOString().slice(0, 10)}` : '';
  } catch {
    return '';
  }
}

export async function checkSignIn(door: keyof typeof DOORS, { id, secret }: { id: string; secret: string }, baseUrl: string): Promise<string> {
  const { name, address, variables } = DOORS[door];
  const body = new URLSearchParams({
    grant_type: 'authorization_code', code: 'a-code-of-the-doctor', client_id: id, client_secret: secret, redirect_uri: `${baseUrl}/api/auth/callback/${door}`,
  });
  const answer = await askAddress(name, address, { method: 'POST', body });
  const { error = '' } = (await answer.json().catch(() => ({}))) as { error?: string };
  if (error === 'invalid_grant') return `knows our client; the way back is ${baseUrl}/api/auth/callback/${door}${endOf(secret)}`;
  if (error === 'redirect_uri_mismatch') throw new Wrong(`${name}: it does not know the way back; enter ${baseUrl}/api/auth/callback/${door} there.`);
  if (error === 'invalid_client' || error === 'unauthorized_client') throw new Wrong(`${name}: it does not know this client; correct ${variables}.`);
  throw new Wrong(`${name}: it answers ${answer.status}${error && ` (${error})`}.`);
}
