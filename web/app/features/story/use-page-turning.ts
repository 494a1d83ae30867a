/** Turning pages by key and by swipe, and letting the voice turn them. */
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import type { Voice } from '../reading/paragraph.tsx';
import { spreadOf, type Spread } from './spreads.ts';

const SWIPE_PX = 48;
const STEPS: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1, Home: -Infinity, End: Infinity };

export interface Spoken {
  partId: string;
  voice: Voice;
}

export function usePageTurning(spreads: readonly Spread[], spoken: Spoken | null) {
  const [page, setPage] = useState(() => Math.max(0, pageOfVoice(spreads, spoken)));
  const touched = useRef<{ x: number; y: number } | null>(null);
  const last = spreads.length - 1;
  const turn = (step: number) => setPage((now) => Math.min(last, Math.max(0, now + step)));

  const follow = useEffectEvent(() => {
    const next = pageOfVoice(spreads, spoken);
    if (next !== -1) setPage(next);
  });
  const light = spoken?.voice.light;
  useEffect(() => light?.subscribe(follow), [light]);

  return {
    page: Math.min(page, Math.max(0, last)),
    turn,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const step = STEPS[event.key];
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
