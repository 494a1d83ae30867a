// Two things in one breath: “first day of school and she is nervous”, “he had a bad day, nobody played with him”.

import { readClause } from './clause.ts';
import { inFullForm, inThirdPerson } from './in-third-person.ts';
import type { Listening } from './listening.ts';
import { capitalise } from '../tell/tidy.ts';

/** Somebody or something of its own begins to do something. */
const OWN = /^(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|i|[Ii]t|[Tt]here|(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) \p{L}|(?:[Ee]very|[Ss]ome|[Nn]o)(?:body|one)|\p{Lu}\p{L}+ )/u;
/** “Somebody called Lina” calls nobody. */
const NAMED = /^(?:\S+ ){1,4}?(?:called|named) \p{Lu}[\p{L}’'-]*(?=$|[,.]| (?:who|that|and|with)\b)/u;
const BARE_FEAR = / (?:so |very |a bit |really )*(?:nervous|scared|afraid|worried|anxious|excited|shy|frightened|sad)$/iu;

/** The parts of a sentence that say two things without a full stop between; the sentence alone where it says one. */
export function apart(sentence: string, to: Listening): string[] {
  const isClause = (part: string): boolean => readClause(inThirdPerson(inFullForm(capitalise(part)), to.hero), to.isName) !== undefined;
  for (const { index, 0: joint } of sentence.matchAll(/,\s+(?:and\s+|but\s+)?|\s+(?:and|but)\s+/giu)) {
    const left = sentence.slice(0, index);
    const right = sentence.slice(index + joint.length);
    if (!(OWN.test(right) || to.isName(right.split(' ')[0]?.replace(/’s$/u, '') ?? '')) || NAMED.test(right) || /^(?:his|her|its|their) name\b/iu.test(right) || !isClause(right) || / (?:who|that|which|because|when|where|if) /iu.test(left) || (left.split(' ').length < 2 && !(/[^s]s$/u.test(left) && !to.isName(left) && to.isName(right.split(' ')[0] ?? '')))) continue;
    const listed = /^there\b/iu.test(inFullForm(left)) && !/\bno\b/iu.test(left);
    const named = !isClause(left);
    // “The cat, she is stuck” is said of the cat, and two sentences joined with “and” are heard together.
    if (named && joint.startsWith(',') && /^(?:our|my|his|her|their|the|an?) [^,]+$/iu.test(left) && /^(?:she|he|it|they)\b/iu.test(right) && !/\b(?:day|match|game|party|birthday|lessons?)$/iu.test(left)) continue;
    if (!listed && !named && !/^,\s+$/u.test(joint)) continue;
    // What goes without saying on such a day.
    if (named && /\bfirst day\b/iu.test(left) && BARE_FEAR.test(right)) return [left];
    return [left, ...apart(right, to)];
  }
  return [sentence];
}
