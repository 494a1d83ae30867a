// Whoever is met on the way comes back at the end.
import { describe, expect, it } from 'vitest';
import { FITS } from '../tell/fits.ts';
import { countWords } from '../tell/measure.ts';
import { parseTemplate } from '../tell/template.ts';
import type { Piece } from '../tell/template.ts';
import { voiceFor } from '../voices/voices.ts';
import { diceFrom } from '../dice.ts';
import { askedBrief } from '../testing/asked.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { SAMPLES } from '../testing/samples.ts';
import { castStory } from './cast.ts';
import { whomTheyMeet } from './meetings.ts';
import { isPaidAtHome } from './paid-at-home.ts';

/** In as many words as it can take, but for the youngest, who hear what is short enough. */
const fits = (core: string, age: (typeof AGES)[number]): boolean => countWords(inWords(parseTemplate(core), age === '3-4' ? 1 : -1)) <= FITS[age].most;

const inWords = (pieces: readonly Piece[], order: 1 | -1): string => pieces.map((piece) => piece.is === 'text' ? piece.text : piece.is === 'slot' ? wordFor(piece.name)
  : (piece.options.map((option) => inWords(option, order)).toSorted((a, b) => order * (countWords(a) - countWords(b)))[0] ?? '')).join('');

const wordFor = (slot: string): string => (/^(?:march|houses|rooms|days|daylight|sets-off|earth)$/u.test(slot) ? '' : slot === 'H' ? 'Captain Juno' : 'Pip');

const UP_BY_DAY = /^(?:post|counter|toll|signs|maps|queue)$/u;

const AGES = ['3-4', '5-8', '9-12', '12-17'] as const;

describe('whom they meet', () => {
  it('there is a scene of coming back for everybody, and both have room on the page', () => {
    const known = AGES.flatMap((age) => Object.entries(voiceFor(age).development).filter(([key]) => key.startsWith('meet:')).map(([key, cores]) => ({ age, key, cores })));
    expect(known.length).toBeGreaterThan(60);
    const untold = known.filter(({ age, key, cores }) => [cores, voiceFor(age).resolution[key.replace('meet', 'pay')] ?? []].some((some) => !some.some((core) => fits(core, age))));
    expect(untold.map(({ age, key }) => `${age} ${key}`)).toEqual([]);
  });

  it.each(['5-8', '12-17'] as const)('at %s nobody spends a night in a bakery on the way home before lamp-lighting', (age) => {
    const brief = { ...askedBrief(age), phase: 'development' as const };
    const met = (premise: string): string[] => Array.from({ length: 150 }, (_, n) => Object.values(whomTheyMeet(brief, { premise, words: {}, crisis: 'gap', hero: brief.characters[0]?.id ?? '' }, castStory(brief), diceFrom(`baker ${n}`), () => 0))).flat();
    expect(met('The Long Way Home')).not.toContain('baker');
    expect(met('Over the Whispering Mountains')).toContain('baker');
  });

  const metIn = (age: (typeof AGES)[number], premise: string, places: string[] = []): string[] => {
    const brief = { ...askedBrief(age), phase: 'development' as const, places: SAMPLE_PLACES.filter(({ name }) => places.includes(name)).map((one, at) => ({ ...one, id: `p${at}` })) };
    return Array.from({ length: 60 }, (_, n) => Object.values(whomTheyMeet(brief, { premise, words: {}, crisis: 'gap', hero: brief.characters[0]?.id ?? '' }, castStory(brief), diceFrom(`met ${n}`), () => 0))).flat();
  };

  it.each(AGES)('at %s no dogs come round the corner of a street on a slope where somebody is to be dug out', (age) => {
    expect(metIn(age, 'The Avalanche Patrol').filter((whom) => /^(?:leads|glass)$/u.test(whom))).toEqual([]);
    expect(metIn(age, 'Pudding for the President').filter((whom) => /^(?:leads|glass|girl)$/u.test(whom))).not.toEqual([]);
  });

  it.each(AGES)('at %s nobody lays a plank or hands over a goose where nothing has any weight', (age) => {
    expect(metIn(age, 'The Day Gravity Took a Nap').filter((whom) => /^(?:plank|goose|digger|cow|boat|piano|cupboard)$/u.test(whom))).toEqual([]);
    expect(metIn(age, 'The Day Gravity Took a Nap').length).toBeGreaterThan(60);
  });

  it.each(AGES)('at %s nobody sits in a field, on a wall or in a room of their own on a train', (age) => {
    expect(metIn(age, 'Runaway Train to the Coast').filter((whom) => /^(?:cow|boat|frog|snail|cupboard|knitting|drawer|wallpaper|clocks|number|piano|counter|leads|glass)$/u.test(whom))).toEqual([]);
  });

  it('nobody of the old house is come back to where they have moved out of it', () => {
    expect(metIn('5-8', 'Goodbye to the Old House').filter((whom) => whom.startsWith('house-'))).toEqual([]);
    expect(metIn('5-8', 'A Knock at Midnight').some((whom) => whom.startsWith('house-'))).toBe(true);
  });

  it.each(AGES)('at %s whoever is met at sea is out on the water, and is met nowhere else', (age) => {
    expect(metIn(age, 'Beyond the Last Lighthouse', ['Mothmoor']).filter((whom) => !whom.startsWith('sea-'))).toEqual([]);
    expect(new Set(metIn(age, 'Beyond the Last Lighthouse')).size).toBe(3);
    expect(metIn(age, 'The Lost Lantern').filter((whom) => whom.startsWith('sea-'))).toEqual([]);
  });

  it.each(AGES)('at %s who has an hour to dig somebody out is held up by nobody', (age) => {
    expect(metIn(age, 'The Avalanche Patrol').filter((whom) => !/^(?:counter|girl|bee|leads|glass)$/u.test(whom))).toEqual([]);
  });

  it.each(AGES)('at %s a race over the roofs does not stop for a bog, a ferry or a field', (age) => {
    const met = metIn(age, 'The Great Rooftop Race', ['Mothmoor', 'Waterwheel House']);
    expect(met.length).toBeGreaterThan(60);
    expect(met.filter((whom) => /^(?:plank|ferry|scarecrow|digger|toll|cow|goose)$/u.test(whom))).toEqual([]);
  });

  it('who looks for a mouse, or for boats, says good day to no other', () => {
    expect(metIn('3-4', 'The Giant Who Was Afraid of Mice')).not.toContain('bell');
    expect(metIn('3-4', 'The Last Wish in the Well')).toContain('bell');
    for (const age of AGES) expect(metIn(age, 'The Great Rooftop Race').filter((whom) => /^(?:piano|post)$/u.test(whom)), age).toEqual([]);
  });

  it('in a house by night nobody plays at a window over the street, wherever else they have been', () => {
    expect(metIn('9-12', 'How to Be Brave in the Dark', ['Mothmoor', 'Waterwheel House']).filter((whom) => /^(?:tuba|ferry|goose|plank|toll)$/u.test(whom))).toEqual([]);
    expect(metIn('5-8', 'Footprints in the Flour')).not.toContain('baker');
  });

  it('who has moved out hears from nobody at the old door, and no boat is rowed down a street', () => {
    for (const age of AGES) expect(metIn(age, 'Goodbye to the Old House').filter((whom) => isPaidAtHome(whom, voiceFor(age).resolution)), age).toEqual([]);
    expect(metIn('3-4', 'Somebody Feeds the Statue')).not.toContain('boat');
    expect(metIn('3-4', 'The Lost Lantern')).toContain('boat');
  });

  it('no snail and no frog sit in deep snow', () => {
    expect(metIn('3-4', 'Over the Whispering Mountains', ['Frost Fortress']).filter((whom) => /snail|frog|bee/u.test(whom))).toEqual([]);
    expect(metIn('3-4', 'Over the Whispering Mountains', ['Mothmoor'])).toContain('snail');
  });

  it.each(AGES)('at %s whoever is in at the door already is come back to at the door', (age) => {
    const brief = { ...askedBrief(age), phase: 'development' as const };
    const met = Array.from({ length: 60 }, (_, n) => Object.values(whomTheyMeet(brief, { premise: 'The Long Way Home', words: {}, crisis: 'gap', hero: brief.characters[0]?.id ?? '' }, castStory(brief), diceFrom(`door ${n}`), () => 0))).flat();
    expect(met.length).toBeGreaterThan(60);
    expect(met.filter((whom) => !isPaidAtHome(whom, voiceFor(age).resolution))).toEqual([]);
  });

  it.each(['5-8', '9-12', '12-17'] as const)('at %s nobody sits on a stone with a goose where a train goes by it', (age) => {
    const brief = { ...askedBrief(age), places: SAMPLE_PLACES.slice(0, 2).map((one, at) => ({ ...one, id: `p${at}` })), phase: 'development' as const };
    const met = Array.from({ length: 150 }, (_, n) => Object.values(whomTheyMeet(brief, { premise: 'Runaway Train to the Coast', words: {}, crisis: 'gap', hero: brief.characters[0]?.id ?? '' }, castStory(brief), diceFrom(`train ${n}`), () => 0))).flat();
    expect(met.length).toBeGreaterThan(0);
    expect(met.filter((who) => /^(?:goose|ferry|plank|cow|toll|scarecrow|digger|dog)$/u.test(who))).toEqual([]);
  });

  it.each(['3-4', '5-8'] as const)('at %s no bee and no goose comes by where the way is at the bottom of the sea, wherever they set out', (age) => {
    const brief = { ...askedBrief(age), phase: 'development' as const };
    const met = Array.from({ length: 150 }, (_, n) => Object.values(whomTheyMeet(brief, { premise: 'Twenty Thousand Bubbles Deep', words: {}, crisis: 'gap', hero: brief.characters[0]?.id ?? '' }, castStory(brief), diceFrom(`deep ${n}`), () => 0))).flat();
    expect(met.length).toBeGreaterThan(0);
    expect(met.filter((who) => /^(?:bee|owl|goose|digger|scarecrow|toll|post|plank)$/u.test(who))).toEqual([]);
  });

  it('at five nobody draws maps or rows past a duck in a plot of one night', () => {
    const brief = { ...askedBrief('5-8'), phase: 'development' as const };
    const met = Array.from({ length: 100 }, (_, n) => Object.values(whomTheyMeet(brief, { premise: 'A Night with the Fireflies', words: {}, crisis: 'gap', hero: brief.characters[0]?.id ?? '' }, castStory(brief), diceFrom(`night ${n}`), () => 0))).flat();
    expect(new Set(met).size).toBeGreaterThan(4);
    expect(met.filter((who) => /^(?:ferry|maps|piano|digger|whistle|post)$/u.test(who))).toEqual([]);
  });

  it.each(['3-4', '5-8'] as const)('at %s nobody meets a cow or a ferryman between the stairs and the kitchen', (age) => {
    const brief = askedBrief(age);
    const metIn = (premise: string): string[] =>
      Array.from({ length: 40 }, (_, n) => whomTheyMeet(brief, { premise, words: {}, crisis: 'gap', hero: 'c0' }, castStory(brief), diceFrom(`house-${n}`), () => 0)).flatMap(({ meet, meet2 }) => [meet ?? '', meet2 ?? '']);
    expect(metIn('The Attic with Too Many Steps').filter((who) => /^(?:cow|goose|ferry|boat|scarecrow|plank|toll)$/u.test(who))).toEqual([]);
    expect(metIn('The Attic with Too Many Steps').filter((who) => who.startsWith('house-')).length).toBeGreaterThan(20);
    expect(metIn('The Lost Lantern').filter((who) => who.startsWith('house-'))).toEqual([]);
    expect(metIn('The Talent Show Tangle').filter((who) => who.startsWith('school-')).length).toBeGreaterThan(20);
    expect(metIn('The Lost Lantern').filter((who) => who.startsWith('school-'))).toEqual([]);
    expect(metIn('The Talent Show Tangle').filter((who) => /^(?:bees?|cow|ferry|boat|scarecrow|plank|toll)$/u.test(who))).toEqual([]);
    const heardTheirs = (core: string): number => (/caretaker|passage/u.test(core) ? 9 : 0);
    const late = Array.from({ length: 40 }, (_, n) => Object.values(whomTheyMeet(brief, { premise: 'The Talent Show Tangle', words: {}, crisis: 'gap', hero: 'c0' }, castStory(brief), diceFrom(`bell-${n}`), heardTheirs))).flat();
    expect(late.filter((who) => /^(?:bell|choir)$/u.test(who)), 'whom they met at school lately').toEqual([]);
  });

  it.each(['3-4', '5-8'] as const)('at %s no boat is rowed and no cow stands in the mud on a cloud or under water', (age) => {
    const brief = askedBrief(age);
    const metIn = (landscape: string, name = ''): string[] =>
      Array.from({ length: 60 }, (_, n) => whomTheyMeet({ ...brief, places: SAMPLE_PLACES.filter((one) => one.name === name).map((one) => ({ ...one, id: 'p0' })) }, { premise: 'The Lost Lantern', words: { landscape }, crisis: 'gap', hero: 'c0' }, castStory(brief), diceFrom(`cloud-${n}`), () => 0)).flatMap(({ meet, meet2 }) => [meet ?? '', meet2 ?? '']);
    const grounded = (met: readonly string[]): string[] => met.filter((who) => /^(?:boat|cow|hat|frog)$/u.test(who));
    expect(grounded(metIn('sky'))).toEqual([]);
    expect(metIn('water', 'Kelp Cathedral').filter((who) => /^(?:boat|cow|hat|frog|bee|owl|goose)$/u.test(who))).toEqual([]);
    expect(grounded(metIn('desert'))).toEqual([]);
    if (age === '3-4') expect(grounded(metIn('field')).length).toBeGreaterThan(5);
    const atSea = Array.from({ length: 60 }, (_, n) => Object.values(whomTheyMeet(brief, { premise: 'Beyond the Last Lighthouse', words: {}, crisis: 'gap', hero: 'c0' }, castStory(brief), diceFrom(`sea-${n}`), () => 0))).flat();
    expect(atSea.filter((who) => /^(?:cow|hat|frog|digger|scarecrow|toll|post|plank)$/u.test(who))).toEqual([]);
  });

  it('a family that looks for a snail says good day to no other', () => {
    const brief = askedBrief('3-4');
    const metIn = (premise: string): string[] =>
      Array.from({ length: 60 }, (_, n) => whomTheyMeet(brief, { premise, words: {}, crisis: 'gap', hero: 'c0' }, castStory(brief), diceFrom(`own-${n}`), () => 0)).flatMap(({ meet, meet2 }) => [meet ?? '', meet2 ?? '']);
    expect(metIn('The Bee Who Lost the Meadow')).not.toContain('bee');
    expect(metIn('The Bee Who Lost the Meadow')).toContain('snail');
    expect(metIn('Message from a Small Star')).not.toContain('space-star');
  });

  it('a family that asked for a robot meets no other', () => {
    const metWith = (customPrompt: string): string[] => {
      const brief = { ...askedBrief('3-4'), customPrompt };
      return Array.from({ length: 60 }, (_, n) => Object.values(whomTheyMeet(brief, { premise: 'The Lost Lantern', words: {}, crisis: 'gap', hero: 'c0' }, castStory(brief), diceFrom(`asked-${n}`), () => 0))).flat();
    };
    expect(metWith('a robot who is sad')).not.toContain('robot');
    expect(metWith('a red kite')).toContain('robot');
  });

  it('at nine no goose sits on a cart in the corridor of a school, and one does on the road', () => {
    const brief = askedBrief('9-12');
    const metIn = (premise: string): string[] =>
      Array.from({ length: 60 }, (_, n) => whomTheyMeet(brief, { premise, words: {}, crisis: 'gap', hero: 'c0' }, castStory(brief), diceFrom(`school-${n}`), () => 0)).flatMap(({ meet, meet2 }) => [meet ?? '', meet2 ?? '']);
    const outside = (met: readonly string[]): string[] => met.filter((who) => /^(?:goose|ferry|scarecrow|plank|toll|digger|post)$/u.test(who));
    expect(outside(metIn('A Class Pet Named Thunder'))).toEqual([]);
    expect(outside(metIn('Runaway Train to the Coast'))).toEqual([]);
    expect(outside(metIn('Over the Whispering Mountains')).length).toBeGreaterThan(5);
  });

  it('nobody has a room to himself in a bus or on a ship, and in a school somebody may', () => {
    const brief = { ...askedBrief('12-17'), phase: 'development' as const, places: [] };
    const met = (premise: string): string[] => Array.from({ length: 60 }, (_, n) => Object.values(whomTheyMeet(brief, { premise, words: {}, crisis: 'gap', hero: brief.characters[0]?.id ?? '' }, castStory(brief), diceFrom(`room ${n}`), () => 0))).flat();
    const inRooms = (premise: string): string[] => met(premise).filter((who) => /^(?:letters|clocks|number|whisper|knot|sums|choir|parrot|coat|wallpaper)$/u.test(who));
    expect([inRooms('The Bus That Took a Wrong Turn'), inRooms('A Ship Made of Books')]).toEqual([[], []]);
    expect(inRooms('The Talent Show Tangle').length).toBeGreaterThan(10);
    expect(new Set(met('The Bus That Took a Wrong Turn')).size).toBeGreaterThan(4);
  });

  it('in a plot of one night nobody delivers letters or counts prams', () => {
    const brief = askedBrief('9-12');
    const metIn = (premise: string): (string | undefined)[] =>
      Array.from({ length: 40 }, (_, n) => whomTheyMeet(brief, { premise, words: {}, crisis: 'gap', hero: 'c0' }, castStory(brief), diceFrom(`meet-${n}`), () => 0)).flatMap(({ meet, meet2 }) => [meet, meet2]);
    expect(metIn('The First Night Away').filter((who) => UP_BY_DAY.test(who ?? ''))).toEqual([]);
    expect(metIn('The Bee Who Lost the Meadow').filter((who) => UP_BY_DAY.test(who ?? '')).length).toBeGreaterThan(0);
  });

  it('nobody cleans the window of a cottage from the end of a line in space', () => {
    const places = ['Ring Station Kepler', 'Waterwheel House'].flatMap((name) => SAMPLES.flatMap((sample) => sample.places).find((place) => place.name === name) ?? []);
    const metIn = (some: typeof places): string[] =>
      Array.from({ length: 60 }, (_, n) => whomTheyMeet({ ...askedBrief('12-17'), places: some }, { premise: 'Three Keys and a Door', words: { landscape: 'space' }, crisis: 'crowd', hero: 'Amara' }, castStory(askedBrief('12-17')), diceFrom(`above ${n}`), () => 0)).flatMap(({ meet, meet2 }) => [meet ?? '', meet2 ?? '']);
    expect(places).toHaveLength(2);
    expect(metIn(places.slice(0, 1)).filter((who) => who.startsWith('space-')).length).toBeGreaterThan(20);
    expect(metIn(places).filter((who) => who.startsWith('space-'))).toEqual([]);
    expect(metIn(places.toReversed()).filter((who) => who.startsWith('space-')).length, 'where they go on to a station').toBeGreaterThan(20);
    expect(metIn(places.toReversed()).filter((who) => /^(?:digger|scarecrow|goose|ferry|plank|baker)$/u.test(who))).toEqual([]);
  });
});
