/** How fast the voice speaks on this device. */
export const SPEEDS = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2] as const;

const KEY = 'fableloom.speed';

export function keptSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return SPEEDS.find((speed) => speed === kept) ?? 1;
  } catch {
    return 1;
  }
}

export function keepSpeed(speed: number) {
  try {
    localStorage.setItem(KEY, String(speed));
  } catch {
    // The next page speaks at its usual pace.
  }
}
