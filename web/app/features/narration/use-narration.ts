/** A family listens to its own story: what nobody has read aloud yet is recorded first. */
import type { Job, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, orpc } from '../../session/api.ts';
import { doorOf, useGates } from '../../session/gates.ts';
import { useMaking } from '../../session/use-making.ts';
import { toast } from '../../ui/toaster.tsx';
import { firstSilentPart, recordingOf } from './recordings.ts';
import { type Place, useListening } from './use-listening.ts';

export function useNarration(story: Story) {
  const listening = useListening(story);
  const { begin, state, toggle } = listening;
  const queries = useQueryClient();
  const { enter } = useGates();
  /** A person pressed Listen here and waits for the sound. */
  const isAwaited = useRef(false);
  /** What is to be done once every part has been read aloud. */
  const onceAllRead = useRef<(() => void) | null>(null);

  const making = useMaking({
    name: `narration:${story.id}`,
    failed: 'narration.generate.failed',
    belongs: (job: Job) => job.kind === 'narration' && job.about.storyId === story.id,
    onDone: async (job) => {
      const input = { id: story.id };
      await queries.invalidateQueries({ queryKey: orpc.stories.show.key({ input }) });
      const fresh = await queries.ensureQueryData(orpc.stories.show.queryOptions({ input }));
      if (onceAllRead.current) return readOn(fresh);
      const made = fresh.narrations.find(({ id }) => id === job.result?.narrationId);
      const answer = made && isAwaited.current ? await begin(made) : undefined;
      isAwaited.current = false;
      if (answer !== 'playing') toast.success(say('narration.done'));
    },
  });

  /** Has every silent part read, one after the other, and does `then` when the whole story can be heard. */
  function readAll(then: () => void) {
    const silent = firstSilentPart(story);
    if (silent === null) return then();
    record(silent, then);
  }

  function readOn(fresh: Story) {
    const [silent, then] = [firstSilentPart(fresh), onceAllRead.current];
    onceAllRead.current = null;
    if (silent === null) return then?.();
    // The one before has just ended, and this page has not been shown since: it still counts as busy.
    ask(silent);
    onceAllRead.current = then;
  }

  /** @param then what comes once every part has been read; without it, the part is played when it is there */
  function record(part: number, then: (() => void) | null = null): void {
    if (making.isBusy) return;
    enter((plan) => doorOf(plan, 'narrate-story'), () => {
      onceAllRead.current = then;
      isAwaited.current = then === null;
      ask(part);
    });
  }

  function ask(part: number) {
    const wish = { id: story.id, part };
    making.start({ ...wish, of: story.parts[part - 1]?.id }, (idempotencyKey) => api.narrations.make({ ...wish, idempotencyKey }));
  }

  /** Plays or rests the part; has it recorded first when nobody has read its text yet. `part` counts from 1. */
  function listenTo(part: number) {
    if (!listening.listenTo(part)) record(part);
  }
  function readPage(place: Place) {
    if (!listening.readPage(place)) record(place.part);
  }

  /** Has the part read anew: its text is the same, and a name in it is said otherwise. */
  function recordAgain(part: number) {
    if (state.is !== 'silent' && state.recording.part === part) listening.playback.stop();
    record(part);
  }

  /** The button of the whole story: rests, goes on, or begins where something can be heard. */
  function listen() {
    if (state.is !== 'silent') return toggle();
    const newest = story.parts.length;
    listenTo(recordingOf(story, 1) ? 1 : recordingOf(story, newest) ? newest : 1);
  }

  return { ...listening, making, listen, listenTo, readPage, recordAgain, readAll };
}
