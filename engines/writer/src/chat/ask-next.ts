// The most useful question that is still open, never one that was asked a moment ago.

import type { Dice } from '../dice.ts';
import type { Idea } from './hear-idea.ts';

const HERO = ['Who should the story be about? A fox, a robot, somebody like you?', 'Tell me about the hero: what kind of creature is it?'];
const TRAIT = ['What is your hero like: brave, shy, grumpy, funny?', 'Is your hero more the careful sort or more the cheeky sort?'];
const PLACE = ['Where does it happen? A forest, a school, a moon?', 'What does it look like where your hero lives?'];
const MOOD = ['Should it be funny, spooky, or an adventure?', 'What kind of story is it: a mystery, a comedy, a story about friends?'];

export const asksForHero = (question: string): boolean => HERO.includes(question) || /\bbe the hero\b|^Who should the hero be/u.test(question);

export const asksForMood = (question: string): boolean => MOOD.includes(question);

export interface Known {
  idea: Idea;
  /** What is loved and could be the hero: “the digger”. */
  loved: string | undefined;
  /** The questions of the talk, the newest first. */
  asked: readonly string[];
  /** A plot is chosen: its shelf need not be asked for. */
  isChosen: boolean;
}

/** Twice the same slot in a row, and it is left open. */
const PATIENCE = 2;

/** @returns undefined where nothing more has to be known */
export function askNext({ idea, loved, asked, isChosen }: Known, dice: Dice): string | undefined {
  const recent = asked.slice(0, PATIENCE);
  const isOpen = (questions: readonly string[]): boolean => !recent.some((one) => questions.includes(one));
  const pick = (questions: readonly string[]): string => dice.pick(questions.filter((one) => !asked.includes(one)).concat(questions.every((one) => asked.includes(one)) ? questions : []));
  if (!idea.name && loved && (!idea.hero || loved.includes(idea.hero)) && !recent.some(asksForHero)) return `Who should the hero be: ${loved.replace(/^the /u, 'a ').replace(/^a (?=[aeio])/u, 'an ')}, or somebody who loves them?`;
  if (!idea.hero && !idea.name && idea.child && !recent.some(asksForHero)) return `Should ${idea.child} be the hero, or somebody else?`;
  if (!idea.hero && !idea.name && !recent.some(asksForHero)) return pick(HERO);
  if (!idea.trait && isOpen(TRAIT)) return pick(TRAIT);
  if (!idea.place && isOpen(PLACE)) return pick(PLACE);
  if (!isChosen && !idea.theme && isOpen(MOOD)) return pick(MOOD);
  return undefined;
}
