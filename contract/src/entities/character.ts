/** A reusable character, as stored and as a form sends it. */
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { imageHistoryItemSchema, pictureSchema } from './picture.ts';
import { maySchema, sharingSchema } from './sharing.ts';
import { writtenLine, writtenText } from './written.ts';

const trait = writtenLine(LIMITS.trait).default('');

export const appearanceSchema = z.object({
  height: trait,
  build: trait,
  color: trait,
  distinguishingFeature: trait,
  age: trait,
  customAge: trait,
  skinTone: trait,
  eyeColor: trait,
  hairColor: trait,
});
export type Appearance = z.infer<typeof appearanceSchema>;

export const advancedFeaturesSchema = z.object({
  imageStyle: trait,
  background: trait,
  lighting: trait,
  mood: trait,
  details: writtenText(LIMITS.description).default(''),
});
export type AdvancedFeatures = z.infer<typeof advancedFeaturesSchema>;

const characterFeaturesSchema = advancedFeaturesSchema.extend({ imageProvider: z.string().default('dall-e') });

/** How the character knows another one. It starts from the character that it is kept with. */
export const keptRelationshipSchema = z.object({
  toCharacterId: z.string().trim().max(120),
  /** One of RELATIONSHIP_TYPES; checked by the service, so that the answer is the catalogue's sentence. */
  type: writtenLine(40),
  details: writtenText(LIMITS.relationshipDetails).default(''),
});
export type KeptRelationship = z.infer<typeof keptRelationshipSchema>;

/** What a person writes. Personality is up to two traits joined by ' and '. */
export const characterFormSchema = z.object({
  name: writtenLine(LIMITS.name),
  type: writtenLine(160),
  gender: z.enum(['male', 'female']).default('male'),
  personality: writtenLine(120),
  magicalPower: writtenLine(120).default(''),
  appearance: appearanceSchema,
  advancedFeatures: characterFeaturesSchema,
  customDescription: writtenText(LIMITS.description).default(''),
  customPrompt: writtenText(LIMITS.customPrompt).default(''),
  role: writtenLine(40).default(''),
  relationships: z.array(keptRelationshipSchema).max(LIMITS.relationships).default([]),
});
export type CharacterForm = z.infer<typeof characterFormSchema>;

export const characterSchema = characterFormSchema.extend({
  id: z.string(),
  userId: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imagePath: z.string().nullable(),
  mainImage: z.string().nullable(),
  picture: pictureSchema.nullable(),
  cloudStorage: z.boolean(),
  generatedPrompt: z.string(),
  imageHistory: z.array(imageHistoryItemSchema),
  sharing: sharingSchema,
  /** Of a character that only a form knows yet; stored ones have none. */
  tempId: z.string().nullish(),
  isTemporary: z.boolean().nullish(),
  isStarter: z.boolean(),
  isShared: z.boolean(),
  sharedBy: z.string().nullable(),
  sharedAt: z.string().nullable(),
  /** Counts saves; an update names the revision it started from, so that two windows never overwrite each other. */
  revision: z.number().int(),
  createdAt: z.date(),
  updatedAt: z.date(),
  may: maySchema,
});
export type Character = z.infer<typeof characterSchema>;

/** What choosing a character for a story needs; a library of thousands stays small on its way. */
export const characterChoiceSchema = characterSchema.pick({
  id: true, name: true, type: true, personality: true, magicalPower: true, role: true, relationships: true, picture: true, isShared: true, isStarter: true,
});
export type CharacterChoice = z.infer<typeof characterChoiceSchema>;

/** Views of the library: everybody, one's own, and those that friends share. */
export const characterViewSchema = z.enum(['all', 'mine', 'shared']);
export type CharacterView = z.infer<typeof characterViewSchema>;
