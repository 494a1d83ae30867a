import { describe, expect, it } from 'vitest';
import type { Narration } from './brief.ts';
import { DELIVERIES, deliveriesOf } from './delivery.ts';
import { narrate } from './narrate.ts';
import { prepareScript } from './script.ts';
import { flite, loudness, pitchOf } from './testing/flite.ts';

const delivered = (text: string) => deliveriesOf(prepareScript(text, []).lines);
const say = (text: string, voice: 'warm' | 'calm' | 'scottish' = 'warm'): Narration => narrate({ text, ageRange: '5-8', voice, oneVoice: true }, flite);
const stretchOf = ({ words }: Narration, from: number, to: number): [number, number] => [words[from]?.start ?? 0, words[to]?.end ?? 0];

describe('how a line is said', () => {
  it('follows its end, and whether it comes back', () => {
    const text = 'Round and round we go! The wheel turned. Look! Round and round, we go. Oh no. Oh no.';
    const { plain, called, refrain } = DELIVERIES;
    expect(delivered(text)).toEqual([refrain, plain, called, refrain, plain, plain]);
  });

  it.each(['warm', 'calm', 'scottish'] as const)('an exclamation is higher and louder than the same words told (%s)', (voice) => {
    const told = say('We have found it here at last. Now we all go home.', voice);
    const called = say('We have found it here at last! Now we all go home.', voice);
    expect(pitchOf(called, ...stretchOf(called, 0, 6))).toBeGreaterThan(pitchOf(told, ...stretchOf(told, 0, 6)) * 1.015);
    const louder = (one: Narration): number => loudness(one, ...stretchOf(one, 0, 6)) - loudness(one, ...stretchOf(one, 7, 11));
    expect(louder(called)).toBeGreaterThan(louder(told) + 0.3);
  });

  it('a refrain takes its time', () => {
    const refrain = 'Round and round and round we go';
    const often = say(`${refrain}. The moon was out. ${refrain}. The owl was awake.`);
    const once = say(`${refrain}. The moon was out. Up and up and up we fly. The owl was awake.`);
    const length = (one: Narration): number => { const [from, to] = stretchOf(one, 0, 6); return to - from; };
    expect(length(often)).toBeGreaterThan(length(once) * 1.02);
  });
});
