/** The shelf of places. */
import { LIMITS } from '@fableloom/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { PAGES, usePagedShelf, useShelfSearch } from '../creations/use-paged-shelf.ts';

const WORDS = {
  kind: 'location',
  createAt: '/locations/create',
  refreshed: 'location.refresh.done',
  refreshFailed: 'location.refresh.failed',
  loadFailed: 'location.load.failed',
} as const;

export function useLocationShelf() {
  const search = useShelfSearch();
  const query = useInfiniteQuery(
    orpc.locations.shelf.infiniteOptions({
      input: (cursor: string | null) => ({ search: search.searched, limit: LIMITS.page, cursor }),
      ...PAGES,
    }),
  );
  return usePagedShelf(WORDS, search, query);
}
