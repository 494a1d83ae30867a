/** Accounts: sign-up, confirmation, sign-in, reset, Google and Apple, sessions by cookie or bearer token. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { bearer } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import * as schema from '../database/schema/index.ts';
import type { Mailer } from '../ports/mail/mail.port.ts';
import type { SafetyGate } from '../ports/safety/safety.port.ts';
import { sendQuietly } from '../ports/mail/send-quietly.ts';
import { cleanName, nameProblem, shownName } from './account-name.ts';
import { type IdentityProvider, readIdentity } from './identity.ts';
import { confirmationMail, passwordChangedMail, resetMail } from './mails.ts';
import { newPasswordProblem } from './new-password.ts';
import type { PasswordHashing } from './password.ts';
import { confirmAddress, startProfile } from './profile-of-account.ts';
import { sendOwnLetter } from './refused-letter.ts';
import { refuseSuspended } from './suspension.ts';

export interface AuthParts {
  config: Config;
  db: Database;
  mailer: Mailer;
  /** Reads the names of accounts. */
  safety: SafetyGate;
  log: Logger;
  passwords: PasswordHashing;
}

/**
 * Doors of better-auth that would go around ours: a new password without its rules, guessing without its limit, tokens of sessions shown
 * to the browser, a name that passed no safety gate. The profile has its own for each (contract/src/endpoints/account.ts).
 */
const CLOSED_DOORS = [
  '/change-password', '/verify-password', '/change-email', '/update-user', '/list-sessions', '/delete-user', '/delete-user/callback',
];

const DAY = 60 * 60 * 24;

/** How long a session lives, and after how long a request makes it live on. */
export const SESSION_SECONDS = { life: 30 * DAY, renewAfter: DAY };

/** The address of the visitor, set by our own HTTP layer from the socket and never taken from outside. */
export const CLIENT_ADDRESS_HEADER = 'x-fableloom-client';

function socialProviders(config: Config, log: Logger) {
  const has = socialSignIn(config);
  const door = (provider: IdentityProvider, clientId = '', clientSecret = '') => ({
    clientId, clientSecret, getUserInfo: readIdentity(provider, clientId, log),
  });
  return {
    ...(has.google ? { google: door('google', config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET) } : {}),
    ...(has.apple ? { apple: door('apple', config.APPLE_CLIENT_ID, config.APPLE_CLIENT_SECRET) } : {}),
  };
}

/** Which social buttons can work here. */
export function socialSignIn(config: Config): { google: boolean; apple: boolean } {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_CLIENT_SECRET } = config;
  return { google: Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET), apple: Boolean(APPLE_CLIENT_ID && APPLE_CLIENT_SECRET) };
}

/** Another name of this machine (127.0.0.1, its address at home) is ours too when the browser asked for that very name. */
function ownOrigin(request: Request | undefined): string[] {
  const origin = request?.headers.get('origin');
  return origin && URL.canParse(origin) && new URL(origin).host === request?.headers.get('host') ? [origin] : [];
}

async function isTaken(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: schema.user.id }).from(schema.user).where(eq(schema.user.email, email.toLowerCase()));
  return rows.length > 0;
}

/** As the library's routes know them, told to /login. */
const UNCONFIRMED = 'address_not_confirmed';

async function refuseTaken(db: Database, email: unknown): Promise<void> {
  if (typeof email !== 'string' || !(await isTaken(db, email))) return;
  throw new APIError('UNPROCESSABLE_ENTITY', { code: 'auth.email.taken', message: say('auth.email.taken') });
}

export function openAuth({ config, db, mailer, safety, log, passwords }: AuthParts) {
  return betterAuth({
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret: config.secret,
    trustedOrigins: (request) => [config.baseUrl, ...ownOrigin(request)],
    telemetry: { enabled: false },
    disabledPaths: CLOSED_DOORS,
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    logger: { log: (level, message) => log.debug({ level }, message) },
    emailAndPassword: {
      enabled: true,
      password: passwords,
      requireEmailVerification: true,
      minPasswordLength: LIMITS.passwordMin,
      maxPasswordLength: LIMITS.passwordMax,
      resetPasswordTokenExpiresIn: LIMITS.linkMinutes.passwordReset * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) => sendOwnLetter(mailer, user.id, resetMail(user, url)),
      // Whoever opened the mailed link has shown that the address is theirs.
      onPasswordReset: async ({ user }) => {
        // The password is new already: a profile that cannot be written, or a letter that cannot be sent, is only warned about.
        await confirmAddress(db, user.id).catch((error: unknown) => log.warn({ error }, 'the address was not marked as confirmed'));
        await sendQuietly({ mailer, log }, passwordChangedMail(user));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: LIMITS.linkMinutes.emailConfirmation * 60,
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user, url }) => sendOwnLetter(mailer, user.id, confirmationMail(user, url)),
      afterEmailVerification: (user) => confirmAddress(db, user.id),
    },
    socialProviders: socialProviders(config, log),
    user: {
      additionalFields: { suspendedAt: { type: 'date', required: false, input: false } },
      // Who comes with a password confirms the address by a letter first; an address that nobody confirmed would open an account at once.
      validateUserInfo: ({ user, source }) =>
        (source.method === 'oauth' && source.action === 'create-user' && user.emailVerified !== true ? { error: UNCONFIRMED } : undefined),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (made) => ({ data: { ...made, name: await shownName(safety, made) } }),
          after: (user) => startProfile(db, user),
        },
      },
      session: { create: { before: ({ userId }) => refuseSuspended(db, userId) } },
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        if (path === '/sign-up/email') await refuseTaken(db, body?.email);
        if (path === '/sign-up/email') {
          const problem = await nameProblem(safety, cleanName(body?.name));
          if (problem) throw new APIError('BAD_REQUEST', { code: problem, message: say(problem) });
        }
        if (path === '/reset-password') {
          const problem = newPasswordProblem(String(body?.newPassword ?? ''));
          if (problem) throw new APIError('BAD_REQUEST', { code: problem, message: say(problem) });
        }
      }),
      // Of two sign-ups at the same moment one has made the account that the other then could not.
      after: createAuthMiddleware(async ({ path, body, context: { returned } }) => {
        if (path === '/sign-up/email' && returned instanceof APIError && returned.statusCode === 422) await refuseTaken(db, body?.email);
      }),
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rateLimit',
      window: 10,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 60, max: 10 },
        '/request-password-reset': { window: 60, max: 5 },
        '/get-session': false,
      },
    },
    session: { expiresIn: SESSION_SECONDS.life, updateAge: SESSION_SECONDS.renewAfter, cookieCache: { enabled: false } },
    advanced: {
      cookiePrefix: 'fableloom',
      useSecureCookies: config.baseUrl.startsWith('https://'),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    onAPIError: { errorURL: `${config.baseUrl}/login` },
    plugins: [bearer()],
  });
}
export type Auth = ReturnType<typeof openAuth>;
