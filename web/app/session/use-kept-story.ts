/** Whether this device keeps a story; a kept one is kept anew whenever it has changed. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { canKeep, forgetStory, type KeptStory, keepStory, keptStory } from './kept-stories.ts';
import { isWithoutNetwork } from './reach.ts';
import { useAct } from './use-act.ts';

const queryOf = (key: string) => ['kept-story', key];
const isSame = (kept: KeptStory, story: KeptStory) =>
  kept.lastUpdate.getTime() === story.lastUpdate.getTime() && kept.narrations.length === story.narrations.length && kept.sceneImages.length === story.sceneImages.length;

/** @param key the story's id, or the address of the page of a shared one */
export function useKeptStory(story: KeptStory, key = story.id) {
  const queries = useQueryClient();
  const queryKey = queryOf(key);
  const { data: kept = null } = useQuery({ queryKey, queryFn: async () => (await keptStory<KeptStory>(key)) ?? null, enabled: typeof window !== 'undefined' && canKeep() });

  useEffect(() => {
    if (!kept || isSame(kept, story) || isWithoutNetwork()) return;
    // Without a line the older copy stays.
    keepStory(story, key).then(() => queries.invalidateQueries({ queryKey: queryOf(key) }), () => undefined);
  }, [kept, story, key, queries]);

  const act = useAct({
    do: () => (kept ? forgetStory(key) : keepStory(story, key)),
    failed: kept ? 'offline.forget.failed' : 'offline.keep.failed',
    refresh: [queryKey],
  });
  return { isKept: kept !== null, isBusy: act.pending, toggle: () => act.run(undefined) };
}
