/** Fetches one page of the shelf that is looked for; on the server and in the browser alike. */
import type { Api, CharacterCard, StoryCard } from '@fableloom/contract';
import type { Wish } from './wish.ts';

export type Shelf =
  | { is: 'stories'; items: StoryCard[]; next: string | null }
  | { is: 'characters'; items: CharacterCard[]; next: string | null };

export async function readShelf({ explore }: Api, wish: Wish, cursor: string | null): Promise<Shelf> {
  const { shelf, search, sort, age, theme, kind } = wish;
  const common = { search: search || null, sort, cursor };
  if (wish.things === 'stories') {
    const read = shelf === 'friends' ? explore.friendStories : explore.stories;
    return { is: 'stories', ...(await read({ ...common, ageRange: age, themeCategory: theme })) };
  }
  const read = shelf === 'friends' ? explore.friendCharacters : explore.characters;
  return { is: 'characters', ...(await read({ ...common, kind })) };
}

/** The shelf with a further page at its end. What moved between two pages stands there once. */
export function joinShelves(shelf: Shelf, page: Shelf): Shelf {
  const { next } = page;
  if (shelf.is === 'stories' && page.is === 'stories') return { is: 'stories', items: joinCards(shelf.items, page.items), next };
  if (shelf.is === 'characters' && page.is === 'characters') return { is: 'characters', items: joinCards(shelf.items, page.items), next };
  return page;
}

function joinCards<Card extends { id: string }>(cards: readonly Card[], others: readonly Card[]): Card[] {
  const known = new Set(cards.map(({ id }) => id));
  return [...cards, ...others.filter(({ id }) => !known.has(id))];
}
