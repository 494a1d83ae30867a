// What a family wrote about its characters and how they stand to each other, as sentences that must find room.

import type { StoryBrief, StoryPlan, Wish, WriterCharacter } from '../brief.ts';
import { hash } from '../dice.ts';
import { cameAfter, caughtUpFor, companyFor, joinsWith } from '../lexicon/crews.ts';
import { readable } from '../listen/typed-words.ts';
import { baseOfThird } from '../listen/verbs.ts';
import { hearSentence } from '../listen/sentence.ts';
import { listenFor } from '../listen/wishes.ts';
import { startsAway } from '../premises/suits.ts';
import { asMark, markOf } from '../tell/marks.ts';
import { countWords } from '../tell/measure.ts';
import { readableShortOf } from '../tell/short-names.ts';
import type { Cast } from './cast.ts';
import { namesakeOf, saysAnother } from './namesake.ts';

interface NoteOrder {
  brief: StoryBrief;
  cast: Cast;
  plan: StoryPlan;
  used: readonly string[];
}

const MOST = 2;

/** Templates to be told with this beat of the introduction; in the development, who came along and was not told of before. */
export function notesFor(beat: string, { brief, cast, plan, used }: NoteOrder, isFirst = false): string[] {
  const crew = joinsWith(plan.words.crew, brief.ageRange) ?? '';
  const isTold = (note: string): boolean => used.some((mark) => asMark(mark) === markOf(note));
  const along = brief.ageRange === '12-17' ? [...company(brief), ...(crew ? [crew] : [])] : crew ? [crew] : company(brief);
  const after = (note: string): string => (note === crew ? (cameAfter(plan.words.crew, brief.ageRange) ?? crew) : caughtUpFor(brief.ageRange, startsAway(plan.premise)));
  if (brief.phase === 'development' && isFirst && brief.ageRange !== '3-4') return along.filter((note) => !isTold(note)).map(after);
  if (brief.phase === 'development' && beat === 'problem' && brief.ageRange === '3-4' && crew && !isTold(crew)) return [crew];
  if (brief.phase !== 'introduction') return [];
  const about = (who: WriterCharacter | undefined): string[] => (who ? inOne(describedOf(who, brief).map(told).slice(0, MOST), who, brief) : []);
  const namesake = beat === 'spark' ? namesakeOf(cast, plan.premise) : undefined;
  if (namesake) return [saysAnother(namesake, cast, brief.ageRange)];
  if (beat === 'hero') return about(cast.hero);
  if (beat === 'friend') return [...bondNote(cast, brief), ...bondDetails(cast, brief), ...about(cast.friend)];
  // On a lap who comes along stands before the refrain with which they set out.
  if (brief.ageRange === '3-4' && beat === 'hook' && crew) return [crew];
  // To everybody else it opens the last scene: before or behind somebody’s talent it would say nothing. Where the going is settled in that scene it waits for the next part (`{decides}`).
  if (beat === 'hook') return along;
  if (beat === 'foil') return [...foilNote(cast, brief), ...about(cast.foil)];
  return [];
}

/** Whom the hero looks after is nobody’s “charge” to young ears. */
const guarded = ({ bond }: Pick<Cast, 'bond'>, { ageRange: age }: Pick<StoryBrief, 'ageRange'>): boolean =>
  (age === '3-4' || age === '5-8') && bond?.heroIs === true && /^(?:guardian|protector)$/iu.test(bond.type.trim());

const AT_ODDS = /rival|enem|nemesis/iu;

/** The same said aloud, for the young. It may have to wait for a paragraph with room, so it names whom it means. */
const AT_ODDS_ALOUD = ['{F} told {H}, “You are my {r.label}.”'];
/** On a lap scenes end in what somebody says, and “{F} told {H}” would be heard as the end of that. */
const AT_ODDS_ON_A_LAP = 'Friends? No! {F} was {H’s} {r.label}.';
/** What a child of three has no word for is told as what they do. */
const LAP_BONDS: readonly { types: RegExp; heroIs: boolean; note: string }[] = [
  { types: /^(?:guardian|protector)$/iu, heroIs: false, note: '{F} looked after {H}.' },
  { types: /^(?:mentor|teacher|master)$/iu, heroIs: true, note: '{H} was {F’s} teacher.' },
  { types: /^(?:student|apprentice)$/iu, heroIs: false, note: '{H} was {F’s} teacher.' },
];
const onALapOf = ({ type, heroIs }: NonNullable<Cast['bond']>): string | undefined => LAP_BONDS.find((one) => one.heroIs === heroIs && one.types.test(type.trim()))?.note;

const LAP_ALOUD = [
  '{H} said, “{F} is my {r.label}.”', '“That is {F},” said {H}. “My {r.label}!”', '{H} gave {F} a pat, and said, “My {r.label}!”',
  '{H} told the teapot, “{F} is my {r.label}.”', '“Do you know {F}?” said {H}. “My {r.label}!”',
];
const BEDTIME_ALOUD = [
  '“You know {F},” {H} always said. “That’s my {r.label}.”', '{H} told everybody, “{F} is my {r.label}.”', '“Who is {F}?” somebody asked. {H} said, “My {r.label}.”',
  'Over {H’s} bed there was a drawing of {F}. Under it stood, “My {r.label}.”', 'If you ask {H}, {he} will tell you, “{F} is my {r.label}.”',
];

/** How two are related, in a sentence that does not stand there like a label: said aloud for the young. What they are to each other comes last (`isCalled`). */
function bondNote({ bond }: Cast, { ageRange: age, seed }: StoryBrief): string[] {
  if (!bond) return [];
  const isYoung = age === '3-4' || age === '5-8';
  if (guarded({ bond }, { ageRange: age })) return ['{H} looked after {F}.'];
  const plain = '{F} was {H’s} {r.label}.';
  const onALap = age === '3-4' ? onALapOf(bond) : undefined;
  if (onALap) return [onALap];
  if (isYoung) {
    const aloud = AT_ODDS.test(bond.type) ? (age === '3-4' ? [AT_ODDS_ON_A_LAP] : AT_ODDS_ALOUD) : age === '3-4' ? LAP_ALOUD : BEDTIME_ALOUD;
    return [aloud[hash(`bond/${seed}`) % aloud.length] ?? plain];
  }
  const ways = [plain, 'Everybody knew that {F} was {H’s} {r.label}.', '{F} was, after all, {H’s} {r.label}.', 'It was no secret that {F} was {H’s} {r.label}.', 'As anybody could have told you, {F} was {H’s} {r.label}.', '{F}, it should be said, was {H’s} {r.label}.', 'If you asked who {F} was, they told you that {F} was {H’s} {r.label}.'];
  return [ways[hash(`bond/${seed}`) % ways.length] ?? plain];
}

function foilNote(cast: Cast, brief: StoryBrief): string[] {
  if (!cast.bond || cast.friend) return [];
  const onALap = brief.ageRange === '3-4' ? onALapOf(cast.bond) : undefined;
  if (onALap) return [onALap.replaceAll('{F', '{V')];
  if (guarded(cast, brief)) return [brief.ageRange === '5-8' ? 'Somebody had to look after {V}, and it was {H}.' : '{H} looked after {V}.'];
  // It opens the scene in which {V} is still to be named.
  if (brief.ageRange === '9-12') return [AT_ODDS.test(cast.bond.type) ? 'Most people have @a {r.label}, and {H} was no exception.' : '{H’s} {r.label} was called {V}, and was generally mentioned last.'];
  if (brief.ageRange === '12-17') return ['{V} was {H’s} {r.label}.'];
  if (brief.ageRange === '5-8') return [AT_ODDS.test(cast.bond.type) ? 'Some people have a dog. {H} had @a {r.label}, and that was {V}.' : 'Not every {r.label} is easy. {H} had {V}.'];
  return [AT_ODDS.test(cast.bond.type) ? AT_ODDS_ON_A_LAP.replaceAll('{F}', '{V}') : '“There is {V},” said {H}. “My {r.label}!”'];
}

/** Others go with them, and it is said: later somebody is “the youngest”, “five of them” sit down, and “the others” look on. More than five are enough of themselves. */
const company = ({ ageRange, characters }: StoryBrief): string[] =>
  ageRange === '3-4' || characters.length > 5 ? [] : [companyFor(ageRange)].filter(Boolean);

const told = (wish: Wish): string => (wish.kind === 'fear' ? `${wish.who ?? ''} was afraid of ${wish.words}.` : `${wish.words}.`);

/** Two things about one person as one sentence, where sentences may be that long. */
function inOne(notes: readonly string[], who: WriterCharacter, { ageRange }: StoryBrief): string[] {
  const [first = '', second = ''] = notes;
  const name = `${readableShortOf(who)} `;
  if (notes.length < 2 || ageRange === '3-4' || !second.startsWith(name) || countWords(first + second) > 22) return [...notes];
  return [`${first.replace(/\.$/u, '')}, and ${who.gender === 'male' ? 'he' : 'she'} ${second.slice(name.length)}`];
}

const described = new WeakMap<StoryBrief, Map<WriterCharacter, readonly Wish[]>>();

/** The fears and facts of a description, each with the name for its subject. Every draft of a story asks for them: they are heard once. */
export function describedOf(who: WriterCharacter, brief: StoryBrief): readonly Wish[] {
  const known = described.get(brief) ?? new Map<WriterCharacter, readonly Wish[]>();
  described.set(brief, known);
  const wishes = known.get(who) ?? hearDescription(who, brief);
  known.set(who, wishes);
  return wishes;
}

function hearDescription(who: WriterCharacter, brief: StoryBrief): Wish[] {
  const name = readableShortOf(who);
  const listening = { ...listenFor({ ...brief, characters: [who] }, 'description'), most: brief.ageRange === '3-4' ? 10 : 24 };
  return parts(who.description).flatMap((part) => {
    const clause = withSubject(part, name, who.gender === 'male');
    return (hearSentence(clause, listening, false) ?? []).filter(({ kind }) => kind === 'fear' || kind === 'fact' || kind === 'happening');
  });
}

/** What is told of somebody, one thing after another: “hates peas, collects stickers”. */
const parts = (text: string | undefined): string[] => readable(text ?? '')
  .replace(/, (?=(\p{Ll}+) \p{L})/gu, (comma, word: string) => (/^(?:has|always|never|is|can|but)$/u.test(word) || baseOfThird(word) !== undefined ? '; ' : comma))
  .split(/[.;!?]+\s*/u).map((part) => part.trim()).filter((part) => countWords(part) > 0).slice(0, 5);

/** "secretly afraid of the dark" → "Finn is secretly afraid of the dark". */
function withSubject(part: string, name: string, male: boolean): string {
  const text = part.replace(/^(?:and|but|also)\s+/iu, '');
  if (new RegExp(`\\b${name}\\b`, 'iu').test(text)) return text;
  const spoken = text.replace(male ? /^he(?:’s)?\b/iu : /^she(?:’s)?\b/iu, (word) => (word.endsWith('s') ? `${name} is` : name));
  if (spoken !== text) return spoken;
  const low = text.charAt(0).toLowerCase() + text.slice(1);
  if (/^(?:his|her|the|my|they|it|there)\b/iu.test(low)) return text;
  // A part that begins with where or when has a subject of its own further on: "at night he keeps every bad dream away".
  if (/^(?:in|on|at|under|over|from|behind|inside|when|while|by|every|because|since|after|before|during)\b/iu.test(low)) return text;
  if (/^(?:with)\b/iu.test(low)) return `${name} is known by ${low.slice(5)}`;
  if (/^(?:always |never |often |sometimes |really |secretly )?(?:has|can|is|was|will|does|cannot|can’t|\p{L}+(?<!ss)s)\s/iu.test(low) && !/^(?:a|an|always|this|perhaps)\s\p{L}+\s*$/iu.test(low)) return `${name} ${low}`;
  return `${name} is ${low}`;
}

/** "share a bunk bed", "they always argue about maps". */
function bondDetails(cast: Cast, brief: StoryBrief): string[] {
  const partner = cast.friend;
  if (!partner || !cast.bond?.details) return [];
  const listening = { ...listenFor(brief, 'description'), most: brief.ageRange === '3-4' ? 10 : 24 };
  return parts(cast.bond.details).slice(0, MOST).flatMap((part) => {
    const text = part.replace(/^(?:who|and|siblings|brothers?|sisters?|friends?|they are|twins?)\s+(?:who\s+)?(?=\p{L}+)/iu, '');
    const clause = /^(?:they|the|his|her|\p{Lu}\p{L}+ )/u.test(text) ? text : `they ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    const found = hearSentence(clause.replace(/^They\b/u, 'they'), listening, false) ?? [];
    return found.filter(({ kind }) => kind === 'fact' || kind === 'happening' || kind === 'fear').map((wish) => told(wish).replace(/^They\b/u, `${readableShortOf(cast.hero)} and ${readableShortOf(partner)}`));
  });
}
