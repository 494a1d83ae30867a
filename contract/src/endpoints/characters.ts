/** Characters: the starter cast, one's own, and those that friends share. */
import * as z from 'zod';
import { characterChoiceSchema, characterFormSchema, characterSchema, characterViewSchema } from '../entities/character.ts';
import { idempotencyKeySchema, jobSchema } from '../entities/job.ts';
import { colorStyleSchema, pictureQualitySchema } from '../entities/picture.ts';
import { LIMITS } from '../limits.ts';
import { byId, done, pageInput, pageOf, signedIn } from './base.ts';

const tags = ['characters'];

/** `tempId` is the form's own name for the character: sent again after a lost answer, it makes no second one. */
const newCharacterSchema = characterFormSchema.extend({ tempId: z.string().trim().min(1).max(120).nullish() });

export const characters = {
  /** Starters, own and shared characters, newest first; starters last. */
  list: signedIn.route({ method: 'GET', path: '/characters', tags }).output(z.array(characterSchema)),
  /** All of them with what a story's creation needs to choose among them, in the same order. */
  choices: signedIn.route({ method: 'GET', path: '/characters/choices', tags }).output(z.array(characterChoiceSchema)),
  /** The same a page at a time, for libraries of thousands. */
  shelf: signedIn
    .route({ method: 'GET', path: '/characters/shelf', tags })
    .input(pageInput.extend({ view: characterViewSchema.default('all'), search: z.string().max(LIMITS.search).nullish() }))
    .output(
      pageOf(characterSchema).extend({
        /** How many the search finds in this view. */
        found: z.number().int(),
        /** How many each view holds without a search. */
        counts: z.object({ all: z.number().int(), mine: z.number().int(), shared: z.number().int() }),
      }),
    ),
  show: signedIn.route({ method: 'GET', path: '/characters/{id}', tags }).input(byId).output(characterSchema),
  create: signedIn.route({ method: 'POST', path: '/characters', tags, successStatus: 201 }).input(newCharacterSchema).output(characterSchema),
  update: signedIn
    .route({ method: 'PUT', path: '/characters/{id}', tags })
    .input(characterFormSchema.extend({ id: z.string(), revision: z.number().int() }))
    .output(characterSchema),
  remove: signedIn.route({ method: 'DELETE', path: '/characters/{id}', tags }).input(byId).output(done),
  /** Starts a portrait. Without a quality it is the one of the person's preferences; without a style the colors are vivid. */
  draw: signedIn
    .route({ method: 'POST', path: '/characters/{id}/portraits', tags, successStatus: 202 })
    .input(byId.extend({
      idempotencyKey: idempotencyKeySchema,
      customPrompt: z.string().max(2000).nullish(),
      quality: pictureQualitySchema.nullish(),
      style: colorStyleSchema.nullish(),
    }))
    .output(jobSchema),
  /** Makes an earlier portrait the main one. */
  setMain: signedIn.route({ method: 'PUT', path: '/characters/{id}/main-image', tags }).input(byId.extend({ url: z.string().max(500) })).output(characterSchema),
  /** A drawing of traits that are not saved yet, as SVG, for the live preview of the form; `id` is the form's own name for a new character. */
  preview: signedIn.route({ method: 'POST', path: '/characters/preview', tags }).input(characterFormSchema.extend({ id: z.string().max(120).nullish() })).output(z.object({ svg: z.string(), alt: z.string() })),
  /** Stories that feature the character, newest first. */
  featuredIn: signedIn.route({ method: 'GET', path: '/characters/{id}/stories', tags }).input(byId).output(z.array(z.object({ id: z.string(), title: z.string(), createdAt: z.date() }))),
};
