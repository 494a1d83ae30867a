/** Takes a message to the people who run Fableloom: kept first, then mailed. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { and, count, eq, gt } from 'drizzle-orm';
import { contactMessages } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';
import type { Call, ServerFunction } from './server-function.ts';

const MOST_AN_HOUR = 5;
const HOUR_SECONDS = 60 * 60;

function checkMessage(message: string): void {
  if (message === '') refuse('BAD_REQUEST', 'contact.empty');
  if (message.length > LIMITS.contactMessage) refuse('BAD_REQUEST', 'contact.too-long', { n: LIMITS.contactMessage });
}

async function refuseWhenTooMany({ services, who }: Call): Promise<void> {
  const hourAgo = new Date(services.clock.now().getTime() - HOUR_SECONDS * 1000);
  const mine = and(eq(contactMessages.userId, who.id), gt(contactMessages.createdAt, hourAgo));
  const [row] = await services.db.select({ sent: count() }).from(contactMessages).where(mine);
  if ((row?.sent ?? 0) >= MOST_AN_HOUR) refuse('TOO_MANY_REQUESTS', 'app.too-many-tries.hour');
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
  await refuseWhenTooMany(call);
  const { services, who } = call;
  await services.db.insert(contactMessages).values({ userId: who.id, message, createdAt: services.clock.now() });
  await mailIt(call, message);
  return { success: true, message: say('contact.done') };
};
