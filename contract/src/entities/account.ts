/** The account behind the profile, and what was paid. */
import * as z from 'zod';

export const sessionSchema = z.object({
  id: z.string(),
  /** Such as 'Firefox on Windows'. */
  device: z.string(),
  signedInAt: z.date(),
  lastSeenAt: z.date(),
  /** The session that asks. */
  isThis: z.boolean(),
});
export type AccountSession = z.infer<typeof sessionSchema>;

export const accountSchema = z.object({
  email: z.string(),
  /** False where somebody only ever signed in with Google or Apple. */
  hasPassword: z.boolean(),
  /** An address that was asked for and is not confirmed yet. */
  newEmail: z.string().nullable(),
  sessions: z.array(sessionSchema),
});
export type Account = z.infer<typeof accountSchema>;

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  date: z.date(),
  /** Cents; of a trial nothing. */
  amount: z.number().int(),
  currency: z.string(),
  /** In words of the provider: paid, open, void, trial. */
  status: z.string(),
  /** The provider's own page of it. */
  url: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const planChangeSchema = z.object({
  priceId: z.string(),
  /** Cents to pay at once; below zero a credit for the coming invoices. */
  dueNow: z.number().int(),
  /** The moment by which that is counted, in seconds since 1970. */
  countedAt: z.number().int(),
  currency: z.string(),
  /** When the period ends after the change. */
  periodEnd: z.date(),
  /** The billing interval changes, so a new period begins today. */
  restarts: z.boolean(),
});
export type PlanChange = z.infer<typeof planChangeSchema>;
