/** Whether this device keeps a story; a kept one is kept anew whenever it has changed. */
import type { Story } from '@fableloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { canKeep, forgetStory, keepStory, keptStory } from './kept-stories.ts';
import { useAct } from './use-act.ts';

const keyOf = (id: string) => ['kept-story', id];
const isSame = (kept: Story, story: Story) =>
  kept.lastUpdate.getTime() === story.lastUpdate.getTime() && kept.narrations.length === story.narrations.length && kept.sceneImages.length === story.sceneImages.length;

export function useKeptStory(story: Story) {
  const queries = useQueryClient();
  const queryKey = keyOf(story.id);
  const { data: kept = null } = useQuery({ queryKey, queryFn: async () => (await keptStory(story.id)) ?? null, enabled: typeof window !== 'undefined' && canKeep() });

  useEffect(() => {
    if (!kept || isSame(kept, story) || !navigator.onLine) return;
    // Without a line the older copy stays.
    keepStory(story).then(() => queries.invalidateQueries({ queryKey: keyOf(story.id) }), () => undefined);
  }, [kept, story, queries]);

  const act = useAct({
    do: () => (kept ? forgetStory(story.id) : keepStory(story)),
    failed: kept ? 'offline.forget.failed' : 'offline.keep.failed',
    refresh: [queryKey],
  });
  return { isKept: kept !== null, isBusy: act.pending, toggle: () => act.run(undefined) };
}
