/** Lets text arrive word by word, as if it were being written; all at once where motion is not wanted. */
import { useEffect, useState } from 'react';

const TICK_MS = 60;
/** However much has arrived, the pen has caught up after this many ticks. */
const TICKS_TO_CATCH_UP = 40;

/** The part of `text` that has been written so far, and whether the pen still moves. For elements that appear in the browser only. */
export function useFlowingWords(text: string): { shown: string; isFlowing: boolean } {
  const [length, setLength] = useState(0);
  const [isCalm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const isFlowing = !isCalm && length < text.length;

  useEffect(() => {
    if (!isFlowing) return;
    const timer = setTimeout(() => setLength(nextEnd(text, length)), TICK_MS);
    return () => clearTimeout(timer);
  }, [isFlowing, text, length]);

  return { shown: isCalm ? text : text.slice(0, length), isFlowing };
}

/** One word further, or more where much is waiting; always at the end of a word. */
function nextEnd(text: string, length: number): number {
  const stride = Math.max(1, Math.ceil((text.length - length) / TICKS_TO_CATCH_UP));
  const space = text.indexOf(' ', length + stride);
  return space === -1 ? text.length : space;
}
