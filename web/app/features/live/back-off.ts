/** How long to wait before each new try: 1, 2, 5 s, and 10 s from then on. */
import { LIMITS } from '@fableloom/contract/limits';

const WAITS: readonly number[] = LIMITS.realtime.reconnectMs;

/** Milliseconds before the next try, after so many that failed in a row. */
export const waitBefore = (failures: number): number => WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
