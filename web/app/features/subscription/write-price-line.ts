import { say } from '@fableloom/contract/messages/index';
import { writePrice, type Interval } from '@fableloom/contract/plans/prices';

/** '$2.99 per month' */
export function writePriceLine(amount: number, interval: Interval): string {
  return say(interval === 'month' ? 'subscription.screen.price.month' : 'subscription.screen.price.year', { price: writePrice(amount) });
}
