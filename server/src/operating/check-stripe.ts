/** Stripe: does it take our key, and are the prices those of our plans? */
import { priceOf } from '@fableloom/contract/plans/prices';
import type { StripeSettings } from '../ports/payments/stripe/settings.ts';
import { askAddress, Wrong } from './wrong.ts';

interface ThePrice {
  active: boolean;
  unit_amount: number | null;
  recurring: { interval: string } | null;
}

export async function checkStripe({ secretKey, apiUrl, prices }: StripeSettings): Promise<string> {
  for (const [ours, theirs] of Object.entries(prices)) {
    const answer = await askAddress('Stripe', `${apiUrl ?? 'https://api.stripe.com'}/v1/prices/${theirs}`, { headers: { authorization: `Bearer ${secretKey}` } });
    if (answer.status === 401) throw new Wrong('Stripe: it does not accept this key; correct STRIPE_SECRET_KEY.');
    if (answer.status === 403) throw new Wrong('Stripe: this key may not read prices; give it the rights that docs/operating.md names.');
    const variable = `STRIPE_${ours.toUpperCase()}`;
    if (answer.status === 404) throw new Wrong(`Stripe: there is no price ${theirs}; correct ${variable}.`);
    if (!answer.ok) throw new Wrong(`Stripe: it answers ${answer.status}.`);
    const price = (await answer.json()) as ThePrice;
    const sold = priceOf(ours);
    if (!price.active) throw new Wrong(`Stripe: the price ${theirs} is not sold any more; correct ${variable}.`);
    if (sold && price.unit_amount !== sold.amount) {
      throw new Wrong(`Stripe: the price ${theirs} is ${price.unit_amount} cents where our pages say ${sold.amount}; correct ${variable}.`);
    }
    if (sold && price.recurring?.interval !== sold.interval) throw new Wrong(`Stripe: the price ${theirs} is not by the ${sold.interval}; correct ${variable}.`);
  }
  return `the key fits, and so do ${Object.keys(prices).length} prices`;
}
