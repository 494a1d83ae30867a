/** The administration. Every endpoint but the figures needs the permission that its section names. */
import * as z from 'zod';
import {
  adminJobSchema, adminPersonDetailSchema, adminPersonSchema, auditEntrySchema, contactMessageSchema, engineTestSchema,
  featurableSchema, figuresSchema, healthSchema, reportedThingSchema, reportedTypeSchema,
} from '../entities/admin.ts';
import { LIMITS } from '../limits.ts';
import { byId, done, pageInput, pageOf, signedIn } from './base.ts';

const tags = ['admin'];

const byUser = z.object({ userId: z.string().min(1).max(120) });
const byThing = z.object({ contentType: reportedTypeSchema, contentId: z.string().min(1).max(120) });
/** An empty reason is refused by the service, with its own sentence. */
const withReason = z.object({ reason: z.string().max(LIMITS.reason).default('') });
const listInput = pageInput.extend({ limit: z.coerce.number().int().min(1).max(100).default(24) });

const person = '/admin/people/{userId}';
const thing = '/admin/content/{contentType}/{contentId}';

/** Permission users; to look, permission billing will do. */
const people = {
  list: signedIn
    .route({ method: 'GET', path: '/admin/people', tags })
    .input(listInput.extend({
      search: z.string().max(LIMITS.search).nullish(),
      only: z.enum(['everyone', 'suspended', 'paying', 'admins']).default('everyone'),
    }))
    .output(pageOf(adminPersonSchema).extend({ total: z.number().int() })),
  show: signedIn.route({ method: 'GET', path: person, tags }).input(byUser).output(adminPersonDetailSchema),
  /** Signs the person out everywhere. */
  suspend: signedIn
    .route({ method: 'POST', path: `${person}/suspend`, tags })
    .input(byUser.extend(withReason.shape))
    .output(adminPersonDetailSchema),
  restore: signedIn
    .route({ method: 'POST', path: `${person}/restore`, tags })
    .input(byUser.extend(withReason.shape))
    .output(adminPersonDetailSchema),
  /** Permission billing: gives a plan until a day, without a payment; the free plan takes it away. */
  setPlan: signedIn
    .route({ method: 'PUT', path: `${person}/plan`, tags })
    .input(byUser.extend({ priceId: z.string().max(120), months: z.number().int().min(1).max(36).default(1), ...withReason.shape }))
    .output(adminPersonDetailSchema),
};

/** Permission content. */
const content = {
  reports: signedIn
    .route({ method: 'GET', path: '/admin/reports', tags })
    .input(z.object({ status: z.enum(['open', 'settled']).default('open') }))
    .output(z.array(reportedThingSchema)),
  hide: signedIn.route({ method: 'POST', path: `${thing}/hide`, tags }).input(byThing.extend(withReason.shape)).output(done),
  restore: signedIn.route({ method: 'POST', path: `${thing}/restore`, tags }).input(byThing.extend(withReason.shape)).output(done),
  /** Its reports are dealt with. */
  settle: signedIn.route({ method: 'POST', path: `${thing}/settle`, tags }).input(byThing).output(done),
  featured: signedIn.route({ method: 'GET', path: '/admin/featured', tags }).output(z.array(featurableSchema)),
  /** Public characters with pictures that could be featured. */
  featurable: signedIn
    .route({ method: 'GET', path: '/admin/featured/candidates', tags })
    .input(z.object({ search: z.string().max(LIMITS.search).default('') }))
    .output(z.array(featurableSchema)),
  /** In this order; an empty list leaves the choice to the newest ones. */
  feature: signedIn
    .route({ method: 'PUT', path: '/admin/featured', tags })
    .input(z.object({ characterIds: z.array(z.string().max(120)).max(LIMITS.featuredCharacters) }))
    .output(z.array(featurableSchema)),
};

/** Permission users. */
const messages = {
  list: signedIn
    .route({ method: 'GET', path: '/admin/messages', tags })
    .input(listInput.extend({ status: z.enum(['open', 'answered']).default('open') }))
    .output(pageOf(contactMessageSchema)),
  mark: signedIn
    .route({ method: 'PUT', path: '/admin/messages/{id}', tags })
    .input(byId.extend({ answered: z.boolean() }))
    .output(contactMessageSchema),
};

/** Permission system. */
const system = {
  health: signedIn.route({ method: 'GET', path: '/admin/health', tags }).output(healthSchema),
  jobs: signedIn
    .route({ method: 'GET', path: '/admin/jobs', tags })
    .input(listInput.extend({ status: z.enum(['open', 'failed', 'over']).default('open') }))
    .output(pageOf(adminJobSchema)),
  retry: signedIn.route({ method: 'POST', path: '/admin/jobs/{id}/retry', tags }).input(byId).output(adminJobSchema),
  cancel: signedIn.route({ method: 'POST', path: '/admin/jobs/{id}/cancel', tags }).input(byId).output(adminJobSchema),
  /** Has every engine make something small. */
  testEngines: signedIn.route({ method: 'POST', path: '/admin/engines/test', tags }).output(z.array(engineTestSchema)),
  audit: signedIn.route({ method: 'GET', path: '/admin/audit', tags }).input(listInput).output(pageOf(auditEntrySchema)),
};

export const admin = {
  /** For every administrator. */
  figures: signedIn.route({ method: 'GET', path: '/admin/figures', tags }).output(figuresSchema),
  people, content, messages, system,
};
