/** The plan in force, asked for once for the page. */
import { FREE_PRICE_ID, isGiven, priceOf } from '@fableloom/contract/plans/prices';
import type { Subscription } from '@fableloom/contract';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';

export const useSubscription = () => useQuery(orpc.subscription.show.queryOptions());

const NAMES = { free: 'Free', explorer: 'Explorer', hero: 'Hero', unlimited: 'Unlimited' } as const;

/** Of the plan that is in force. */
export const planName = ({ plan, tier }: Pick<Subscription, 'plan' | 'tier'>): string => (isGiven({ plan, tier }) ? undefined : priceOf(tier)?.name) ?? NAMES[plan];

export const isPaid = ({ plan, tier }: Pick<Subscription, 'plan' | 'tier'>): boolean => plan !== 'free' && tier !== FREE_PRICE_ID;

/** Bought, and its period is over for longer than a renewal takes to be told: the payment service has not been heard. */
export const isUntold = (subscription: Pick<Subscription, 'plan' | 'tier' | 'isActive' | 'isGift'>): boolean =>
  isPaid(subscription) && !subscription.isGift && !subscription.isActive;
