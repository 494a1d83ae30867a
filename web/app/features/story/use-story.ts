/** The story of this page; when it cannot be fetched the family is told and brought back to the shelf. */
import type { May, Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, isSignedOut, orpc, withWhy } from '../../session/api.ts';
import { keptStory } from '../../session/kept-stories.ts';
import { useHasNetwork } from '../../session/reach.ts';
import { toast } from '../../ui/toaster.tsx';

export type StorySeen = { is: 'loading' } | { is: 'missing' } | { is: 'shown'; story: Story };

/** What may be done with a story without a network, beside reading it and hearing what is recorded. */
const NOTHING: May = { edit: false, remove: false, share: false, use: false, draw: false };

const isNotFound = (error: unknown) => error instanceof ORPCError && error.code === 'NOT_FOUND';

/** A story that is opened the moment it is made gets its second before it counts as missing. */
const LOOKS = 3;
const PAUSE_MS = LIMITS.storyInitialLoadMs / LOOKS;

/** `isCopy`: there is no line, and what is shown is what this device keeps; `isAway`: whatever is shown, nothing can be changed now. */
export function useStory(id: string) {
  const options = orpc.stories.show.queryOptions({ input: { id } });
  const [isCopy, setCopy] = useState(false);
  const isOld = useRef(false);
  const hasNetwork = useHasNetwork();
  const show = (copy: boolean) => {
    isOld.current = copy;
    setCopy(copy);
  };
  const query = useQuery({
    ...options,
    queryFn: async (context) => {
      try {
        const story = await options.queryFn(context);
        show(false);
        return story;
      } catch (error) {
        const kept = isRefusal(error) ? undefined : await keptStory(id);
        if (!kept) throw error;
        show(true);
        return kept;
      }
    },
    retry: (count, error) => (isNotFound(error) ? count < LOOKS - 1 : count < 1 && !isRefusal(error)),
    retryDelay: PAUSE_MS,
    // Also a copy that is only seconds old.
    refetchOnReconnect: 'always',
  });
  const navigate = useNavigate();
  const isMissing = isNotFound(query.error);
  const hasFailed = query.isError && !query.data && !isMissing && !isSignedOut(query.error);

  useEffect(() => {
    if (!hasFailed) return;
    toast.error(withWhy(say('story.load.failed')));
    void navigate('/stories', { replace: true });
  }, [hasFailed, navigate]);

  const title = query.data?.title;
  useEffect(() => {
    if (title) document.title = `${title} · Fableloom`;
  }, [title]);

  async function refresh() {
    const { isError } = await query.refetch();
    if (isError || isOld.current) toast.error(withWhy(say('story.refresh.failed')));
    else toast.success(say('story.refresh.done'));
  }

  const isAway = isCopy || !hasNetwork;
  const { data } = query;
  const story = useMemo(() => (data && isAway ? { ...data, may: NOTHING } : data), [data, isAway]);
  const seen: StorySeen = story ? { is: 'shown', story } : isMissing ? { is: 'missing' } : { is: 'loading' };
  return { seen, isCopy, isAway, refresh, isRefreshing: query.isRefetching };
}
