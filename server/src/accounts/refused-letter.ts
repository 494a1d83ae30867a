/**
 * A letter that the mail server refuses for good, or that can be kept nowhere (a full disk), is told to whoever waits for it. The library of
 * accounts answers "look into your inbox" all the same and swallows the refusal, or prints it with the address, so it is remembered here
 * until the answer goes out.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type PlainMessageKey, say } from '@fableloom/contract/messages/index';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { user } from '../database/schema/index.ts';
import { type Mail, MailAway, type Mailer, MailRefused } from '../ports/mail/mail.port.ts';

interface Unsent {
  /** Whose letter it was. */
  userId: string;
  /** Another try may succeed. */
  isAway: boolean;
}

const answering = new AsyncLocalStorage<{ unsent: Unsent | null }>();

/** Sends the letter that a call of the library is about. */
export async function sendOwnLetter(mailer: Mailer, userId: string, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((error: unknown) => {
    const call = answering.getStore();
    const isAway = error instanceof MailAway;
    if (!call || !(isAway || error instanceof MailRefused)) throw error;
    call.unsent = { userId, isAway };
  });
}

const SIGN_UP = '/api/auth/sign-up/email';

interface Told {
  refused: PlainMessageKey;
  away: PlainMessageKey;
}

const SENTENCES: Record<string, Told> = {
  [SIGN_UP]: { refused: 'auth.email.refused', away: 'auth.letter.failed' },
  '/api/auth/send-verification-email': { refused: 'auth.email.refused', away: 'auth.letter.failed' },
  '/api/auth/request-password-reset': { refused: 'reset.mail.failed', away: 'reset.mail.failed' },
};

/** @param answer of the library */
export async function tellRefusedLetter(db: Database, path: string, answer: () => Promise<Response>): Promise<Response> {
  const call: { unsent: Unsent | null } = { unsent: null };
  const given = await answering.run(call, answer);
  const told = SENTENCES[path];
  if (call.unsent === null || !told || !given.ok) return given;
  const { userId, isAway } = call.unsent;
  // An account that nobody can open would keep its address from whoever tries again.
  if (path === SIGN_UP) await db.delete(user).where(and(eq(user.id, userId), eq(user.emailVerified, false)));
  const key = isAway ? told.away : told.refused;
  return Response.json({ code: key, message: say(key) }, { status: isAway ? 503 : 422 });
}
