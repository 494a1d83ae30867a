// Who needs help, and of what: so that at the end it is seen that help came, and nobody who sleeps or is stuck walks along and talks.

import type { Wish } from '../brief.ts';
import { possessive } from '../tell/people.ts';
import { isHuge, isPlace } from './things.ts';
import { capitalise } from '../tell/tidy.ts';

const SILENT = /\b(?:lost (?:his|her|its|their) (?:voice|tongue|speech|words)|(?:cannot|can’t|could not|couldn’t|unable to) (?:speak|talk|say)|asleep|sleeping|snoring|wake up)\b/iu;
const STAYS = /\b(?:asleep|sleeping|snoring|wake up|stuck|trapped|caught|locked|imprisoned|stranded|beached|frozen|unconscious|buried|fell (?:out|from|off|down|into)|fallen|turned (?:in)?to (?:stone|ice|a statue)|under a spell|(?:ill|sick|poorly)|(?:cannot|can’t|could not|couldn’t) (?:walk|move|get (?:out|down|up|off)|come down)|broken (?:leg|foot|wing)|broke (?:his|her|its|a) (?:leg|foot|wing))\b/iu;

/** Can say nothing, so that others do. */
export const isSilent = (words: string): boolean => SILENT.test(words);
/** A whole village, the moon: helped, and never one of the party. */
export const isWhole = (head: string): boolean => isPlace(head) || isHuge(head) || /^(?:world|earth|country|kingdom|land|family|crew|team|class|neighbou?rhood|everyone|everybody|people|birds|animals|bees|trees|flowers)$/iu.test(head);
/** Is found again where it lies: nobody who is asleep, stuck or ill goes along. */
export const isLeftThere = (words: string): boolean => STAYS.test(words);

const ENDS = String.raw`(?= and | but | because |,|$)`;
const rx = (source: string): RegExp => new RegExp(source + ENDS, 'iu');

/** How it came right, by what was the matter. */
const HEALED: readonly [RegExp, (the: string, found: RegExpExecArray, was: string) => string | undefined][] = [
  [/\b(?:asleep|wake up)\b/iu, (the) => `${the} woke up`],
  [/\b(?:wants?|wanted) to (?:go|get|come) home\b/iu, (the, _, was) => `${the} ${was} home again`],
  [/\bnot slept\b|\bn’t slept\b/iu, (the) => `${the} slept at last`],
  [/\b(?:is|was|were|are) melting\b/iu, (the, _, was) => `${the} ${was} quite solid again`],
  [rx(String.raw`\b(?:lost|forgotten|forgot|misplaced) (?:his|her|its|their|the) (?:way|path)(?: home)?`), (the) => `${the} knew the way again`],
  [rx(String.raw`\bforgot(?:ten)? how to ([^,]+?)`), (the, [, what]) => `${the} could ${what} again`],
  [rx(String.raw`\b(?:lost|misplaced) ((?:his|her|its|their|the) [^,]+?)`), (the, [, what]) => `${the} had ${what} back`],
  [rx(String.raw`\b(?:cannot|can’t|could not|couldn’t) find ((?:his|her|its|their|the|an?) [^,]+?)(?: any ?where)?`), (the, [, what]) => `${the} found ${what}`],
  [rx(String.raw`\b(?:cannot|can’t|could not|couldn’t) (?!find)(\p{L}+)((?: (?!yet|any)[^ ,]+)*?)(?: yet| any ?more)?`), (the, [, verb, rest]) => `${the} could ${verb}${rest} after all`],
  [rx(String.raw`\bfell (?:out of|from) ((?:the|his|her|its|their|an?) [^,]+?)`), (the, [, where], was) => `${the} ${was} back in ${where?.replace(/^an? /u, 'the ')}`],
  [rx(String.raw`\b(?:with|has|had|got) (?:an? |some )([^,]+?) (round|around|on|in|under|between|through) ((?:his|her|its|their) [^,]+?)`), (_, [, what, how, where]) => `The ${what} came ${/^(?:round|around|on)$/u.test(how ?? '') ? 'off' : 'out of'} ${where}`],
  [rx(String.raw`\b(?:with an? broken|broke (?:his|her|its|an?)|hurt (?:his|her|its|an?)|had an? broken) ([^,]+?)`), (the, [, what]) => `${possessive(the)} ${what} got better`],
  [/\b(?:stuck|trapped|caught|locked|imprisoned|tied|tangled|stranded|beached|buried)\b/iu, (the, _, was) => `${the} ${was} free`],
  [rx(String.raw`\blate for ([^,]+?)`), (the, [, what]) => `${the} came to ${what} in time`],
  [rx(String.raw`\b(?:has|had|have) no ((?:home|house|friends?|family|bed|shoes|food|teeth|hat)s?)`), (the, [, what = '']) => `${the} had ${/s$|^teeth$|^f(?:ood|amily)$/u.test(what) ? '' : 'a '}${what} now`],
  [rx(String.raw`\bthere (?:is|was|are|were) no ([^,]+?)`), (_, [, what = '']) => `There ${/[^s]s$/u.test(what) ? 'were' : 'was'} ${what} again`],
  [/\bfell (?:down|over)\b/iu, (the, _, was) => `${the} ${was} back up again`],
  [/\ball alone\b|\balone\b/iu, (the, _, was) => `${the} ${was} not alone any more`],
  [/\b(lonely|sad|cold|hungry|thirsty|tired|scared|afraid|frightened|sick|ill|poorly|bored|homesick|grumpy|angry|wet|shy|worried|nervous|unhappy|slow|hurt)\b/iu, (the, [, how], was) => `${the} ${was} not ${how?.toLowerCase()} any more`],
  [/\bbroken?\b/iu, (the, _, was) => `${the} ${was} mended`],
  [/\blost\b/iu, (the, _, was) => `${the} ${was} not lost any more`],
];

/** “Because his daughter is ill”: it is the daughter who is. */
export const othersTrouble = (why: string): string | undefined => /^,? *because (?:his|her|its|their) (.+?) (?:is|was|are|were|has|had|can|could|cannot)\b/iu.exec(why)?.[1];

/** What is seen in the end of whoever needed help: "The librarian had her voice back". */
export function healedIn({ words, why = '', again = words, he }: Pick<Wish, 'words'> & Partial<Pick<Wish, 'why' | 'again' | 'he'>>): string {
  const whose = othersTrouble(why);
  const the = whose ? `${possessive(capitalise(again))} ${whose}` : capitalise(again);
  const was = he === 'they' && /[^s]s$/u.test(again) ? 'were' : 'was';
  for (const text of [why, words]) {
    for (const [pattern, tell] of HEALED) {
      const found = pattern.exec(text);
      const healed = found && tell(the, found, was);
      if (healed) return healed;
    }
  }
  return `${the} ${was} all right again`;
}
