/** What Stripe says on its own: believed when it is signed and fresh, and done once. */
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { billingEvents } from '../../../database/schema/index.ts';
import { refuse } from '../../../http/refuse.ts';
import { askStanding, type StripeParts, writeStanding } from './keep-standing.ts';

/** A message that was signed longer ago is not believed: somebody may have kept it. */
const FRESH_SECONDS = 300;
/** Stripe tells again what it was not answered, so a message waits less than a person. */
const HASTY: Stripe.RequestOptions = { timeout: 10_000, maxNetworkRetries: 0 };

function believe({ stripe, settings, services }: StripeParts, body: string, signature: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, FRESH_SECONDS, undefined, services.clock.now().getTime());
  } catch (error) {
    // The signature is looked at first, so only what was really signed can be too old.
    if (/tolerance/.test((error as Error).message)) return refuse('BAD_REQUEST', 'webhook.too-old');
    return refuse('BAD_REQUEST', 'webhook.signature.invalid');
  }
}

/** Events that can change how a subscription stands. */
const TELLING = /^(?:checkout\.session\.(?:completed|async_payment_succeeded)|customer\.subscription\.\w+|customer\.deleted|invoice\.(?:paid|payment_\w+))$/;

function customerIn(event: Stripe.Event): string | null {
  if (!TELLING.test(event.type)) return null;
  const about = event.data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (about.object === 'customer') return about.id ?? null;
  return typeof about.customer === 'object' ? (about.customer?.id ?? null) : (about.customer ?? null);
}

/** The event is remembered together with what it changed: an event that failed half way comes again and is done then. */
export async function hear(parts: StripeParts, body: string, signature: string): Promise<'heard' | 'known'> {
  const { db, clock } = parts.services;
  const event = believe(parts, body, signature);
  const known = await db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, event.id));
  if (known.length > 0) return 'known';
  const customer = customerIn(event);
  const answer = customer && (await askStanding(parts, customer, HASTY));
  return db.transaction(async (tx) => {
    const row = { id: event.id, type: event.type, madeAt: new Date(event.created * 1000), createdAt: clock.now() };
    const isNew = await tx.insert(billingEvents).values(row).onConflictDoNothing().returning({ id: billingEvents.id });
    if (isNew.length === 0) return 'known';
    if (answer) await writeStanding(parts, tx, answer);
    return 'heard';
  });
}
