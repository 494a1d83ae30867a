/** Ctrl+C and SIGTERM: everything is closed in order, also while it is still being opened; what does not end in time is left. */

/** A stop that takes longer is ended; what was saved is saved, and jobs go on at the next start. */
const STOP_WITHIN_MS = 10_000;
/** A terminal tells every process of its group, and npm and the launcher tell it on: that is one press. */
const ONE_PRESS_MS = 1000;

export interface Stopping {
  /** Errors that come now are of no interest any more. */
  hasBegun(): boolean;
}

/** @param close ends everything that is open; it is called once */
export function stopOnSignal(close: () => Promise<unknown>): Stopping {
  let pressedAt: number | null = null;
  function stop(): void {
    if (pressedAt !== null) {
      // A second press does not wait: what was saved is saved.
      if (performance.now() - pressedAt > ONE_PRESS_MS) process.exit(1);
      return;
    }
    pressedAt = performance.now();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    close().then(() => process.exit(0), () => process.exit(1));
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return { hasBegun: () => pressedAt !== null };
}
