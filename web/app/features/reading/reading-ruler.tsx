/** A band on the line that is being read: it follows the pointer, the arrow keys, and the spoken word. */
import { useEffect, useState, type RefObject } from 'react';
import type { WordLight } from './word-light.ts';

interface ReadingRulerProps {
  /** What it lies over; must be positioned. */
  sheet: RefObject<HTMLElement | null>;
  light?: WordLight;
}

interface Band {
  top: number;
  height: number;
}

/** Lines that a press of an arrow key moves it. */
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function lineHeightOf(sheet: HTMLElement): number {
  const words = sheet.querySelector('p') ?? sheet;
  const style = getComputedStyle(words);
  return parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.5;
}

async function settled(sheet: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const moves = sheet.getAnimations({ subtree: true }).filter((move) => move.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moves.map(({ finished }) => finished));
}

export function ReadingRuler({ sheet, light }: ReadingRulerProps) {
  const [band, setBand] = useState<Band | null>(null);

  useEffect(() => {
    const page = sheet.current;
    if (!page) return;
    const place = (middle: number) => {
      const height = lineHeightOf(page);
      const lowest = page.scrollHeight - height;
      setBand({ top: Math.min(lowest, Math.max(0, middle - page.getBoundingClientRect().top + page.scrollTop - height / 2)), height });
    };
    let isMoved = false;
    let isLeft = false;
    // Where the voice rests, or on the first line.
    const rest = () => {
      if (isMoved || isLeft) return;
      const word = page.querySelector('[aria-current]')?.getBoundingClientRect();
      const first = page.querySelector('p')?.getBoundingClientRect();
      if (word) place(word.top + word.height / 2);
      else if (first) place(first.top + lineHeightOf(page) / 2);
    };
    const watch = new ResizeObserver(rest);
    // A line has its place once the page has come to rest and its letters are there; until then nothing is shown.
    void settled(page).then(() => {
      if (isLeft) return;
      for (const words of page.querySelectorAll('p')) watch.observe(words);
      rest();
    });
    const follow = ({ clientY }: PointerEvent) => {
      isMoved = true;
      place(clientY);
    };
    const step = ({ key }: KeyboardEvent) => {
      const lines = STEPS[key];
      isMoved ||= lines !== undefined;
      if (lines) setBand((now) => now && { ...now, top: Math.min(page.scrollHeight - now.height, Math.max(0, now.top + lines * now.height)) });
    };
    const toWord = () => {
      // The word is lit after this frame.
      requestAnimationFrame(() => {
        const word = page.querySelector('[aria-current]')?.getBoundingClientRect();
        if (!word) return;
        isMoved = true;
        place(word.top + word.height / 2);
      });
    };
    page.addEventListener('pointermove', follow);
    document.addEventListener('keydown', step);
    const leave = light?.subscribe(toWord);
    return () => {
      watch.disconnect();
      isLeft = true;
      page.removeEventListener('pointermove', follow);
      document.removeEventListener('keydown', step);
      leave?.();
    };
  }, [sheet, light]);

  if (!band) return null;
  return (
    <span
      aria-hidden="true"
      data-ruler
      className="pointer-events-none absolute inset-x-0 rounded-lg border-y-2 border-marigold bg-marigold/15 transition-[top] duration-100"
      style={band}
    />
  );
}
