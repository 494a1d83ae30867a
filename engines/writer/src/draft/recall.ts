// What the scene of a place and of a person had no room for: told in one sentence beside a later scene that has room, so that nothing a family chose is lost.

import type { AgeRange, Phase, StoryBrief, WriterPlace } from '../brief.ts';
import { mainLookOf, looksOf } from '../lexicon/looks.ts';
import { listsOf, ofAnybody, peopleIn } from '../plan/as-chosen.ts';
import { PLACE_LETTERS } from '../plan/place-letters.ts';
import type { PlaceLetter } from '../plan/place-letters.ts';
import { cleanName } from '../plan/place-name.ts';
import { isYoung } from '../stage/is-young.ts';
import { listed } from '../stage/look-words.ts';
import { cleanLabel, oneOf } from '../stage/place-words.ts';
import { FITS, MOST_WORDS, longestMean } from '../tell/fits.ts';
import { countWords, sentencesOf } from '../tell/measure.ts';
import { isNamed, safeName } from '../tell/people.ts';
import type { Teller } from '../tell/teller.ts';
import { tidy } from '../tell/tidy.ts';
import { AS_CHOSEN } from '../voices/as-chosen.ts';
import type { PlaceWay } from '../voices/places.ts';
import { LEADS_UP, RECALLED, SEEN_AGAIN } from '../voices/recalled.ts';
import { castCameo } from './cameos.ts';
import { BREATHES, NO_NOTES } from './in-passing.ts';
import { endsSharply, hangsOnItsBeginning } from './keep-company.ts';
import type { Pages } from './pages.ts';

interface RecallPages extends Pages {
  /** Where something stands before the scene already. */
  led: ReadonlySet<number>;
}

/** Something that is not told yet. */
interface Missing {
  lines: readonly string[];
  /** A paragraph that it may stand beside, and how badly. */
  cost(at: number): number | undefined;
  /** What is told with it. */
  mark?: string;
  /** The place that it is about. */
  of?: { letter: PlaceLetter; name: string };
  /** Who has no letter of their own gets one. */
  comesIn?: () => void;
}

/** How much of it a part takes in; the last one takes all that is left, and in the trial nobody thinks of it. */
const MOST: Readonly<Record<Phase, number>> = { introduction: 2, development: 3, climax: 0, resolution: 20 };

/** What it costs to stand where only the last part puts it. */
const LAST_RESORT = 100;

/** Where something is at stake, or a scene was told for its last words. */
const NOT_NOW = new Set(['turn', 'truth', 'resolve', 'attempt', 'guess', 'danger', 'prize', 'try', 'last', 'low', 'worse', 'midst', 'near', 'theirs', 'thread', 'wish', 'newWish', 'problem', 'mend', 'strain', 'doubt', 'laugh', 'spark', 'plant', 'trail', 'foil']);

/** Where it may be told what a place is like; elsewhere only in the last part, where nothing else has room. */
const TELLS = new Set(['place', 'place2', 'sights', 'morePlaces', 'treasure', 'wonder', 'telling', 'pay', 'pay2', 'cameo', 'company', 'habit', 'day', 'meet', 'meet2']);

export function recall(pages: RecallPages): void {
  const { order, paragraphs, dice } = pages;
  const { brief } = order;
  const taken = new Set<number>();
  // At the end, where few pages are left, one of them takes in two.
  const twice = new Set<number>();
  const isLast = brief.phase === 'resolution';
  const had = new Set<string>();
  let words = paragraphs.reduce((sum, one) => sum + countWords(one), 0);
  let left = MOST[brief.phase];
  // First looks, since whoever is drawn comes into every part; in the last part places, since most of them were named before.
  const missing = [...looksMissing(pages), ...placesMissing(pages)];
  for (const one of missing) {
    const isLook = one.mark === undefined;
    if (!isLook && left <= 0) continue;
    const offers = paragraphs.flatMap((_, at) => {
      const cost = (taken.has(at) && !(one.of && isLast && !twice.has(at))) || NO_NOTES.has(pages.beats[at] ?? '') ? undefined : one.cost(at);
      return cost === undefined || (cost >= LAST_RESORT && brief.phase !== 'resolution') ? [] : [{ at, cost }];
    });
    one.comesIn?.();
    const lines = dice.shuffle(one.lines).toSorted((a, b) => order.stale(a) - order.stale(b)).filter((line) => !had.has(ofAnybody(line)));
    for (const { at } of dice.shuffle(offers).toSorted((a, b) => a.cost - b.cost)) {
      const page = paragraphs[at] ?? '';
      const isSpokenOf = one.of === undefined || sentencesOf(page).slice(-3).some((text) => isNamed(text, one.of?.name ?? ''));
      const leads = isSpokenOf ? [] : dice.shuffle(LEADS_UP[brief.ageRange][brief.phase] ?? []).toSorted((a, b) => order.stale(a) - order.stale(b)).filter((lead) => !had.has(lead)).slice(0, 3);
      const isBare = isSpokenOf || leads.length === 0 || brief.phase === 'resolution';
      const told = [...leads.flatMap((lead) => lines.slice(0, 4).map((line) => [line, lead] as const)), ...(isBare ? lines.map((line) => [line, ''] as const) : [])]
        .find(([line, lead]) => putBeside(pages, at, one.of ? ofPlace(line, lead, one.of.letter) : line, words));
      if (told === undefined) continue;
      if (taken.has(at)) twice.add(at);
      taken.add(at);
      had.add(ofAnybody(told[0]));
      if (told[1]) had.add(told[1]);
      if (one.mark !== undefined) pages.teller.note(one.mark);
      words = paragraphs.reduce((sum, text) => sum + countWords(text), 0);
      if (!isLook) left -= 1;
      break;
    }
  }
}

const KINDS: readonly [PlaceWay, (place: WriterPlace) => readonly string[]][] = [
  ['danger', ({ dangers }) => dangers], ['treasure', ({ treasures }) => treasures], ['folk', ({ inhabitants }) => inhabitants],
  ['prop', ({ magicalProperties }) => magicalProperties], ['climate', ({ climate = '' }) => (climate.trim() ? [climate] : [])],
];

/** Of each kind first that of which nothing was told, then the rest of what there is. */
function placesMissing({ order, beats, paragraphs, teller }: RecallPages): Missing[] {
  const { brief, plan } = order;
  const before = brief.earlier.map(({ text }) => text).join('\n');
  const text = `${before}\n${paragraphs.join('\n')}`.toLowerCase();
  const carried = plan.tool === 'treasure' ? brief.places.find(({ treasures }) => treasures.length > 0) : undefined;
  const whole: Missing[] = [];
  const rest: Missing[] = [];
  for (const [n, place] of brief.places.entries()) {
    const letter = PLACE_LETTERS[n];
    if (letter === undefined) continue;
    for (const [kind, of] of KINDS) {
      // What saves the day is told of in the plot.
      if (kind === 'treasure' && (place === carried || waitsForItsScene(brief, n))) continue;
      const all = of(place).map(cleanLabel).filter((label) => label !== '' && countWords(label) < 9);
      const isKnown = (label: string, at: number): boolean => text.includes(label) || (at === 0 ? teller.knows(`#${letter}.${kind}`) : teller.knows(`#${letter}.${kind}${at + 1}`) || isListed(letter, kind, place, brief.ageRange, teller));
      const untold = all.filter((label, at) => !isKnown(label, at));
      if (untold.length === 0) continue;
      const isWhole = untold.length === all.length;
      if (!isWhole && isYoung(brief.ageRange)) continue;
      const some = brief.ageRange === '3-4' ? untold.slice(0, 1) : untold;
      const it = listed(some.map((label) => (kind === 'danger' || kind === 'treasure' ? oneOf(label) : label)));
      const lines = RECALLED[brief.ageRange][kind].map((line) => line.replace('{it}', it));
      const name = cleanName(place.name);
      const isMet = (at: number): boolean => isNamed(before, name) || paragraphs.slice(0, at + 1).some((one) => isNamed(one, name));
      const cost = (at: number): number | undefined => {
        const beat = beats[at] ?? '';
        return !isMet(at) || NOT_NOW.has(beat) || (brief.phase === 'introduction' && beat === 'cameo') ? undefined : (BREATHES.has(beat) ? 0 : TELLS.has(beat) ? 10 : LAST_RESORT) + (isNamed(paragraphs[at] ?? '', name) ? -15 : 0);
      };
      (isWhole ? whole : rest).push({ lines, cost, mark: `#${letter}.${kind}`, of: { letter, name } });
    }
  }
  return [...whole, ...rest];
}

/** Behind words that led up to it the place is “there”. */
const ofPlace = (line: string, lead: string, letter: PlaceLetter): string =>
  `${lead} ${lead === '' ? line : line.replace(/(?<!^)\{at\}/u, 'there')}`.trim().replaceAll('{at}', `{${letter}.at}`).replaceAll('{name}', `{${letter}.name}`);

/** The treasure of the first place may have a scene of its own at the end, which says more than a sentence. */
const waitsForItsScene = ({ phase, places }: StoryBrief, at: number): boolean => phase === 'introduction' || (phase === 'development' && (at > 0 || places.length < 2));

/** Was the rest of a list told in one sentence? */
const isListed = (letter: PlaceLetter, kind: PlaceWay, place: WriterPlace, ageRange: AgeRange, teller: Teller): boolean => {
  const list = listsOf(place).map(([one]) => one).find((one) => one === `${kind}s`);
  return list !== undefined && AS_CHOSEN[ageRange][list].some((line) => teller.knows(line.replace('{it}', `{${letter}.${list}}`)));
};

/** Beside a scene in which they are named. */
function looksMissing({ order, beats, paragraphs, stage }: RecallPages): Missing[] {
  const { brief, cast } = order;
  if (brief.phase === 'climax') return [];
  const text = [...brief.earlier.map((one) => one.text), ...paragraphs].join('\n').toLowerCase();
  return peopleIn(cast).flatMap(({ letter, who }): Missing[] => {
    const main = mainLookOf(who);
    if (main === undefined || text.includes(main.toLowerCase())) return [];
    const look = brief.ageRange === '3-4' ? main : looksOf(who) ?? main;
    const lines = SEEN_AGAIN[brief.ageRange].map((line) => `${letter === 'C' ? `{~${who.id}}` : ''}${line.replace('{x.look}', look).replaceAll('{x', `{${letter}`)}`);
    const name = safeName(who.name);
    return [{
      lines,
      cost: (at) => (isNamed(paragraphs[at] ?? '', name) && !NOT_NOW.has(beats[at] ?? '') ? 0 : undefined),
      ...(letter === 'C' ? { comesIn: () => { castCameo(stage, [who]); } } : {}),
    }];
  });
}

/** @returns whether there was room for it */
function putBeside({ order: { brief, suits, heard }, beats, led, paragraphs, made, teller, said }: RecallPages, at: number, line: string, words: number): boolean {
  const [beat, page, fit] = [beats[at] ?? '', paragraphs[at] ?? '', FITS[brief.ageRange]];
  // Most pages are full: nothing is told that cannot stand there.
  if (countWords(page) + countWords(line) > fit.most + 2 || teller.knows(line) || suits(line, beat) === 'not') return false;
  const isAhead = at > 0 && !led.has(at) && !hangsOnItsBeginning(page) && BREATHES.has(beat);
  if (!isAhead && endsSharply(page)) return false;
  const told = teller.tell(line);
  const text = tidy(told ?? '');
  const whole = isAhead ? `${text} ${page}` : `${page} ${text}`;
  const isTooLong = countWords(whole) > fit.most || countWords(whole) / sentencesOf(whole).length > longestMean(fit) || words + countWords(text) > MOST_WORDS[brief.phase === 'introduction' ? 'introduction' : 'later'];
  if (told === undefined || isTooLong || !said.isNew(text) || sentencesOf(text).some((one) => heard(one) > 1)) {
    teller.forget();
    return false;
  }
  teller.keep();
  teller.note(line);
  said.note(text);
  const part = { is: 'recalled', source: line, text } as const;
  const parts = made[at]?.parts ?? [];
  paragraphs[at] = whole;
  made[at] = { beat, parts: isAhead ? [part, ...parts] : [...parts, part] };
  return true;
}
