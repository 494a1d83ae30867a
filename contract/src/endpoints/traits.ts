/** Looking at a picture of a character for its form. */
import * as z from 'zod';
import { extractCharacterTraits } from '../functions/pictures.ts';
import { signedIn } from './base.ts';

export const seenTraitsSchema = z.object({
  /** What was seen, and what is left for the person to choose. */
  characterDescriptions: z.string(),
  suggestions: z.object({
    /** The strongest first; labels are those of the color lists, `share` is of the figure, 0 to 1. */
    colors: z.array(z.object({ label: z.string(), hex: z.string(), share: z.number() })),
    /** Moods of the list, the likeliest first; none when the picture does not say. */
    mood: z.array(z.string()),
    /** Null when it cannot be told. */
    isDrawing: z.boolean().nullable(),
    /** A stored type, where a hosted model is sure of it. */
    kind: z.string().optional(),
    /** Labels that this kind can have. */
    looks: z.object({ color: z.string(), build: z.string(), eyeColor: z.string(), hairColor: z.string(), features: z.array(z.string()) }).partial().optional(),
  }),
  provider: z.string(),
});
export type SeenTraits = z.infer<typeof seenTraitsSchema>;

export const traits = {
  /** `imageUrl` is a data URL. The picture is looked at once and not kept. */
  extract: signedIn
    .route({ method: 'POST', path: '/traits', tags: ['characters'] })
    .input(extractCharacterTraits.body)
    .output(seenTraitsSchema),
};
