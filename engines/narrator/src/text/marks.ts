/** What a mark of punctuation means to a reader aloud. */
export type Pause = 'none' | 'turn' | 'comma' | 'clause' | 'trail' | 'line' | 'sentence' | 'paragraph' | 'part';
export type Ending = '.' | '?' | '!' | ',';

/** The order tells which of two pauses at one place wins. */
const BY_LENGTH: readonly Pause[] = ['none', 'turn', 'comma', 'clause', 'trail', 'line', 'sentence', 'paragraph', 'part'];

export function longer(a: Pause, b: Pause): Pause {
  return BY_LENGTH.indexOf(a) >= BY_LENGTH.indexOf(b) ? a : b;
}

export function pauseAt(mark: string): Pause {
  if (mark === '…' || mark.startsWith('..')) return 'trail';
  if (/^[.!?]/.test(mark)) return 'sentence';
  if (mark.startsWith('\n')) return /\n.*\n/s.test(mark) ? 'paragraph' : 'line';
  if (mark === ',' || mark === '(' || mark === ')') return 'comma';
  return 'clause';
}

export function endingOf(mark: string): Ending {
  if (mark.includes('?')) return '?';
  return mark.includes('!') ? '!' : '.';
}

/** Whether a mark closes a sentence, seen with the text that follows it: "3.5" and "and so… she slept" go on. */
export function closesSentence(mark: string, after: string): boolean {
  if (mark.startsWith('\n')) return true;
  if (mark === '…' || mark.startsWith('..')) return /^["”’'»)\]*_]*\s+["“‘«(]*[\p{Lu}\d]/u.test(after) || after.trim() === '';
  return /^[.!?]/.test(mark) && /^["”’'»)\]*_]*(?:\s|$)/.test(after);
}
