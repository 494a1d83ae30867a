/** Takes an answer apart into paragraphs: marks of markdown, headings and remarks go, the words stay. */
import { countWords } from '@fableloom/writer';

const REMARK = /^(?:(?:sure|certainly|of course|okay|ok)[,!.:]\s+(?:i|here|let|below|this)\b[^\n]{0,120}[:!.]|here(?:'s| is|’s) (?:the|your|a)\b[^\n]{0,120}:)$/i;
const HEADING = /^(?:#{1,6}\s.*|\**(?:title|introduction|development|climax|resolution|chapter \w+|the end)[*:.\s]*)$/i;

const plain = (text: string): string =>
  text.replace(/^\s*(?:[-*•]|\d+[.)])\s+/gm, '').replace(/\*\*(.+?)\*\*/gs, '$1').replace(/(?<!\w)[*_](\S(?:[^*_]*\S)?)[*_](?!\w)/g, '$1').replace(/\s+/g, ' ').trim();

/** A reasoning model on a small server may think aloud first. */
const withoutThoughts = (text: string): string => text.replace(/<think>.*?(?:<\/think>|$)/gis, '').replace(/^```\w*$/gm, '');

export function tidyAnswer(text: string): string[] {
  return withoutThoughts(text)
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => !HEADING.test(line.trim())).join('\n').trim())
    .filter((block) => !REMARK.test(block) && !/^(?:-{3,}|\*{3,}|\*\s\*\s\*)$/.test(block))
    .map(plain)
    .filter(Boolean);
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
