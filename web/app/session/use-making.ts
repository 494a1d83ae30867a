/** Something being made for this page: started here or found under way, followed until it is over, and stopped on request. */
import type { Job } from '@fableloom/contract';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../ui/toaster.tsx';
import { api, orpc, readRefusal } from './api.ts';
import { dropKey, keyFor } from './idempotency.ts';
import { foundIn, isPutAside, putAside } from './left-alone.ts';
import { useTellRefusal } from './refusals.ts';
import { isOver, watchJob } from './watch-job.ts';

export type MakingState =
  | { is: 'nothing' }
  | { is: 'starting' }
  | { is: 'under-way'; job: Job }
  | { is: 'failed'; sentence: string; job: Job };

export interface MakingOptions {
  /** Names the wish on this page, such as `story` or `scene:<story id>`. */
  name: string;
  /** What is said when the server cannot say it. */
  failed: PlainMessageKey;
  onDone: (job: Job) => void;
  /** Another window was faster: what this page shows is not the newest any more. */
  onConflict?: () => void;
  /** Which unfinished job of the person belongs here. */
  belongs: (job: Job) => boolean;
}

export interface Making {
  state: MakingState;
  isBusy: boolean;
  isStopping: boolean;
  start: (wish: unknown, ask: (idempotencyKey: string) => Promise<Job>) => void;
  stop: () => void;
  /** Has the built-in engine do what a hosted service could not; null where that is not offered. */
  withBuiltIn: (() => void) | null;
  forget: () => void;
}

export function useMaking({ name, failed, onDone, onConflict, belongs }: MakingOptions): Making {
  const [started, setState] = useState<MakingState>({ is: 'nothing' });
  const [endedId, setEndedId] = useState<string>();
  const tellRefusal = useTellRefusal();
  const queries = useQueryClient();
  const found = useFound(belongs);
  const isFound = started.is === 'nothing' && found !== undefined && found.id !== endedId;
  const state: MakingState = !isFound ? started : isOver(found) ? { is: 'failed', sentence: found.error ?? say(failed), job: found } : { is: 'under-way', job: found };
  const isKnown = (): void => {
    if (state.is === 'failed') putAside(state.job.id);
  };

  const asking = useMutation({
    mutationFn: async ({ wish, ask }: { wish: unknown; ask: (key: string) => Promise<Job> }) => {
      const job = await ask(keyFor(name, wish));
      if (!isOver(job) || job.status === 'done') return job;
      // This very wish failed or was stopped while nobody watched; now it is wished for anew.
      dropKey(name);
      return ask(keyFor(name, wish));
    },
    onMutate: () => {
      isKnown();
      setState({ is: 'starting' });
    },
    onSuccess: (job) => {
      setState({ is: 'under-way', job });
      void queries.invalidateQueries({ queryKey: orpc.jobs.key() });
    },
    onError: (error) => {
      setState({ is: 'nothing' });
      const refusal = tellRefusal(error, failed);
      if (refusal.code === 'CONFLICT') onConflict?.();
    },
  });

  const stopping = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => api.jobs.cancel({ id }),
    onSuccess: (job) => setState({ is: 'under-way', job }),
    onError: (error) => tellRefusal(error, 'app.unexpected'),
  });

  const settle = useEffectEvent((job: Job) => {
    if (!isOver(job)) return setState({ is: 'under-way', job });
    dropKey(name);
    setEndedId(job.id);
    void queries.invalidateQueries({ queryKey: orpc.me.key() });
    void queries.invalidateQueries({ queryKey: orpc.jobs.key() });
    if (job.status === 'failed') return setState({ is: 'failed', sentence: job.error ?? say(failed), job });
    setState({ is: 'nothing' });
    if (job.status === 'done') onDone(job);
    else toast(say('job.stopped'));
  });

  /** Where it stands is not known for a while; the next change says it again. */
  const tellLost = useEffectEvent(() => {
    if (state.is === 'under-way') setState({ is: 'under-way', job: { ...state.job, progress: say('app.offline') } });
  });

  const giveUp = useEffectEvent((error: unknown) => {
    setEndedId(watchedId);
    setState({ is: 'nothing' });
    toast.error(readRefusal(error, say(failed)).sentence);
  });

  const watchedId = state.is === 'under-way' ? state.job.id : undefined;
  useEffect(() => {
    if (!watchedId) return;
    const end = new AbortController();
    watchJob(watchedId, end.signal, { onChange: settle, onLost: tellLost }).catch(giveUp);
    return () => end.abort();
  }, [watchedId]);

  const offered = state.is === 'failed' && state.job.offersBuiltIn ? state.job.id : undefined;
  return {
    state,
    isBusy: state.is === 'starting' || state.is === 'under-way',
    isStopping: stopping.isPending,
    start: (wish, ask) => asking.mutate({ wish, ask }),
    stop: () => state.is === 'under-way' && stopping.mutate(state.job.id),
    withBuiltIn: offered ? () => asking.mutate({ wish: { builtIn: offered }, ask: () => api.jobs.withBuiltIn({ id: offered }) }) : null,
    forget: () => {
      isKnown();
      if (state.is === 'failed') setEndedId(state.job.id);
      setState({ is: 'nothing' });
    },
  };
}

/** What is under way, or what a hosted service could not do while nobody watched. Asked anew on every visit: an old answer would bring back what has ended since. */
function useFound(belongs: (job: Job) => boolean): Job | undefined {
  const { data, isFetchedAfterMount } = useQuery({ ...orpc.jobs.list.queryOptions(), staleTime: 0 });
  return isFetchedAfterMount && data ? foundIn(data.filter(belongs), isPutAside) : undefined;
}
