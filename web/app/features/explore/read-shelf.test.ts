import type { CharacterCard } from '@fableloom/contract';
import { describe, expect, it } from 'vitest';
import { joinShelves, type Shelf } from './read-shelf.ts';

const card = (id: string): CharacterCard => ({
  id, shareId: `char_${id}`, name: id, type: 'Human', personality: '', magicalPower: '', picture: null,
  owner: { userId: 'u', displayName: 'A family', photoUrl: null }, sharedAt: '', views: 0, likes: 0,
});
const shelf = (ids: string[], next: string | null): Shelf => ({ is: 'characters', items: ids.map(card), next });
const ids = ({ items }: Shelf) => items.map(({ id }) => id);

describe('joining the pages of a shelf', () => {
  it('goes on where the page before ended', () => {
    const joined = joinShelves(shelf(['a', 'b'], 'b'), shelf(['c'], null));
    expect(ids(joined)).toEqual(['a', 'b', 'c']);
    expect(joined.next).toBeNull();
  });

  it('shows a thing once when it moved between two pages', () => {
    expect(ids(joinShelves(shelf(['a', 'b'], 'b'), shelf(['b', 'c'], null)))).toEqual(['a', 'b', 'c']);
  });
});
