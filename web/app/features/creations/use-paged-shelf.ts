/** The shelf of a library, page by page: two thousand things open and are searched as fast as ten. */
import { keepPreviousData, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useShelfActs, type ShelfInput } from './use-shelf-acts.ts';
import { wordsToFind } from '../../ui/words-to-find.ts';

/** Long enough for letters that come together, short enough to feel at once. */
const REST_MS = 40;

/** How every shelf goes from page to page. */
export const PAGES = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next: string | null }) => page.next,
  placeholderData: keepPreviousData,
} as const;

/** What is typed, and what the shelf is asked for once the typing rests. */
export function useShelfSearch() {
  const [search, setSearch] = useState('');
  const searched = useDebounced(wordsToFind(search), REST_MS);
  return { search, setSearch, searched: searched || null };
}

interface ShelfPage<Item, Counts> {
  items: Item[];
  next: string | null;
  found: number;
  counts: Counts;
}

export type PagedQuery<Item, Counts> = UseInfiniteQueryResult<InfiniteData<ShelfPage<Item, Counts>>>;

export function usePagedShelf<Item, Counts>(
  input: Omit<ShelfInput, 'query'>,
  { search, setSearch }: ReturnType<typeof useShelfSearch>,
  query: PagedQuery<Item, Counts>,
) {
  const pages = query.data?.pages ?? [];
  const acts = useShelfActs({ ...input, query }, query.data === undefined);
  return {
    ...acts,
    items: pages.flatMap(({ items }) => items),
    search,
    setSearch,
    found: pages[0]?.found ?? 0,
    counts: pages[0]?.counts,
    more: { hasMore: query.hasNextPage, showMore: () => void query.fetchNextPage(), pending: query.isFetchingNextPage },
  };
}
