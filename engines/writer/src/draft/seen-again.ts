// How somebody looks, where no scene has said it: put in behind their name, in a sentence of a later scene in which they do something.

import type { StoryBrief, WriterCharacter } from '../brief.ts';
import { looksOf, mainLookOf } from '../lexicon/looks.ts';
import { peopleIn } from '../plan/as-chosen.ts';
import { countWords, sentencesOf } from '../tell/measure.ts';
import { FITS, leavesNoBreath, longestMean } from '../tell/fits.ts';
import { isNamed, safeName } from '../tell/people.ts';
import { shortOf } from '../tell/short-names.ts';
import type { Telling } from '../tell/whom-it-means.ts';
import type { Pages } from './pages.ts';

/** What happened to a telling when something was put into it. */
export type Retold = (telling: Telling) => Telling;

/** What everybody does in the past; words that only look like it are not among them. */
const DID = [
  'was (?=an? )', 'had (?=(?:an?|half|the|his|her|no) )', 'went', 'came', 'said', 'took', 'put', 'got', 'sat', 'stood', 'ran', 'made', 'gave', 'thought', 'knew', 'found', 'held', 'kept', 'told', 'felt', 'left', 'let', 'lay', 'leaned', 'bent', 'bit',
  'blew', 'bought', 'brought', 'built', 'caught', 'chose', 'drank', 'drew', 'ate', 'fell', 'forgot', 'heard', 'hid', 'led', 'lent', 'lit', 'lost', 'met', 'read', 'rode', 'rose', 'rang', 'sang', 'saw', 'sent', 'shook', 'shut', 'slept',
  'slid', 'spoke', 'spent', 'stuck', 'swam', 'threw', 'woke', 'wore', 'won', 'wrote', 'began', 'broke', 'could', 'never', 'only', 'still', 'always', 'just', 'also', '\\p{L}+ed',
].join('|');

/** Where nobody looks at anybody, or every word was weighed. */
const NOT_NOW: ReadonlySet<string> = new Set(['turn', 'truth', 'solve', 'reach', 'onset', 'image', 'hook', 'low', 'prize']);

/** Scenes of people: there somebody is looked at. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['cameo', 'foil', 'friend', 'bond', 'talk', 'company', 'hero', 'habit', 'friendacts']);

/** Of whom no earlier part has said it: the same for every draft of a part. */
const unseenBefore = new WeakMap<StoryBrief, readonly { who: WriterCharacter; main: string }[]>();

function notSeenYet({ brief, cast }: Pages['order']): readonly { who: WriterCharacter; main: string }[] {
  const known = unseenBefore.get(brief);
  if (known) return known;
  const before = brief.earlier.map(({ text }) => text).join('\n').toLowerCase();
  const found = peopleIn(cast).flatMap(({ who }) => {
    const main = mainLookOf(who)?.toLowerCase();
    return main === undefined || saysSo(before, main) ? [] : [{ who, main }];
  });
  unseenBefore.set(brief, found);
  return found;
}

/** Puts it in for everybody of whom it was not told, where they do something. */
export function seeAgain(pages: Pages): Retold[] {
  const { order, paragraphs } = pages;
  if (order.brief.phase === 'climax') return [];
  const people = notSeenYet(order);
  if (people.length === 0) return [];
  const told = paragraphs.join('\n').toLowerCase();
  return people.flatMap(({ who, main }) => (saysSo(told, main) ? [] : putIn(pages, who) ?? []));
}

/** “A silver scar”, or hers. */
export const saysSo = (text: string, look: string): boolean => text.includes(look) || text.includes(look.replace(/^an? /u, ''));

function putIn({ order: { brief }, beats, paragraphs, made }: Pages, who: WriterCharacter): Retold | undefined {
  const fit = FITS[brief.ageRange];
  const places = beats.flatMap((beat, at) => (NOT_NOW.has(beat) || !isNamed(paragraphs[at] ?? '', safeName(who.name)) ? [] : [at]))
    .toSorted((a, b) => Number(OF_PEOPLE.has(beats[b] ?? '')) - Number(OF_PEOPLE.has(beats[a] ?? '')) || a - b);
  for (const look of new Set(brief.ageRange === '3-4' ? [mainLookOf(who) ?? ''] : [looksOf(who) ?? '', mainLookOf(who) ?? ''])) {
    for (const at of places) {
      const page = paragraphs[at] ?? '';
      const act = whereTheyAct(page, shortOf(who));
      if (act === undefined) continue;
      const found = act.at;
      const words = ` ${worn(look, who.gender === 'male' ? 'his' : 'her')}${act.isEnd ? '' : ','}`;
      const whole = `${page.slice(0, found)},${words}${page.slice(found)}`;
      if (countWords(whole) > fit.most || leavesNoBreath(paragraphs.with(at, whole), fit) || countWords(whole) / sentencesOf(whole).length > (brief.ageRange === '3-4' ? fit.sentence : longestMean(fit))) continue;
      paragraphs[at] = whole;
      const sentence = sentencesOf(whole).find((one) => one.includes(words)) ?? words;
      made[at] = { beat: beats[at] ?? '', parts: [...(made[at]?.parts ?? []), { is: 'recalled', source: `{x.look} ${look}`, text: sentence }] };
      return retoldWith(page.slice(found, found + 40), `,${words}`, shortOf(who));
    }
  }
  return undefined;
}

/** Behind a quotation it is only said who spoke. */
const SPOKE = 'said|asked|told|thought|answered|called|cried|whispered|wanted|added|replied|shouted|murmured|agreed|announced|admitted|explained';

/** Where a sentence begins, or the second half of one. */
const HEAD = '^|[.!?] |[;:] |, (?:and|but|so) |(?:^|[.!?]”? )(?:And|But|So|Then) ';

/** Behind the name in a sentence in which they alone do something, or else are something, or come in, while nobody is speaking. */
function whereTheyAct(page: string, name: string): { at: number; isEnd: boolean } | undefined {
  const who = RegExp.escape(name);
  const afterSpeech = `[.!?]” (?!${who} (?:${SPOKE})\\b)`;
  const patterns = [`(?<=${HEAD}|${afterSpeech})${who}(?= (?:${DID})(?![\\p{L}’-]))`, `(?<=${HEAD}|${afterSpeech})${who}(?= (?:was|had|would|did) )`, `(?<=\\b(?:[Tt]here (?:was|were|came)|[Hh]ere came|[Tt]hen came) )${who}(?=[.;])`];
  const isSpoken = (before: string): boolean => (before.match(/“/gu) ?? []).length > (before.match(/”/gu) ?? []).length;
  const found = patterns.flatMap((pattern, n) => [...page.matchAll(new RegExp(pattern, 'gu'))].map(({ index }) => ({ at: index + name.length, isEnd: n === 2 })));
  return found.find(({ at }) => !isSpoken(page.slice(0, at)));
}

/** What one is in, and not with. */
const WORN = /\b(?:cloak|coat|raincoat|dungarees|sweater|robe|armou?r|suit|dress|vest|apron|boots|tunic|hat|cap|crown|helmet|headscarf|turban|scarf|cape|socks|shoes|wheelchair|chair|tuxedo|uniform|nightcap)(?= with | of |$)/u;

/** “Her silver scar”, “his jet-black hair and wide smile”, “one white paw”, “a gap in the teeth”, “his antenna and its light”. */
function worn(look: string, his: string): string {
  const [one = '', two] = look.split(/ and (?=[^,]+$)/u);
  const isWorn = WORN.test(one) && two === undefined;
  const isOwned = !/^(?:one|two|three|four|the|no) |\b(?:in the|on the|behind the|from|all over|when)\b/u.test(look);
  const owned = (words: string): string => `${his} ${words.replace(/^an? /u, '')}`;
  const words = isOwned ? [owned(one), ...(two ? [two.replace(/^an? /u, '')] : [])].join(' and ') : look;
  return `${isWorn ? 'in' : 'with'} ${isWorn ? words : words.replace(/ with (?:an? |the )?/u, ' and its ')}`;
}

/** Whom the pronouns of a sentence mean stays known where something was put into it. */
export const retoldWith = (behind: string, words: string, who: string): Retold => (telling) => {
  const at = telling.text.replace(/\s/gu, ' ').indexOf(`${who}${behind.slice(0, 12)}`);
  if (at < 0) return telling;
  const from = at + who.length;
  const own = from + words.search(/\b(?:his|her)\b/u);
  return {
    text: telling.text.slice(0, from) + words + telling.text.slice(from),
    references: [...telling.references.map((one) => (one.at >= from ? { ...one, at: one.at + words.length } : one)), ...(own >= from ? [{ at: own, who }] : [])],
  };
};
