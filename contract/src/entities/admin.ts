/** What administrators see: people, reports, messages, the state of the house, and the log of what they did. */
import * as z from 'zod';
import { contentTypeSchema } from './community.ts';
import { jobKindSchema, jobStatusSchema } from './job.ts';
import { tierSchema } from './person.ts';
import { pictureSchema } from './picture.ts';

/** What an administrator may be allowed; the word for each stands in messages/admin.ts. */
export const PERMISSIONS = ['users', 'content', 'billing', 'system'] as const;
export const permissionSchema = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof permissionSchema>;

const count = z.number().int();

export const figuresSchema = z.object({
  people: count,
  suspended: count,
  stories: count,
  pictures: count,
  narrations: count,
  /** The last thirty days (UTC), oldest first, days without anything included. */
  days: z.array(z.object({ day: z.string(), people: count, stories: count, pictures: count, narrations: count })),
  plans: z.array(z.object({ plan: tierSchema, people: count })),
  /** What waits for an administrator. */
  waiting: z.object({ reports: count, messages: count, failedJobs: count }),
});
export type Figures = z.infer<typeof figuresSchema>;

export const adminPersonSchema = z.object({
  userId: z.string(),
  displayName: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  plan: tierSchema,
  isConfirmed: z.boolean(),
  isAdmin: z.boolean(),
  suspendedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type AdminPerson = z.infer<typeof adminPersonSchema>;

export const auditEntrySchema = z.object({
  id: z.string(),
  /** Who did it; the name is gone when the account is. */
  adminId: z.string(),
  adminName: z.string().nullable(),
  act: z.string(),
  subjectType: z.enum(['person', 'story', 'character', 'comment', 'featured', 'message', 'job', 'engines', 'admin']),
  subjectId: z.string(),
  /** The name of the person, the title of the story: as it is now, not as it was. */
  subjectName: z.string().nullable(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  reason: z.string(),
  createdAt: z.date(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const adminPersonDetailSchema = adminPersonSchema.extend({
  bio: z.string(),
  suspendedReason: z.string(),
  priceId: z.string(),
  subscriptionStatus: z.string(),
  currentPeriodEnd: z.date().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  permissions: z.array(z.string()),
  counts: z.object({ stories: count, characters: count, locations: count, comments: count, friends: count, sessions: count, reportsAbout: count }),
  lastSeenAt: z.date().nullable(),
  /** What administrators did about this person, newest first. */
  history: z.array(auditEntrySchema),
  may: z.object({ suspend: z.boolean(), restore: z.boolean(), setPlan: z.boolean() }),
});
export type AdminPersonDetail = z.infer<typeof adminPersonDetailSchema>;

export const reportedTypeSchema = z.enum([...contentTypeSchema.options, 'comment']);
export type ReportedType = z.infer<typeof reportedTypeSchema>;

/** Everything that was reported about one thing, with as much of the thing as it takes to judge it. */
export const reportedThingSchema = z.object({
  contentType: reportedTypeSchema,
  contentId: z.string(),
  /** Null when it is gone meanwhile. */
  thing: z
    .object({
      title: z.string(),
      text: z.string(),
      picture: pictureSchema.nullable(),
      owner: z.object({ userId: z.string(), displayName: z.string() }),
      /** The story or character that a comment stands under. */
      under: z.object({ contentType: contentTypeSchema, title: z.string() }).nullable(),
      isHidden: z.boolean(),
      /** Where it is shared, if it is. */
      shareId: z.string().nullable(),
    })
    .nullable(),
  reports: z.array(z.object({ id: z.string(), reporterName: z.string(), reason: z.string(), createdAt: z.date() })),
  isSettled: z.boolean(),
  newestAt: z.date(),
});
export type ReportedThing = z.infer<typeof reportedThingSchema>;

export const featurableSchema = z.object({
  id: z.string(), name: z.string(), type: z.string(), picture: pictureSchema, ownerName: z.string(),
});
export type Featurable = z.infer<typeof featurableSchema>;

export const contactMessageSchema = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.date(),
  answeredAt: z.date().nullable(),
  answeredBy: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const healthSchema = z.object({
  database: z.object({ version: z.string(), megabytes: z.number(), connections: count, answersInMs: z.number() }),
  process: z.object({ upSeconds: z.number(), memoryMegabytes: z.number(), node: z.string(), workers: count }),
  queue: z.object({ waiting: count, working: count, failedToday: count, doneToday: count, oldestWaitingSeconds: z.number().nullable() }),
  engines: z.array(z.object({ engine: z.enum(['writer', 'illustrator', 'narrator', 'eyes', 'safety']), provider: z.string() })),
  mail: z.string(),
  payments: z.string(),
});
export type Health = z.infer<typeof healthSchema>;

export const adminJobSchema = z.object({
  id: z.string(),
  kind: jobKindSchema,
  status: jobStatusSchema,
  progress: z.string(),
  attempts: count,
  error: z.string().nullable(),
  title: z.string().nullable(),
  person: z.object({ userId: z.string(), displayName: z.string() }),
  createdAt: z.date(),
  updatedAt: z.date(),
  may: z.object({ retry: z.boolean(), cancel: z.boolean() }),
});
export type AdminJob = z.infer<typeof adminJobSchema>;

export const engineTestSchema = z.object({
  engine: healthSchema.shape.engines.element.shape.engine,
  provider: z.string(),
  isWell: z.boolean(),
  /** What it made, or why it could not. */
  said: z.string(),
  tookMs: z.number(),
});
export type EngineTest = z.infer<typeof engineTestSchema>;
