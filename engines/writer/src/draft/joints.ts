// Where a sentence about a place may stand: on the page about that place, or in front of a scene of the road, of rest, of home, led over to from what they do there.

import type { Phase } from '../brief.ts';
import type { PlaceLetter } from '../plan/place-letters.ts';
import { sentencesOf } from '../tell/measure.ts';
import { isNamed } from '../tell/people.ts';
import { JOINTS } from '../voices/recall-joints.ts';
import type { Joint as Lead, JointAt, Tone } from '../voices/recall-joints.ts';
import { endsSharply } from './keep-company.ts';
import type { RecallPages } from './recall.ts';

export interface Place {
  letter: PlaceLetter;
  name: string;
  tone: Tone;
}

export interface Joint {
  at: number;
  stands: 'ahead' | 'behind';
  /** What leads over to it; none where the place is what they are in, or was spoken of just before. */
  leads: readonly string[];
  /** The youngest are told it in a few words that say themselves where they are. */
  onALap?: 'here' | 'road' | 'home' | undefined;
  /** The less, the better it stands there. */
  cost: number;
}

/** Pages about a place. */
const OF_A_PLACE: ReadonlySet<string> = new Set(['place', 'place2', 'sights', 'morePlaces']);

/** An hour at home before anything has happened: what it is like there belongs to it. */
const AT_HOME: ReadonlySet<string> = new Set(['day', 'habit', 'hero', 'friend']);

/** Somebody they come upon, in the place where they are. */
const ON_THE_SPOT: ReadonlySet<string> = new Set(['meet', 'meet2', 'laugh', 'cameo', 'foil', 'company']);

const SCENES: Readonly<Record<Phase, Readonly<Record<string, JointAt>>>> = {
  introduction: { pack: 'leaving', eve: 'leaving' },
  development: { setout: 'way', way: 'way', rest: 'rest', company: 'way' },
  climax: {},
  resolution: { home: 'back', table: 'evening', telling: 'evening', night: 'evening', treasure: 'later', pay: 'later', pay2: 'later', company: 'later', cameo: 'later', wonder: 'later', foil: 'later' },
};

/** Days later nobody is at that supper any more. */
const SAME_EVENING: ReadonlySet<string> = new Set(['home', 'table', 'night', 'after', 'prize', 'mend']);
const THAT_HOUR = /\b(?:that (?:evening|night|afternoon|morning|day)|party|feast|supper|cake|on the way|way (?:home|back)|came in|next (?:day|morning)|jelly|dance[ds]?|dancing)\b/iu;

/** @param isTaken does something stand there already? */
export function jointsOf(pages: RecallPages, place: Place, isTaken: (at: number) => boolean): Joint[] {
  return pages.beats.flatMap((_, at) => (isTaken(at) ? [] : jointAt(pages, at, place) ?? []));
}

function jointAt(pages: RecallPages, at: number, place: Place): Joint | undefined {
  const { order: { brief }, beats, paragraphs, led } = pages;
  const [beat, page] = [beats[at] ?? '', paragraphs[at] ?? ''];
  if (brief.ageRange === '3-4') return onALap(pages, at, place);
  if (OF_A_PLACE.has(beat) && isNamed(page, place.name)) return endsSharply(page) ? undefined : { at, stands: 'behind', leads: [], cost: isNamed(sentencesOf(page).slice(-3).join(' '), place.name) ? 0 : 1 };
  if (at === 0 || led.has(at) || !(AT_HOME.has(beat) || ON_THE_SPOT.has(beat) || SCENES[brief.phase][beat]) || !isMet(pages, at, place) || !opensAlone(page)) return undefined;
  const isAhead = (leads: readonly string[], cost: number): Joint => ({ at, stands: 'ahead', leads, cost });
  if (brief.phase === 'introduction' && place.letter === 'l' && AT_HOME.has(beat)) return isAhead([], beat === 'day' ? 3 : OF_A_PLACE.has(beats[at - 1] ?? '') ? 2 : 20);
  if (brief.phase === 'development' && ON_THE_SPOT.has(beat) && isHere(pages, at, place)) return isAhead([], 6);
  const scene = SCENES[brief.phase][beat];
  if (scene === undefined) return undefined;
  if (brief.phase === 'development' && isHere(pages, at, place)) return isAhead([], 1);
  if (scene === 'later' && (THAT_HOUR.test(page) || beats.slice(at).some((next) => SAME_EVENING.has(next)))) return undefined;
  const isOfHome = brief.phase === 'resolution' && place.letter === 'l';
  const key: Lead = isOfHome && (scene === 'back' || scene === 'evening' || scene === 'later') ? `${scene}:home` : scene;
  const leads = JOINTS[brief.ageRange][key]?.[place.tone] ?? [];
  return leads.length === 0 ? undefined : isAhead(leads, scene === 'later' ? 8 : 4);
}

/** Pages before which somebody may look round, and none on which it is settled what is done. */
const OF_THE_LAP: Readonly<Record<Phase, ReadonlySet<string>>> = {
  introduction: new Set(['hero', 'friend', 'habit', 'day', 'bond', 'foil', 'cameo', 'pack']),
  development: new Set(['setout', 'way', 'rest', 'laugh', 'meet', 'meet2', 'cameo', 'company', 'foil', 'ache']),
  climax: new Set(),
  resolution: new Set(['home', 'table', 'telling', 'night', 'treasure', 'pay', 'pay2', 'cameo', 'foil', 'company', 'wonder', 'after']),
};

/** A page of a lap has room for four words or eight, in front of it or on the page of the place itself. */
function onALap(pages: RecallPages, at: number, place: Place): Joint | undefined {
  const { order: { brief }, beats, paragraphs, led, made } = pages;
  const [beat, page] = [beats[at] ?? '', paragraphs[at] ?? ''];
  const isOwn = OF_A_PLACE.has(beat) && isNamed([page, paragraphs[at - 1]].join(' '), place.name);
  if (isOwn) return page.endsWith('”') ? undefined : { at, stands: 'behind', leads: [], cost: 0 };
  const isLed = led.has(at) || made[at]?.parts[0]?.is === 'link';
  if (!OF_THE_LAP[brief.phase].has(beat) || isLed || !opensAlone(page) || !isMet(pages, at, place)) return undefined;
  const where = brief.phase === 'introduction' ? undefined : brief.phase === 'resolution' ? 'home' : isHere(pages, at, place) ? 'here' : 'road';
  return { at, stands: 'ahead', leads: [], onALap: where, cost: beat === 'cameo' || beat === 'foil' ? 6 : 2 };
}

/** Means nobody of the paragraph before it in its first words: with a place and its dwarves in front of it “they” would be the dwarves. Who is “he” further on has come in by then. */
const opensAlone = (page: string): boolean => {
  if (/^[“‘]?(?:But|And|So|Then|Or|Yet|He|She|They|It|That|This|These|Those|Nor|Neither|Both)\b/u.test(page)) return false;
  const first = page.split(' ').slice(0, 7).join(' ');
  const found = /(?<=\S)[^.!?]*?(?<!\p{L})(?:(\p{Lu}\p{Ll}+)|he|she|him|her|his|hers|it|them|they|their)(?![\p{L}’])/u.exec(first.slice(1));
  return found === null || found[1] !== undefined;
};

/** Nobody speaks of a place before the story has come to it. */
const isMet = ({ order: { brief }, paragraphs }: RecallPages, at: number, { name }: Place): boolean =>
  brief.earlier.some(({ text }) => isNamed(text, name)) || paragraphs.slice(0, at).some((one) => isNamed(one, name));

/** Are they in it, on the road of the development: in the last place that they came to, or in the only one, which they never leave? */
function isHere({ beats, stage, paragraphs }: RecallPages, at: number, { letter, name }: Place): boolean {
  if (letter === 'l') return stage.word('one-place') !== undefined;
  const last = beats.slice(0, at).findLastIndex((beat) => OF_A_PLACE.has(beat));
  return last >= 0 && isNamed(paragraphs[last] ?? '', name);
}
