/** Signing up, in and out, and the way back in: plain calls to the account endpoints under /api/auth. */

import { LIMITS } from '@fableloom/contract/limits';

export type AccountAnswer<T> = { is: 'done'; value: T } | { is: 'refused'; status: number; code: string; message: string };

const RETRYABLE: ReadonlySet<number> = new Set(LIMITS.retryableStatuses);

async function call<T>(path: string, body?: object): Promise<AccountAnswer<T>> {
  try {
    const response = await fetch(`/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      headers: body ? { 'content-type': 'application/json' } : undefined,
      body: body ? JSON.stringify(body) : undefined,
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { is: 'done', value: answer as T };
    const refusal = (answer ?? {}) as { code?: string; message?: string; error?: { code?: string; message?: string } };
    const { code = '', message = '' } = refusal.error ?? refusal;
    return { is: 'refused', status: response.status, code, message };
  } catch {
    return { is: 'refused', status: 0, code: 'UNREACHABLE', message: '' };
  }
}

/** Nobody refused it: the service did not answer, and trying again may help. */
export const isUnreachable = (status: number) => status === 0 || RETRYABLE.has(status);

/** Where the link in the confirmation mail leads in the end. */
const AFTER_CONFIRMATION = '/login?confirmed=1';

interface UserAnswer {
  user: { id: string; email: string } | null;
}

export const signUp = (input: { name: string; email: string; password: string }) =>
  call<UserAnswer>('/sign-up/email', { ...input, callbackURL: AFTER_CONFIRMATION });

export const signIn = (input: { email: string; password: string }) => call<UserAnswer>('/sign-in/email', { ...input, rememberMe: true });

export const signOut = () => call<unknown>('/sign-out', {});

interface SessionAnswer extends UserAnswer {
  session: { expiresAt: string };
}

/** Null when nobody is signed in; a session that is due is renewed by being asked for. */
export const getSession = () => call<SessionAnswer | null>('/get-session');

export const sendConfirmationAgain = (email: string) =>
  call<unknown>('/send-verification-email', { email, callbackURL: AFTER_CONFIRMATION });

export const requestPasswordReset = (email: string) =>
  call<unknown>('/request-password-reset', { email, redirectTo: '/auth/reset-password' });

export const resetPassword = (input: { newPassword: string; token: string }) => call<unknown>('/reset-password', input);

export type SocialProvider = 'google' | 'apple';

/** The answer carries the address of the provider's own page. */
export const signInWith = (provider: SocialProvider) =>
  call<{ url?: string; redirect?: boolean }>('/sign-in/social', { provider, callbackURL: '/create', errorCallbackURL: '/login' });
