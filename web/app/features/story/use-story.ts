/** The story of this page; when it cannot be fetched the family is told and brought back to the shelf. */
import type { Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, isSignedOut, orpc } from '../../session/api.ts';
import { keptStory } from '../../session/kept-stories.ts';
import { toast } from '../../ui/toaster.tsx';

export type StorySeen = { is: 'loading' } | { is: 'missing' } | { is: 'shown'; story: Story };

const isNotFound = (error: unknown) => error instanceof ORPCError && error.code === 'NOT_FOUND';

/** A story that is opened the moment it is made gets its second before it counts as missing. */
const LOOKS = 3;
const PAUSE_MS = LIMITS.storyInitialLoadMs / LOOKS;

/** `isCopy`: there is no line, and what is shown is what this device keeps. */
export function useStory(id: string) {
  const options = orpc.stories.show.queryOptions({ input: { id } });
  const [isCopy, setCopy] = useState(false);
  const query = useQuery({
    ...options,
    queryFn: async (context) => {
      try {
        const story = await options.queryFn(context);
        setCopy(false);
        return story;
      } catch (error) {
        const kept = isRefusal(error) ? undefined : await keptStory(id);
        if (!kept) throw error;
        setCopy(true);
        return kept;
      }
    },
    retry: (count, error) => (isNotFound(error) ? count < LOOKS - 1 : count < 1 && !isRefusal(error)),
    retryDelay: PAUSE_MS,
  });
  const navigate = useNavigate();
  const isMissing = isNotFound(query.error);
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
  return { seen, isCopy, refresh, isRefreshing: query.isRefetching };
}
