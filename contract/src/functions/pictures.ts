/** Functions that make, keep or look at pictures. */
import * as z from 'zod';
import { characterFormSchema } from '../entities/character.ts';
import { colorStyleSchema, imageHistoryItemSchema, pictureQualitySchema } from '../entities/picture.ts';
import { LIMITS } from '../limits.ts';

/** A picture as a data URL, with room for what base64 adds, or an address. */
const pictureAddress = z.string().min(1).max(Math.ceil(LIMITS.upload.pictureMegabytes * 1024 * 1024 * 1.4));
const id = z.string().trim().max(120);

/** The prompt that we wrote ourselves comes back here too, and it holds the whole description. */
const LONGEST_PROMPT = 3 * LIMITS.customPrompt;

export const generateImage = {
  body: z.object({
    prompt: z.string().trim().max(LONGEST_PROMPT).default(''),
    quality: pictureQualitySchema.default('standard'),
    style: colorStyleSchema.default('vivid'),
    characterId: id.nullish(),
    locationId: id.nullish(),
    userId: id.nullish(),
    contentType: z.enum(['character', 'location']).nullish(),
  }),
  reply: z.object({ imageUrl: z.string(), imagePath: z.string(), historyItem: imageHistoryItemSchema }),
};

export const uploadImage = {
  body: z.object({ imageUrl: pictureAddress, fileName: z.string().trim().min(1).max(200) }),
  reply: z.object({ url: z.string(), path: z.string() }),
};

/** A character as far as it is known; the look may be empty. */
const characterData = characterFormSchema.extend({
  id: id.nullish(),
  name: characterFormSchema.shape.name.default(''),
  type: characterFormSchema.shape.type.default(''),
  personality: characterFormSchema.shape.personality.default(''),
  appearance: z.preprocess((value) => value ?? {}, characterFormSchema.shape.appearance),
  advancedFeatures: z.preprocess((value) => value ?? {}, characterFormSchema.shape.advancedFeatures),
});

export const createCharacterImagePrompt = {
  /** Without a character the answer is the catalogue's sentence. */
  body: z.object({ characterData: characterData.nullish() }),
  reply: z.object({ prompt: z.string() }),
};

export const generateImageFromText = {
  body: z.object({ text: z.string().trim().max(LIMITS.sceneTextMax).default('') }),
  reply: z.object({ imageUrl: z.string(), prompt: z.string() }),
};

export const generateSceneWithImages = {
  body: z.object({
    characterImageUrls: z.array(z.string().max(500)).max(60).default([]),
    locationImageUrl: z.string().max(500).nullish(),
    sceneText: z.string().trim().max(LIMITS.sceneTextMax).default(''),
    storyId: id.default(''),
  }),
  reply: z.object({ imageUrl: z.string(), generatedPrompt: z.string() }),
};

export const extractCharacterTraits = {
  body: z.object({ imageUrl: pictureAddress }),
  reply: z.object({ characterDescriptions: z.string() }),
};
