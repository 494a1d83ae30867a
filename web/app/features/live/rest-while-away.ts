/** The line rests while nobody looks for long, and while the device is offline. */
import type { Line } from './open-line.ts';

/** Our choice: a glance at another window costs nothing, a forgotten tab keeps no line. */
const LONG_MS = 5 * 60 * 1000;

/** Starts the line and watches the window; the answer ends both. */
export function restWhileAway(line: Line): () => void {
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(leaving);
    if (!navigator.onLine) return line.rest();
    if (document.hidden) leaving = setTimeout(line.rest, LONG_MS);
    else line.wake();
  }

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  line.wake();
  look();

  return () => {
    clearTimeout(leaving);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    line.rest();
  };
}
