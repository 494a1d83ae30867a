// What a family asked for is told on a lap in words of its own, and what somebody is afraid of is told as new once.
import { describe, expect, it } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { LAP } from '../voices/lap/lap.ts';

const ASKED = ['my son has a new baby sister and is a bit jealous', 'he wants to be a fireman', 'they find a dinosaur egg', 'a big yellow digger and a princess', 'he does not want to brush his teeth', 'there is a magic door in the garden'];
const fillers = new Set(Object.values(LAP.filling).flat());

describe('what a family asked for', () => {
  it.each(ASKED)('%s: no spoon falls down in it, and nobody’s tea is hot', (customPrompt) => {
    const told = tellWhole(askedBrief('3-4', { customPrompt, seed: `own-${customPrompt}` })).flatMap(({ made }) => made);
    const asked = told.filter(({ beat }) => /^(?:wish|thread|newWish)$/u.test(beat));
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.flatMap(({ parts }) => parts.map(({ source }) => source).filter((source) => fillers.has(source)))).toEqual([]);
  });

  it.each(['a', 'b', 'c'])('is not told as a fear of something new when the dentist has been and gone (%s)', (seed) => {
    const whole = tellWhole(askedBrief('3-4', { customPrompt: 'She is scared of the dentist on Monday', seed: `dentist-${seed}` }));
    const resolution = whole.find(({ phase }) => phase === 'resolution')?.made ?? [];
    const asNew = new Set([...(LAP.resolution['wish:fear'] ?? []), ...(LAP.resolution.ordeal ?? [])]);
    expect(asNew.size).toBeGreaterThan(2);
    expect(resolution.flatMap(({ parts }) => parts.map(({ source }) => source).filter((source) => asNew.has(source)))).toEqual([]);
  });
});

describe('whoever is met with a trouble of their own', () => {
  it.each(['3-4', '5-8', '9-12', '12-17'] as const)('has what was lost back in the end (%s)', (age) => {
    const whole = tellWhole(askedBrief(age, { customPrompt: 'a little owl who has lost his mum', seed: `owl-${age}` }));
    expect(whole.at(-1)?.written.paragraphs.join(' ')).toMatch(/had his mum back/u);
  });
});

describe('what lies ahead and who is missed', () => {
  it.each([['first time on an aeroplane', 'the first flight'], ['first day of kindergarten', 'the first day at kindergarten'], ['he is nervous about his haircut', 'the haircut'], ['her first ride on a train', 'the first ride on the train']])('%s is %s, and goes into no bag', (customPrompt, ahead) => {
    const whole = tellWhole(askedBrief('3-4', { customPrompt, seed: 'ahead' }));
    const text = whole.flatMap(({ written }) => written.paragraphs).join('\n');
    expect(text).toContain(ahead);
    expect(text).not.toMatch(/first time on an aeroplane|\ba first day/u);
  });

  it('is thought of by her name, and not by how she went', () => {
    const whole = tellWhole(askedBrief('3-4', { customPrompt: 'Mina misses her cat Minka who ran away', seed: 'minka' }));
    expect(whole.slice(1).flatMap(({ written }) => written.paragraphs).join(' ')).not.toMatch(/Minka who ran away/u);
  });
});

describe('what is to be learnt', () => {
  it('is to say thank you, and no courtesy of whoever typed it', () => {
    const text = tellWhole(askedBrief('3-4', { customPrompt: 'please make it about saying thank you', seed: 'thanks' })).flatMap(({ written }) => written.paragraphs).join(' ');
    expect(text).toMatch(/learn(?:ed)? to say thank you/u);
    expect(text).not.toMatch(/“Saying/u);
  });
});

describe('two whom nobody has made a character of', () => {
  it('go on their picnic together, and none of them goes into a bag', () => {
    const text = tellWhole(askedBrief('3-4', { customPrompt: 'Emma and her best friend Tim go on a picnic', seed: 'emma' })).flatMap(({ written }) => written.paragraphs).join(' ');
    expect(text).toContain('Emma and Tim went on a picnic');
    expect(text).not.toMatch(/\bemma\b/u);
  });
});
