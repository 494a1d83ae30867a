import { say } from '@fableloom/contract/messages/index';
import { priceOf } from '@fableloom/contract/plans/prices';

/** 'Hero (Yearly)': a plan with its interval, where the two are chosen among. */
export function writePlan(priceId: string): string {
  const price = priceOf(priceId);
  return price ? `${price.name} (${say(price.interval === 'month' ? 'subscription.screen.monthly' : 'subscription.screen.yearly')})` : priceId;
}
