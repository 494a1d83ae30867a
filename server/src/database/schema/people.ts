/** Profiles, administrators, notifications, friends, comments and likes. */
import type { Preferences } from '@fableloom/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

const owner = () => text('user_id').notNull().references(() => user.id, { onDelete: 'cascade' });

export const profiles = pgTable('profiles', {
  userId: text('user_id').primaryKey().references(() => user.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  displayName: text('display_name').notNull(),
  photoUrl: text('photo_url'),
  bio: text('bio').notNull().default(''),
  preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull().default({}),
  imagesGeneratedCount: integer('images_generated_count').notNull().default(0),
  imagesGeneratedThisMonth: integer('images_generated_this_month').notNull().default(0),
  lastImageResetDate: moment('last_image_reset_date'),
  friends: jsonb('friends').$type<string[]>().notNull().default([]),
  stripeCustomerId: text('stripe_customer_id'),
  priceId: text('price_id'),
  subscriptionStatus: text('subscription_status'),
  currentPeriodEnd: moment('current_period_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  /** By an administrator, for nothing: it ends by itself, and one can be bought in its place. */
  planGiven: boolean('plan_given').notNull().default(false),
  /** When the payment service was asked for what stands above. */
  standingAskedAt: moment('standing_asked_at'),
  /** A page was opened on which they may have paid; null once it is known that they did. */
  checkoutOpenedAt: moment('checkout_opened_at'),
  /** The payment service may still know the address that they had before. */
  addressOwed: boolean('address_owed').notNull().default(false),
  hiddenFromSearch: boolean('hidden_from_search').notNull().default(false),
  requiresEmailVerification: boolean('requires_email_verification').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
}, (table) => [
  index('profiles_customer').on(table.stripeCustomerId),
  index('profiles_period').on(table.currentPeriodEnd).where(sql`price_id is not null`),
]);

export const admins = pgTable('admins', {
  userId: text('user_id').primaryKey().references(() => user.id, { onDelete: 'cascade' }),
  role: text('role').notNull().default('admin'),
  permissions: jsonb('permissions').$type<unknown>().notNull().default([]),
  createdAt: createdAt(),
});

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    type: text('type').$type<'usage_reminder' | 'like_alert' | 'comment_alert' | 'engagement_summary' | 'other'>().notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    isRead: boolean('is_read').notNull().default(false),
    /** Two notifications of one person never have the same; null for those that may come again. */
    once: text('once'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('notifications_unread').on(table.userId).where(sql`not is_read`),
    // Those that one person caused leave with that person.
    index('notifications_actor').on(sql`(data->>'actorId')`).where(sql`data->>'actorId' is not null`),
    uniqueIndex('notifications_once').on(table.userId, table.once).where(sql`once is not null`),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contentId: text('content_id').notNull(),
    contentType: text('content_type').$type<'story' | 'character'>().notNull(),
    userId: owner(),
    text: text('text').notNull(),
    likes: integer('likes').notNull().default(0),
    /** When an administrator hid it. */
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('comments_newest').on(table.contentType, table.contentId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())],
);

export const likes = pgTable(
  'likes',
  {
    contentId: text('content_id').notNull(),
    contentType: text('content_type').$type<'story' | 'character'>().notNull(),
    userId: owner(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.contentId, table.userId] }), index('likes_user').on(table.userId), index('likes_week').on(table.createdAt)],
);

export const friendRequests = pgTable(
  'friend_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    senderId: text('sender_id').notNull().references(() => user.id, { onDelete: 'cascade' }),
    receiverId: text('receiver_id').notNull().references(() => user.id, { onDelete: 'cascade' }),
    status: text('status').$type<'pending' | 'accepted' | 'declined' | 'cancelled'>().notNull().default('pending'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('friend_requests_sender').on(table.senderId, table.status),
    index('friend_requests_receiver').on(table.receiverId, table.status),
    uniqueIndex('friend_requests_one_pending').on(table.senderId, table.receiverId).where(sql`status = 'pending'`),
  ],
);
