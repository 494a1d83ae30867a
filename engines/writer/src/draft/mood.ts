// The mood of a paragraph, and the sentences that may fill it up.

import type { Dice } from '../dice.ts';
import type { Voice } from '../voices/voice.ts';
import type { DraftOrder } from './order.ts';

const MOODS = { introduction: 'calm', development: 'uneasy', climax: 'danger', resolution: 'glad' } as const;
const UNEASY = new Set(['arrive', 'hush', 'spark', 'notice', 'stakes', 'doubt', 'hook', 'still', 'reach']);
const CALM = new Set(['rest', 'laugh']);

export function moodOf(beat: string, { brief, manner }: DraftOrder): string {
  if (manner.exciting && brief.phase !== 'resolution') return brief.phase === 'climax' || UNEASY.has(beat) ? 'danger' : 'uneasy';
  if (CALM.has(beat)) return 'calm';
  // What the oldest think on the road is no thought for the middle of a flood.
  if (UNEASY.has(beat) && !(beat === 'still' && brief.ageRange === '12-17')) return manner.calm ? 'calm' : 'uneasy';
  return manner.calm && brief.phase === 'climax' ? 'uneasy' : MOODS[brief.phase];
}

/** Where the sentences of one mood run out. */
const NEAR: Readonly<Record<string, string>> = { danger: 'uneasy', uneasy: 'calm', glad: 'calm', calm: 'uneasy' };

export function fillingFor(mood: string, { manner }: DraftOrder, voice: Voice, dice: Dice): string[] {
  const pool = dice.shuffle([...(voice.filling[mood] ?? []), ...(voice.filling.talk ?? [])]);
  const near = NEAR[mood] ?? '';
  const rest = ['calm', 'uneasy', 'glad'].filter((other) => other !== mood && other !== near);
  const spare = [near, ...rest].flatMap((other) => dice.shuffle(voice.filling[other] ?? []));
  const first = [
    ...(manner.funny ? dice.shuffle(voice.filling.funny ?? []).slice(0, 2) : []),
    ...(manner.dialogue ? dice.shuffle(voice.filling.talk ?? []) : []),
  ];
  return [...first, ...pool, ...spare];
}
