/** By key what a tap on the text does: the arrows go from line to line of what is read aloud. */
import type { Voice } from './word-light.ts';

const STEPS: Record<string, -1 | 1> = { ArrowDown: 1, ArrowUp: -1 };

export const LINE_KEYS = 'ArrowDown ArrowUp';

interface Key {
  key: string;
  shiftKey: boolean;
  preventDefault: () => void;
}

/** Whether the key was one of these. */
export function pressLineKey(event: Key, voice: Voice | undefined): boolean {
  const step = STEPS[event.key];
  if (!voice || !step || event.shiftKey) return false;
  event.preventDefault();
  voice.light.toLine(step);
  return true;
}
