/** Things that are there because of what is done, though no word names them. */
import { presentText, withoutSpeech } from '../words/told.ts';

/** “Knocked on the door”: one of its own, whatever houses stand there. */
export const KNOCKS = /\bknock(?:ed|s|ing) (?:\w+ )?(?:on|at) (?:the|an?|his|her|their|\p{Lu}\p{L}+[’']s) (?:[a-z]+ ){0,2}doors?\b/iu;

const DONE_WITH: readonly (readonly [prop: string, words: RegExp])[] = [
  ['dishes', /(?<!\bthe )\bwash(?:ed|es|ing) up\b(?! (?:on|at|by) (?:the|a) (?:\w+ )?(?:beach|shore|sand|coast))|\b(?:wash|dri|rins|scrubb?)(?:ed|es|ing) (?:and \w+ )?(?:up )?(?:all )?the (?:dishes|plates|cups|bowls|pots|spoons)\b|\b(?:did|doing|does|do) the (?:dishes|washing[- ]up)\b/i],
  ['door', KNOCKS],
];

export const thingsOfActs = (words: string): string[] => {
  const told = presentText(withoutSpeech(words));
  return DONE_WITH.flatMap(([prop, pattern]) => (pattern.test(told) ? [prop] : []));
};
