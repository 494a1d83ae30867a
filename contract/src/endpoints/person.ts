/** The signed-in person: profile, plan, checkout, notifications. */
import * as z from 'zod';
import { meSchema, notificationSchema, profileFormSchema, profileSchema, subscriptionSchema } from '../entities/person.ts';
import { byId, done, signedIn } from './base.ts';

export const me = {
  show: signedIn.route({ method: 'GET', path: '/me', tags: ['profile'] }).output(meSchema),
  update: signedIn.route({ method: 'PUT', path: '/me', tags: ['profile'] }).input(profileFormSchema).output(profileSchema),
};

const tags = ['subscription'];
export const subscription = {
  show: signedIn.route({ method: 'GET', path: '/subscription', tags }).output(subscriptionSchema),
  /** Opens a checkout for a price; the browser goes to `url`. */
  checkout: signedIn
    .route({ method: 'POST', path: '/subscription/checkout', tags, successStatus: 201 })
    .input(z.object({ priceId: z.string().max(120) }))
    .output(z.object({ sessionId: z.string(), url: z.string() })),
  /** The trial checkout that takes no money. */
  checkoutSession: signedIn
    .route({ method: 'GET', path: '/subscription/checkout/{id}', tags })
    .input(byId)
    .output(z.object({ id: z.string(), priceId: z.string(), status: z.enum(['open', 'complete', 'expired']), trial: z.boolean() })),
  completeTrial: signedIn.route({ method: 'POST', path: '/subscription/checkout/{id}/complete', tags }).input(byId).output(z.object({ url: z.string() })),
  cancel: signedIn.route({ method: 'POST', path: '/subscription/cancel', tags }).output(subscriptionSchema),
  resume: signedIn.route({ method: 'POST', path: '/subscription/resume', tags }).output(subscriptionSchema),
};

export const notifications = {
  list: signedIn.route({ method: 'GET', path: '/notifications', tags: ['notifications'] }).output(z.array(notificationSchema)),
  markRead: signedIn.route({ method: 'PUT', path: '/notifications/{id}/read', tags: ['notifications'] }).input(byId).output(done),
  markAllRead: signedIn.route({ method: 'PUT', path: '/notifications/read', tags: ['notifications'] }).output(done),
  remove: signedIn.route({ method: 'DELETE', path: '/notifications/{id}', tags: ['notifications'] }).input(byId).output(done),
};
