/** A story in up to four phases, with its pictures and narrations. */
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { AGE_RANGES } from '../taxonomies/age-ranges.ts';
import { PHASES } from '../taxonomies/phases.ts';
import { RELATIONSHIP_TYPES } from '../taxonomies/relationship-types.ts';
import { SECTION_LENGTHS } from '../taxonomies/section-lengths.ts';
import { pictureSchema } from './picture.ts';
import { maySchema, sharingSchema } from './sharing.ts';
import { spokenNameSchema } from './spoken-name.ts';
import { writtenText } from './written.ts';

export const phaseSchema = z.enum(PHASES);
export const ageRangeSchema = z.enum(AGE_RANGES);
export const lengthSchema = z.enum(SECTION_LENGTHS);

export const relationshipSchema = z.object({
  fromCharacterId: z.string(),
  toCharacterId: z.string(),
  type: z.string().refine((type) => (RELATIONSHIP_TYPES as readonly string[]).includes(type)),
  details: writtenText(LIMITS.relationshipDetails).default(''),
});
export type Relationship = z.infer<typeof relationshipSchema>;

/** A character or location as it was when the story was made, small enough to travel with every story. */
export const castMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  role: z.string(),
  picture: pictureSchema.nullable(),
});
export type CastMember = z.infer<typeof castMemberSchema>;

/** The text of one phase as it stands, with its illustration. */
export const storyPartSchema = z.object({
  id: z.string(),
  phase: phaseSchema,
  /** Paragraphs are separated by an empty line. */
  text: z.string(),
  picture: pictureSchema.nullable(),
  provider: z.string(),
  notFollowed: z.array(z.string()),
  earlierVersions: z.number().int(),
  createdAt: z.date(),
});
export type StoryPart = z.infer<typeof storyPartSchema>;

export const sceneImageSchema = z.object({
  id: z.string(),
  imageUrl: z.string(),
  imagePath: z.string(),
  createdAt: z.date(),
  textSelection: z.object({ start: z.number().int(), end: z.number().int(), text: z.string() }),
  position: z.number().int(),
  generatedPrompt: z.string(),
  picture: pictureSchema,
  provider: z.string(),
  /** Drawn, but not in the story until somebody saves it there; only the owner sees it until then. */
  isSaved: z.boolean(),
});
export type SceneImage = z.infer<typeof sceneImageSchema>;

/** A spoken word: character offsets in the part's text, times in seconds. */
export const spokenWordSchema = z.object({ from: z.number().int(), to: z.number().int(), start: z.number(), end: z.number() });
export type SpokenWord = z.infer<typeof spokenWordSchema>;

export const narrationSchema = z.object({
  id: z.string(),
  storyId: z.string(),
  userId: z.string(),
  url: z.string(),
  /** Seconds. */
  duration: z.number(),
  /** 1 for the introduction. */
  part: z.number().int(),
  createdAt: z.date(),
  status: z.literal('completed'),
  audioPath: z.string(),
  provider: z.string(),
  /** The text that was spoken is the part's text of this id; a changed part needs a new narration. */
  partId: z.string(),
  words: z.array(spokenWordSchema),
  /** How the names in it were said. */
  saidLike: z.array(spokenNameSchema),
});
export type Narration = z.infer<typeof narrationSchema>;

export const storySummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  theme: z.string(),
  themeCategory: z.string(),
  ageRange: ageRangeSchema,
  currentPhase: phaseSchema,
  characters: z.array(castMemberSchema),
  locations: z.array(castMemberSchema),
  cover: pictureSchema.nullable(),
  createdAt: z.date(),
  lastUpdate: z.date(),
  may: maySchema,
});
export type StorySummary = z.infer<typeof storySummarySchema>;

export const storySchema = storySummarySchema.extend({
  userId: z.string(),
  /** Phases marked by headings: '## Introduction'. */
  content: z.string(),
  mood: z.string(),
  setting: z.string(),
  relationships: z.array(relationshipSchema),
  previousParts: z.array(z.string()),
  memoryKey: z.string(),
  settings: z.object({ length: lengthSchema, customPrompt: z.string() }),
  parts: z.array(storyPartSchema),
  sceneImages: z.array(sceneImageSchema),
  narrations: z.array(narrationSchema),
  sharing: sharingSchema,
  generatedPrompt: z.string(),
  provider: z.string(),
});
export type Story = z.infer<typeof storySchema>;
