/** Falls silent by itself: after some minutes or at the end of a part, softly. */
import type { Playback } from './playback.ts';
import { createBell, type Bell } from './bell.ts';

export const SLEEP_MINUTES = [5, 10, 20] as const;
export type SleepChoice = 'off' | 'end' | (typeof SLEEP_MINUTES)[number];

/** Seconds in which the voice fades. */
export const FADE = 20;
const TICK_MS = 500;

export interface SleepTimer {
  choice: () => SleepChoice;
  choose: (choice: SleepChoice) => void;
  /** Whole minutes until silence; null while no minutes are counted. */
  minutesLeft: () => number | null;
  onChange: Bell['listen'];
  /** Asked when a part has come to its end: whether the voice rests now. */
  restsAtEnd: () => boolean;
  stop: () => void;
}

type Sleeper = Pick<Playback, 'pause' | 'setVolume' | 'time' | 'state'>;

/** How loud the voice is this many seconds before it falls silent. */
export const volumeAt = (secondsLeft: number): number => Math.min(1, Math.max(0, secondsLeft / FADE));

/** @param now milliseconds; time that passes while the voice rests counts too, as on a clock beside the bed */
export function createSleepTimer(playback: Sleeper, now: () => number = Date.now): SleepTimer {
  const bell = createBell();
  let choice: SleepChoice = 'off';
  let deadline = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;

  function become(next: SleepChoice) {
    choice = next;
    clearInterval(ticking);
    playback.setVolume(1);
    if (next !== 'off') ticking = setInterval(tick, TICK_MS);
    if (typeof next === 'number') deadline = now() + next * 60_000;
    bell.ring();
  }

  function tick() {
    const state = playback.state();
    // Nothing has come to its end while nobody speaks: whoever begins next is heard from the first word.
    const left = choice !== 'end' ? (deadline - now()) / 1000 : state.is === 'silent' ? Infinity : state.recording.duration - playback.time();
    playback.setVolume(volumeAt(left));
    if (choice !== 'end' && left <= 0) {
      playback.pause();
      become('off');
    } else bell.ring();
  }

  return {
    choice: () => choice,
    choose: become,
    minutesLeft: () => (typeof choice === 'number' ? Math.max(1, Math.ceil((deadline - now()) / 60_000)) : null),
    onChange: bell.listen,
    restsAtEnd() {
      if (choice !== 'end') return false;
      become('off');
      return true;
    },
    stop: () => clearInterval(ticking),
  };
}
