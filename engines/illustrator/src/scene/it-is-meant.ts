/** What "it" is at the beginning of a passage: the thing or the animal of which the sentence before told. */
import { readThings, THING_WORDS } from '../props/things.ts';
import { withoutSpeech } from '../words/told.ts';
import type { Passage } from './passage.ts';

export interface WhatItIs {
  thing?: string;
  /** the thing was spoken of and is shown */
  isSpokenOf?: true;
  /** the sentence that told of the animal */
  being?: string;
}

const SENTENCES = /(?<=[.!?…]["”’*]?)\s+/;
/** “It was late”, “It was in the wood that …”: nothing at all. */
const NOTHING = /^\W*It (?:tasted|was delicious|was gone)\b|^\W*It (?:was|is|had been|would be|grew|got|began|rained|snowed|took|took them|seemed|happened|felt|had been (?:coming|going|building)|turned out|did not matter)\s+(?:(?:to|that|as|not|all|a|an|the|in (?!no\b)|on|at|time|nearly|almost|only|just|still|long)\b|\w+ (?:time|days?|o[’']clock|years?)\b|(?:dark|late|early|cold|warm|morning|evening|night|raining|snowing|over|true|no|her|his|their|[A-Z]))/;

/** Begins with it, or something is done to it; “in the end it was not the storm” says nothing of anything. */
const MEANS_IT = /^\W*It(?:s)?\b|\b(?:at|to|of|with|round|around|into|on|up|before|behind|beside|in|held|holds|took|read|saw|opened|gave|see|watched|followed|put|found|carried|lifted|turned|picked|unfolded|offered)\s+it\b(?<!\bfound it(?= (?:strange|odd|hard|difficult|easy|funny|hopeless|impossible|interesting|very|so|quite|rather|too|a (?:pity|little))\b))/i;

const HANDLES_IT = /^\W*Its?\b|\blooked at it\b|\b(?:held|holds|took|opened|gave|put|carried|lifted|picked|unfolded|offered)\s+it\b/i;

/** “But it had fallen a little way off”: goes on about the thing, however the sentence begins. */
const GOES_ON = /^\W*(?:But|And|Then|So|There|Now) it (?:had |was )?(?:fallen|fell|lay|lying|rolled|landed|stood|hung|shone|rang|slid|dropped|struck|ticked)\b|^\W*When it (?:got|struck|stopped|rang|had|was)\b/;
/** Sentences back in which what is only said is passed over. */
const BACK = 4;
/** “The wooden spoon! “Haven’t you got rid of that yet?””, “it was the clock. It struck nine.”: the last sentence that names something, past what is only said and goes on about it. */
function lastThatTells(before: string): string {
  const back = before.trim().split(SENTENCES).slice(-BACK);
  return back.findLast((one) => !/^(?:It (?!was the\b)|[a-z])/.test(one) && /[a-z]{3}/.test(withoutSpeech(one).replace(/\b(?:said|asked|cried|called|groaned|answered|whispered)\b.*/, ''))) ?? back.at(-1) ?? '';
}

/** @param isMoment of a longer passage: what is round “it” there may be anything */
function explained(text: string, before: string, isMoment: boolean): WhatItIs {
  const last = lastThatTells(before);
  const first = withoutSpeech(text).trim().split(SENTENCES)[0] ?? '';
  if (!last || NOTHING.test(first) || !((isMoment ? HANDLES_IT : MEANS_IT).test(first) || GOES_ON.test(first))) return {};
  // “Until the very sound of it”, in a new paragraph: something of its own.
  if (/\n\s*$/.test(before) && !/^\W*Its?\b/.test(first)) return {};
  const thing = readThings(last)[0]?.prop;
  return { ...(thing ? { thing } : {}), ...(/^\W*It\b/.test(first) ? { being: last } : {}) };
}

const SHOWN = /\b(?:there it (?:was|is|lay|stood)|(?:picked|held|lifted|pulled|took|dug|fished) it (?:up|out)|held it\b)/i;
/** “We’ve still got the purple umbrella!” she said, and there it was: the thing that was spoken of is at hand. */
function spokenOf(text: string): string | undefined {
  const at = text.search(SHOWN);
  const said = [...text.slice(0, Math.max(0, at)).matchAll(/“([^”]*)”/g)].map(([, words = '']) => words);
  for (const words of said.toReversed()) {
    const [thing] = THING_WORDS.flatMap(([prop, noun]) => (noun.test(words) && !/\b(?:no|not|without|if)\b|n[’']t\b/.test(words) ? [prop] : []));
    if (thing) return thing;
  }
  return undefined;
}

/** The beginning says what it is, or somebody speaks of it and there it is. */
export function whatItIs({ text, before, isMoment }: Passage): WhatItIs {
  const spoken = spokenOf(text);
  return { ...explained(text, before, isMoment), ...(spoken ? { thing: spoken, isSpokenOf: true } : {}) };
}
