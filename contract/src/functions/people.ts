/** Functions about friends, plans and contact. */
import * as z from 'zod';
import { LIMITS } from '../limits.ts';

const id = z.string().trim().min(1).max(120);

export const manageFriendship = {
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('accept'), requestId: id, currentUserId: id }),
    z.object({ action: z.literal('remove'), senderId: id, receiverId: id, currentUserId: id }),
  ]),
  reply: z.object({ success: z.literal(true) }),
};

export const createStripeCustomerIfMissing = {
  body: z.object({ userId: id, userEmail: z.string().max(LIMITS.email).nullish() }),
  reply: z.object({ stripeCustomerId: z.string() }),
};

export const createCheckoutSession = {
  body: z.object({ priceId: z.string().max(120), successUrl: z.string().max(500), cancelUrl: z.string().max(500) }),
  reply: z.object({ sessionId: z.string(), url: z.string() }),
};

export const cancelSubscription = {
  body: z.object({}),
  reply: z.object({ success: z.literal(true), message: z.string() }),
};

export const sendContactMessage = {
  /** Empty and too long are answered with the catalogue's sentences. */
  body: z.object({ message: z.string().trim().default('') }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
};
