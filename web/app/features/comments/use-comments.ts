/** The comments on one thing, newest first, page after page. */
import type { ContentType } from '@fableloom/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';

export function useComments(contentType: ContentType, contentId: string) {
  return useInfiniteQuery(
    orpc.comments.list.infiniteOptions({
      input: (cursor: string | null) => ({ contentType, contentId, cursor }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
  );
}
