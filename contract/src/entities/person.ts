/** The signed-in person: profile, plan, usage, notifications. */
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { pictureQualitySchema } from './picture.ts';
import { writtenLine, writtenText } from './written.ts';

export const preferencesSchema = z.object({
  imageQuality: pictureQualitySchema.default('standard'),
  theme: z.enum(['system', 'day', 'bedtime']).default('system'),
  readingFont: z.enum(['auto', 'andika', 'literata', 'lexend', 'atkinson', 'opendyslexic']).default('auto'),
  /** Pixels; null means the size that suits the story's age. */
  readingSize: z.number().int().min(16).max(40).nullable().default(null),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const profileSchema = z.object({
  userId: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoUrl: z.string().nullable(),
  bio: z.string(),
  preferences: preferencesSchema,
  requiresEmailVerification: z.boolean(),
  /** People who said yes to each other. */
  friends: z.array(z.string()),
  priceId: z.string().nullable(),
  subscriptionStatus: z.string().nullable(),
  currentPeriodEnd: z.date().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  stripeCustomerId: z.string().nullable(),
  imagesGeneratedCount: z.number().int(),
  imagesGeneratedThisMonth: z.number().int(),
  /** Start of the month that is counted. */
  lastImageResetDate: z.date(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileFormSchema = z.object({
  displayName: writtenLine(LIMITS.name).min(1),
  bio: writtenText(LIMITS.bio),
  preferences: preferencesSchema,
});
export type ProfileForm = z.infer<typeof profileFormSchema>;

const limitSchema = z.union([z.number().int(), z.literal('unlimited')]);
/** used of limit; images and stories count per calendar month (UTC). */
const usageSchema = z.object({ used: z.number().int(), limit: limitSchema });
export type Usage = z.infer<typeof usageSchema>;

export const allowanceSchema = z.object({
  stories: usageSchema,
  characters: usageSchema,
  locations: usageSchema,
  narrations: usageSchema,
  characterImages: usageSchema,
  locationImages: usageSchema,
  images: usageSchema,
  charactersPerStory: limitSchema,
  /** When the monthly counters start again. */
  renewsAt: z.date(),
});
export type AllowanceView = z.infer<typeof allowanceSchema>;

export const tierSchema = z.enum(['free', 'explorer', 'hero', 'unlimited']);

export const subscriptionSchema = z.object({
  /** A price id; price_free when there is none. */
  tier: z.string(),
  plan: tierSchema,
  isActive: z.boolean(),
  status: z.string(),
  currentPeriodEnd: z.date(),
  cancelAtPeriodEnd: z.boolean(),
  /** An administrator gave it, until `currentPeriodEnd`; one can be bought in its place. */
  isGift: z.boolean(),
  imagesGeneratedCount: z.number().int(),
  imagesGeneratedThisMonth: z.number().int(),
  limits: allowanceSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const meSchema = z.object({
  profile: profileSchema,
  subscription: subscriptionSchema,
  unreadNotifications: z.number().int(),
  admin: z.object({ role: z.string(), permissions: z.array(z.string()) }).nullable(),
});
export type Me = z.infer<typeof meSchema>;

export const notificationSchema = z.object({
  id: z.string(),
  userId: z.string(),
  type: z.enum(['usage_reminder', 'like_alert', 'comment_alert', 'engagement_summary', 'other']),
  title: z.string(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()),
  isRead: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Notification = z.infer<typeof notificationSchema>;
