/** Turning pages by key, by swipe and by one switch, letting the voice turn them, and coming back to the page where one stopped. */
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import type { Voice } from '../reading/paragraph.tsx';
import { useReadingSettings } from '../reading/reading-settings.ts';
import { rememberPlace, rememberedPlace } from './page-memory.ts';
import { spreadOf, type Spread } from './spreads.ts';

const SWIPE_PX = 48;
const STEPS: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1, Home: -Infinity, End: Infinity };

export interface Spoken {
  partId: string;
  voice: Voice;
}

const SWITCH_KEYS: readonly string[] = [' ', 'Enter'];

export function usePageTurning(storyId: string, spreads: readonly Spread[], spoken: Spoken | null) {
  const [page, setPage] = useState(() => Math.max(0, firstPage(storyId, spreads, spoken)));
  const [direction, setDirection] = useState<'none' | 'next' | 'before'>('none');
  const { oneSwitch } = useReadingSettings();
  const touched = useRef<{ x: number; y: number } | null>(null);
  const last = spreads.length - 1;
  const shown = Math.min(page, Math.max(0, last));

  function goTo(next: number) {
    const target = Math.min(last, Math.max(0, next));
    if (target === shown) return;
    setDirection(target > shown ? 'next' : 'before');
    setPage(target);
    rememberPlace(storyId, spreads[target]);
  }
  const turn = (step: number) => goTo(shown + step);

  const follow = useEffectEvent(() => {
    const next = pageOfVoice(spreads, spoken);
    if (next !== -1) goTo(next);
  });
  const light = spoken?.voice.light;
  useEffect(() => light?.subscribe(follow), [light]);

  return {
    page: shown,
    /** Which way the last page was turned. */
    direction,
    turn,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const isOnButton = event.target instanceof Element && event.target.closest('button, a, input') !== null;
        const step = STEPS[event.key] ?? (oneSwitch && !isOnButton && SWITCH_KEYS.includes(event.key) ? 1 : undefined);
        if (step === undefined) return;
        event.preventDefault();
        turn(step);
      },
      onTouchStart({ touches }: TouchEvent) {
        const finger = touches.item(0);
        touched.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
      },
      onTouchEnd({ changedTouches }: TouchEvent) {
        const finger = changedTouches.item(0);
        if (!touched.current || !finger) return;
        const across = finger.clientX - touched.current.x;
        const down = finger.clientY - touched.current.y;
        touched.current = null;
        if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(down) * 1.5) turn(across < 0 ? 1 : -1);
      },
    },
  };
}

/** The spread of the word that is being spoken, or -1. */
function pageOfVoice(spreads: readonly Spread[], spoken: Spoken | null): number {
  const word = spoken?.voice.words[spoken.voice.light.read()];
  return word && spoken ? spreadOf(spreads, spoken.partId, word.from) : -1;
}

function firstPage(storyId: string, spreads: readonly Spread[], spoken: Spoken | null): number {
  const voice = pageOfVoice(spreads, spoken);
  if (voice !== -1) return voice;
  const place = rememberedPlace(storyId);
  return place ? spreadOf(spreads, place.partId, place.from) : 0;
}
