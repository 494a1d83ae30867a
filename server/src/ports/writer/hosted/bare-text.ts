/** Takes what is no text out of an answer: thoughts aloud, fences, JSON around it, HTML and its signs. The words stay. */
import { cleanText } from '@fableloom/contract/entities/written';
import { withoutThoughts } from '../../hosted/thoughts.ts';

/** Invisible letters that no text needs: they hide what stands in it. Control characters are gone already (clean-answer.ts). */
const UNSEEN = /[\u200B\u2060-\u2064\u00AD]/g;

/** Letters as JSON may write them, where there is no JSON around them any more. */
const withoutEscapes = (text: string): string =>
  /\\u[\da-f]{4}/i.test(text) ? cleanText(text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))).replaceAll('\uFFFD', '') : text;

const FENCE = /^\s*```\w*\s*$/gm;

const NAMED: Readonly<Record<string, string>> = {
  quot: '"', apos: "'", amp: '&', lt: '<', gt: '>', nbsp: ' ', mdash: '—', ndash: '–', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', shy: '',
};
const LAST_LETTER = 0x10ffff;

function letterOf(whole: string, sign: string): string {
  if (!sign.startsWith('#')) return NAMED[sign.toLowerCase()] ?? whole;
  const code = /^#x/i.test(sign) ? Number.parseInt(sign.slice(2), 16) : Number(sign.slice(1));
  return code > 0 && code <= LAST_LETTER ? String.fromCodePoint(code) : whole;
}

const withoutSigns = (text: string): string => text.replace(/&nbsp;?/gi, ' ').replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, letterOf);

/** Nothing in them is told. */
const SILENT = /<(script|style|head|title|h[1-6])\b[^>]*>.*?(?:<\/\1\s*>|$)|<!--.*?(?:-->|$)|<!doctype[^>]*>/gis;
const BREAKS = /<\/?(?:p|div|section|article|li|ul|ol|blockquote|body|html)\b[^<>]*>|(?:<br\s*\/?>\s*){2,}/gi;
const TAG = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>/gi;

const withoutTags = (text: string): string => text.replace(SILENT, '\n\n').replace(BREAKS, '\n\n').replace(/<br\s*\/?>/gi, '\n').replace(TAG, '');

const LOOKS_LIKE_JSON = /^(?:\{\s*(?:"|$)|\[\s*(?:["{]|$))/;

/** Where a record says the text is; without one, whatever is not about it. */
const TEXT_FIELDS = /^(?:paragraphs?|story|text|content|body|part|parts|pages?|sections?|response|answer|introduction|development|climax|resolution)$/i;
const ABOUT_FIELDS = /title|heading|note|count|moral|lesson|character|name|phase|theme|age|summary|^id$|speaker|question|level|language|author/i;

/** The paragraphs of a list or a record, and not its title. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== 'object') return [];
  const fields = Object.entries(value);
  const ofText = fields.filter(([name]) => TEXT_FIELDS.test(name));
  return (ofText.length > 0 ? ofText : fields.filter(([name]) => !ABOUT_FIELDS.test(name))).flatMap(([, one]) => textsIn(one));
}

/** Nothing where it is JSON that cannot be read, or not yet. */
function withoutJson(text: string): string {
  const trimmed = text.trim();
  if (!LOOKS_LIKE_JSON.test(trimmed)) return text;
  try {
    return textsIn(JSON.parse(trimmed)).join('\n\n');
  } catch {
    return '';
  }
}

export const bareText = (text: string): string =>
  withoutTags(withoutSigns(withoutEscapes(withoutJson(withoutThoughts(text.replaceAll('\r\n', '\n').replace(UNSEEN, '')).replace(FENCE, '')))));
