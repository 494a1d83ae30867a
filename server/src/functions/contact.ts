/** Takes a message to the people who run Fableloom: kept first, then mailed. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { eq } from 'drizzle-orm';
import { contactMessages } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';
import { type Pace, refuseHaste } from '../http/refuse-haste.ts';
import type { Call, ServerFunction } from './server-function.ts';

const MOST_MESSAGES: Pace = { most: 5, seconds: 60 * 60 };

function checkMessage(message: string): void {
  if (message === '') refuse('BAD_REQUEST', 'contact.empty');
  if (message.length > LIMITS.contactMessage) refuse('BAD_REQUEST', 'contact.too-long', { n: LIMITS.contactMessage });
}

/** A message that cannot be mailed is not lost: it waits where administrators read it. */
async function mailIt({ services, who }: Call, message: string): Promise<void> {
  const { config, mailer, log } = services;
  const keptOnly = (error: unknown) => log.error({ error }, 'a contact message was kept and not mailed');
  const subject = say('mail.contact.subject', { name: who.name });
  const text = `${message}\n\n${who.name} <${who.email}>\n`;
  await mailer.send({ to: config.CONTACT_EMAIL, subject, text }).catch(keptOnly);
}

export const sendContactMessage: ServerFunction<'send-contact-message'> = async (call, { message }) => {
  checkMessage(message);
  const { services, who } = call;
  const now = services.clock.now();
  const sent = { table: contactMessages, mine: eq(contactMessages.userId, who.id), createdAt: contactMessages.createdAt };
  await refuseHaste(services.db, sent, now, MOST_MESSAGES);
  await services.db.insert(contactMessages).values({ userId: who.id, message, createdAt: now });
  await mailIt(call, message);
  return { success: true, message: say('contact.done') };
};
