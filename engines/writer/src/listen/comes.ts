// Somebody comes along, needs help, or is only named: “a fireman comes too”, “with Elsa and Anna”.

import type { Wish } from '../brief.ts';
import { KIN } from './kin.ts';
import { make } from './listening.ts';
import type { Listening } from './listening.ts';
import { isKnownThing } from './phrase.ts';
import { isPlace, things } from './things.ts';

/** “A wizard who lost his hat needs help”, “a dragon who is shy comes along”: somebody is there, and what is said of them. */
export function comes(text: string, to: Listening): Wish[] | undefined {
  const [, who = '', why = ''] = /^((?:an?|the|some|my|our|his|her|two|three|\p{L}+’s) .{2,60}?) (?:needs?|wants?|asks? for|is in need of|has to have) (?:some |our |their |a bit of )?help(?:,? (because .+))?$/iu.exec(text) ?? [];
  const [, comer = ''] = /^((?:an?|some|two|three|four|my|our|his|her|their|\p{L}+’s) .{2,60}?) (?:(?:wants? to |would like to |should |can |is allowed to |may )?comes?(?: (?:along|by|round|too|to (?:visit|stay|help|tea|town|school|the (?:village|town|house|farm|school)|(?:their|our) (?:house|street|school|class|town|village|door))|with (?:them|us|him|her)|along with (?:them|us)|into it|in))?|is coming(?: (?:along|too|with them|to stay|to tea|to visit))?|appears?|turns? up|shows? up|arrives?|(?:wants? to )?(?:joins?|helps?|visits?) (?:them|in|us|him|her|\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?)|goes with (?:them|us)|is in it)$/iu.exec(text) ?? [];
  if (!who && !comer) return undefined;
  const found = things(who ? `${who}${why ? `, ${why}` : ''}` : comer, who ? { ...to, asked: 'help' } : to, true);
  // Whoever comes along on their own feet is somebody, whatever they are called.
  return found?.map((wish) => (wish.kind === 'object' && comer && !isKnownThing(wish.head) && /\b(?:com(?:es?|ing)|joins?|goes|helps?|visits?)\b/iu.test(text.slice(comer.length)) ? { ...wish, kind: 'newcomer', he: 'they' } : wish));
}

/** “With Elsa and Anna”: two whom nobody else has named. */
export function calledIn(text: string, to: Listening): Wish[] | undefined {
  const names = /^\p{Lu}\p{Ll}{2,}(?:(?:, | and |, and )\p{Lu}\p{Ll}{2,})+$/u.test(text) ? text.split(/, and | and |, /u).filter((one) => !to.isName(one)) : [];
  const areNames = names.length > 0 && names.every((one) => !isKnownThing(one) && !KIN.test(one) && !isPlace(one.toLowerCase()));
  return areNames ? names.map((one) => make(to, 'newcomer', `somebody called ${one}`, one, { again: one, he: 'they' })) : undefined;
}
