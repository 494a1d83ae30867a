/** A letter about what is done already: when it cannot be sent, the deed stands and the log knows. */
import type { Mail } from '../../ports/mail/mail.port.ts';
import type { Services } from '../../services.ts';

export async function tellQuietly({ mailer, log }: Services, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((error: unknown) => log.error({ error, subject: mail.subject }, 'a letter was not sent'));
}
