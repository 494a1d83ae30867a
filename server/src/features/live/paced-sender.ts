/** Sends messages one after the other, at most so many a second; while a reader is too slow the oldest give way. */
import { LIMITS } from '@fableloom/contract/limits';

const PAUSE_MS = 1000 / LIMITS.realtime.eventsPerSecond;

export interface PacedSender {
  add(text: string): void;
  stop(): void;
}

export function pacedSender(send: (text: string) => void): PacedSender {
  const waiting: string[] = [];
  let pause: NodeJS.Timeout | undefined;

  function next(): void {
    const text = waiting.shift();
    pause = undefined;
    if (text === undefined) return;
    send(text);
    pause = setTimeout(next, PAUSE_MS);
  }
  return {
    add(text) {
      waiting.push(text);
      // What gives way is still in the list that the page loads.
      if (waiting.length > LIMITS.notifications) waiting.shift();
      if (!pause) next();
    },
    stop() {
      clearTimeout(pause);
      waiting.length = 0;
    },
  };
}
