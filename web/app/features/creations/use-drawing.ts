/** Has a picture drawn: starts the job, follows it also after a closed tab or a lost line, and puts the picture in its place. */
import { isOver, type Job } from '@fableloom/contract';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, orpc, readRefusal } from '../../session/api.ts';
import { toast } from '../../ui/toaster.tsx';
import type { Creation } from './craft.ts';
import { atRest, isBusy, type DrawingState } from './drawing-state.ts';
import { followJob } from './follow-job.ts';
import { newKey } from './new-key.ts';
import { useRefusals } from './use-act.ts';

export interface Easel {
  start: (input: { id: string; idempotencyKey: string }) => Promise<Job>;
  /** The creation as it is after the picture was kept. */
  reload: (id: string) => Promise<Creation>;
  isJobAbout: (job: Job, id: string) => boolean;
  doneSentence: PlainMessageKey;
}

export function useDrawing(creation: Creation | null, easel: Easel) {
  const queries = useQueryClient();
  const tell = useRefusals();
  const [work, setWork] = useState<DrawingState | null>(null);
  const isHere = useRef(true);
  const id = creation?.id ?? null;
  const mayDraw = creation?.may.draw ?? false;
  const picture = creation?.picture ?? null;

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const show = (next: DrawingState | null) => isHere.current && setWork(next);

  async function finish(job: Job, of: string) {
    if (job.status === 'cancelled') return show(null);
    if (job.status === 'failed') return show({ is: 'failed', why: job.error ?? say('image.generate.failed'), picture });
    show({ is: 'saving' });
    const { picture: drawn } = await easel.reload(of);
    void queries.invalidateQueries({ queryKey: orpc.me.key() });
    if (!drawn) return show({ is: 'failed', why: say('image.reply.invalid'), picture: null });
    show({ is: 'shown', picture: drawn, isNew: true });
    // Whoever left and came back follows the same job twice, and is told once.
    toast.success(say(easel.doneSentence), { id: job.id });
  }

  async function follow(job: Job, of: string) {
    try {
      const last = await followJob(job, (now) => show({ is: 'generating', words: now.progress, done: now.done, jobId: now.id }));
      await finish(last, of);
    } catch (error) {
      show({ is: 'failed', why: readRefusal(error, say('image.generation.failed')).sentence, picture });
    }
  }

  async function draw() {
    if (!id || (work && isBusy(work))) return;
    show({ is: 'generating', words: '', done: 0, jobId: null });
    try {
      await follow(await easel.start({ id, idempotencyKey: newKey() }), id);
    } catch (error) {
      const { sentence } = tell(error, 'image.generate.failed');
      show({ is: 'failed', why: sentence, picture });
    }
  }

  /** Somebody may have left while it was being drawn, and come back. */
  const takeUpAgain = useEffectEvent(async (of: string) => {
    const jobs = await api.jobs.list().catch(() => []);
    const running = jobs.find((job) => !isOver(job) && easel.isJobAbout(job, of));
    if (running && isHere.current) await follow(running, of);
  });
  useEffect(() => {
    if (id && mayDraw) void takeUpAgain(id);
  }, [id, mayDraw]);

  const stop = (jobId: string) => void api.jobs.cancel({ id: jobId }).catch((error: unknown) => tell(error, 'job.failed'));

  return { state: stateOf(work, creation), draw, stop, reset: () => setWork(null) };
}

/** A new main picture replaces what the last drawing showed. */
function stateOf(work: DrawingState | null, creation: Creation | null): DrawingState {
  const picture = creation?.picture ?? null;
  if (!work) return atRest(picture);
  if (work.is === 'shown' && picture && picture.url !== work.picture.url) return atRest(picture);
  return work;
}
