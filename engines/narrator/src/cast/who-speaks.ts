/** Tells who says a quote from the words around it: "said Mira", "the old bear growled", "Mira laughed. …". */
import { SPEECH_VERBS } from '../lexicon/speech-verbs.ts';

const VERB = `(?:${SPEECH_VERBS.join('|')})`;
const PRONOUN = '(?:he|she|they|it|i|we|one|both)';
const NAME = '\\p{Lu}[\\p{L}\'’-]*(?:\\s\\p{Lu}[\\p{L}\'’-]*){0,2}';
const THING = '(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur)\\s(?:[\\p{L}\'’-]+\\s){0,2}?[\\p{L}\'’-]+';
const SUBJECT = `(?:${PRONOUN}(?!\\p{L})|${THING}|${NAME})`;
const HOW = '(?:\\s\\p{Ll}+ly)?';

const VERB_FIRST = new RegExp(`^[\\s,—–-]*${VERB}\\s(?<who>${SUBJECT})(?<more>(?:\\s\\p{Ll}+){0,2})`, 'u');
const SUBJECT_FIRST = new RegExp(`^[\\s,—–-]*(?<who>${SUBJECT})${HOW}\\s${VERB}(?!\\p{L})`, 'u');
const LEADING_IN = new RegExp(`(?<who>${SUBJECT})${HOW}\\s${VERB}(?!\\p{L})[^.!?]*[,:]?\\s*$`, 'u');
const LINKING = /^(?:as|and|with|to|in|on|at|from|who|when|while|but|so|for|by|into|over|very|again|back|out|aloud|\p{L}+ly|\p{L}+ing)$/u;
const IS_PRONOUN = new RegExp(`^${PRONOUN}$`, 'iu');

export interface Surroundings {
  /** Telling before the quote, back to the quote before it. */
  before: string;
  /** Telling after the quote, up to the next one. */
  after: string;
}

/** A name in lower case, 'pronoun' where only "he" or "she" is told, or null where nothing is. */
export type Told = { is: 'named'; name: string } | { is: 'pronoun' } | { is: 'untold' };

export function whoSpeaks({ before, after }: Surroundings, known: readonly string[]): Told {
  const sentenceAfter = /^[^.!?]*/.exec(after)?.[0] ?? '';
  const tag = VERB_FIRST.exec(sentenceAfter) ?? SUBJECT_FIRST.exec(sentenceAfter) ?? LEADING_IN.exec(lastSentence(before));
  if (tag?.groups) {
    const who = tag.groups['who'] ?? '';
    return IS_PRONOUN.test(who) ? { is: 'pronoun' } : { is: 'named', name: nameIn(`${who}${tag.groups['more'] ?? ''}`, known) };
  }
  const beside = lastNamed(lastSentence(before), known) ?? firstNamed(/^\s*[^.!?]*[.!?]/.exec(after)?.[0] ?? '', known);
  return beside === null ? { is: 'untold' } : { is: 'named', name: beside };
}

/** The known name that a text mentions last, in lower case. */
export function lastNamed(text: string, known: readonly string[]): string | null {
  return placesOf(text, known).at(-1)?.name ?? null;
}

function firstNamed(text: string, known: readonly string[]): string | null {
  return placesOf(text, known)[0]?.name ?? null;
}

function placesOf(text: string, known: readonly string[]): { name: string; at: number }[] {
  const lower = text.toLowerCase();
  return known
    .flatMap((name) => [...lower.matchAll(wholeWord(name))].map(({ index }) => ({ name, at: index })))
    .toSorted((a, b) => a.at - b.at);
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${name.replace(/[\^$.*+?()[\]{}|/\\]/g, '\\$&')}(?!\\p{L})`, 'gu');
}

function lastSentence(before: string): string {
  return /[^.!?]*[.!?]?\s*$/.exec(before)?.[0] ?? '';
}

/** "the little fox happily" is the fox; "Mira" and "Princess Mira" are Mira where Mira is known. */
function nameIn(phrase: string, known: readonly string[]): string {
  const mentioned = placesOf(phrase, known)[0]?.name;
  if (mentioned !== undefined) return mentioned;
  const words = phrase.split(/\s+/);
  const stop = words.findIndex((word, at) => at > 0 && LINKING.test(word));
  const kept = stop === -1 ? words : words.slice(0, stop);
  if (/^\p{Lu}/u.test(kept[0] ?? '') && !/^(?:The|An?|His|Her|Their|My|Our)$/.test(kept[0] ?? '')) {
    return kept.filter((word) => /^\p{Lu}/u.test(word)).join(' ').toLowerCase();
  }
  return (kept.at(-1) ?? '').toLowerCase();
}
