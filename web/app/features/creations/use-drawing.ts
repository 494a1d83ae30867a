/** Has a picture drawn and puts it in its place; a drawing that is under way is found again after a closed tab. */
import type { Job, Picture } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { useEffect, useState } from 'react';
import { readRefusal } from '../../session/api.ts';
import { useMaking, type MakingState } from '../../session/use-making.ts';
import { toast } from '../../ui/toaster.tsx';
import type { Creation } from './craft.ts';
import type { DrawingState } from './drawing-state.ts';

export interface Easel {
  start: (input: { id: string; idempotencyKey: string }) => Promise<Job>;
  /** The creation as it is after the picture was kept. */
  reload: (id: string) => Promise<Creation>;
  isJobAbout: (job: Job, id: string) => boolean;
  doneSentence: PlainMessageKey;
  /** Said when there is nothing saved that could be drawn. */
  unsaved: PlainMessageKey;
  /** Said when it was drawn and kept, and only reading it again did not work. */
  readFailed: PlainMessageKey;
}

/** What follows the drawing itself. */
type After = { is: 'nothing' } | { is: 'saving' } | { is: 'shown'; picture: Picture } | { is: 'failed'; why: string };

/** @param isSeen whether the panel that says where the drawing stands is in the window */
export function useDrawing(creation: Creation | null, easel: Easel, isSeen: boolean) {
  const [after, setAfter] = useState<After>({ is: 'nothing' });
  const id = creation?.id ?? null;
  const picture = creation?.picture ?? null;
  const mayDraw = creation?.may.draw ?? false;

  const making = useMaking({
    name: `picture:${id}`,
    failed: 'image.generate.failed',
    belongs: (job) => id !== null && mayDraw && easel.isJobAbout(job, id),
    onDone: (job) => void show(job),
  });

  async function show(job: Job) {
    if (!id) return;
    setAfter({ is: 'saving' });
    try {
      const { picture: drawn } = await easel.reload(id);
      if (!drawn) return setAfter({ is: 'failed', why: say('image.reply.invalid') });
      setAfter({ is: 'shown', picture: drawn });
      toast.success(say(easel.doneSentence), { id: job.id });
    } catch (error) {
      setAfter({ is: 'failed', why: readRefusal(error, say(easel.readFailed)).sentence });
    }
  }

  // Told where the panel, which says the same, is out of sight; it goes by itself should the drawing take longer than anyone waits.
  const isDrawing = making.isBusy && !isSeen;
  useEffect(() => {
    if (!isDrawing || !id) return;
    const shown = toast.loading(say('image.screen.creating'), { id: `drawing:${id}`, duration: LIMITS.toastMs.imageGeneration });
    return () => toast.dismiss(shown);
  }, [isDrawing, id]);

  function draw() {
    if (!id) return void toast.error(say(easel.unsaved));
    if (making.isBusy || after.is === 'saving') return;
    setAfter({ is: 'nothing' });
    making.start({ id, instead: picture?.url }, (idempotencyKey) => easel.start({ id, idempotencyKey }));
  }

  /** Null where the built-in illustrator is not offered. */
  const { withBuiltIn } = making;
  return { state: stateOf(making.state, after, picture), draw, withBuiltIn, stop: making.stop, reset: () => setAfter({ is: 'nothing' }) };
}

function stateOf(making: MakingState, after: After, picture: Picture | null): DrawingState {
  if (making.is === 'starting') return { is: 'generating', words: '', done: 0, canStop: false };
  if (making.is === 'under-way') return { is: 'generating', words: making.job.progress, done: making.job.done, canStop: true };
  if (making.is === 'failed') return { is: 'failed', why: making.sentence, picture };
  if (after.is === 'saving') return after;
  if (after.is === 'failed') return { ...after, picture };
  if (after.is === 'shown' && (!picture || picture.url === after.picture.url)) return { ...after, isNew: true };
  // A new main picture replaces what the last drawing showed.
  return picture ? { is: 'shown', picture, isNew: false } : { is: 'empty' };
}
