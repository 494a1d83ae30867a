/** Takes an answer apart into paragraphs: marks, titles, headings and remarks go, the words stay. */
import { PHASES } from '@fableloom/contract/taxonomies/phases';
import { countWords } from '@fableloom/writer';
import { withoutThoughts } from '../../hosted/thoughts.ts';
import { bareText } from './bare-text.ts';
import { isNamed } from './check-names.ts';
import { isFinished, isNarrated, LIST_LINE } from './check-talk.ts';

const OF_IT = '(?:story|part|introduction|development|climax|resolution|paragraphs|tale)';
/** A part of a story is called so by whoever writes to order. */
const PHASE = '(?:introduction|development|climax|resolution)';
const GLADLY = '(?:absolutely|sure|certainly|of course|okay|ok|great|wonderful|gladly|with pleasure|what an? \\w+ (?:idea|wish|story|cast))[,!.:]';
const HANDS_OVER = "(?:here(?:'s| is|’s)|below is|i have written|i['’]ve written)";
/** What is said about the story before it: anywhere, and more freely where it begins. */
const REMARK = new RegExp([
  `^(?:sure|certainly|of course|okay|ok)[,!.:]\\s+(?:i(?: can| will| would| have|['’]ll|['’]ve|['’]d)|here(?:['’]s| is| you)|let me|below|this is)\\b[^\\n]{0,120}?\\b(?:${OF_IT}|writ(?:e|ten|ing)|text|for you|again|version)\\b[^\\n]{0,100}[:!.]$`,
  `^here(?:'s| is|’s) (?:the|your|a|an)\\b(?: [\\w-]+){0,5}? (?:(?:${OF_IT}|text|version)(?: (?:for|about|as|with|in|below|based|you|that you)\\b[^\\n]{0,80})?|${PHASE}\\b[^\\n]{0,80}):$`,
].join('|'), 'i');
const OPENING = new RegExp([
  `^${GLADLY}\\s+${HANDS_OVER}\\b[^\\n]{0,120}\\b${OF_IT}\\b[^\\n]{0,100}[:!.]$`,
  `^(?:${GLADLY}\\s+)?${HANDS_OVER} (?:the|your|my|an?)\\b[^\\n]{0,80}?\\b(?:${PHASE}|paragraphs)\\b[^\\n]{0,120}[:!.]$`,
  `^(?:${GLADLY}\\s+)?${HANDS_OVER} (?:your (?:\\w+ ){0,3}(?:story|part|tale)|(?:the|an?|my) (?:\\w+ ){0,3}(?:story|part|tale) (?:for (?:you|ages|children)|(?:that )?you (?:asked|wanted|wished)|as (?:you )?(?:asked|requested)))\\b[^\\n]{0,100}[:!.]$`,
].join('|'), 'i');
const NUMBER = '(?:\\d{1,2}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)';
const HEADING = new RegExp(
  `^(?:#{1,6}\\s.*|\\**(?:title|introduction|development|climax|resolution|the end)[*:.\\s]*|\\**title:.*|={3,}|` +
    `[*_"]*(?:chapter|part|scene|page)\\s+${NUMBER}(?:[*_".\\s]*|\\s*[:–—-][^.!?]{0,80})|(?:paragraphs|story|text|content)\\s*:)$`, 'i');
const LABEL = new RegExp(`^[*_]*(?:\\[?(?:paragraph|absatz|page|scene|panel)\\s+${NUMBER}(?:\\]|[*_]*\\s*[:.)–-])|(?:narrator|story|text)[*_]*:)[*_]*\\s*`, 'i');

const SORRY = "(?:i(?:['’]m| am) (?:sorry|afraid)|sorry|i apologi[sz]e|unfortunately)";
/** What is said about the story after it, in words that nobody in a story has. */
const SURELY = new RegExp([
  "^[([*_]*(?:total )?(?:word count\\b|author['’]?s note\\b|reading level\\b|age range\\b)[*_]*\\s*[:=].*$", '^[([*_]*(?:total )?(?:words?|paragraphs?)[*_]*\\s*[:=][*_]*\\s*(?:about |~|ca\\. )?\\d.*$',
  '^[([*_]*(?:about |ca\\. |approx\\w*\\.? )?\\d+ words\\W*$', `^(?:i )?hope (?:you(?: both| all)? (?:enjoy(?:ed)?|liked?|loved?)|that) (?:this|the|your|my) (?:\\w+ ){0,2}(?:${PHASE}|story|part)\\b`,
  "^(?:i['’]ve|i have) (?:kept|written|made|used|tried|left)\\b[^.!?]*\\b(?:(?:the )?(?:sentences|paragraphs|vocabulary|language) (?:short|simple|gentle|easy|within|at|to|for)|as (?:you )?(?:asked|requested)|you asked|reading level|word limit)\\b",
  `^${SORRY}\\b[^.!?]{0,40}\\bi can(?:no|['’])t (?:include|write|add|provide|show|tell|continue|fulfil)\\b[^.!?]*\\b(?:request|content|asked|requested|rest of the (?:wish|story))\\b`,
  '^[*_]*(?:discussion )?questions? for (?:readers?|discussion|you|(?:the |young )?(?:readers?|child(?:ren)?|family)|parents|reflection)\\b', '^[([*_]*(?:the )?moral of (?:the|this|our) (?:story|tale)[*_]*\\s*[:=]', '^[([]+(?:the )?moral\\s*[:=]',
  `^this (?:${PHASE}|story|part)\\b.*(?:\\d+ words|\\bages \\d|\\breading level|\\b\\d+ paragraphs)\\b`, '^[^\\p{L}]*(?:the )?end(?: of (?:the )?\\w+)?[^\\p{L}]*$', '^\\[(?:image|picture|illustration)\\b', '^(?:image|picture|illustration) (?:prompt|description|suggestion|idea)\\s*:',
  '^#\\w+', '^[([*_]*to be continued\\W*$', "^[—–-]*\\s*(?:generated|written|created|told|made) (?:by|with) (?:an? |the )?(?:\\w+ ){0,2}(?:ai|model|assistant|claude|chatgpt|gpt\\S*|gemini|llama|mistral)\\b.{0,40}$", '^(?:copyright|©)\\b',
].join('|'), 'isu');
const PUT_IN = '(?:include|including|add|adding|write about|writing about|feature|featuring|mention|depict|put in)';
const NOT_DONE = `(?:i(?:['’]m| am) (?:unable|not able) to|i (?:can(?:no|['’])t|could(?:n['’]t| not)|won['’]t|will not|had to avoid)) ${PUT_IN}`;
/** What was left out of a wish, said before the story. */
const LEFT_OUT = new RegExp([
  `^(?:${GLADLY}\\s+)?(?:${SORRY}\\b[^.!?]{0,40}?\\s)?(?:(?:while|although|since|because|as|but) )?${NOT_DONE}\\b`,
  "^(?:i['’]ve|i have) (?:left out|left [^.!?]{1,40} out|replaced|toned down|softened)\\b[^.!?]*\\b(?:wish|request|asked|ages?|children|readers?|story|suitable|appropriate|safe|gentle)\\b",
  `^${SORRY}\\b[^.!?]{0,60}\\b(?:can(?:no|['’])t|could(?:n['’]t| not)) be (?:included|added|part of (?:this|the|a) story)\\b`,
  '^[([*_]*(?:please )?note(?: that\\b|\\s*:)',
].join('|'), 'iu');
/** Whoever tells a story says more. */
const LONGEST_LEFT_OUT = 40;
/** And in words that somebody in a story may have, of whom nobody is named in it. */
const CLOSING = new RegExp([
  `^[([*_]*(?:please )?note(?: that i\\b|\\s*:).*\\b(?:${OF_IT}|words|sentences|ages|request|asked|version)\\b`, '^(?:i )?hope you(?: both| all)? (?:enjoy(?:ed)?) (?:it|this|that)\\b[^.!?]{0,20}[.!…]',
  "^(?:i )?hope (?:this|that|it) (?:helps\\b|meets (?:your|the|what)\\b|works (?:for|as)\\b|fits (?:your|the|what)\\b|is what you\\b)",
  `^(?:please )?let me know (?:if|what|whether|how)\\b.*\\b(?:changes?|continue|adjust|next|${OF_IT}|version|you['’]d like|you would like|you want me)\\b`,
  '^(?:would|do) you (?:like|want) me to (?:continue|go on|adjust)\\b[^.!?]*\\?\\s*$', `^(?:would|do) you (?:like|want) me to (?:write|tell|make|change|add|create)\\b[^.!?]*\\b(?:${OF_IT}|next|version|another|more)\\b[^.!?]*\\?\\s*$`,
  '^(?:please )?feel free to (?:ask|change|adjust|edit|share|let me|request|modify|use|reach)\\b', "^if you(?:['’]d| would) like\\b.*\\b(?:i can|i could|i['’]ll|i will|i['’]d|let me know|tell me|just (?:ask|say))\\b",
  '^(?:shall|should|may) i (?:continue|go on|write|tell)\\b[^.!?]*\\?\\s*$', '^stay tuned\\b', "^what happens next\\?.{0,80}\\b(?:tell me|let me|i will|i['’]ll|you decide)\\b",
  `^(?:i['’]ve|i have) (?:kept|written|made|used|tried|left)\\b[^.!?]*\\b(?:the|this|your) (?:story|part|text|${PHASE}) (?:short|simple|gentle|calm|within|open|as|so that)\\b`,
  `^${SORRY}\\b[^.!?]{0,40}\\bi can(?:no|['’])t (?:include|write|add|provide|continue|fulfil)\\b[^.!?]*\\b(?:${OF_IT}|wish|scene)\\b`,
  '^[([*_]*(?:the )?moral[*_]*\\s*[:=]', `^next(?: part| time| up)?\\s*:.*\\b(?:chapter|${OF_IT})\\b`, '^is there anything else (?:you|i can|that)\\b', `^this ${PHASE} (?:sets|shows|ends|keeps|follows|is|has|leaves|was|should|can)\\b`,
  '^this part (?:sets|shows|ends|keeps|follows|leaves|should|can|is|was|has)\\b.*\\b(?:story|readers?|next part|stage|words|paragraphs?|level)\\b', '^(?:image|picture|illustration)\\s*:',
].join('|'), 'isu');
/** Somebody in the story says it. */
const SAID = /\b(?:said|says|asked|asks|whispered|cried|shouted|called|replied|murmured|thought|added|answered|told)\b/i;

const isClosing = (block: string, names: readonly string[]): boolean =>
  !isNarrated(block) && (SURELY.test(block) || (CLOSING.test(block) && !SAID.test(block) && !names.some((name) => isNamed(block, name))));

const isOpening = (block: string): boolean =>
  !isNarrated(block) && (OPENING.test(block) || SURELY.test(block) || (LEFT_OUT.test(block) && countWords(block) <= LONGEST_LEFT_OUT));

const plain = (text: string): string =>
  text
    .replace(/^\s*(?:[-*•]|\d+[.)]|>)\s+/gm, '')
    .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '').replace(/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1')
    .replace(/\*\*(.+?)\*\*/gs, '$1').replace(/(?<!\w)[*_](\S(?:[^*_]*\S)?)[*_](?!\w)/g, '$1')
    .replace(/~~[^~\n]{1,80}~~/g, '').replace(/\*\*|`/g, '').replace(/\\(["'])/g, '$1')
    .replace(/\s+/g, ' ').trim();

const LONGEST_TITLE = 10;
const SMALL_WORDS = /^(?:a|an|and|the|of|in|on|at|to|for|with|by|or|from)$/;
/** 'Maya and Rusty and the Lost Lantern!' */
const isInTitleCase = (text: string): boolean => {
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  return words.length >= 3 && words.filter((word) => SMALL_WORDS.test(word)).length < words.length && words.every((word) => /^\p{Lu}/u.test(word) || SMALL_WORDS.test(word));
};
/** A few words without an end are a title, and so is a line of its own in bold or with capitals. */
function isTitle(block: string): boolean {
  if (block.includes('\n') || countWords(block) > LONGEST_TITLE) return false;
  const text = plain(block);
  if (/^\*\*[^*]+\*\*$/.test(block) || /^["“][^"”]+["”]$/.test(text)) return isInTitleCase(text) || !/["“”]/.test(text);
  return (!isFinished(text) || isInTitleCase(text)) && !/[,;:—–-]$/.test(text);
}

/** A title may stand on the line above the text. */
function withoutTitleLine(block: string): string {
  const [line = '', ...rest] = block.split('\n');
  return rest.length > 0 && isTitle(line.trim()) && isInTitleCase(plain(line)) ? rest.join('\n').trim() : block;
}

function withoutEnds(blocks: readonly string[], names: readonly string[]): string[] {
  const kept = [...blocks];
  while (kept.length > 1 && isOpening(plain(kept[0] ?? ''))) kept.shift();
  if (kept.length > 1 && isTitle(kept[0] ?? '')) kept.shift();
  if (kept[0] !== undefined) kept[0] = withoutTitleLine(kept[0]);
  while (kept.length > 1 && isClosing(kept.at(-1) ?? '', names)) kept.pop();
  return kept;
}

/** A heading of a part, or its field in a record that holds words. */
const BEGINS_PART = new RegExp(`^[>#*_\\s\\d.)]*(?:part|phase)?[\\s\\d:.)–-]*(${PHASES.join('|')})[*_:.\\s]*$|"(${PHASES.join('|')})"\\s*:\\s*\\[?\\s*"[^"]`, 'gim');

/** One part is asked for; some models tell the whole story at once, each part shorter. */
export const tellsSeveralParts = (answer: string): boolean => new Set([...withoutThoughts(answer).matchAll(BEGINS_PART)].map(([, heading, field]) => (heading ?? field ?? '').toLowerCase())).size > 1;

/** 'Page one: that was where' is a sentence: behind a label stands a beginning. */
const withoutLabel = (block: string): string => {
  const rest = block.replace(LABEL, '');
  return /^\p{Ll}/u.test(rest) ? block : rest;
};

const LEAST_PARAGRAPHS = 3;
/** Some models put no empty line between paragraphs. */
const isByLines = (lines: readonly string[]): boolean => lines.length >= LEAST_PARAGRAPHS && lines.every((line) => isFinished(line));

function piecesOf(text: string): string[] {
  const pieces = text.split(/\n\s*\n/);
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !HEADING.test(line.trim()));
  return pieces.length === 1 && isByLines(lines) ? lines : pieces;
}

const blocksOf = (text: string, split = (whole: string): string[] => whole.split(/\n\s*\n/)): string[] =>
  split(bareText(text).trim())
    .map((block) => block.split('\n').filter((line) => !HEADING.test(line.trim())).join('\n').trim())
    .map(withoutLabel)
    .filter((block) => block !== '' && !/^(?:-{3,}|\*{3,}|\*\s\*\s\*)$/.test(block));

/** The paragraphs of a part of a story. @param names of its cast: what speaks of them is told */
export const tidyAnswer = (text: string, names: readonly string[] = []): string[] => withoutEnds(blocksOf(text, piecesOf).filter((block) => isNarrated(block) || !REMARK.test(block)), names).map(plain).filter(Boolean);

const asLine = (line: string): string => {
  const [mark = ''] = LIST_LINE.exec(line) ?? [];
  return `${mark.trim().replace(/^[*•]$/, '-')} ${plain(line)}`.trim();
};

/** Lines of a list stay lines; everything else is a paragraph in one. */
const plainTalk = (block: string): string => {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  return lines.some((line) => LIST_LINE.test(line)) ? lines.map(asLine).join('\n') : plain(block);
};
const LEAST_LINES = 2;

/** What is said in a talk, which may end in a question to the family. */
export function tidyTalk(text: string): string {
  const blocks = blocksOf(text);
  const isList = blocks.join('\n').split('\n').filter((line) => LIST_LINE.test(line)).length >= LEAST_LINES;
  return blocks.map(isList ? plainTalk : plain).filter(Boolean).join('\n\n');
}

/** Cuts at the sentence nearest to the middle; null where there is only one. */
function halves(paragraph: string): [string, string] | null {
  const ends = [...paragraph.matchAll(/[.!?…]+[”’"')]*\s+(?=[\p{Lu}“"‘])/gu)].map((match) => match.index + match[0].length);
  const [middle] = ends.toSorted((a, b) => Math.abs(a - paragraph.length / 2) - Math.abs(b - paragraph.length / 2));
  return middle === undefined ? null : [paragraph.slice(0, middle).trim(), paragraph.slice(middle).trim()];
}

const longest = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((best, one, at) => (halves(one) && countWords(one) > countWords(paragraphs[best] ?? '') ? at : best), paragraphs.findIndex((one) => halves(one)));

/** Two or so too many or too few are mended here: short neighbours are joined, long ones cut between sentences. */
export function fitCount(paragraphs: readonly string[], { fewest, most }: { fewest: number; most: number }): string[] {
  const fitted = [...paragraphs];
  while (fitted.length > most && fitted.length <= most + 3) {
    const sums = fitted.slice(1).map((one, at) => countWords(one) + countWords(fitted[at] ?? ''));
    const at = sums.indexOf(Math.min(...sums));
    fitted.splice(at, 2, `${fitted[at] ?? ''} ${fitted[at + 1] ?? ''}`);
  }
  while (fitted.length < fewest && fitted.length >= fewest - 2) {
    const at = longest(fitted);
    const cut = halves(fitted[at] ?? '');
    if (!cut) break;
    fitted.splice(at, 1, ...cut);
  }
  return fitted;
}
