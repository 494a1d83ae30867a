/** The mails of an account. Bodies are plain text, each link alone on its line. */
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

/** To the address that is to be confirmed. */
export const newAddressMail = (user: Addressee, url: string): Mail => ({
  to: user.email,
  subject: say('mail.new-address.subject'),
  text: `${say('mail.new-address.text', { name: user.name })}\n\n${url}\n\n${say('mail.ignore')}\n`,
});

/** To the address in use, before anything has changed. */
export const addressAskedMail = (user: Addressee, email: string): Mail => ({
  to: user.email,
  subject: say('mail.address-asked.subject'),
  text: `${say('mail.address-asked.text', { name: user.name, email })}\n`,
});

/** To the address that is not in use any more. */
export const addressChangedMail = (user: Addressee, email: string, contact: string): Mail => ({
  to: user.email,
  subject: say('mail.address-changed.subject'),
  text: `${say('mail.address-changed.text', { name: user.name, email, contact })}\n`,
});

export const passwordChangedMail = (user: Addressee): Mail => ({
  to: user.email,
  subject: say('mail.password-changed.subject'),
  text: `${say('mail.password-changed.text', { name: user.name })}\n`,
});

export const goodbyeMail = (user: Addressee): Mail => ({
  to: user.email,
  subject: say('mail.goodbye.subject'),
  text: `${say('mail.goodbye.text', { name: user.name })}\n`,
});

export const suspendedMail = (user: Addressee, contact: string): Mail => ({
  to: user.email,
  subject: say('mail.suspended.subject'),
  text: `${say('mail.suspended.text', { name: user.name, contact })}\n`,
});

/** @param url where to sign in again */
export const restoredMail = (user: Addressee, url: string): Mail => ({
  to: user.email,
  subject: say('mail.restored.subject'),
  text: `${say('mail.restored.text', { name: user.name })}\n\n${url}\n`,
});
