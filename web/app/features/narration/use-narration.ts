/** Listening to a story: plays what has been recorded of the text as it stands, and has the rest recorded. */
import type { Job, Narration, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useGates } from '../../session/gates.ts';
import { useMaking } from '../../session/use-making.ts';
import { toast } from '../../ui/toaster.tsx';
import { whyNoSound } from './why-no-sound.ts';
import { firstWordOfLine } from './lines.ts';
import { useLockScreen } from './lock-screen.ts';
import { createPlayback } from './playback.ts';
import { recordingOf } from './recordings.ts';
import { createSleepTimer } from './sleep-timer.ts';

export function useNarration(story: Story) {
  const [playback] = useState(createPlayback);
  const [sleep] = useState(() => createSleepTimer(playback));
  const state = useSyncExternalStore(playback.onState, playback.state);
  const queries = useQueryClient();
  const { pass, doorTo } = useGates();
  /** A person pressed Listen here and waits for the sound. */
  const isAwaited = useRef(false);

  const goOn = useEffectEvent(() => {
    const next = state.is === 'silent' ? undefined : recordingOf(story, state.narration.part + 1);
    if (sleep.restsAtEnd()) playback.stop();
    else if (next) void begin(next);
    else playback.stop();
  });
  const tellFailure = useEffectEvent((narration: Narration) => void whyNoSound(narration.url).then((why) => toast.error(why)));
  useEffect(() => {
    const leave = [playback.onEnded(goOn), playback.onFailed(tellFailure), playback.stop, sleep.stop];
    return () => leave.forEach((step) => step());
  }, [playback, sleep]);

  async function begin(narration: Narration) {
    const answer = await playback.play(narration);
    if (answer === 'failed') toast.error(await whyNoSound(narration.url));
    return answer;
  }

  const making = useMaking({
    name: `narration:${story.id}`,
    failed: 'narration.generate.failed',
    belongs: (job: Job) => job.kind === 'narration' && job.about.storyId === story.id,
    onDone: async (job) => {
      const input = { id: story.id };
      await queries.invalidateQueries({ queryKey: orpc.stories.show.key({ input }) });
      const fresh = await queries.ensureQueryData(orpc.stories.show.queryOptions({ input }));
      const made = fresh.narrations.find(({ id }) => id === job.result?.narrationId);
      const answer = made && isAwaited.current ? await begin(made) : undefined;
      isAwaited.current = false;
      if (answer !== 'playing') toast.success(say('narration.done'));
    },
  });

  /** Plays or rests the part; has it recorded first when nobody has read its text yet. `part` counts from 1. */
  function listenTo(part: number) {
    if (state.is === 'playing' && state.narration.part === part) return playback.pause();
    const recorded = recordingOf(story, part);
    if (recorded) return void begin(recorded);
    record(part);
  }

  /** Has the part read anew: its text is the same, and a name in it is said otherwise. */
  function recordAgain(part: number) {
    if (state.is !== 'silent' && state.narration.part === part) playback.stop();
    record(part);
  }

  function record(part: number) {
    if (making.isBusy || !pass(doorTo('narrate-story'))) return;
    isAwaited.current = true;
    const wish = { id: story.id, part };
    making.start({ ...wish, of: story.parts[part - 1]?.id }, (idempotencyKey) => api.narrations.make({ ...wish, idempotencyKey }));
  }

  /** The button of the whole story: rests, goes on, or begins where something can be heard. */
  function listen() {
    if (state.is === 'playing') return playback.pause();
    if (state.is === 'paused') return void begin(state.narration);
    const newest = story.parts.length;
    listenTo(recordingOf(story, 1) ? 1 : recordingOf(story, newest) ? newest : 1);
  }

  /** 0 says the line again that is being spoken, 1 goes on to the next. */
  function toLine(step: 0 | 1) {
    const part = state.is === 'silent' ? undefined : story.parts.find(({ id }) => id === state.narration.partId);
    if (state.is === 'silent' || !part) return;
    const word = firstWordOfLine(part.text, state.narration.words, playback.light.read(), step);
    if (word !== null) playback.light.jumpTo(word);
    if (state.is === 'paused' && step === 0) void begin(state.narration);
  }
  function toPart(step: 1 | -1) {
    const recorded = state.is === 'silent' ? undefined : recordingOf(story, state.narration.part + step);
    if (recorded) void begin(recorded);
  }
  useLockScreen(story, playback, state, { repeatLine: () => toLine(0), nextLine: () => toLine(1), toPart });

  return { playback, sleep, repeatLine: () => toLine(0), state, making, listen, listenTo, recordAgain, play: (narration: Narration) => void begin(narration) };
}
