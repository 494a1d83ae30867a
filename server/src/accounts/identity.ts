/**
 * Who Google or Apple say that somebody is: taken from the identity token only when its signature, issuer, audience and time are right.
 * The library of accounts decodes the token of a sign-in without looking at them.
 */
import type { AppleProfile, GoogleProfile } from 'better-auth/social-providers';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { Logger } from 'pino';

/** docs: developers.google.com/identity/openid-connect, developer.apple.com/documentation/signinwithapple */
const ISSUERS = {
  google: { names: ['https://accounts.google.com', 'accounts.google.com'], keys: 'https://www.googleapis.com/oauth2/v3/certs' },
  apple: { names: ['https://appleid.apple.com'], keys: 'https://appleid.apple.com/auth/keys' },
} as const;
export type IdentityProvider = keyof typeof ISSUERS;

const CLOCK_MAY_DIFFER_SECONDS = 60;
const ANSWERS_WITHIN_MS = 10_000;

interface TokensOfSignIn {
  idToken?: string | undefined;
  /** Apple tells a name beside the token, and only at the first sign-in. */
  user?: { name?: { firstName?: string; lastName?: string } } | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function personOf(claims: JWTPayload, { user }: TokensOfSignIn) {
  const given = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ');
  const picture = textOf(claims['picture']);
  return {
    name: given || textOf(claims['name']),
    email: textOf(claims['email']),
    // Apple writes it as a word.
    emailVerified: [true, 'true'].includes(claims['email_verified'] as boolean | string),
    ...(picture ? { image: picture } : {}),
  };
}

/** @param clientId the audience that the token must be made for. Answers null where the token is not to be believed. */
export function readIdentity(provider: IdentityProvider, clientId: string, log: Logger) {
  const { names, keys } = ISSUERS[provider];
  const keySet = createRemoteJWKSet(new URL(keys), { timeoutDuration: ANSWERS_WITHIN_MS });
  return async (tokens: TokensOfSignIn) => {
    try {
      const { payload } = await jwtVerify(tokens.idToken ?? '', keySet, {
        issuer: [...names], audience: clientId, algorithms: ['RS256'], requiredClaims: ['sub', 'exp', 'iat'], clockTolerance: CLOCK_MAY_DIFFER_SECONDS,
      });
      // The claims that are read from it are read above; the library asks for the whole form.
      return { user: personOf(payload, tokens), data: payload as unknown as AppleProfile & GoogleProfile };
    } catch (error) {
      log.warn({ error, provider }, 'an identity token was not believed');
      return null;
    }
  };
}
