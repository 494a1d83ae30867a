/** The one voice of a page: plays a narration, and says at every moment which word is being spoken. */
import type { Narration, SpokenWord } from '@fableloom/contract';
import { createBell, type Bell } from './bell.ts';
import { keepPlace, placeIn } from './place-memory.ts';
import { keptSpeed, keepSpeed } from './speed-memory.ts';

export type PlaybackState = { is: 'silent' } | { is: 'playing'; narration: Narration } | { is: 'paused'; narration: Narration };

/** `blocked` is what a browser answers when nobody has pressed anything. */
export type PlayAnswer = 'playing' | 'blocked' | 'failed';

export interface Playback {
  onState: Bell['listen'];
  state: () => PlaybackState;
  /** Starts this narration, or goes on with the one that rests. */
  play: (narration?: Narration) => Promise<PlayAnswer>;
  pause: () => void;
  stop: () => void;
  /** Seconds. */
  time: () => number;
  onTime: Bell['listen'];
  seek: (seconds: number) => void;
  speed: () => number;
  setSpeed: (speed: number) => void;
  /** 0 to 1; where a device does not let pages be softer, nothing happens. */
  setVolume: (volume: number) => void;
  light: { subscribe: Bell['listen']; read: () => number; jumpTo: (index: number) => void };
  /** The narration has come to its end; it rests there until somebody plays another or stops. */
  onEnded: Bell['listen'];
  /** The sound of this narration broke off; there is silence now. */
  onFailed: (tell: (narration: Narration) => void) => () => void;
}

export function createPlayback(): Playback {
  const audio = new Audio();
  audio.preservesPitch = true;
  audio.preload = 'auto';
  audio.playbackRate = keptSpeed();
  const stateBell = createBell();
  const timeBell = createBell();
  const wordBell = createBell();
  const endBell = createBell();
  const failureBell = createBell();
  let state: PlaybackState = { is: 'silent' };
  let broken: Narration | null = null;
  let lit = -1;
  let frame = 0;

  function become(next: PlaybackState) {
    state = next;
    stateBell.ring();
    cancelAnimationFrame(frame);
    if (next.is === 'playing') followWords();
    else if (next.is === 'silent') light(-1);
  }

  function light(index: number) {
    if (index === lit) return;
    lit = index;
    wordBell.ring();
  }

  function followWords() {
    if (state.is !== 'playing') return;
    light(wordAt(state.narration.words, audio.currentTime));
    frame = requestAnimationFrame(followWords);
  }

  async function play(wanted?: Narration): Promise<PlayAnswer> {
    const current = state.is === 'silent' ? undefined : state.narration;
    const narration = wanted ?? current;
    if (!narration) return 'failed';
    if (narration.id !== current?.id) {
      const { playbackRate } = audio;
      audio.src = narration.url;
      audio.defaultPlaybackRate = playbackRate;
      audio.playbackRate = playbackRate;
      light(-1);
      const place = placeIn(narration);
      if (place > 0) audio.currentTime = place;
    }
    become({ is: 'paused', narration });
    try {
      await audio.play();
      return 'playing';
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : '';
      // Another press took over before the sound began: nothing has failed.
      if (reason === 'AbortError') return 'playing';
      if (reason === 'NotAllowedError') return 'blocked';
      stop();
      return 'failed';
    }
  }

  function remember(seconds = audio.currentTime) {
    if (state.is !== 'silent') keepPlace(state.narration.id, seconds);
  }

  function stop() {
    remember();
    audio.pause();
    audio.removeAttribute('src');
    become({ is: 'silent' });
  }

  function seek(seconds: number) {
    audio.currentTime = seconds;
    if (state.is !== 'silent') light(wordAt(state.narration.words, seconds));
    timeBell.ring();
  }

  audio.addEventListener('timeupdate', timeBell.ring);
  audio.addEventListener('play', () => state.is === 'paused' && become({ is: 'playing', narration: state.narration }));
  audio.addEventListener('pause', () => remember());
  audio.addEventListener('pause', () => state.is === 'playing' && !audio.ended && become({ is: 'paused', narration: state.narration }));
  audio.addEventListener('ended', () => {
    remember(0);
    if (state.is !== 'silent') endBell.ring();
  });
  audio.addEventListener('error', () => {
    if (state.is !== 'playing') return;
    broken = state.narration;
    stop();
    failureBell.ring();
  });

  return {
    onState: stateBell.listen,
    state: () => state,
    play,
    pause: () => audio.pause(),
    stop,
    time: () => audio.currentTime,
    onTime: timeBell.listen,
    seek,
    speed: () => audio.playbackRate,
    setSpeed: (speed) => {
      audio.playbackRate = speed;
      keepSpeed(speed);
    },
    setVolume: (volume) => {
      audio.volume = volume;
    },
    light: {
      subscribe: wordBell.listen,
      read: () => lit,
      jumpTo: (index) => {
        const word = state.is === 'silent' ? undefined : state.narration.words[index];
        if (word) seek(word.start);
      },
    },
    onEnded: endBell.listen,
    onFailed: (tell) => failureBell.listen(() => broken && tell(broken)),
  };
}

/** The word that is spoken at this time, or the last one before a pause; -1 before the first. Words are in order. */
export function wordAt(words: readonly SpokenWord[], seconds: number): number {
  let low = 0;
  let high = words.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}
