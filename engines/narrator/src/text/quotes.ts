/** Finds what is said aloud in a paragraph: text in quotes, but not a "scare" quote or a title inside a sentence. */
export interface Stretch {
  from: number;
  to: number;
  isSpeech: boolean;
}

const CLOSERS: Readonly<Record<string, RegExp>> = {
  '“': /[”"]/, '"': /["”]/, '„': /[“”]/, '«': /»/, '‘': /[’']/, "'": /['’]/,
};
const SINGLE = /['‘]/;
const ELISION = /^['‘’](?:tis|twas|em|til|cause|n|\d\ds)(?!\p{L})/iu;
const ENDS_LIKE_SPEECH = /[.,!?…—–-]\s*$/;
const LEADS_INTO_SPEECH = /[,:]\s*$/;

/** The paragraph from end to end, cut into speech and telling. */
export function stretchesOf(text: string, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = [];
  let told = from;
  let at = from;
  // A single quote without an end is an apostrophe, and so are all behind it: looking again each time would take for ever.
  let mayBeSingle = true;
  while (at < to) {
    const opens = opensQuote(text, at, from) && (mayBeSingle || !SINGLE.test(text[at] ?? ''));
    const end = opens ? closeOf(text, at, to) : null;
    if (opens && end === null) mayBeSingle = false;
    if (end === null) {
      at += 1;
      continue;
    }
    if (isSpeech(text, at, end, told)) {
      if (at > told) stretches.push({ from: told, to: at, isSpeech: false });
      stretches.push({ from: at, to: end, isSpeech: true });
      told = end;
    }
    at = end;
  }
  if (told < to) stretches.push({ from: told, to, isSpeech: false });
  return stretches;
}

function opensQuote(text: string, at: number, start: number): boolean {
  const mark = text[at] ?? '';
  if (CLOSERS[mark] === undefined) return false;
  const before = at > start ? (text[at - 1] ?? ' ') : ' ';
  const after = text[at + 1] ?? ' ';
  if (/\s/.test(after) || !/[\s([—–\-*_]/.test(before)) return false;
  return !(SINGLE.test(mark) && ELISION.test(text.slice(at, at + 8)));
}

/** Offset just after the closing quote. Speech that is left open runs to the end of the paragraph, as printers do it. */
function closeOf(text: string, opened: number, to: number): number | null {
  const mark = text[opened] ?? '';
  const closer = CLOSERS[mark];
  if (closer === undefined) return null;
  const isSingle = SINGLE.test(mark);
  for (let at = opened + 1; at < to; at++) {
    if (!closer.test(text[at] ?? '')) continue;
    const isApostrophe = isSingle && (/[\p{L}\d]/u.test(text[at + 1] ?? ' ') || !/[.,!?…—–-]/.test(text[at - 1] ?? ''));
    if (!isApostrophe) return at + 1;
  }
  return isSingle ? null : to;
}

function isSpeech(text: string, opened: number, end: number, told: number): boolean {
  const inside = text.slice(opened + 1, end).replace(/["”’'»“]\s*$/, '');
  const isLeftOpen = inside.length === end - opened - 1;
  return isLeftOpen || ENDS_LIKE_SPEECH.test(inside) || LEADS_INTO_SPEECH.test(text.slice(told, opened));
}
