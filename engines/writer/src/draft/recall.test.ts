// Whatever a place has, and how somebody looks, is told somewhere in the story: what its own scene had no room for, beside a later one.
import { expect, test } from 'vitest';
import { hash } from '../dice.ts';
import type { AgeRange, StoryBrief, WriterCharacter, WriterPlace } from '../brief.ts';
import { mainLookOf } from '../lexicon/looks.ts';
import { countWords, sentencesOf } from '../tell/measure.ts';
import { FITS } from '../tell/fits.ts';
import { firstSlots } from '../plan/as-chosen.ts';
import { askedBrief } from '../testing/asked.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { saysSo } from './seen-again.ts';
import { tellShelf, textOf } from '../testing/tell-whole.ts';
import type { MadePhase } from '../testing/tell-whole.ts';

const PRONOUN = /(?<![\p{L}’])(?:he|him|his|himself|she|her|hers|herself|they|them|their|theirs|themselves)(?![\p{L}])/giu;
const markOf = (page: string): string => hash(page).toString(36);

const PLACES: readonly WriterPlace[] = [
  { id: 'p0', name: 'Cinder Gate', type: 'Quiet Harbor', magicalProperties: ['Floating Stones'], inhabitants: ['Friendly Ghosts', 'Elves'], climate: 'Gentle Rain', dangers: ['Trick Mirrors', 'Thick Fog'], treasures: ['Dragon Pearl'] },
  { id: 'p1', name: 'Penny Hollow', type: 'Moonlit Forest', magicalProperties: ['Singing Wind', 'Gentle Gravity'], inhabitants: ['Gnomes'], climate: 'Golden Autumn', dangers: ['Sleepy Poppies'], treasures: ['Music Box', 'Silver Flute'] },
];
const THEMES = [{ category: 'Adventure', name: 'The Lost Lantern' }, { category: 'Comedy', name: 'The Upside-Down Day' }, { category: 'Sci-Fi', name: 'The Day Gravity Took a Nap' }, { category: 'Adventure', name: 'The Long Way Home' }] as const;
const FEATURES = ['Star-shaped glasses', 'Bushy eyebrows', 'A patched cloak', 'Silver scar', 'Wide smile'];

const castOf = (n: number): WriterCharacter[] =>
  SAMPLE_CAST.filter(({ type }) => type.startsWith('Human')).slice(0, 1 + (n % 5)).map((one, at) => ({ ...one, id: `c${at}`, appearance: at % 2 === 0 ? { distinguishingFeature: FEATURES[at] ?? '' } : { hairColor: 'Chestnut brown', distinguishingFeature: FEATURES[at] ?? '' } }));

const briefs = (ageRange: AgeRange): StoryBrief[] => Array.from({ length: 12 }, (_, n) => ({
  ...askedBrief(ageRange, {}), seed: `recall-${n}`, length: (['standard', 'extended', 'epic'] as const)[Math.floor(n / 4) % 3] ?? 'standard', theme: THEMES[n % 4] ?? THEMES[0], characters: castOf(n), relationships: [], places: PLACES.slice(0, 1 + (n % 2)),
}));

/** Of each place the kinds of which no word was told. */
function untoldIn({ places }: StoryBrief, story: readonly MadePhase[]): string[] {
  const [text, used] = [textOf(story).toLowerCase(), new Set(story.at(-1)?.written.facts.used)];
  const labels = (place: WriterPlace, slot: string): string[] =>
    ({ prop: place.magicalProperties, folk: place.inhabitants, climate: [place.climate ?? ''], danger: place.dangers, treasure: place.treasures })[slot]?.map((one) => one.toLowerCase()) ?? [];
  const carried = story[0]?.written.facts.plan.tool === 'treasure';
  return places.flatMap((place, at) => firstSlots(place).filter((slot) => !(slot === 'treasure' && carried) && !used.has(`#${'lm'[at] ?? ''}.${slot}`) && !labels(place, slot).some((label) => text.includes(label))).map((slot) => `${place.name}: ${slot}`));
}

const unseenIn = ({ characters }: StoryBrief, story: readonly MadePhase[]): string[] =>
  characters.filter((who) => !saysSo(textOf(story).toLowerCase(), mainLookOf(who) ?? '')).map(({ name }) => name);

const ABOUT_A_PLACE = ['place', 'place2', 'sights', 'morePlaces'];

/** What was recalled of a place and stands behind a scene that is about something else, or in the trial. */
const looseIn = (story: readonly MadePhase[]): string[] => story.flatMap(({ phase, written, made }) => written.paragraphs.flatMap((page, at) => {
  const { beat = '', parts = [] } = made[at] ?? {};
  const recalled = parts.filter(({ is, source }) => is === 'recalled' && !source.startsWith('{x.look}'));
  const isAhead = recalled.length > 0 && page.startsWith(recalled[0]?.text.slice(0, 12) ?? '');
  return recalled.length === 0 || (phase !== 'climax' && (isAhead || ABOUT_A_PLACE.includes(beat))) ? [] : [`${phase} ${beat}: ${page}`];
}));

// The pages of the young are short, and a place has more than they can hold.
test.each([['5-8', 15, 1], ['9-12', 4, 0], ['12-17', 1, 0]] as const)('%s: of every place one of each kind is told, and of everybody how they look', (ageRange, places, looks) => {
  const asked = briefs(ageRange);
  const told = tellShelf(asked);
  const untold = told.flatMap((story, n) => untoldIn(asked[n] ?? askedBrief(ageRange, {}), story).map((one) => `${n} ${one}`));
  const unseen = told.flatMap((story, n) => unseenIn(asked[n] ?? askedBrief(ageRange, {}), story).map((one) => `${n} ${one}`));
  expect(untold.length, untold.join('; ')).toBeLessThanOrEqual(places);
  expect(unseen.length, unseen.join('; ')).toBeLessThanOrEqual(looks);
  expect(told.flatMap(looseIn)).toEqual([]);
  const paragraphs = told.flat().filter(({ made }) => made.length > 0).flatMap(({ written, made }) => written.paragraphs.filter((_, at) => made[at]?.parts.some(({ is }) => is === 'recalled')));
  expect(paragraphs.length).toBeGreaterThan(0);
  expect(paragraphs.filter((one) => countWords(one) > FITS[ageRange].most || countWords(one) / sentencesOf(one).length > FITS[ageRange].sentence * 1.35)).toEqual([]);
});

test('a look that was put in behind a name is known to be of that person, for whoever draws the words', () => {
  const told = (['3-4', '5-8'] as const).flatMap((age) => tellShelf(briefs(age).slice(0, 8)).flat());
  const lookedAt = told.flatMap(({ written, made }) => written.paragraphs.flatMap((page, at) => (made[at]?.parts ?? []).flatMap(({ source }) => {
    const found = source.startsWith('{x.look}') ? /, (?:with|in) (?:his|her) /u.exec(page) : null;
    return found ? [{ page, after: found.index, meant: written.facts.meant }] : [];
  })));
  const whoIn = ({ page, meant }: (typeof lookedAt)[number]): string => meant?.paragraphs.find(({ of }) => of === markOf(page))?.who ?? '';
  // Two who come in with one sentence are told apart afterwards, and of such a page nothing is known.
  const known = lookedAt.filter((one) => whoIn(one) !== '');
  expect(known.length).toBeGreaterThan(3);
  expect(known.length / lookedAt.length).toBeGreaterThan(0.75);
  for (const one of known) {
    const pronouns = [...one.page.matchAll(PRONOUN)].map(({ index }) => index);
    expect(whoIn(one)[pronouns.findIndex((at) => at > one.after)], one.page).toMatch(/[0-9a-z]/u);
  }
});
