/** The two mails of an account. Bodies are plain text, each link alone on its line. */
import { say } from '@fableloom/contract/messages/index';
import type { Mail } from '../ports/mail/mail.port.ts';

interface Addressee {
  name: string;
  email: string;
}

export const confirmationMail = (user: Addressee, url: string): Mail => ({
  to: user.email,
  subject: say('mail.confirm.subject'),
  text: `${say('mail.confirm.text', { name: user.name })}\n\n${url}\n\n${say('mail.ignore')}\n`,
});

export const resetMail = (user: Addressee, url: string): Mail => ({
  to: user.email,
  subject: say('mail.reset.subject'),
  text: `${say('mail.reset.text', { name: user.name })}\n\n${url}\n\n${say('mail.ignore')}\n`,
});
