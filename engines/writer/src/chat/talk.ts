// Where a talk stands: what was said for the story, what was offered, what was chosen, and which question was asked last.

import { BOOKS } from '../premises/premises.ts';
import { traitOf } from '../lexicon/traits.ts';
import { isKnownThing, isSomeone } from '../listen/phrase.ts';
import { asksForHero, asksForMood } from './ask-next.ts';
import { hearIdea } from './hear-idea.ts';
import { readReply } from './read-reply.ts';
import type { Turn } from './read-reply.ts';
import { asMeant } from './small-talk.ts';

export interface IdeaTurn {
  role: 'user' | 'assistant';
  content: string;
}

export interface Talk {
  /** What was said that is for the story, in order; the newest last, without what only answers an offer. */
  said: readonly string[];
  /** The turn that is to be answered. */
  now: Turn;
  /** Every plot that was offered so far. */
  everOffered: readonly string[];
  /** Those that stood in the last answer. */
  offered: readonly string[];
  /** The last that stood there together, with their numbers: “3” means one of them, also when another was chosen since. */
  listed: readonly string[];
  /** What somebody put in the place of a hero: “no wait, a wolf”. */
  corrected: string | undefined;
  /** The plot that was chosen, before this turn or with it. */
  chosen: string | undefined;
  /** What the answers asked, the newest first. */
  asked: readonly string[];
  /** What was said where it was asked for: “a garbage truck”, “the pool”; in this turn, and ever. */
  answered: Answered;
  answeredNow: Answered;
}

interface Answered {
  hero?: string;
  place?: string;
  name?: string;
  /** Several who are named in one breath: “Mia and Ole”; the first of them is `name`. */
  names?: string;
  trait?: string;
  /** Not the child for whom the story is. */
  isAnother?: true;
}

const THEMES = BOOKS.flatMap(({ premises }) => premises.map(({ theme }) => theme));

/** The plots that a text names, in its order. */
export const themesIn = (text: string): string[] =>
  THEMES.map((theme) => ({ theme, at: text.toLowerCase().indexOf(theme.toLowerCase()) })).filter(({ at }) => at !== -1).toSorted((a, b) => a.at - b.at).map(({ theme }) => theme);

/** What follows the last empty line, where it asks. */
const questionIn = (answer: string): string[] => [(answer.split('\n\n').at(-1) ?? '').replace(/ Or press “Get started”.*$/u, '')].filter((text) => text.includes('?'));

const FEW_WORDS = /^(?:(?:about|it is|it’s|maybe|perhaps|i think|with|in|at|on|under|by|inside|near) )*(?:an?|the|our|my|some) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,})[.!]*$/iu;
const NAME_ALONE = /^(?:(?:yes|ok|it is|it’s|maybe|her name is|his name is)[\s,]+)*(\p{Lu}\p{Ll}+)[.!]*$/u;
const NAMES = /^(?:(?:with|about|for|yes|it is|it’s|they are|they’re)[\s,]+)*(\p{Lu}\p{Ll}+(?:(?:, ?(?:and )?| and | & )\p{Lu}\p{Ll}+)+)[.!]*$/u;
const isName = (word: string): boolean => ![word, word.replace(/s$/u, '')].some((one) => isSomeone(one.toLowerCase()) || isKnownThing(one.toLowerCase()));
/** Asked behind what is told of one plot. */
export const THIS_ONE = 'Shall it be this one?';
const CHILD = /^Should (\S+) be the hero/u;
const SOMEBODY_ELSE = /^(?:no[\s,.]*)?(?:(?:somebody|someone) else|not (?:her|him|them)|no)[\s.!]*$/iu;
const NO_KIND = /\b(?:one|it|that|this|idea|story|something|anything|nothing|son|daughter|child|kid)$/iu;

/** “A garbage truck”, asked who the hero should be; “at the pool”, asked where; “yes”, asked whether it is Lena. */
function answerIn(text: string, question: string, isYes: boolean): Answered {
  const child = CHILD.exec(question)?.[1];
  if (child !== undefined && isYes) return { name: child };
  const names = NAMES.exec(text)?.[1]?.split(/, ?(?:and )?| and | & /u);
  if (names?.every(isName)) return { name: names[0] ?? '', names: `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` };
  if (asksForHero(question) && SOMEBODY_ELSE.test(text) && (/\bbe the hero\b|hero be:/u.test(question) || !/^no[\s.!]*$/iu.test(text))) return { isAnother: true };
  const name = asksForHero(question) ? NAME_ALONE.exec(text)?.[1] : undefined;
  if (name !== undefined) return { name };
  if (traitsIn(text) && !(hearIdea(text).theme === 'Comedy' && (asksForMood(question) || !question.includes('hero')))) return { trait: text.toLowerCase().replace(/^(?:(?:he|she|they|it)(?:’s| is| are| would be)|my \p{L}+ is) /u, '').replace(/[.!]+$/u, '') };
  const where = SOMEWHERE.exec(text)?.[1];
  if (where !== undefined) return { place: where };
  const what = FEW_WORDS.exec(text)?.[1]?.toLowerCase();
  return what !== undefined && !NO_KIND.test(what) && asksForHero(question) ? { hero: what } : {};
}

const SOMEWHERE = /^(?:it (?:is|happens|should be) |it’s |maybe |perhaps )?(?:in|at|on|under|by|inside|near|behind) (?:an?|the|our|my|some)? ?((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,})[.!]*$/iu;

/** “Brave and cheeky”, “a bit shy but kind”: nothing but what somebody is like. */
function traitsIn(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}-]+/u).filter((word) => word !== '' && !/^(?:and|but|or|he|she|they|is|are|a|an|bit|very|quite|rather|really|so|too|the|both|sort|one|more|kind|of)$/u.test(word));
  return words.length > 0 && words.every((word) => traitOf(word) !== undefined);
}

/** What steers the talk answers no question about the story. */
const isSteering = (is: string): boolean => ['choice', 'tell', 'declined', 'unkind', 'kind', 'anew', 'best', 'back', 'twist', 'several', 'who'].includes(is);

/** The one with that number; the last where there are fewer. */
export const numbered = ({ listed, offered }: Pick<Talk, 'listed' | 'offered'>, at: number): string | undefined => {
  const list = listed.length > 0 ? listed : offered;
  return list.at(at) ?? list.at(-1);
};

export function talkOf(history: readonly IdeaTurn[], message: string): Talk {
  const talk = { said: [] as string[], everOffered: [] as string[], offered: [] as string[], listed: [] as string[], corrected: undefined as string | undefined, chosen: undefined as string | undefined, asked: [] as string[], answered: {} as Answered, answeredNow: {} as Answered };
  const hear = (content: string): Turn => {
    const question = talk.asked[0] ?? '';
    const read = readReply(content, talk.offered, THEMES);
    talk.answeredNow = isSteering(read.reply.is) ? {} : answerIn(read.rest || asMeant(content.trim()), question, read.reply.is === 'agreed');
    const isAnswer = Object.keys(talk.answeredNow).length > 0;
    const turn: Turn = isAnswer ? { ...read, reply: { is: 'answer' } } : read;
    if (turn.reply.is === 'anew') Object.assign(talk, { said: [], answered: {}, chosen: undefined, corrected: undefined, asked: [] });
    if (turn.rest !== '') talk.said.push(turn.rest);
    if (turn.corrects) talk.corrected = hearIdea(turn.rest).hero ?? talk.corrected;
    talk.answered = { ...talk.answered, ...talk.answeredNow };
    if (turn.reply.is === 'choice') talk.chosen = 'called' in turn.reply ? turn.reply.called : numbered(talk, turn.reply.at);
    else if (turn.reply.is === 'agreed' && talk.offered.length > 0) talk.chosen ??= talk.offered[0];
    else if (turn.reply.is === 'declined' && question === THIS_ONE) talk.chosen = undefined;
    else if (turn.reply.is === 'more' || turn.reply.is === 'back' || (turn.reply.is === 'idea' && turn.reply.instead)) talk.chosen = undefined;
    return turn;
  };
  for (const { role, content } of history) {
    if (role === 'user') hear(content);
    else {
      talk.asked.unshift(...questionIn(content));
      const themes = themesIn(content);
      talk.everOffered.push(...themes);
      if (themes.length > 0) talk.offered = themes;
      if (themes.length > 1) talk.listed = themes;
      // One alone was chosen for the family, and stands until they want another.
      if (themes.length === 1) talk.chosen = themes[0];
    }
  }
  const now = hear(message);
  return { ...talk, now };
}
