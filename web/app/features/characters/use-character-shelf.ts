/** The library's shelf, page by page: two thousand characters open and are searched as fast as ten. */
import type { CharacterView } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useShelfActs } from '../creations/use-shelf.ts';

/** Long enough for letters that come together, short enough to feel at once. */
const REST_MS = 40;

export function useCharacterShelf(view: CharacterView) {
  const [search, setSearch] = useState('');
  const searched = useDebounced(search.trim(), REST_MS);
  const query = useInfiniteQuery(
    orpc.characters.shelf.infiniteOptions({
      input: (cursor: string | null) => ({ view, search: searched || null, limit: LIMITS.page, cursor }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  );
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const acts = useShelfActs(
    {
      kind: 'character',
      query,
      createAt: '/characters/create',
      refreshed: 'character.refresh.done',
      refreshFailed: 'character.refresh.failed',
      loadFailed: 'character.load.failed',
    },
    query.data === undefined,
  );
  const [first] = query.data?.pages ?? [];
  return {
    ...acts,
    items,
    search,
    setSearch: (words: string) => setSearch(words.slice(0, LIMITS.search)),
    found: first?.found ?? 0,
    counts: first?.counts,
    more: { hasMore: query.hasNextPage, showMore: () => void query.fetchNextPage(), pending: query.isFetchingNextPage },
  };
}
