// What becomes of an answer between two parts: what saves the day is held back until it does, what is given waits until there is something to give, and nobody comes twice.

import type { Phase, StoryPlan, Thread, Wish } from '../brief.ts';
import { capitalise } from '../tell/tidy.ts';

/** Given, shared, thanked or said when all is over: no way out of a storm. */
const GIVES = /^(?:I|We)(?:[’']ll| will) (?:(?:just|also|then|always|first|really) )*(?:give (?!up\b|in\b|way\b|it a (?:push|kick|shove)\b)|share|hand|return|bring .+ back|take .+ back|put .+ back|thank|say (?:sorry|thank|thanks|goodbye|bye|hello)|apologi[sz]e|make up|forgive|wave|hug|kiss|cuddle|invite|celebrate|clap|cheer|send|write|draw|bake|cook|party|visit|keep|sell|buy|eat|sleep|rest|dance|laugh|play|jump|stay|live|marry|let (?:him|her|them|it|the \p{L}+) (?:keep|have|go|stay|live)|be (?:happy|glad|nice|kind|friends))\b/iu;

/** Does such a promise wait for the end? */
export const isGift = (vow: string): boolean => GIVES.test(vow) && !TO_A_BEAST.test(vow);
/** A snack that is shared with a troll is how one gets past it. */
const TO_A_BEAST = /\b(?:with|to|at|for) (?:the|an?|him|her|it)(?: \p{L}+)? ?(?:troll|monster|dragon|giant|wolf|bear|beast|ogre|witch|goblin|lion|tiger|shark|pirates?|baddie|villain|thief|robber|guard|crowd|people)\b|^(?:I|We)(?:[’']ll| will) (?:give|hug|kiss) the (?:\p{L}+ )?(?:troll|monster|dragon|giant|wolf|bear|beast|ogre|witch|goblin|lion|tiger|shark|pirates?|baddie|villain|thief|robber|guard)\b/iu;

/** Giving, told as what saves the day: “Ember shares her fire with the cold birds”. */
const SHARES = /^(?:\S+ ){1,4}?(?:shared|gave|handed|returned)\b/u;
export const isGiving = ({ as, the, asked }: Thread): boolean => as === 'deed' && asked === 'power' && SHARES.test(the);

/** Asked for as what saves the day, and not told before it does: somebody only asks what would be if. */
export const isHeldBack = ({ as, hint, since }: Thread, now: Phase): boolean => hint !== undefined && (as === 'deed' || as === 'tool') && since === now && now !== 'resolution';

/** Whoever or whatever the climax has just turned to, before an answer turned to something else. */
export function turnedTo({ tool, words }: StoryPlan, solver: Thread | undefined): { over: string; name: string } {
  if (solver?.as === 'helper') return { over: 'helper', name: solver.the };
  return tool === 'gift' || tool === 'wish' || tool === 'treasure' ? { over: 'thing', name: words['the-tool'] ?? '' } : { over: 'other', name: '' };
}

const bare = (text: string): string => text.toLowerCase().replace(/^(?:the|an?|some|his|her|my|our|their) /u, '');

/** “The cat”, where a cat in a hat is with them already: one and the same. */
const isSame = (the: string, { words, again = words, head }: Wish): boolean =>
  bare(the) === bare(again) || (bare(again) === head.toLowerCase() && (/^the /iu.test(words) || !/^an? /iu.test(words)) && bare(the).split(' ').at(-1) === head.toLowerCase());

/** What is said of somebody who is with them already, instead of a stranger’s coming. */
const SAID: Readonly<Record<string, (the: string, why: string) => string>> = {
  help: (the, why) => `${capitalise(the)} needed help${why}`, kind: (the, why) => `It was ${the} who turned out to be kind${why}`,
  door: (the) => `It was ${the}`, surprise: (the) => `It was ${the}`,
};

export function knownAlready(wishes: readonly Wish[], { threads = [] }: Pick<StoryPlan, 'threads'>): Wish[] {
  return wishes.map((wish) => {
    const known = wish.kind === 'newcomer' && wish.from === 'answer' ? threads.find(({ as, the }) => as === 'helper' && isSame(the, wish)) : undefined;
    const words = known && SAID[wish.asked ?? '']?.(known.the, wish.why ?? '');
    if (!known || !words) return wish;
    const { again: _, why: __, he: ___, ...rest } = wish;
    return { ...rest, kind: 'fact', words, head: known.the };
  });
}

/** Said of one of those who are with them: nobody new, and no riddle. */
export const isOfOneKnown = (words: string): boolean => /^It was .+ who turned out to be kind\b|^It was the [\p{L} ]+$/u.test(words);
