// Where a talk stands: what was said for the story, what was offered, what was chosen, and which question was asked last.

import { BOOKS } from '../premises/premises.ts';
import { traitOf } from '../lexicon/traits.ts';
import { asksForHero } from './ask-next.ts';
import { readReply } from './read-reply.ts';
import type { Turn } from './read-reply.ts';

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
const CHILD = /^Should (\S+) be the hero/u;
const SOMEBODY_ELSE = /^(?:no[\s,.]*)?(?:(?:somebody|someone) else|not (?:her|him|them)|no)[\s.!]*$/iu;
const NO_KIND = /\b(?:one|it|that|this|idea|story|something|anything|nothing|son|daughter|child|kid)$/iu;

/** “A garbage truck”, asked who the hero should be; “at the pool”, asked where; “yes”, asked whether it is Lena. */
function answerIn(text: string, question: string, isYes: boolean): Answered {
  const child = CHILD.exec(question)?.[1];
  if (child !== undefined && isYes) return { name: child };
  if (asksForHero(question) && SOMEBODY_ELSE.test(text)) return { isAnother: true };
  const name = asksForHero(question) ? NAME_ALONE.exec(text)?.[1] : undefined;
  if (name !== undefined) return { name };
  if (traitsIn(text)) return { trait: text.toLowerCase().replace(/^(?:(?:he|she|they|it)(?:’s| is| are| would be)|my \p{L}+ is) /u, '').replace(/[.!]+$/u, '') };
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

export function talkOf(history: readonly IdeaTurn[], message: string): Talk {
  const talk = { said: [] as string[], everOffered: [] as string[], offered: [] as string[], chosen: undefined as string | undefined, asked: [] as string[], answered: {} as Answered, answeredNow: {} as Answered };
  const hear = (content: string): Turn => {
    const question = talk.asked[0] ?? '';
    const read = readReply(content, talk.offered, THEMES);
    talk.answeredNow = answerIn(content.trim(), question, read.reply.is === 'agreed');
    const isAnswer = read.reply.is !== 'choice' && Object.keys(talk.answeredNow).length > 0;
    const turn: Turn = isAnswer ? { ...read, reply: { is: 'answer' } } : read;
    if (turn.rest !== '') talk.said.push(turn.rest);
    talk.answered = { ...talk.answered, ...talk.answeredNow };
    if (turn.reply.is === 'choice') talk.chosen = 'called' in turn.reply ? turn.reply.called : (talk.offered.at(turn.reply.at) ?? talk.offered.at(-1));
    else if (turn.reply.is === 'agreed' && talk.offered.length > 0) talk.chosen ??= talk.offered[0];
    else if (turn.reply.is === 'more' || (turn.reply.is === 'idea' && turn.reply.instead)) talk.chosen = undefined;
    return turn;
  };
  for (const { role, content } of history) {
    if (role === 'user') hear(content);
    else {
      talk.asked.unshift(...questionIn(content));
      const themes = themesIn(content);
      talk.everOffered.push(...themes);
      if (themes.length > 0) talk.offered = themes;
      // One alone was chosen for the family, and stands until they want another.
      if (themes.length === 1) talk.chosen = themes[0];
    }
  }
  const now = hear(message);
  return { ...talk, now };
}
