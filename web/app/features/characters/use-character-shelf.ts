/** The shelf of characters in one of its views. */
import type { CharacterView } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { PAGES, usePagedShelf, useShelfSearch } from '../creations/use-paged-shelf.ts';

const WORDS = {
  kind: 'character',
  createAt: '/characters/create',
  refreshed: 'character.refresh.done',
  refreshFailed: 'character.refresh.failed',
  loadFailed: 'character.load.failed',
} as const;

export function useCharacterShelf(view: CharacterView) {
  const search = useShelfSearch();
  const query = useInfiniteQuery(
    orpc.characters.shelf.infiniteOptions({
      input: (cursor: string | null) => ({ view, search: search.searched, limit: LIMITS.page, cursor }),
      ...PAGES,
    }),
  );
  return usePagedShelf(WORDS, search, query);
}
