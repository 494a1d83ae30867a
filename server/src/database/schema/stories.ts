/** Stories, the versions of their parts, scene pictures and narrations. */
import type { CastMember, CharacterForm, LocationForm, Picture, Relationship, SceneImage, Sharing, SpokenName, SpokenWord } from '@fableloom/contract';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { user } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

type PhaseName = 'introduction' | 'development' | 'climax' | 'resolution';
const owner = () => text('user_id').notNull().references(() => user.id, { onDelete: 'cascade' });

export interface StoryCast {
  characters: (CharacterForm & { id: string; picture: Picture | null })[];
  places: (LocationForm & { id: string; picture: Picture | null })[];
}

/** Read by Explore: the words must be those of its query, or PostgreSQL does not use the index. */
const onShelf = sql`sharing->>'isPublic' = 'true' and sharing->>'listed' = 'true' and hidden_at is null`;

export const stories = pgTable(
  'stories',
  {
    /** story_ plus a timestamp. */
    id: text('id').primaryKey(),
    userId: owner(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    characters: jsonb('characters').$type<CastMember[]>().notNull(),
    locations: jsonb('locations').$type<CastMember[]>().notNull().default([]),
    /** Characters and places with all their traits as they were when the story was begun, so that it stays itself. */
    cast: jsonb('cast').$type<StoryCast>().notNull(),
    theme: text('theme').notNull(),
    themeCategory: text('theme_category').notNull().default(''),
    mood: text('mood').notNull().default(''),
    setting: text('setting').notNull().default(''),
    ageRange: text('age_range').$type<'3-4' | '5-8' | '9-12' | '12-17'>().notNull(),
    relationships: jsonb('relationships').$type<Relationship[]>().notNull().default([]),
    currentPhase: text('current_phase').$type<PhaseName>().notNull().default('introduction'),
    previousParts: jsonb('previous_parts').$type<string[]>().notNull().default([]),
    memoryKey: text('memory_key').notNull(),
    settings: jsonb('settings').$type<{ length: 'standard' | 'extended' | 'epic'; customPrompt: string; roles: Record<string, string> }>().notNull(),
    cover: jsonb('cover').$type<Picture>(),
    sharing: jsonb('sharing').$type<Sharing>(),
    /** When an administrator hid it from everyone but its owner. */
    hiddenAt: moment('hidden_at'),
    generatedPrompt: text('generated_prompt').notNull().default(''),
    provider: text('provider').notNull(),
    /** Everything a search looks at, lower case. */
    searchText: text('search_text').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('stories_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('stories_link').on(sql`(sharing->>'shareId')`),
    index('stories_shelf_new').on(sql`(sharing->>'sharedAt') desc`, sql`id desc`).where(onShelf),
    index('stories_shelf_loved').on(sql`((sharing->>'likes')::int) desc`, sql`(sharing->>'sharedAt') desc`, sql`id desc`).where(onShelf),
  ],
);

export const storyParts = pgTable(
  'story_parts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storyId: text('story_id').notNull().references(() => stories.id, { onDelete: 'cascade' }),
    phase: text('phase').$type<PhaseName>().notNull(),
    /** Exactly one version of each phase is current; the others are kept. */
    isCurrent: boolean('is_current').notNull().default(true),
    text: text('text').notNull(),
    /** What the writer needs to go on: its plan and the facts so far. */
    facts: jsonb('facts').$type<unknown>(),
    notFollowed: jsonb('not_followed').$type<string[]>().notNull().default([]),
    seed: text('seed').notNull(),
    question: text('question').notNull().default(''),
    answer: text('answer').notNull().default(''),
    instruction: text('instruction').notNull().default(''),
    picture: jsonb('picture').$type<Picture>(),
    provider: text('provider').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('story_parts_story').on(table.storyId, table.createdAt),
    uniqueIndex('story_parts_one_current').on(table.storyId, table.phase).where(sql`is_current`),
  ],
);

export const sceneImages = pgTable(
  'scene_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storyId: text('story_id').notNull().references(() => stories.id, { onDelete: 'cascade' }),
    userId: owner(),
    imageUrl: text('image_url').notNull(),
    imagePath: text('image_path').notNull(),
    textSelection: jsonb('text_selection').$type<SceneImage['textSelection']>().notNull(),
    position: integer('position').notNull(),
    generatedPrompt: text('generated_prompt').notNull().default(''),
    picture: jsonb('picture').$type<Picture>().notNull(),
    provider: text('provider').notNull(),
    /** Drawn pictures belong to the story once the family has said so. */
    isSaved: boolean('is_saved').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('scene_images_story').on(table.storyId, table.createdAt)],
);

export const narrations = pgTable(
  'narrations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storyId: text('story_id').notNull().references(() => stories.id, { onDelete: 'cascade' }),
    userId: owner(),
    partId: uuid('part_id').notNull().references(() => storyParts.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    url: text('url').notNull(),
    audioPath: text('audio_path').notNull(),
    duration: doublePrecision('duration').notNull(),
    words: jsonb('words').$type<SpokenWord[]>().notNull(),
    status: text('status').$type<'completed'>().notNull().default('completed'),
    provider: text('provider').notNull(),
    /** How the names in it were said. */
    saidLike: jsonb('said_like').$type<SpokenName[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('narrations_story').on(table.storyId, table.part)],
);

/** How a family wants names to be said when a story is read aloud. */
export const spokenNames = pgTable(
  'spoken_names',
  {
    userId: owner(),
    /** Of the word, without capitals, accents and apostrophes. */
    spelling: text('spelling').notNull(),
    word: text('word').notNull(),
    like: text('said_like').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.spelling] })],
);
