/** The account behind the profile: where it is signed in, its password and address, and leaving. Taking the data along is a plain download. */
import * as z from 'zod';
import { accountSchema } from '../entities/account.ts';
import { LIMITS } from '../limits.ts';
import { byId, done, signedIn } from './base.ts';

const tags = ['account'];
const password = z.string().max(LIMITS.passwordMax);
const email = z.string().trim().max(LIMITS.email);

export const account = {
  show: signedIn.route({ method: 'GET', path: '/account', tags }).output(accountSchema),
  endSession: signedIn.route({ method: 'DELETE', path: '/account/sessions/{id}', tags }).input(byId).output(done),
  endOtherSessions: signedIn.route({ method: 'DELETE', path: '/account/sessions', tags }).output(z.object({ ended: z.number().int() })),
  /** Every other session ends with it. */
  changePassword: signedIn
    .route({ method: 'POST', path: '/account/password', tags })
    .input(z.object({ currentPassword: password, newPassword: password }))
    .output(done),
  /** Sends a link to the new address; the account keeps the old one until that link is opened. */
  changeEmail: signedIn
    .route({ method: 'POST', path: '/account/email', tags })
    .input(z.object({ email, currentPassword: password }))
    .output(accountSchema),
  /** Removes everything at once. Whoever has no password writes the account's address instead. */
  remove: signedIn
    .route({ method: 'POST', path: '/account/remove', tags })
    .input(z.object({ password: password.default(''), email: email.default('') }))
    .output(done),
};

/** One zip with everything, streamed; signed in by cookie or bearer token. */
export const EXPORT_PATH = '/api/account/export';
/** Opened from the mail to a new address. */
export const CONFIRM_EMAIL_PATH = '/api/account/confirm-email';
