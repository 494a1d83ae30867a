/** A letter about what is done already: when it cannot be sent, the deed stands and the log knows. */
import type { Logger } from 'pino';
import type { Mail, Mailer } from './mail.port.ts';

export async function sendQuietly({ mailer, log }: { mailer: Mailer; log: Logger }, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((error: unknown) => log.error({ error, subject: mail.subject }, 'a letter was not sent'));
}
