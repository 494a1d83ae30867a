/** Stripe where its key is set, the trial everywhere else. */
import type { Services } from '../../services.ts';
import type { Payments } from './payments.port.ts';
import { trialPayments } from './trial.ts';

export async function openPayments(parts: Pick<Services, 'db' | 'config' | 'clock' | 'log'>): Promise<Payments> {
  const { stripe } = parts.config;
  if (!stripe) return trialPayments(parts);
  // Stripe's library is large, and most houses do without it.
  const { stripePayments } = await import('./stripe/stripe-payments.ts');
  return stripePayments(parts, stripe);
}
