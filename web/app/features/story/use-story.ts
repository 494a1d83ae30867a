/** The story of this page; when it cannot be fetched the family is told and brought back to the shelf. */
import type { Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isSignedOut, orpc } from '../../session/api.ts';
import { toast } from '../../ui/toaster.tsx';

export type StorySeen = { is: 'loading' } | { is: 'missing' } | { is: 'shown'; story: Story };

export function useStory(id: string) {
  const query = useQuery(orpc.stories.show.queryOptions({ input: { id } }));
  const navigate = useNavigate();
  const isMissing = query.error instanceof ORPCError && query.error.code === 'NOT_FOUND';
  const hasFailed = query.isError && !query.data && !isMissing && !isSignedOut(query.error);

  useEffect(() => {
    if (!hasFailed) return;
    toast.error(say('story.load.failed'));
    void navigate('/stories', { replace: true });
  }, [hasFailed, navigate]);

  const title = query.data?.title;
  useEffect(() => {
    if (title) document.title = `${title} · Fableloom`;
  }, [title]);

  async function refresh() {
    const { isError } = await query.refetch();
    if (isError) toast.error(say('story.refresh.failed'));
    else toast.success(say('story.refresh.done'));
  }

  const seen: StorySeen = query.data ? { is: 'shown', story: query.data } : isMissing ? { is: 'missing' } : { is: 'loading' };
  return { seen, refresh, isRefreshing: query.isRefetching };
}
