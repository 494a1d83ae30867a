/** The one voice of a page: plays a recording, and says at every moment which word is being spoken. */
import type { SpokenWord } from '@fableloom/contract';
import { createBell, type Bell } from './bell.ts';
import { keepPlace, keptSpeed, placeIn } from './listening-memory.ts';
import type { Recording } from './recordings.ts';

export type PlaybackState = { is: 'silent' } | { is: 'playing'; recording: Recording } | { is: 'paused'; recording: Recording };

/** `blocked` is what a browser answers when nobody has pressed anything. */
export type PlayAnswer = 'playing' | 'blocked' | 'failed';

export interface Playback {
  onState: Bell['listen'];
  state: () => PlaybackState;
  /** Starts this recording where it was left or at these seconds, or goes on with the one that rests. */
  play: (recording?: Recording, at?: number) => Promise<PlayAnswer>;
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
  light: { subscribe: Bell['listen']; read: () => number };
  /** The recording has come to its end; it rests there until somebody plays another or stops. */
  onEnded: Bell['listen'];
  /** The sound of this recording broke off; there is silence now. */
  onFailed: (tell: (recording: Recording) => void) => () => void;
}

/** Seconds. */
const KEPT_EVERY = 5;

/** Nothing of it needs a browser before the first sound. */
export function createPlayback(): Playback {
  let opened: HTMLAudioElement | null = null;
  const stateBell = createBell();
  const timeBell = createBell();
  const wordBell = createBell();
  const endBell = createBell();
  const failureBell = createBell();
  let state: PlaybackState = { is: 'silent' };
  let broken: Recording | null = null;
  let lit = -1;
  let frame = 0;
  /** The second that was remembered last. */
  let kept = 0;

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
    light(wordAt(state.recording.words, time()));
    frame = requestAnimationFrame(followWords);
  }

  const time = () => opened?.currentTime ?? 0;

  function openAudio(): HTMLAudioElement {
    const audio = new Audio();
    audio.preservesPitch = true;
    audio.preload = 'auto';
    audio.addEventListener('timeupdate', () => {
      timeBell.ring();
      // Whoever closes the window in the middle goes on there.
      if (state.is === 'playing' && Math.abs(time() - kept) > KEPT_EVERY) remember();
    });
    audio.addEventListener('play', () => state.is === 'paused' && become({ is: 'playing', recording: state.recording }));
    audio.addEventListener('pause', () => remember());
    audio.addEventListener('pause', () => state.is === 'playing' && !audio.ended && become({ is: 'paused', recording: state.recording }));
    audio.addEventListener('ended', () => {
      remember(0);
      if (state.is !== 'silent') endBell.ring();
    });
    audio.addEventListener('error', () => {
      if (state.is !== 'playing') return;
      broken = state.recording;
      stop();
      failureBell.ring();
    });
    return audio;
  }

  async function play(wanted?: Recording, at?: number): Promise<PlayAnswer> {
    const current = state.is === 'silent' ? undefined : state.recording;
    const recording = wanted ?? current;
    if (!recording) return 'failed';
    const audio = (opened ??= openAudio());
    const isOther = recording.id !== current?.id;
    if (isOther) {
      remember();
      audio.src = recording.url;
      audio.defaultPlaybackRate = keptSpeed.read();
      audio.playbackRate = keptSpeed.read();
      light(-1);
    }
    const place = at ?? (isOther ? placeIn(recording) : undefined);
    if (place !== undefined && (place > 0 || !isOther)) seek(place, recording);
    if (!isOther && !audio.paused) return 'playing';
    become({ is: 'paused', recording });
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

  function remember(seconds = time()) {
    kept = seconds;
    if (state.is !== 'silent') keepPlace(state.recording.id, seconds);
  }

  function stop() {
    remember();
    become({ is: 'silent' });
    opened?.pause();
    opened?.removeAttribute('src');
  }

  function seek(seconds: number, recording = state.is === 'silent' ? undefined : state.recording) {
    if (opened) opened.currentTime = seconds;
    if (recording) light(wordAt(recording.words, seconds));
    timeBell.ring();
  }

  return {
    onState: stateBell.listen,
    state: () => state,
    play,
    pause: () => opened?.pause(),
    stop,
    time,
    onTime: timeBell.listen,
    seek: (seconds) => seek(seconds),
    speed: keptSpeed.read,
    setSpeed: (speed) => {
      if (opened) opened.playbackRate = speed;
      keptSpeed.keep(speed);
    },
    setVolume: (volume) => {
      if (opened) opened.volume = volume;
    },
    light: { subscribe: wordBell.listen, read: () => lit },
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

/** Seconds at which a word can be entered: a browser may round down what it is told, which would light the word before. */
export const beginOf = ({ start, end }: SpokenWord): number => Math.min(end, start + 0.01);
