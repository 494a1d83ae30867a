/** Characters and locations that families make, and the characters they lend to friends. */
import type { Appearance, AdvancedFeatures, CharacterForm, ImageHistoryItem, KeptRelationship, Picture, Sharing } from '@fableloom/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

const owner = () => text('user_id').notNull().references(() => user.id, { onDelete: 'cascade' });

/** Read by Explore: the words must be those of its query, or PostgreSQL does not use the index. */
const onShelf = sql`sharing->>'isPublic' = 'true' and sharing->>'listed' = 'true' and hidden_at is null`;

export const characters = pgTable(
  'characters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    gender: text('gender').$type<'male' | 'female'>().notNull().default('male'),
    personality: text('personality').notNull(),
    magicalPower: text('magical_power').notNull().default(''),
    appearance: jsonb('appearance').$type<Appearance>().notNull(),
    role: text('role').notNull().default(''),
    /** To characters that the owner may use; those that are gone are left out when it is read. */
    relationships: jsonb('relationships').$type<KeptRelationship[]>().notNull().default([]),
    imageUrl: text('image_url'),
    imagePath: text('image_path'),
    mainImage: text('main_image'),
    picture: jsonb('picture').$type<Picture>(),
    advancedFeatures: jsonb('advanced_features').$type<CharacterForm['advancedFeatures']>().notNull(),
    customDescription: text('custom_description').notNull().default(''),
    customPrompt: text('custom_prompt').notNull().default(''),
    generatedPrompt: text('generated_prompt').notNull().default(''),
    imageHistory: jsonb('image_history').$type<ImageHistoryItem[]>().notNull().default([]),
    sharing: jsonb('sharing').$type<Sharing>(),
    /** The name that the form gave it before it was saved. */
    tempId: text('temp_id'),
    /** When an administrator hid it from everyone but its owner. */
    hiddenAt: moment('hidden_at'),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('characters_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    uniqueIndex('characters_made_once').on(table.userId, table.tempId),
    index('characters_public').on(table.createdAt.desc()).where(sql`sharing->>'isPublic' = 'true' and picture is not null`),
    index('characters_link').on(sql`(sharing->>'shareId')`),
    index('characters_shelf_new').on(sql`(sharing->>'sharedAt') desc`, sql`id desc`).where(onShelf),
    index('characters_shelf_loved').on(sql`((sharing->>'likes')::int) desc`, sql`(sharing->>'sharedAt') desc`, sql`id desc`).where(onShelf),
  ],
);

export const sharedCharacters = pgTable(
  'shared_characters',
  {
    characterId: uuid('character_id').notNull().references(() => characters.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull().references(() => user.id, { onDelete: 'cascade' }),
    sharedWithUserId: text('shared_with_user_id').notNull().references(() => user.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.characterId, table.sharedWithUserId] }), index('shared_characters_with').on(table.sharedWithUserId)],
);

export const locations = pgTable(
  'locations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    category: text('category').notNull().default(''),
    subcategory: text('subcategory').notNull().default(''),
    description: text('description').notNull().default(''),
    customDescription: text('custom_description').notNull().default(''),
    magicalProperties: jsonb('magical_properties').$type<string[]>().notNull().default([]),
    inhabitants: jsonb('inhabitants').$type<string[]>().notNull().default([]),
    climate: text('climate').notNull().default(''),
    dangers: jsonb('dangers').$type<string[]>().notNull().default([]),
    treasures: jsonb('treasures').$type<string[]>().notNull().default([]),
    imageUrl: text('image_url'),
    imagePath: text('image_path'),
    mainImage: text('main_image'),
    picture: jsonb('picture').$type<Picture>(),
    advancedFeatures: jsonb('advanced_features').$type<AdvancedFeatures>().notNull(),
    customPrompt: text('custom_prompt').notNull().default(''),
    generatedPrompt: text('generated_prompt').notNull().default(''),
    imageHistory: jsonb('image_history').$type<ImageHistoryItem[]>().notNull().default([]),
    /** The name that the form gave it before it was saved. */
    tempId: text('temp_id'),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('locations_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    uniqueIndex('locations_made_once').on(table.userId, table.tempId),
  ],
);
