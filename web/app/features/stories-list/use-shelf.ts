/** The family's stories, newest first, page after page. */
import type { Outputs } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { wordsToFind } from '../../ui/words-to-find.ts';

export function useShelf(search: string) {
  return useInfiniteQuery(
    orpc.stories.list.infiniteOptions({
      input: (cursor: string | null) => ({ limit: LIMITS.page, cursor, search: wordsToFind(search) || null }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  );
}

type Shelf = InfiniteData<Outputs['stories']['list'], string | null>;

/** The shelf without one story, at once and without reading all its pages anew. */
export function useTakeOffShelf() {
  const queries = useQueryClient();
  return (id: string) => {
    const lists = { queryKey: orpc.stories.list.key() };
    queries.setQueriesData<Shelf>(lists, (shelf) => shelf && withoutStory(shelf, id));
    // Lists that nobody looks at now are read anew when they are opened.
    void queries.invalidateQueries({ ...lists, refetchType: 'none' });
    queries.removeQueries({ queryKey: orpc.stories.show.queryKey({ input: { id } }) });
  };
}

function withoutStory(shelf: Shelf, id: string): Shelf {
  const isThere = shelf.pages.some(({ items }) => items.some((story) => story.id === id));
  if (!isThere) return shelf;
  const pages = shelf.pages.map((page) => ({
    ...page,
    items: page.items.filter((story) => story.id !== id),
    total: page.total === null ? null : page.total - 1,
  }));
  return { ...shelf, pages };
}
