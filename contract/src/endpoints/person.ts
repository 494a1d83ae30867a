/** The signed-in person: profile, plan, checkout, notifications. */
import * as z from 'zod';
import { invoiceSchema, planChangeSchema } from '../entities/account.ts';
import { meSchema, notificationSchema, profileFormSchema, profileSchema, subscriptionSchema } from '../entities/person.ts';
import { LIMITS } from '../limits.ts';
import { byId, done, signedIn } from './base.ts';

export const me = {
  show: signedIn.route({ method: 'GET', path: '/me', tags: ['profile'] }).output(meSchema),
  update: signedIn.route({ method: 'PUT', path: '/me', tags: ['profile'] }).input(profileFormSchema).output(profileSchema),
  /** The picture as a data address; it is decoded, made square and written anew. */
  setPhoto: signedIn
    .route({ method: 'PUT', path: '/me/photo', tags: ['profile'] })
    .input(z.object({ picture: z.string().max(LIMITS.upload.pictureMegabytes * 1_400_000) }))
    .output(profileSchema),
  removePhoto: signedIn.route({ method: 'DELETE', path: '/me/photo', tags: ['profile'] }).output(profileSchema),
};

const tags = ['subscription'];
const price = z.object({ priceId: z.string().max(120) });
const confirmed = planChangeSchema.pick({ dueNow: true, countedAt: true });
export const subscription = {
  show: signedIn.route({ method: 'GET', path: '/subscription', tags }).output(subscriptionSchema),
  /** Opens a checkout for a price; the browser goes to `url`. */
  checkout: signedIn
    .route({ method: 'POST', path: '/subscription/checkout', tags, successStatus: 201 })
    .input(price)
    .output(z.object({ sessionId: z.string(), url: z.string() })),
  /** The trial checkout that takes no money. */
  checkoutSession: signedIn
    .route({ method: 'GET', path: '/subscription/checkout/{id}', tags })
    .input(byId)
    .output(z.object({ id: z.string(), priceId: z.string(), status: z.enum(['open', 'complete', 'expired']), trial: z.boolean() })),
  completeTrial: signedIn.route({ method: 'POST', path: '/subscription/checkout/{id}/complete', tags }).input(byId).output(z.object({ url: z.string() })),
  cancel: signedIn.route({ method: 'POST', path: '/subscription/cancel', tags }).output(subscriptionSchema),
  resume: signedIn.route({ method: 'POST', path: '/subscription/resume', tags }).output(subscriptionSchema),
  /** What moving to another paid plan would cost and mean. */
  previewChange: signedIn.route({ method: 'POST', path: '/subscription/change/preview', tags }).input(price).output(planChangeSchema),
  /** @param confirmed what was shown; where that is not the price any more, nothing is changed */
  change: signedIn.route({ method: 'POST', path: '/subscription/change', tags }).input(price.extend({ confirmed: confirmed.optional() })).output(subscriptionSchema),
  /** Asks the payment provider how things stand, after a checkout. */
  refresh: signedIn.route({ method: 'POST', path: '/subscription/refresh', tags }).output(subscriptionSchema),
  invoices: signedIn
    .route({ method: 'GET', path: '/subscription/invoices', tags })
    .output(z.object({ items: z.array(invoiceSchema), hasPortal: z.boolean() })),
  /** The provider's own page for cards, addresses and invoices. */
  portal: signedIn.route({ method: 'POST', path: '/subscription/portal', tags }).output(z.object({ url: z.string() })),
};

export const notifications = {
  list: signedIn.route({ method: 'GET', path: '/notifications', tags: ['notifications'] }).output(z.array(notificationSchema)),
  markRead: signedIn.route({ method: 'PUT', path: '/notifications/{id}/read', tags: ['notifications'] }).input(byId).output(done),
  markAllRead: signedIn.route({ method: 'PUT', path: '/notifications/read', tags: ['notifications'] }).output(done),
  remove: signedIn.route({ method: 'DELETE', path: '/notifications/{id}', tags: ['notifications'] }).input(byId).output(done),
};
