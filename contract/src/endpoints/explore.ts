/** The public shelves: what families chose to show, and what friends did. */
import * as z from 'zod';
import { characterCardSchema, storyCardSchema } from '../entities/community.ts';
import { ageRangeSchema } from '../entities/story.ts';
import { LIMITS } from '../limits.ts';
import { open, pageInput, pageOf, signedIn } from './base.ts';

const tags = ['explore'];

const shelfInput = pageInput.extend({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  /** Every word must be found. */
  search: z.string().max(LIMITS.search).nullish(),
  sort: z.enum(['new', 'loved']).default('new'),
});
const storiesInput = shelfInput.extend({ ageRange: ageRangeSchema.nullish(), themeCategory: z.string().max(60).nullish() });
/** kind: the first step of a character's type, such as 'Animal'. */
const charactersInput = shelfInput.extend({ kind: z.string().max(60).nullish() });

export type StoryShelfInput = z.output<typeof storiesInput>;
export type CharacterShelfInput = z.output<typeof charactersInput>;

export const explore = {
  stories: open.route({ method: 'GET', path: '/explore/stories', tags }).input(storiesInput).output(pageOf(storyCardSchema)),
  characters: open.route({ method: 'GET', path: '/explore/characters', tags }).input(charactersInput).output(pageOf(characterCardSchema)),
  friendStories: signedIn
    .route({ method: 'GET', path: '/explore/friends/stories', tags })
    .input(storiesInput)
    .output(pageOf(storyCardSchema)),
  friendCharacters: signedIn
    .route({ method: 'GET', path: '/explore/friends/characters', tags })
    .input(charactersInput)
    .output(pageOf(characterCardSchema)),
};
