/** A magical place, as stored and as a form sends it. */
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { advancedFeaturesSchema } from './character.ts';
import { imageHistoryItemSchema, pictureSchema } from './picture.ts';
import { maySchema } from './sharing.ts';
import { writtenLine, writtenText } from './written.ts';

const picks = z.array(writtenLine(120)).max(20).default([]);

export const locationFormSchema = z.object({
  name: writtenLine(LIMITS.name),
  category: writtenLine(60).default(''),
  subcategory: writtenLine(60).default(''),
  type: writtenLine(120),
  description: writtenText(LIMITS.description).default(''),
  customDescription: writtenText(LIMITS.description).default(''),
  magicalProperties: picks,
  inhabitants: picks,
  climate: writtenLine(120).default(''),
  dangers: picks,
  treasures: picks,
  advancedFeatures: advancedFeaturesSchema,
  customPrompt: writtenText(LIMITS.customPrompt).default(''),
});
export type LocationForm = z.infer<typeof locationFormSchema>;

export const locationSchema = locationFormSchema.extend({
  id: z.string(),
  userId: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imagePath: z.string().nullable(),
  mainImage: z.string().nullable(),
  picture: pictureSchema.nullable(),
  generatedPrompt: z.string(),
  imageHistory: z.array(imageHistoryItemSchema),
  /** Of a location that only a form knows yet; stored ones have none. */
  tempId: z.string().nullish(),
  isStarter: z.boolean(),
  revision: z.number().int(),
  createdAt: z.date(),
  updatedAt: z.date(),
  may: maySchema,
});
export type Location = z.infer<typeof locationSchema>;

/** What choosing a place for a story needs. */
export const locationChoiceSchema = locationSchema.pick({ id: true, name: true, type: true, category: true, subcategory: true, description: true, picture: true });
export type LocationChoice = z.infer<typeof locationChoiceSchema>;
