/** Stripe: does it take our key, are the prices those of our plans, and is its billing page set up? */
import { priceOf } from '@fableloom/contract/plans/prices';
import * as z from 'zod';
import type { StripeSettings } from '../ports/payments/stripe/settings.ts';
import { answersWith, askAddress, Wrong } from './wrong.ts';

const priceSchema = z.object({
  active: z.boolean(), unit_amount: z.number().nullish(), currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.number().default(1) }).nullish(),
});

const OWN_ADDRESS = 'https://api.stripe.com';
/** Of the prices on our pages. */
const CURRENCY = 'usd';

const portalsSchema = z.object({ data: z.array(z.unknown()) });

/** Until its settings were saved once, Stripe opens its billing page for nobody. What a restricted key may not read shows with the first family. */
async function checkPortal({ secretKey, apiUrl }: StripeSettings): Promise<void> {
  const url = `${apiUrl ?? OWN_ADDRESS}/v1/billing_portal/configurations?active=true&is_default=true`;
  const answer = await askAddress('Stripe', url, { headers: { authorization: `Bearer ${secretKey}` } });
  if (!answer.ok) return;
  const { data: found } = portalsSchema.safeParse(await answer.json().catch(() => null));
  if (found?.data.length === 0) throw new Wrong('Stripe: its billing page has no settings yet; save them once in its dashboard (Settings, Billing, Customer portal).');
}

/** A restricted key may do what it was allowed to, one by one; who may write may read, which is harmless. */
const RIGHTS = ['customers', 'checkout/sessions', 'subscriptions', 'invoices'] as const;

async function checkRights({ secretKey, apiUrl }: StripeSettings): Promise<void> {
  for (const what of RIGHTS) {
    const answer = await askAddress('Stripe', `${apiUrl ?? OWN_ADDRESS}/v1/${what}?limit=1`, { headers: { authorization: `Bearer ${secretKey}` } });
    if (answer.status === 403) throw new Wrong(`Stripe: this key may not read ${what.replace('/', ' ')}; give it the rights that docs/operating.md names.`);
  }
}

export async function checkStripe(settings: StripeSettings): Promise<string> {
  const { secretKey, apiUrl, prices } = settings;
  for (const [ours, theirs] of Object.entries(prices)) {
    const answer = await askAddress('Stripe', `${apiUrl ?? OWN_ADDRESS}/v1/prices/${theirs}`, { headers: { authorization: `Bearer ${secretKey}` } });
    if (answer.status === 401) throw new Wrong('Stripe: it does not accept this key; correct STRIPE_SECRET_KEY.');
    if (answer.status === 403) throw new Wrong('Stripe: this key may not read prices; give it the rights that docs/operating.md names.');
    const variable = `STRIPE_${ours.toUpperCase()}`;
    if (answer.status === 404) throw new Wrong(`Stripe: there is no price ${theirs}; correct ${variable}.`);
    if (!answer.ok) throw new Wrong(`Stripe: it ${answersWith(answer.status)}.`);
    const { data: price } = priceSchema.safeParse(await answer.json().catch(() => null));
    if (!price) throw new Wrong(`Stripe: ${new URL(apiUrl ?? OWN_ADDRESS).host} does not speak as Stripe does; correct STRIPE_API_URL.`);
    const sold = priceOf(ours);
    if (!price.active) throw new Wrong(`Stripe: the price ${theirs} is not sold any more; correct ${variable}.`);
    if (sold && price.currency !== CURRENCY) throw new Wrong(`Stripe: the price ${theirs} is in ${price.currency.toUpperCase()} where our pages say ${CURRENCY.toUpperCase()}; correct ${variable}.`);
    if (sold && price.unit_amount !== sold.amount) {
      throw new Wrong(`Stripe: the price ${theirs} is ${price.unit_amount} cents where our pages say ${sold.amount}; correct ${variable}.`);
    }
    const { interval, interval_count: every } = price.recurring ?? {};
    if (sold && (interval !== sold.interval || every !== 1)) throw new Wrong(`Stripe: the price ${theirs} is not by the ${sold.interval}; correct ${variable}.`);
  }
  await checkRights(settings);
  await checkPortal(settings);
  return `the key fits, and so do ${Object.keys(prices).length} prices`;
}
