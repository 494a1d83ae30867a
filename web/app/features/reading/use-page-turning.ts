/** Turning pages by key, by swipe and by one switch, letting the voice turn them, and coming back to the page where one stopped. */
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { pages, type PlaceInStory } from './page-memory.ts';
import { useReadingSettings } from './reading-settings.ts';
import { spreadOf, type Spread } from './spreads.ts';
import type { Spoken } from './word-light.ts';

const SWIPE_PX = 48;
const STEPS: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1, Home: -Infinity, End: Infinity };
const SWITCH_KEYS: readonly string[] = [' ', 'Enter'];

interface PageTurning {
  storyId: string;
  spreads: readonly Spread[];
  spoken: Spoken | null;
  /** A person, not the voice, has turned to this spread. */
  onTurned: (spread: Spread) => void;
  /** Space, where it does not turn pages. */
  onSpace: () => void;
}

export function usePageTurning({ storyId, spreads, spoken, onTurned, onSpace }: PageTurning) {
  // A place in the text and no number: other letters cut other pages.
  const [place, setPlace] = useState(() => placeOfVoice(spoken) ?? pages.of(storyId));
  const [direction, setDirection] = useState<'none' | 'next' | 'before'>('none');
  const { oneSwitch } = useReadingSettings();
  const touched = useRef<{ x: number; y: number } | null>(null);
  const page = pageOf(spreads, place);

  /** Whether there was another page to turn to. */
  function goTo(next: number): boolean {
    const spread = spreads[next];
    const first = spread?.paragraphs[0];
    if (next === page || !spread || !first) return false;
    setDirection(next > page ? 'next' : 'before');
    const target = { partId: spread.part.id, from: first.from };
    setPlace(target);
    pages.keep(storyId, target);
    return true;
  }

  function turn(step: number) {
    const target = Math.min(spreads.length - 1, Math.max(0, page + step));
    const spread = spreads[target];
    if (goTo(target) && spread) onTurned(spread);
  }

  // Only where the voice itself goes from one page to another: who leafs ahead while it rests stays there.
  const followed = useRef<Spread | undefined>(undefined);
  const follow = useEffectEvent(() => {
    const voice = placeOfVoice(spoken);
    const next = voice ? spreadOf(spreads, voice.partId, voice.from) : -1;
    if (next === -1 || spreads[next] === followed.current) return;
    followed.current = spreads[next];
    goTo(next);
  });
  const light = spoken?.voice.light;
  useEffect(() => light?.subscribe(follow), [light]);

  return {
    page,
    /** Which way the last page was turned. */
    direction,
    turn,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        // The panel that lies over the page has keys of its own.
        if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
        const isOnButton = event.target.closest('button, a, input') !== null;
        const isSwitch = oneSwitch && !isOnButton && SWITCH_KEYS.includes(event.key);
        const step = STEPS[event.key] ?? (isSwitch ? 1 : undefined);
        if (step !== undefined) {
          event.preventDefault();
          turn(step);
        } else if (event.key === ' ' && !isOnButton && !event.repeat) {
          event.preventDefault();
          onSpace();
        }
      },
      onTouchStart({ touches, currentTarget, target }: TouchEvent) {
        const finger = touches.item(0);
        const isOnPage = target instanceof Node && currentTarget.contains(target);
        touched.current = finger && touches.length === 1 && isOnPage ? { x: finger.clientX, y: finger.clientY } : null;
      },
      onTouchEnd({ changedTouches }: TouchEvent) {
        const finger = changedTouches.item(0);
        if (!touched.current || !finger) return;
        const across = finger.clientX - touched.current.x;
        const down = finger.clientY - touched.current.y;
        touched.current = null;
        const isSelecting = window.getSelection()?.isCollapsed === false;
        if (!isSelecting && Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(down) * 1.5) turn(across < 0 ? 1 : -1);
      },
    },
  };
}

function placeOfVoice(spoken: Spoken | null): PlaceInStory | null {
  const word = spoken?.voice.words[spoken.voice.light.read()];
  return word && spoken ? { partId: spoken.partId, from: word.from } : null;
}

const pageOf = (spreads: readonly Spread[], place: PlaceInStory | null): number => (place ? Math.max(0, spreadOf(spreads, place.partId, place.from)) : 0);
