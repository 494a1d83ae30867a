import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlaybackState } from './playback.ts';
import { createSleepTimer, FADE, volumeAt } from './sleep-timer.ts';

function someVoice(duration = 100) {
  const heard = { volume: 1, paused: 0, at: 0, isSilent: false };
  return {
    heard,
    setVolume: (volume: number) => {
      heard.volume = volume;
    },
    pause: () => {
      heard.paused += 1;
    },
    time: () => heard.at,
    state: (): PlaybackState => (heard.isSilent ? { is: 'silent' } : { is: 'playing', recording: { duration } as never }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the sleep timer', () => {
  test('fades in the last twenty seconds, then rests, and the next evening is as loud as before', () => {
    const voice = someVoice();
    const timer = createSleepTimer(voice);
    timer.choose(5);
    expect(timer.minutesLeft()).toBe(5);
    vi.advanceTimersByTime(5 * 60_000 - FADE * 1000);
    expect(voice.heard).toMatchObject({ volume: 1, paused: 0 });
    vi.advanceTimersByTime(FADE * 500);
    expect(voice.heard.volume).toBeCloseTo(0.5, 1);
    vi.advanceTimersByTime(FADE * 500 + 1000);
    expect(voice.heard).toMatchObject({ volume: 1, paused: 1 });
    expect(timer.choice()).toBe('off');
  });

  test('at the end of the part it fades with the part and lets no other begin', () => {
    const voice = someVoice(100);
    const timer = createSleepTimer(voice);
    timer.choose('end');
    voice.heard.at = 90;
    vi.advanceTimersByTime(1000);
    expect(voice.heard.volume).toBeCloseTo(0.5);
    expect(timer.restsAtEnd()).toBe(true);
    expect(voice.heard.volume).toBe(1);
    expect(timer.restsAtEnd()).toBe(false);
  });

  test('while nobody speaks the end of a part is far away: who begins next is heard at once', () => {
    const voice = someVoice();
    voice.heard.isSilent = true;
    createSleepTimer(voice).choose('end');
    vi.advanceTimersByTime(1000);
    expect(voice.heard.volume).toBe(1);
  });

  test('can be taken back', () => {
    const voice = someVoice();
    const timer = createSleepTimer(voice);
    timer.choose(10);
    timer.choose('off');
    vi.advanceTimersByTime(20 * 60_000);
    expect(voice.heard).toMatchObject({ volume: 1, paused: 0 });
    expect(timer.minutesLeft()).toBeNull();
  });

  test('is never louder than whole and never less than silent', () => {
    expect([60, FADE, FADE / 4, 0, -5].map(volumeAt)).toEqual([1, 1, 0.25, 0, 0]);
  });
});
