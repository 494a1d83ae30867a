/** Listening to what has been recorded of a story: from a word, a line, a page or a part, until the end or until somebody sleeps. */
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { toast } from '../../ui/toaster.tsx';
import { following, watchHands } from '../reading/follow-voice.ts';
import { firstWordFrom } from '../reading/paragraphs.ts';
import type { Recorded, Spoken } from '../reading/word-light.ts';
import { firstWordOfLine, type LineStep } from './lines.ts';
import { placeIn } from './listening-memory.ts';
import { useLockScreen } from './lock-screen.ts';
import { beginOf, createPlayback, wordAt } from './playback.ts';
import { type Listenable, type Recording, recordingOf } from './recordings.ts';
import { createSleepTimer } from './sleep-timer.ts';
import { whyNoSound } from './why-no-sound.ts';

/** A piece of a part's text, such as a page: `part` counts from 1, the others are offsets in its text. */
export interface Place {
  part: number;
  from: number;
  to: number;
}

/** What players need of it; whoever may also record listens to parts and pages in a way of their own. */
export type Listening = Omit<ReturnType<typeof useListening>, 'listenTo' | 'readPage'>;

export function useListening(story: Listenable) {
  const [playback] = useState(createPlayback);
  const [sleep] = useState(() => createSleepTimer(playback));
  const state = useSyncExternalStore(playback.onState, playback.state, playback.state);
  const isPlaying = state.is === 'playing';

  const play = useCallback(
    async (recording: Recording, at?: number) => {
      const answer = await playback.play(recording, at);
      if (answer === 'failed') toast.error(await whyNoSound(recording.url));
      return answer;
    },
    [playback],
  );
  /** A person asks for it. @param at seconds; where it was left, if it is not given */
  const begin = useCallback(
    (recording: Recording, at?: number) => {
      following.resume();
      return play(recording, at);
    },
    [play],
  );

  const goOn = useEffectEvent(() => {
    const next = state.is === 'silent' ? undefined : recordingOf(story, state.recording.part + 1);
    if (sleep.restsAtEnd()) playback.stop();
    else if (next) void play(next);
    else playback.stop();
  });
  const tellFailure = useEffectEvent((recording: Recording) => void whyNoSound(recording.url).then((why) => toast.error(why)));
  useEffect(() => {
    const leave = [playback.onEnded(goOn), playback.onFailed(tellFailure), playback.stop, sleep.stop];
    return () => leave.forEach((step) => step());
  }, [playback, sleep]);
  useEffect(() => (isPlaying ? watchHands() : undefined), [isPlaying]);

  /** Plays or rests a part; false where nobody has read its text yet. */
  function listenTo(part: number): boolean {
    if (state.is === 'playing' && state.recording.part === part) {
      playback.pause();
      return true;
    }
    const recorded = recordingOf(story, part);
    if (recorded) void begin(recorded);
    return recorded !== undefined;
  }

  /** Reads a page: from the word where the voice rests on it, else from its first word. False where nobody has read it yet. */
  function readPage({ part, from, to }: Place): boolean {
    const recorded = recordingOf(story, part);
    if (!recorded) return false;
    const isOpen = state.is !== 'silent' && state.recording.id === recorded.id;
    const seconds = isOpen ? playback.time() : placeIn(recorded);
    const rests = recorded.words[wordAt(recorded.words, seconds)];
    const isOnPage = rests !== undefined && rests.from >= from && rests.from < to;
    const first = from === 0 ? undefined : recorded.words[firstWordFrom(recorded.words, from)];
    void begin(recorded, isOnPage ? seconds : first ? beginOf(first) : 0);
    return true;
  }

  /** Rests or goes on with what is open. */
  function toggle() {
    if (state.is === 'playing') playback.pause();
    else if (state.is === 'paused') void begin(state.recording);
  }

  const open = state.is === 'silent' ? null : state.recording;
  const recorded = useMemo(() => recordedParts(story, begin), [story, begin]);
  const toLine = useCallback(
    (step: LineStep) => {
      const part = story.parts.find(({ id }) => id === open?.partId);
      const word = open && part ? firstWordOfLine(part.text, open.words, playback.light.read(), step) : null;
      const first = word === null ? undefined : open?.words[word];
      if (open && first) void begin(open, beginOf(first));
    },
    [story, open, playback, begin],
  );
  function toPart(step: 1 | -1) {
    const recorded = state.is === 'silent' ? undefined : recordingOf(story, state.recording.part + step);
    if (recorded) void begin(recorded);
  }
  useLockScreen(story, playback, state, { repeatLine: () => toLine(0), nextLine: () => toLine(1), toPart });

  const spoken = useMemo<Spoken | null>(
    () => open && { partId: open.partId, voice: { words: open.words, light: { ...playback.light, toLine } } },
    [open, playback, toLine],
  );

  return { playback, sleep, state, spoken, recorded, isPlaying, begin, listenTo, readPage, toggle, repeatLine: () => toLine(0) };
}

/** What can be heard at once, by the id of its part. */
function recordedParts(story: Listenable, begin: (recording: Recording, at: number) => unknown): ReadonlyMap<string, Recorded> {
  const heard = story.parts.flatMap((_, place) => recordingOf(story, place + 1) ?? []);
  return new Map(heard.map((recording) => {
    const { partId, words } = recording;
    const jumpTo = (index: number) => {
      const word = words[index];
      if (word) void begin(recording, beginOf(word));
    };
    return [partId, { words, jumpTo }];
  }));
}
