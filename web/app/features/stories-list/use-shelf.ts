/** The family's stories, newest first, page after page. */
import { LIMITS } from '@fableloom/contract/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';

export function useShelf(search: string) {
  return useInfiniteQuery(
    orpc.stories.list.infiniteOptions({
      input: (cursor: string | null) => ({ limit: LIMITS.page, cursor, search: search.trim() || null }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  );
}
