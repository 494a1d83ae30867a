// What the scene of a place had no room for: told in one sentence beside a later scene that it fits, so that nothing a family chose is lost.

import type { AgeRange, Phase, StoryBrief, WriterPlace } from '../brief.ts';
import { listsOf, ofAnybody } from '../plan/as-chosen.ts';
import { dangerMetAt } from '../plan/danger-met.ts';
import { PLACE_LETTERS } from '../plan/place-letters.ts';
import type { PlaceLetter } from '../plan/place-letters.ts';
import { cleanName } from '../plan/place-name.ts';
import { isYoung } from '../stage/is-young.ts';
import { listed } from '../stage/look-words.ts';
import { cleanLabel, oneOf } from '../stage/place-words.ts';
import { FITS, MOST_WORDS, leavesNoBreath, longestMean } from '../tell/fits.ts';
import { countWords, sentencesOf } from '../tell/measure.ts';
import type { Teller } from '../tell/teller.ts';
import { tidy } from '../tell/tidy.ts';
import { AS_CHOSEN } from '../voices/as-chosen.ts';
import type { PlaceWay } from '../voices/places.ts';
import { RECALLED, RECALLED_ON_A_LAP } from '../voices/recalled.ts';
import { jointsOf } from './joints.ts';
import type { Joint, Place } from './joints.ts';
import type { Pages } from './pages.ts';

export interface RecallPages extends Pages {
  /** Where something stands before the scene already. */
  led: ReadonlySet<number>;
}

/** Something of a place that is not told yet. */
interface Missing {
  /** What can be said of it there. */
  linesAt(joint: Pick<Joint, 'onALap'>): readonly string[];
  /** What is told with it. */
  mark: string;
  of: Place;
}

/** How much of it a part takes in; the last one takes all that is left, and in the trial nobody thinks of it. */
const MOST: Readonly<Record<Phase, number>> = { introduction: 2, development: 4, climax: 0, resolution: 20 };

/** How much of one place is told in one go. */
const AT_ONCE = 2;

export function recall(pages: RecallPages): void {
  const { order, paragraphs, dice } = pages;
  const { brief } = order;
  /** What stands where already, and of which place. */
  const stood = new Map<number, { letter: PlaceLetter; told: string; times: number }>();
  const had = new Set<string>();
  const allWords = (): number => paragraphs.reduce((sum, one) => sum + countWords(one), 0);
  let left = MOST[brief.phase];
  if (left <= 0) return;
  const missing = placesMissing(pages);
  if (missing.length === 0) return;
  let words = allWords();
  const byStale = (lines: readonly string[]): string[] => dice.shuffle(lines).toSorted((a, b) => order.stale(a) - order.stale(b)).filter((line) => !had.has(ofAnybody(line)));
  for (const one of missing) {
    if (left <= 0) return;
    const again = [...stood].filter(([, { letter, times }]) => letter === one.of.letter && times < AT_ONCE).map(([at, { told }]) => ({ at, leads: [], stands: 'behind', behind: told, onALap: undefined } as const));
    const joints = [...again, ...dice.shuffle(jointsOf(pages, one.of, (at) => stood.has(at))).toSorted((a, b) => a.cost - b.cost)];
    for (const { at, leads, ...how } of joints) {
      const some = leads.length === 0 ? [''] : byStale(leads).slice(0, 3);
      const lines = byStale(one.linesAt(how));
      let told: string | undefined;
      const found = some.flatMap((lead) => lines.slice(0, lead === '' ? lines.length : 4).map((line) => ({ line, lead }))).find(({ line, lead }) => {
        told = putBeside(pages, { at, ...how }, ofPlace(line, lead, one.of.letter, how.stands === 'behind' && 'behind' in how), words);
        return told !== undefined;
      });
      if (found === undefined || told === undefined) continue;
      stood.set(at, { letter: one.of.letter, told, times: (stood.get(at)?.times ?? 0) + 1 });
      had.add(ofAnybody(found.line)).add(found.lead);
      pages.teller.note(one.mark);
      words = allWords();
      left -= 1;
      break;
    }
  }
}

const KINDS: readonly [PlaceWay, (place: WriterPlace) => readonly string[]][] = [
  ['danger', ({ dangers }) => dangers], ['treasure', ({ treasures }) => treasures], ['folk', ({ inhabitants }) => inhabitants],
  ['prop', ({ magicalProperties }) => magicalProperties], ['climate', ({ climate = '' }) => (climate.trim() ? [climate] : [])],
];

/** Of each kind first that of which nothing was told, then the rest of what there is. */
function placesMissing({ order, paragraphs, teller }: RecallPages): Missing[] {
  const { brief, plan } = order;
  const text = [...brief.earlier.map((one) => one.text), ...paragraphs].join('\n').toLowerCase();
  const carried = plan.tool === 'treasure' ? brief.places.find(({ treasures }) => treasures.length > 0) : undefined;
  const whole: Missing[] = [];
  const rest: Missing[] = [];
  for (const [n, place] of brief.places.entries()) {
    const letter = PLACE_LETTERS[n];
    if (letter === undefined) continue;
    for (const [kind, of] of KINDS) {
      // What saves the day is told of in the plot.
      if (kind === 'treasure' && (place === carried || waitsForItsScene(brief, n))) continue;
      // What older ones come to on the way has a scene there, and is no danger any more once it was told at home.
      if (kind === 'danger' && brief.phase === 'introduction' && brief.ageRange !== '3-4' && dangerMetAt(brief, plan.premise) === letter) continue;
      const all = of(place).map(cleanLabel).filter((label) => label !== '' && countWords(label) < 9);
      const isKnown = (label: string, at: number): boolean => text.includes(label) || (at === 0 ? teller.knows(`#${letter}.${kind}`) : teller.knows(`#${letter}.${kind}${at + 1}`) || isListed(letter, kind, place, brief.ageRange, teller));
      const untold = all.filter((label, at) => !isKnown(label, at));
      if (untold.length === 0) continue;
      const isWhole = untold.length === all.length;
      if (!isWhole && isYoung(brief.ageRange)) continue;
      const some = brief.ageRange === '3-4' ? untold.slice(0, 1) : untold;
      const it = listed(some.map((label) => (kind === 'danger' || kind === 'treasure' ? oneOf(label) : label)));
      const linesAt: Missing['linesAt'] = ({ onALap }) => (onALap === undefined ? RECALLED[brief.ageRange] : RECALLED_ON_A_LAP[onALap])[kind].map((line) => line.replace('{it}', it));
      (isWhole ? whole : rest).push({ linesAt, mark: `#${letter}.${kind}`, of: { letter, name: cleanName(place.name), tone: kind === 'danger' ? 'danger' : 'good' } });
    }
  }
  return [...whole, ...rest];
}

/** Behind words that led up to it the place is “there”. */
const ofPlace = (line: string, lead: string, letter: PlaceLetter, isNamed: boolean): string =>
  `${lead} ${lead === '' && !isNamed ? line : line.replace(/(?<!^)\{at\}/u, 'there')}`.trim().replaceAll('{at}', `{${letter}.at}`).replaceAll('{name}', `{${letter}.name}`);

/** The treasure of the first place may have a scene of its own at the end, which says more than a sentence. */
const waitsForItsScene = ({ phase, places }: StoryBrief, at: number): boolean => phase === 'introduction' || (phase === 'development' && (at > 0 || places.length < 2));

/** Was the rest of a list told in one sentence? */
const isListed = (letter: PlaceLetter, kind: PlaceWay, place: WriterPlace, ageRange: AgeRange, teller: Teller): boolean => {
  const list = listsOf(place).map(([one]) => one).find((one) => one === `${kind}s`);
  return list !== undefined && AS_CHOSEN[ageRange][list].some((line) => teller.knows(line.replace('{it}', `{${letter}.${list}}`)));
};

interface Where {
  at: number;
  stands: 'ahead' | 'behind';
  /** Right behind these words of the page, and not at its end. */
  behind?: string;
}

/** @returns what was told; undefined where there was no room for it */
function putBeside({ order: { brief, suits, heard }, beats, paragraphs, made, teller, said }: RecallPages, { at, stands, behind }: Where, line: string, words: number): string | undefined {
  const [beat, page, fit] = [beats[at] ?? '', paragraphs[at] ?? '', FITS[brief.ageRange]];
  // Most pages are full: nothing is told that cannot stand there.
  if (countWords(page) + countWords(line) > fit.most + 2 || teller.knows(line) || suits(line, beat) === 'not') return undefined;
  const told = teller.tell(line);
  const text = tidy(told ?? '');
  const whole = behind !== undefined ? page.replace(behind, () => `${behind} ${text}`) : stands === 'ahead' ? `${text} ${page}` : `${page} ${text}`;
  const areTwoVoices = stands === 'ahead' && text.endsWith('”') && page.startsWith('“');
  const cannotStand = leavesNoBreath(paragraphs.with(at, whole), fit) || areTwoVoices || countWords(whole) > fit.most || countWords(whole) / sentencesOf(whole).length > longestMean(fit) || words + countWords(text) > MOST_WORDS[brief.phase === 'introduction' ? 'introduction' : 'later'];
  if (told === undefined || cannotStand || !said.isNew(text) || sentencesOf(text).some((one) => heard(one) > 1)) {
    teller.forget();
    return undefined;
  }
  teller.keep();
  teller.note(line);
  said.note(text);
  const part = { is: 'recalled', source: line, text } as const;
  const parts = made[at]?.parts ?? [];
  const isAhead = stands === 'ahead' && behind === undefined;
  paragraphs[at] = whole;
  made[at] = { beat, parts: isAhead ? [part, ...parts] : [...parts, part] };
  return text;
}
