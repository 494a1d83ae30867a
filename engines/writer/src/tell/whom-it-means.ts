// Whom each pronoun of a story means: the teller put them there, so it knows. For whoever draws the words.

import type { Meant } from '../brief.ts';
import { hash } from '../dice.ts';

/** A pronoun or a name that a slot has told. */
export interface Reference {
  /** letters of the telling before it */
  at: number;
  /** a name, or `TOGETHER` */
  who: string;
}

export interface Telling {
  text: string;
  references: readonly Reference[];
}

export const TOGETHER = '+';
/** Somebody who is none of the cast: the woman with the shoebox. */
const SOMEBODY_ELSE = '-';
/** Not known: “they” of the material may be anybody. */
const UNKNOWN = '?';
const MOST_NAMES = 36;

const PRONOUN = /(?<![\p{L}’])(?:he|him|his|himself|she|her|hers|herself|they|them|their|theirs|themselves)(?![\p{L}])/giu;
const OF_MANY = /^the/iu;
const SENTENCE = /[^.!?…]+[.!?…]*[”’]?/gu;
/** Fewer letters may stand in any sentence. */
const LEAST = 9;
const LETTER = /\p{L}/u;

/** Writes down where a telling speaks of whom, while its template is filled. */
export class References {
  /** letters that stand before what is told next */
  at = 0;
  private found: Reference[] = [];

  note(who: string): void {
    this.found.push({ at: this.at, who });
  }

  /** Ends one telling and begins the next. */
  take(text: string): Telling {
    const telling = { text, references: this.found };
    this.begin();
    return telling;
  }

  begin(): void {
    this.found = [];
    this.at = 0;
  }
}

/** A sentence as it is found again: without its first letter and its end, which change where two are joined. */
const coreOf = (sentence: string): string => sentence.trim().slice(1).replace(/[\s.!?…,;:”’]+$/u, '');
const one = (text: string): string => text.replace(/\s/gu, ' ');

const markOf = (paragraph: string): string => hash(paragraph).toString(36);

/** Where a sentence of this core begins: its first letter stands before it, and no other. */
function placeOf(core: string, paragraph: string): number {
  for (let at = paragraph.indexOf(core); at >= 0; at = paragraph.indexOf(core, at + 1))
    if (!LETTER.test(paragraph.charAt(at - 2)) && !LETTER.test(paragraph.charAt(at + core.length))) return at;
  return -1;
}

/** @param tellings of which the paragraphs were made, and perhaps others */
export function meantIn(paragraphs: readonly string[], tellings: readonly Telling[]): Meant {
  const names = [...new Set(tellings.flatMap(({ references }) => references.map(({ who }) => who)))].filter((who) => who !== TOGETHER).slice(0, MOST_NAMES);
  const sign = (who: string): string => (who === TOGETHER ? TOGETHER : names.includes(who) ? names.indexOf(who).toString(MOST_NAMES) : UNKNOWN);
  const sentences = tellings.flatMap(({ text, references }) =>
    [...text.matchAll(SENTENCE)].flatMap((found) => {
      const core = coreOf(one(found[0]));
      const signs = [...found[0].matchAll(PRONOUN)].map((pronoun) => {
        const slot = references.find(({ at }) => at === found.index + pronoun.index);
        return slot ? sign(slot.who) : OF_MANY.test(pronoun[0]) ? UNKNOWN : SOMEBODY_ELSE;
      });
      return core.length >= LEAST && signs.length > 0 ? [{ core, signs }] : [];
    })).toSorted((a, b) => a.core.length - b.core.length);
  return {
    names,
    paragraphs: paragraphs.flatMap((paragraph) => {
      const pronouns = [...paragraph.matchAll(PRONOUN)].map(({ index }) => index);
      const who = pronouns.map(() => UNKNOWN);
      // The longer a sentence, the surer: it has the last word.
      for (const { core, signs } of sentences) {
        const from = placeOf(core, paragraph);
        if (from < 0) continue;
        // The first letter of a sentence may begin a pronoun.
        const inside = pronouns.flatMap((at, n) => (at >= from - 1 && at < from + core.length ? [n] : []));
        if (inside.length === signs.length) for (const [n, at] of inside.entries()) who[at] = signs[n] ?? UNKNOWN;
      }
      return who.some((letter) => letter !== UNKNOWN) ? [{ of: markOf(paragraph), who: who.join('') }] : [];
    }),
  };
}

const OBJECT = /^(?:him|her)$/iu;
/** “Her box”, and not “gave her the box”. */
const ITS_NOUN = /^\s+(?!(?:the|an?|and|but|so|to|in|on|at|by|for|from|with|up|down|out|off|away|back|that|as|if|it|what|how|who|when|where|while|until|again|too|was|had|all|into|over|round|one|his|her|their|some|any|or|of|about|alone|there|here|then|than|like|because|after|before)\b)\p{Ll}/u;

/**
 * The words of a part with names where it is known whom “he” and “she” mean, and “somebody” where it is none of the cast.
 * @param meant of the part; paragraphs with other words than those that it was noted of stay as they are
 * @param span of the text, in letters; all of it where absent
 */
export function spellOut(text: string, meant: Meant | undefined, { from = 0, to = text.length }: { from?: number; to?: number } = {}): string {
  const marks = new Map((meant?.paragraphs ?? []).map(({ of, who }) => [of, who]));
  let at = 0;
  let out = '';
  for (const [n, paragraph] of text.split('\n\n').entries()) {
    if (n > 0) at += 2;
    const begins = Math.max(from, at - (n > 0 ? 2 : 0));
    const who = marks.get(markOf(paragraph)) ?? '';
    let done = begins;
    for (const [k, pronoun] of [...paragraph.matchAll(PRONOUN)].entries()) {
      const start = at + pronoun.index;
      const end = start + pronoun[0].length;
      const said = start >= from && end <= to ? spelled(pronoun[0], who[k], meant?.names ?? [], text.slice(end)) : undefined;
      if (said === undefined) continue;
      out += text.slice(done, start) + said;
      done = end;
    }
    at += paragraph.length;
    if (done < Math.min(at, to)) out += text.slice(done, Math.min(at, to));
  }
  return out;
}

/** What stands for a pronoun; undefined where it stays. What is somebody’s of the cast keeps its “his”: so are such words read. */
function spelled(pronoun: string, sign: string | undefined, names: readonly string[], after: string): string | undefined {
  if (sign === undefined || sign === UNKNOWN || sign === TOGETHER || /sel(?:f|ves)$/iu.test(pronoun) || OF_MANY.test(pronoun)) return undefined;
  const owns = /^(?:his|hers)$/iu.test(pronoun) || (/^her$/iu.test(pronoun) && ITS_NOUN.test(after));
  const isHead = /^\p{Lu}/u.test(pronoun);
  if (sign === SOMEBODY_ELSE) return `${isHead ? 'S' : 's'}omebody${owns ? '’s' : ''}`;
  return owns || !(OBJECT.test(pronoun) || /^s?he$/iu.test(pronoun)) ? undefined : names[Number.parseInt(sign, MOST_NAMES)];
}
