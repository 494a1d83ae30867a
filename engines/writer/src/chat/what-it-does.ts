// What was typed, as the storyteller itself would hear it, and what it would do to a story: nothing is promised that is not done.
import type { StoryBrief, Wish } from '../brief.ts';
import { awayIn } from '../listen/away.ts';
import { ordealIn } from '../listen/ordeal.ts';
import { hear } from '../listen/wishes.ts';
import { isIndoors } from '../listen/things.ts';
import { threadOf } from '../plan/thread-of.ts';
import { capitalise } from '../tell/tidy.ts';

export interface Meant {
  /** "somebody who loves diggers" */
  heard: string[];
  /** "a digger comes along and helps" */
  does: string[];
  /** Somebody is ill, away or dead. */
  sorry: string | undefined;
  /** Whether what is loved could be the hero. */
  loved: string | undefined;
}

/** Words that are said to the helper, and name nothing in a story: “what else”, “I’m done”. */
export const IS_TALK = /^(?:(?!.* who ).*\b(?:I|I’m|you|what|how|why|which|this|these|wait|else|thanks?|says?)\b.*|(?:no|not|only|too|many|most) ?(?:the|it|that|one|more|longer|shorter)?|some (?:she|he|it|they)(?:’s|'s)?)$/iu;

/** Nobody is chosen yet while ideas are looked for: whoever “my cat” belongs to in the story is called so here, and never aloud. */
const STAND_IN = 'Wynnolf';

/** @param hero what the hero is, as far as it was said: "mermaid" */
export function whatItDoes(message: string, hero?: string): Meant {
  const brief: StoryBrief = {
    seed: 'idea', phase: 'introduction', ageRange: '5-8', length: 'standard', theme: { category: '', name: '' }, characters: [{ id: 'stand-in', name: STAND_IN, type: 'Human - Children - Young Explorer', gender: 'female', personality: [], appearance: {} }], places: [], relationships: [],
    customPrompt: asTyped(message), earlier: [],
  };
  const meant: Meant = { heard: [], does: [], sorry: undefined, loved: undefined };
  for (const wish of hear(brief).wishes) {
    if (hero && wish.kind === 'newcomer' && wish.head === hero && !wish.asked) meant.heard.push(`a hero who is ${wish.words}`);
    // One word that is nobody and nothing that we know is not understood.
    else if (wish.kind !== 'object' || wish.asked || message.trim().includes(' ')) note(wish, brief, meant);
  }
  const heard = meant.heard.filter((one) => !IS_TALK.test(one)).map((one) => asTheySay(one, message));
  return { ...meant, heard: [...new Set(heard)], does: [...new Set(meant.does.map((one) => asTheySay(one, message)))].slice(0, 2) };
}

/** “My cat Moppel” is “your cat Moppel” to them, also where the story would speak of the hero’s or of the cat. */
export function asTheySay(told: string, message: string): string {
  const isTheirs = /\b(?:my|our)\b/iu.test(message);
  const named = told.replaceAll(`${STAND_IN}’s `, isTheirs ? 'your ' : 'the hero’s ').replaceAll(STAND_IN, 'the hero').replace(/ for the hero(?:, \d+)?$/u, '');
  const [, noun = ''] = /^(?:the|an?) (.+)$/u.exec(named) ?? [];
  return noun !== '' && new RegExp(`\\b(?:my|our) ${noun.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}’'])`, 'iu').test(message) ? `your ${noun}` : named;
}

/** “he’s scared of thunder” speaks of the child; “zombies vs ninjas” of both. */
const asTyped = (message: string): string =>
  message.replace(/^(?:he|she)(?:[’']s| is)\b/iu, (who) => `my ${/^he/iu.test(who) ? 'son' : 'daughter'} is`).replace(/^they(?:[’']re| are) (?=(?:so |very |really )*(?:afraid|scared|frightened) of)/iu, 'my daughter is ').replace(/\s+(?:vs\.?|versus)\s+/giu, ' and ').replace(/^(?:anything|something|a story) (?:with|about) (?:my )?/iu, '')
    .replace(/^(?:can|could|may|will)(?: (?:we|you|there|it|i))?(?: (?:have|add|put in|include|be|make it with))? ((?:my|our|an?|the|his|her) .+?)(?: (?:be|come|go|play|take part))?(?: (?:in|with|along|too|in it|in the story|as well|there))*[\s?]*$/iu, 'with $1');

function note(wish: Wish, brief: StoryBrief, meant: Meant): void {
  const thread = threadOf(wish, brief);
  const missed = awayIn(wish) && thread?.as === 'away' ? thread.the.replace(/^(?:\{his\}|her|his|\p{L}+’s) /u, 'the ').replace(/^the (?:best )?friend (?=\p{Lu})/u, '') : undefined;
  const ahead = ordealIn(wish);
  if (missed) {
    meant.heard.push(`somebody who is missed: ${missed}`);
    meant.does.push(`${missed} is thought of all the way, and is told everything at the end`);
    if (/\b(?:died|dead|hospital|ill|sick|poorly|passed away)\b/u.test(wish.words)) meant.sorry = missed;
  } else if (ahead) {
    meant.heard.push(ahead);
    meant.does.push(`${ahead} waits on the calendar, and turns out well`);
  } else if (wish.kind === 'fear') {
    meant.heard.push(`somebody who is afraid of ${wish.words}`);
    meant.does.push('the fear comes up in the middle, and gets a size smaller');
  } else if (wish.asked === 'love') {
    meant.heard.push(`somebody who loves ${wish.plain ?? wish.words}`);
    meant.does.push(wish.kind === 'newcomer' ? `${wish.words} comes along, and helps when it matters` : `${wish.words} goes into the bag, and is just what is needed`);
    meant.loved ??= wish.kind === 'newcomer' ? wish.again : undefined;
  } else if (thread && (wish.kind === 'newcomer' || wish.kind === 'object' || wish.kind === 'place' || wish.kind === 'event')) {
    meant.heard.push(wish.words);
    const the = capitalise(thread.the).replace(/^The /u, 'the ');
    if (thread.as === 'helper') meant.does.push(`${the} ${thread.several ? 'come' : 'comes'} along, and ${thread.several ? 'help' : 'helps'} when it matters`);
    if (thread.as === 'tool') meant.does.push(`${the} turns out to be just what is needed`);
    if (thread.as === 'spot') meant.does.push(isIndoors(thread.the) ? `${the} is found, and is there on the last page` : `it all leads to ${the}`);
    if (thread.as === 'feast') meant.does.push(`everybody has to be back in time for ${the}`);
  }
}
