/**
 * A letter that the mail server refuses for good is told to whoever waits for it. The library of accounts answers "look into your inbox"
 * all the same and swallows the refusal, or prints it with the address, so it is remembered here until the answer goes out.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type PlainMessageKey, say } from '@fableloom/contract/messages/index';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { user } from '../database/schema/index.ts';
import { type Mail, MailRefused, type Mailer } from '../ports/mail/mail.port.ts';

interface Answering {
  /** Whose letter was refused. */
  refused: string | null;
}

const answering = new AsyncLocalStorage<Answering>();

/** Sends the letter that a call of the library is about. */
export async function sendOwnLetter(mailer: Mailer, userId: string, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((error: unknown) => {
    const call = answering.getStore();
    if (!(error instanceof MailRefused) || !call) throw error;
    call.refused = userId;
  });
}

const SIGN_UP = '/api/auth/sign-up/email';
const SENTENCES: Record<string, PlainMessageKey> = {
  [SIGN_UP]: 'auth.email.refused',
  '/api/auth/send-verification-email': 'auth.email.refused',
  '/api/auth/request-password-reset': 'reset.mail.failed',
};

/** @param answer of the library */
export async function tellRefusedLetter(db: Database, path: string, answer: () => Promise<Response>): Promise<Response> {
  const call: Answering = { refused: null };
  const given = await answering.run(call, answer);
  const key = SENTENCES[path];
  if (call.refused === null || !key || !given.ok) return given;
  // An account that nobody can open would keep its address from whoever tries again.
  if (path === SIGN_UP) await db.delete(user).where(and(eq(user.id, call.refused), eq(user.emailVerified, false)));
  return Response.json({ code: key, message: say(key) }, { status: 422 });
}
