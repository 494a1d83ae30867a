/** Takes an answer apart into paragraphs: marks, titles, headings and remarks go, the words stay. */
import { countWords } from '@fableloom/writer';
import { bareText } from './bare-text.ts';
import { isNamed } from './check-names.ts';
import { isFinished } from './check-talk.ts';

const OF_IT = '(?:story|part|introduction|development|climax|resolution|paragraphs|tale)';
/** What is said about the story before it: anywhere, and more freely where it begins. */
const REMARK = /^(?:(?:sure|certainly|of course|okay|ok)[,!.:]\s+(?:i|here|let|below|this)\b[^\n]{0,120}[:!.]|here(?:'s| is|’s) (?:the|your|a)\b[^\n]{0,120}:)$/i;
const OPENING = new RegExp([
  `^(?:absolutely|sure|certainly|of course|okay|ok|great|wonderful|gladly|with pleasure|what an? \\w+ (?:idea|wish|story|cast))[,!.:]\\s[^\\n]{0,160}\\b${OF_IT}\\b[^\\n]{0,100}[:!.]$`,
  `^(?:here(?:'s| is|’s)|below is|i have written|i['’]ve written) (?:the|your|my|an?)\\b[^\\n]{0,80}\\b${OF_IT}\\b[^\\n]{0,100}[:!.]$`,
].join('|'), 'i');
const NUMBER = '(?:\\d{1,2}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)';
const HEADING = new RegExp(
  `^(?:#{1,6}\\s.*|\\**(?:title|introduction|development|climax|resolution|the end)[*:.\\s]*|\\**title:.*|={3,}|` +
    `[*_"]*(?:chapter|part|scene|page)\\s+${NUMBER}(?:[*_".\\s]*|\\s*[:–—-][^.!?]{0,80})|(?:paragraphs|story|text|content)\\s*:)$`, 'i');
const LABEL = new RegExp(`^[*_]*(?:\\[?(?:paragraph|absatz|page|scene|panel)\\s+${NUMBER}(?:\\]|[*_]*\\s*[:.)–-])|(?:narrator|story|text)[*_]*:)[*_]*\\s*`, 'i');

/** What is said about the story after it. */
const CLOSING = new RegExp([
  '^[([*_]*(?:total )?(?:word count|words?|paragraphs?|note|author[\'’]?s note|reading level|age range)\\b[*_]*\\s*[:=].*$', '^[([*_]*(?:about |ca\\. |approx\\w*\\.? )?\\d+ words\\W*$',
  '^(?:i )?hope (?:you(?: both| all)? (?:enjoy|like|love)|(?:this|that|it) (?:helps|meets|works|fits|is what)|(?:this|the|your) (?:story|part|introduction|development|climax|resolution)\\b)',
  '^(?:please )?let me know (?:if|what|whether|how)\\b.*\\b(?:like|want|should|may|change|continue|next|more)\\b', '^(?:would|do) you (?:like|want) me to (?:continue|write|go on|tell|make|change|add|adjust|create)\\b',
  '^(?:please )?feel free to\\b', '^if you(?:[\'’]d| would) like\\b.*\\b(?:me|i|next|continue|change)\\b',
  '^(?:shall|should|may) i (?:continue|go on|write|tell)\\b', '^stay tuned\\b', '^what happens next\\?.{0,80}\\b(?:tell me|let me|i will|i[\'’]ll|you decide)\\b',
  '^(?:i[\'’]ve|i have) (?:kept|written|made|used|tried|left)\\b.*\\b(?:sentences?|words?|paragraphs?|story|part|asked|out)\\b', '^[([*_]*(?:the )?moral(?: of the story)?\\b[^:]{0,20}[:=]', '^next\\s*:', '^(?:please )?note that i\\b',
  '^(?:i[\'’]m|i am) (?:sorry|afraid)\\b.*\\b(?:can(?:no|[\'’])t|unable|not able)\\b.*\\b(?:include|write|request|asked|content|rest)\\b', '^i apologi[sz]e\\b', '^is there anything else\\b', '^[—–-]*\\s*(?:generated|written|created|told|made|copyright)\\b.{0,80}$',
  '^[*_]*questions? for\\b', '^this (?:part|introduction|development|climax|resolution) (?:sets|shows|ends|keeps|follows|is|has|leaves|was|should|can)\\b',
  '^this (?:story|part|introduction|development|climax|resolution)\\b.*(?:\\d+ words|\\bages \\d|\\breading level|\\bparagraphs)\\b',
  '^[^\\p{L}]*(?:the )?end(?: of (?:the )?\\w+)?[^\\p{L}]*$', '^\\[?(?:image|picture|illustration)\\b.{0,20}:', '^#\\w+', '^[([*_]*to be continued\\W*$',
].join('|'), 'isu');
/** Somebody in the story says it. */
const SAID = /\b(?:said|says|asked|asks|whispered|cried|shouted|called|replied|murmured|thought|added|answered|told)\b/i;
const ABOUT_IT = /\b(?:introduction|development|climax|resolution|(?:this|the|your) (?:story|part)|next part)\b/i;

/** Nobody in a story begins so. */
const SURELY = /^[([*_]*(?:i[’']ve|i have|i[’']m|i am|i apolog|questions? for|moral\b|the moral|note that i|\[?(?:image|picture|illustration)|#|is there anything else|(?:total )?(?:word count|words?|paragraphs?|note|author[’']?s note|reading level|age range)\b)/i;

const isClosing = (block: string, names: readonly string[]): boolean =>
  CLOSING.test(block) && (SURELY.test(block) || (!SAID.test(block) && (ABOUT_IT.test(block) || !names.some((name) => isNamed(block, name)))));

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
  while (kept.length > 1 && OPENING.test(plain(kept[0] ?? ''))) kept.shift();
  if (kept.length > 1 && isTitle(kept[0] ?? '')) kept.shift();
  if (kept[0] !== undefined) kept[0] = withoutTitleLine(kept[0]);
  while (kept.length > 1 && isClosing(kept.at(-1) ?? '', names)) kept.pop();
  return kept;
}

const blocksOf = (text: string): string[] =>
  bareText(text)
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => !HEADING.test(line.trim())).join('\n').trim().replace(LABEL, ''))
    .filter((block) => block !== '' && !/^(?:-{3,}|\*{3,}|\*\s\*\s\*)$/.test(block));

/** The paragraphs of a part of a story. @param names of its cast: what speaks of them is told */
export const tidyAnswer = (text: string, names: readonly string[] = []): string[] => withoutEnds(blocksOf(text).filter((block) => !REMARK.test(block)), names).map(plain).filter(Boolean);

/** What is said in a talk, which may end in a question to the family. */
export const tidyTalk = (text: string): string => blocksOf(text).map(plain).filter(Boolean).join('\n\n');

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
