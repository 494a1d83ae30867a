// Randomness as an argument: the same seed always throws the same numbers.

export interface Dice {
  /** A number in [0, 1). */
  roll(): number;
  /** A whole number in [0, below). */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
  shuffle<T>(from: readonly T[]): T[];
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** mulberry32 over the hash of the seed. */
export function diceFrom(seed: string): Dice {
  let state = hash(seed);
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(roll() * n);
  return {
    roll,
    below,
    pick: <T>(from: readonly T[]): T => {
      const chosen = from[below(from.length)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
    chance: (probability) => roll() < probability,
    shuffle: <T>(from: readonly T[]): T[] => {
      const out = [...from];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j] as T, out[i] as T];
      }
      return out;
    },
  };
}
