// What a scene for a lap must not take for granted: whose bag it is, who has come in, and that a question is answered by what stands behind it.
import { describe, expect, it } from 'vitest';
import type { Beats } from '../voice.ts';
import { FILLING } from './filling.ts';
import { LAP } from './lap.ts';

const PHASES: readonly Beats[] = [LAP.introduction, LAP.development, LAP.climax, LAP.resolution];
const every = [...PHASES, FILLING].flatMap((beats) => Object.values(beats).flat());
const beatsOf = (beat: string): readonly string[] => PHASES.flatMap((phase) => phase[beat] ?? []);

/** “The bag” where no bag has been spoken of. */
const BAG_OF_NOBODY = /^(?:(?!\bbags?\b).)*?\bthe bag\b/isu;

describe('a scene for a lap', () => {
  it('says whose bag it is before it speaks of the bag', () => {
    expect(every.length).toBeGreaterThan(1000);
    expect(every.filter((scene) => BAG_OF_NOBODY.test(scene))).toEqual([]);
  });

  it.each([['friend', 'F'], ['foil', 'V'], ['cameo', 'C']])('says what a %s is who comes in', (beat, letter) => {
    const scenes = LAP.introduction[beat] ?? [];
    expect(scenes.length).toBeGreaterThan(10);
    expect(scenes.filter((scene) => !(scene.includes(`{${letter}.a-kind}`) && scene.includes(beat === 'friend' ? '' : '{also}')) && !scene.includes('{cameos}'))).toEqual([]);
  });

  it('does not try something and ask, since what they came for is told behind it and would be heard as the answer', () => {
    expect(beatsOf('try').filter((scene) => /\?[”’]?$/u.test(scene))).toEqual([]);
  });

  it('can set out inside a house, where nothing leads out of the gate and nothing waits to be told', () => {
    const indoors = beatsOf('setout').filter((scene) => !/\{(?:away|sets-off|march|also)\}/u.test(scene));
    expect(indoors.length).toBeGreaterThan(2);
    expect(indoors.filter((scene) => /\b(?:road|lane|hill|gate|cow|hen|pig)\b/u.test(scene))).toEqual([]);
  });
});
