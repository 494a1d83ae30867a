/** What anyone may see. */
import * as z from 'zod';
import { pictureSchema } from '../entities/picture.ts';
import { open } from './base.ts';

export const featuredCharacterSchema = z.object({ id: z.string(), name: z.string(), type: z.string(), picture: pictureSchema });
export type FeaturedCharacter = z.infer<typeof featuredCharacterSchema>;

export const landing = {
  /** Up to four public, named, typed characters that have images; the starter cast where there are none. */
  show: open.route({ method: 'GET', path: '/landing', tags: ['public'] }).output(z.object({ featured: z.array(featuredCharacterSchema) })),
};

export const passwordReset = {
  /** Whether the link of a reset mail can still be used. */
  check: open.route({ method: 'POST', path: '/password-reset/check', tags: ['accounts'] }).input(z.object({ token: z.string().max(200) })).output(z.object({ usable: z.boolean() })),
};

export const system = {
  /** What this installation runs on, for the pages that have to say so. */
  about: open.route({ method: 'GET', path: '/about', tags: ['system'] }).output(
    z.object({
      social: z.object({ google: z.boolean(), apple: z.boolean() }),
      outbox: z.boolean(),
      trialCheckout: z.boolean(),
      /** What is kept on another computer than the program's: rows, and pictures with the host of their store. */
      elsewhere: z.object({ database: z.boolean(), files: z.string().nullable() }),
      /** The works that a service of somebody does, with its host where its name alone does not tell. */
      hosted: z.array(z.object({ work: z.enum(['writer', 'illustrator', 'narrator', 'eyes', 'safety']), by: z.string(), takesPictures: z.boolean() })),
      providers: z.object({ writer: z.string(), illustrator: z.string(), narrator: z.string(), eyes: z.string(), safety: z.string() }),
      contact: z.string(),
    }),
  ),
};
