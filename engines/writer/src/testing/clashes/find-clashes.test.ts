// What a machine strikes, it strikes with the place where it is written.
import { describe, expect, it } from 'vitest';
import type { Phase, StoryBrief } from '../../brief.ts';
import { OWN_BEATS } from '../../premises/scenes/own-beats.ts';
import { askedBrief } from '../asked.ts';
import { sampleRound } from '../sample-round.ts';
import { AGES } from '../samples.ts';
import { tellShelf, tellWhole } from '../tell-whole.ts';
import type { MadePhase } from '../tell-whole.ts';
import { clashesOf } from './find-clashes.ts';
import { readStory } from './told-story.ts';
import { whereWritten } from './where-written.ts';

/** A told story with one paragraph put in place of its own. */
function struck(text: string, more: Partial<StoryBrief> = {}, source = text, [phase, beat]: readonly [Phase, string] = ['development', 'rest']): string[] {
  const brief = askedBrief('9-12', more);
  const told = tellWhole(brief).map((one): MadePhase => (one.phase !== phase ? one : { ...one, written: { ...one.written, paragraphs: [text] }, made: [{ beat, parts: [{ is: 'scene', source, text }] }] }));
  const story = readStory(brief, told);
  return story ? clashesOf({ ...story, paragraphs: story.paragraphs.filter(({ text: own }) => own === text) }).map(({ is, word }) => `${is}: ${word}`) : [];
}

describe('clashes', () => {
  it('finds another day in a plot that is over before dark, and leaves it in one that is not', () => {
    expect(struck('For three days they had eaten nothing but plums.')).toEqual(['time: three days']);
    expect(struck('For three days they had eaten nothing but plums.', { theme: { category: 'Adventure', name: 'Over the Whispering Mountains' } })).toEqual([]);
  });

  it('leaves to a scene of the plot’s own what the plot knows of its hours', () => {
    const theme = { category: 'Comedy', name: 'The Upside-Down Day' };
    const cat = 'A cat slept on a sack.';
    expect(struck(cat, { theme }, cat, ['climax', 'arrive'])).toEqual(['time: slept']);
    expect(struck(cat, { theme }, OWN_BEATS.arrive['9-12'][theme.name], ['climax', 'arrive'])).toEqual([]);
  });

  it('leaves alone what somebody says, over however many sentences', () => {
    expect(struck('“We were lost. For three days we ate nothing but plums,” said the man.')).toEqual([]);
    expect(struck('“We were lost,” said the man. For three days they ate nothing but plums.')).toEqual(['time: three days']);
  });

  it('finds a barn in orbit, and none in a comparison', () => {
    const space = { theme: { category: 'Sci-Fi', name: 'A Garden in Orbit' } };
    expect(struck('They slept in a barn.', space)).toEqual(['ground: barn']);
    expect(struck('It was as dark as a barn.', space)).toEqual([]);
  });

  it('finds what a body has not', () => {
    const [amara, finn] = askedBrief('9-12').characters;
    const penguin = { ...amara, type: 'Animal - Birds - Penguin' } as StoryBrief['characters'][number];
    expect(struck('Amara counted on her fingers.', { characters: [penguin, ...(finn ? [finn] : [])] }, '{H} counted on {his} fingers.')).toEqual(['body: fingers']);
    expect(struck('Amara counted on her fingers.', {}, '{H} counted on {his} fingers.')).toEqual([]);
    expect(struck('A pocket mirror lay there.', { characters: [penguin, ...(finn ? [finn] : [])] }, '[It was in {his} pocket.|{A-tool} lay there.]')).toEqual([]);
  });

  it('finds a name twice where nobody else could be meant, and not where two are', () => {
    expect(struck('Amara took the lamp that Amara had.')).toEqual(['names: Amara']);
    expect(struck('Amara looked at the cat, and the cat looked at Amara.')).toEqual([]);
    expect(struck('“Why?” asked Amara, and she looked at Amara as if there were no such word.')).toEqual([]);
  });

  it('finds a name three times in a sentence, and a paragraph that points at nothing', () => {
    expect(struck('Amara took what Amara had, since Amara knew no better.')).toEqual(['names: Amara']);
    expect(struck('It did not say hello.')).toEqual(['pointing: It']);
    expect(struck('It was on the hook.')).toEqual(['pointing: It']);
    expect(struck('It was there again.')).toEqual(['pointing: It']);
    expect(struck('It came out by accident.')).toEqual([]);
    expect(struck('It was soup again.')).toEqual([]);
  });

  it.each(AGES)('a few stories told to one family at %s have nothing out of place', (ageRange) => {
    const briefs = sampleRound(6, ageRange, 'few');
    const shelf = tellShelf(briefs);
    const found = briefs.flatMap((one, at) => readStory(one, shelf[at] ?? []) ?? []).flatMap(clashesOf).filter(({ is }) => /^(?:time|ground|weather|body|kind|relations)$/u.test(is));
    expect(found.length, found.map(({ why, sentence }) => `${why}: ${sentence}`).join('\n')).toBeLessThanOrEqual(1);
  });

  it('every part of a told story is found in the material', () => {
    const sources = tellWhole(askedBrief('12-17')).flatMap(({ made }) => made.flatMap(({ parts }) => parts.map(({ source }) => source)));
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((source) => source.length > 40 && whereWritten(source) === 'made up by the frame')).toEqual([]);
  });
});
