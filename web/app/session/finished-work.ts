/** Tells how work ended whose page was left: "it goes on without you, and we tell you when it is ready". */
import type { Job, JobKind } from '@fableloom/contract';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '../ui/toaster.tsx';
import { orpc } from './api.ts';
import { isFollowed, isOver } from './watch-job.ts';

const LOOK_AGAIN_MS = 4000;

const DONE: Record<JobKind, PlainMessageKey> = {
  story: 'story.save.done',
  continuation: 'story.update.done',
  regeneration: 'story.regenerate.done',
  portrait: 'image.character.done',
  place: 'image.location.saved',
  scene: 'scene.screen.drawn',
  narration: 'narration.done',
};

/** Of the jobs that were open, those that have ended since and that no page has told of. */
export function endedUnseen(open: ReadonlySet<string>, jobs: readonly Job[], isTold: (id: string) => boolean): Job[] {
  return jobs.filter((job) => isOver(job) && open.has(job.id) && !isTold(job.id));
}

/** For the frame of every signed-in page. */
export function useFinishedWork() {
  const queries = useQueryClient();
  const open = useRef(new Set<string>());
  const { data: jobs } = useQuery({
    ...orpc.jobs.list.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.some((job) => !isOver(job)) ? LOOK_AGAIN_MS : false),
  });

  useEffect(() => {
    if (!jobs) return;
    const ended = endedUnseen(open.current, jobs, isFollowed);
    open.current = new Set(jobs.filter((job) => !isOver(job)).map(({ id }) => id));
    for (const job of ended) {
      if (job.status === 'done') toast.success(say(DONE[job.kind]), { id: job.id });
      if (job.status === 'failed') toast.error(job.error ?? say('job.failed'), { id: job.id });
    }
    if (ended.length === 0) return;
    for (const queryKey of [orpc.stories.key(), orpc.characters.key(), orpc.locations.key(), orpc.me.key()]) void queries.invalidateQueries({ queryKey });
  }, [jobs, queries]);
}
