/**
 * Google and Apple for tests: one server that speaks OAuth 2 with PKCE and signs identity tokens (RFC 6749, RFC 7636, OpenID Connect Core).
 * The program asks the real addresses; only the way there is bent, so that its own code runs unchanged.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const CLIENT = { id: 'fableloom-client', secret: 'client-secret' };

export interface Identity {
  sub: string;
  email: string;
  email_verified: boolean | string;
  name?: string;
}

/** What is wrong with the token that is handed out next. */
export type TokenFlaw = 'expired' | 'forged' | 'of another issuer' | 'for another client' | 'without a signature' | 'not there';

export interface IdentityStandIn {
  /** The person looks at the provider's page and agrees: answers the parameters of the way back. */
  agree(authorizeUrl: string, person: Identity, flaw?: TokenFlaw): URLSearchParams;
  /** Token calls that were refused, and why. */
  refused: string[];
  isDown: boolean;
  /** From now on tokens are signed with another key, and it alone is told. */
  changeKey(): Promise<void>;
  /** A token as an app on a phone would have it. */
  tokenOf(door: 'google' | 'apple', person: Identity, flaw?: TokenFlaw): Promise<string | undefined>;
  close(): Promise<void>;
}

const ISSUER_OF_PAGE: Record<string, string> = {
  'https://accounts.google.com/o/oauth2/v2/auth': 'https://accounts.google.com',
  'https://appleid.apple.com/auth/authorize': 'https://appleid.apple.com',
};
const TOKEN_ADDRESSES = ['https://oauth2.googleapis.com/token', 'https://appleid.apple.com/auth/token'];
const KEY_ADDRESSES = ['https://www.googleapis.com/oauth2/v3/certs', 'https://appleid.apple.com/auth/keys'];

interface Grant {
  issuer: string;
  redirect: string;
  challenge: string;
  person: Identity;
  flaw: TokenFlaw | undefined;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.concat(await request.toArray()).toString());
}

export async function openIdentityStandIn(): Promise<IdentityStandIn> {
  const foreign = await generateKeyPair('RS256');
  const newKey = async () => ({ kid: randomUUID(), ...(await generateKeyPair('RS256')) });
  let own = await newKey();
  const keys = async () => ({ keys: [{ ...(await exportJWK(own.publicKey)), kid: own.kid, alg: 'RS256', use: 'sig' }] });
  const grants = new Map<string, Grant>();

  async function tokenFor({ issuer, person, flaw }: Pick<Grant, 'issuer' | 'person' | 'flaw'>): Promise<string | undefined> {
    const now = Math.floor(Date.now() / 1000);
    const [issued, expires] = flaw === 'expired' ? [now - 7200, now - 3600] : [now, now + 3600];
    const claims = { ...person };
    const audience = flaw === 'for another client' ? 'another-client' : CLIENT.id;
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: own.kid })
      .setIssuer(flaw === 'of another issuer' ? 'https://elsewhere.example' : issuer).setAudience(audience)
      .setIssuedAt(issued).setExpirationTime(expires).sign(flaw === 'forged' ? foreign.privateKey : own.privateKey);
    if (flaw === 'without a signature') {
      return `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')}.${token.split('.')[1]}.`;
    }
    return flaw === 'not there' ? undefined : token;
  }

  async function exchange(request: IncomingMessage): Promise<[number, object]> {
    const form = await formOf(request);
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const basic = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
    const isClient = basic === `${CLIENT.id}:${CLIENT.secret}` || (form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret);
    const refuse = (error: string): [number, object] => {
      standIn.refused.push(error);
      return [400, { error }];
    };
    if (!isClient) return refuse('invalid_client');
    if (!grant || form.get('grant_type') !== 'authorization_code' || form.get('redirect_uri') !== grant.redirect) return refuse('invalid_grant');
    const proof = createHash('sha256').update(form.get('code_verifier') ?? '').digest('base64url');
    if (proof !== grant.challenge) return refuse('invalid_grant');
    return [200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600, id_token: await tokenFor(grant) }];
  }

  const server = createServer((request, response) => {
    const reply = async (): Promise<[number, object]> => {
      if (standIn.isDown) return [503, {}];
      return request.url === '/keys' ? [200, await keys()] : exchange(request);
    };
    void reply().then(([status, body]) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const wayOutside = globalThis.fetch;
  globalThis.fetch = (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const place = TOKEN_ADDRESSES.includes(address) ? '/token' : KEY_ADDRESSES.includes(address) ? '/keys' : null;
    if (place === null) return wayOutside(asked, init);
    return wayOutside(asked instanceof Request ? new Request(`${here}${place}`, asked) : `${here}${place}`, init);
  };

  const standIn: IdentityStandIn = {
    refused: [], isDown: false,
    async changeKey() {
      own = await newKey();
    },
    tokenOf: (door, person, flaw) => tokenFor({ issuer: door === 'google' ? 'https://accounts.google.com' : 'https://appleid.apple.com', person, flaw }),
    agree(authorizeUrl, person, flaw) {
      const { origin, pathname, searchParams: asked } = new URL(authorizeUrl);
      const issuer = ISSUER_OF_PAGE[`${origin}${pathname}`];
      const isProper = asked.get('client_id') === CLIENT.id && asked.get('response_type')?.includes('code')
        && asked.get('code_challenge_method') === 'S256' && asked.get('state') && asked.get('scope')?.includes('email');
      if (!issuer || !isProper) throw new Error(`the provider shows no page for ${authorizeUrl}`);
      const code = randomUUID();
      grants.set(code, { issuer, redirect: asked.get('redirect_uri') ?? '', challenge: asked.get('code_challenge') ?? '', person, flaw });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' });
    },
    close: () => {
      globalThis.fetch = wayOutside;
      return new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    },
  };
  return standIn;
}
