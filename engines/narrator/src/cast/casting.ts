/** Gives every speaker a voice and a pitch that follow from the name alone, so that a character sounds the same in every part. */
import type { KindOfSpeaker, NarratorVoice, Speaker } from '../brief.ts';
import { countOut } from '../dice.ts';
import { KINDS_OF_SPEAKER } from '../lexicon/kinds-of-speaker.ts';

export type BaseVoice = 'slt' | 'rms' | 'awb';

export interface Casting {
  voice: BaseVoice;
  /** 1 is as recorded. Pitch and the size of the speaker go up and down together. */
  pitch: number;
}

export const NARRATORS: Readonly<Record<NarratorVoice, Casting>> = {
  warm: { voice: 'slt', pitch: 1 },
  calm: { voice: 'rms', pitch: 1 },
  scottish: { voice: 'awb', pitch: 1 },
};

const role = (voice: BaseVoice, pitch: number): Casting => ({ voice, pitch });

const ROLES: Readonly<Record<KindOfSpeaker | 'anyone', readonly Casting[]>> = {
  deep: [role('rms', 0.84), role('awb', 0.85), role('rms', 0.9), role('awb', 0.91)],
  small: [role('slt', 1.28), role('awb', 1.3), role('slt', 1.36), role('rms', 1.34), role('slt', 1.2)],
  woman: [role('slt', 1.12), role('slt', 0.92), role('slt', 1.2), role('slt', 1.06)],
  man: [role('rms', 1.08), role('awb', 1.08), role('rms', 1), role('awb', 1), role('awb', 0.94)],
  anyone: [role('slt', 1.16), role('rms', 1.14), role('slt', 1.24), role('awb', 1.12), role('rms', 1.22), role('awb', 1.2)],
};

const NOT_A_NAME: ReadonlySet<string> = new Set(['the', 'and', 'von', 'van', 'del', 'little', 'big', 'old', 'young', 'great', 'tiny']);
const LIKE_THE_NARRATOR = 0.07;
const LOWEST_PITCH = 0.7;
const HIGHEST_PITCH = 1.5;

export function castSpeaker(name: string, narrator: Casting): Casting {
  const fitting = ROLES[kindOf(name)].filter((one) => !soundsLike(one, narrator));
  return fitting[countOut(name.toLowerCase()) % fitting.length] ?? { voice: narrator.voice, pitch: narrator.pitch * 1.15 };
}

/** Castings of the story's own characters: no two alike as long as there are voices, whatever order they are named in. */
export function castSpeakers(speakers: readonly Speaker[], narrator: Casting): Map<string, Casting> {
  const cast = new Map<string, Casting>();
  const inOrder = speakers.filter(({ name }) => name.trim() !== '').toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, pitch, kind } of inOrder) {
    const fitting = ROLES[kind ?? kindOf(name)].filter((one) => !soundsLike(one, narrator));
    const first = countOut(name.trim().toLowerCase());
    const turns = fitting.map((_, turn) => fitting[(first + turn) % fitting.length]).filter((one) => one !== undefined);
    const free = turns.find((one) => ![...cast.values()].some((other) => other.voice === one.voice && other.pitch === one.pitch));
    const chosen = free ?? turns[0] ?? castSpeaker(name.trim(), narrator);
    cast.set(name.trim().toLowerCase(), pitch === undefined ? chosen : { voice: chosen.voice, pitch: within(pitch) });
  }
  return withShortNames(cast);
}

/** "Captain Luna Brightfeather" is also told of as Luna, or the captain, as long as no other speaker could be meant. */
function withShortNames(cast: ReadonlyMap<string, Casting>): Map<string, Casting> {
  const named = new Map(cast);
  const wordsOf = (name: string): string[] => [...new Set(name.split(/\s+/))].filter((word) => word.length > 2 && !NOT_A_NAME.has(word));
  const all = [...cast.keys()].flatMap(wordsOf);
  for (const [name, casting] of cast) {
    for (const word of wordsOf(name)) {
      if (!named.has(word) && all.filter((other) => other === word).length === 1) named.set(word, casting);
    }
  }
  return named;
}

function soundsLike(one: Casting, other: Casting): boolean {
  return one.voice === other.voice && Math.abs(one.pitch - other.pitch) < LIKE_THE_NARRATOR;
}

function within(pitch: number): number {
  return Number.isFinite(pitch) ? Math.min(HIGHEST_PITCH, Math.max(LOWEST_PITCH, pitch)) : 1;
}

function kindOf(name: string): KindOfSpeaker | 'anyone' {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const kinds: readonly KindOfSpeaker[] = ['deep', 'small', 'woman', 'man'];
  return kinds.find((kind) => words.some((word) => KINDS_OF_SPEAKER[kind].has(word))) ?? 'anyone';
}
