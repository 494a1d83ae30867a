/** Functions that write, talk about and read stories. */
import * as z from 'zod';
import { chatMessageSchema } from '../endpoints/ideas.ts';
import { ageRangeSchema, lengthSchema, phaseSchema, relationshipSchema } from '../entities/story.ts';
import { writtenLine, writtenText } from '../entities/written.ts';
import { LIMITS } from '../limits.ts';
import { isCategoryOrNone } from '../taxonomies/themes.ts';

const id = z.string().trim().min(1).max(120);
/** A character or location: its id, or the whole record, of which the id counts. */
const member = z.union([id, z.object({ id })]);
const members = z.array(member).max(2000);

export const storySettingsSchema = z.object({
  length: lengthSchema.default('standard'),
  customPrompt: writtenText(LIMITS.customPrompt).default(''),
  relationships: z.array(relationshipSchema).max(400).default([]),
  locations: members.max(20).default([]),
  themeCategory: z.string().max(60).default('').refine(isCategoryOrNone),
  continuationPrompt: z.string().max(300).default(''),
  userAnswer: writtenText(LIMITS.answer).default(''),
  storyPhase: phaseSchema.nullish(),
  continuationMode: z.boolean().nullish(),
  maxLength: z.number().int().positive().nullish(),
  memoryKey: z.string().max(120).nullish(),
  previousParts: z.array(z.string().max(60_000)).max(60).nullish(),
});

export const generateStory = {
  body: z.object({
    characters: members.default([]),
    theme: writtenLine(120).default(''),
    /** Empty is answered with the catalogue's sentence. */
    ageRange: z.union([ageRangeSchema, z.literal('')]).default(''),
    settings: z.preprocess((value) => value ?? {}, storySettingsSchema),
    /** Names the story to go on with; a new story is given its own. */
    memoryKey: z.string().max(120).nullish(),
    /** Accepted for callers that keep the texts themselves; the server goes by what it has kept. */
    previousParts: z.array(z.string().max(60_000)).max(60).nullish(),
    storyPhase: phaseSchema.nullish(),
  }),
  reply: z.object({ story: z.string(), memoryKey: z.string() }),
};

export const getStoryIdeas = {
  body: z.object({
    message: z.string().trim().max(LIMITS.chatMessage).default(''),
    conversationHistory: z.array(chatMessageSchema).max(LIMITS.ideaHistory).default([]),
  }),
  reply: z.object({ response: z.string() }),
};

/** About an hour of listening. */
export const LONGEST_NARRATION = 60_000;

export const generateAudioNarration = {
  body: z.object({ content: z.string().trim().max(LONGEST_NARRATION).default('') }),
  /** Seconds. */
  reply: z.object({ audioUrl: z.string(), duration: z.number() }),
};
