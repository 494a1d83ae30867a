/** What somebody looks for in Explore, as it stands in the address: so it can be sent to a friend, and the server can render it. */
import { AGE_RANGES, type AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import { CHARACTER_TYPES, type CharacterCategory } from '@fableloom/contract/taxonomies/character-types';
import { THEMES, type ThemeCategory } from '@fableloom/contract/taxonomies/themes';
import { wordsToFind } from '../../ui/words-to-find.ts';

export interface Wish {
  shelf: 'everyone' | 'friends';
  things: 'stories' | 'characters';
  search: string;
  sort: 'new' | 'loved';
  age: AgeRange | null;
  theme: ThemeCategory | null;
  kind: CharacterCategory | null;
}

export const THEME_CATEGORIES: readonly ThemeCategory[] = THEMES.map(({ category }) => category);
export const KINDS: readonly CharacterCategory[] = CHARACTER_TYPES.map(({ category }) => category);

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null => list.find((item) => item === value) ?? null;

/** What is not one of ours counts as not asked for; the friends' shelf is for members. */
export function readWish(address: URLSearchParams, isMember: boolean): Wish {
  return {
    shelf: isMember && address.get('shelf') === 'friends' ? 'friends' : 'everyone',
    things: address.get('things') === 'characters' ? 'characters' : 'stories',
    search: wordsToFind(address.get('search') ?? ''),
    sort: address.get('sort') === 'loved' ? 'loved' : 'new',
    age: oneOf(AGE_RANGES, address.get('age')),
    theme: oneOf(THEME_CATEGORIES, address.get('theme')),
    kind: oneOf(KINDS, address.get('kind')),
  };
}

/** Only what differs from the plain shelf stands in the address. */
export function writeWish({ shelf, things, search, sort, age, theme, kind }: Wish): URLSearchParams {
  const address = new URLSearchParams();
  if (shelf === 'friends') address.set('shelf', shelf);
  if (things === 'characters') address.set('things', things);
  if (search) address.set('search', search);
  if (sort === 'loved') address.set('sort', sort);
  if (age) address.set('age', age);
  if (theme) address.set('theme', theme);
  if (kind) address.set('kind', kind);
  return address;
}

/** Whether it asks for less than the whole shelf. */
export const isNarrowed = ({ things, search, age, theme, kind }: Wish): boolean =>
  search !== '' || (things === 'stories' ? age !== null || theme !== null : kind !== null);

/** The whole of the same shelf, in the same order. */
export const widen = (wish: Wish): Wish => ({ ...wish, search: '', age: null, theme: null, kind: null });
