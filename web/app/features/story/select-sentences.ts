/** Selecting whole sentences: by keyboard the first press takes the first one, further ones make the selection longer or shorter; by hand the one under it. */
import { cutSentences } from '../reading/paragraphs.ts';

interface Chosen {
  sheet: HTMLElement;
  first: number;
  last: number;
}

let chosen: Chosen | null = null;

export function selectNextSentence(sheet: HTMLElement, text: string, step: 1 | -1) {
  const sentences = cutSentences(text);
  const selection = window.getSelection();
  if (!selection || sentences.length === 0) return;

  const isGoingOn = chosen?.sheet === sheet && !selection.isCollapsed;
  const first = isGoingOn && chosen ? chosen.first : 0;
  const last = isGoingOn && chosen ? Math.min(sentences.length - 1, chosen.last + step) : 0;
  if (last < first) {
    chosen = null;
    return selection.removeAllRanges();
  }
  take(sheet, sentences, first, last);
}

/** Selects the sentence in which that place of the page stands. */
export function selectSentenceAt(sheet: HTMLElement, text: string, node: Node, offset: number) {
  const paragraph = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-from]');
  if (!paragraph) return;
  const before = document.createRange();
  before.selectNodeContents(paragraph);
  before.setEnd(node, offset);
  const at = Number(paragraph.dataset['from']) + before.toString().length;
  const sentences = cutSentences(text);
  const place = sentences.findIndex(({ from, to }) => from <= at && at <= to);
  if (place >= 0) take(sheet, sentences, place, place);
}

function take(sheet: HTMLElement, sentences: ReturnType<typeof cutSentences>, first: number, last: number) {
  chosen = { sheet, first, last };
  const start = placeOf(sheet, sentences[first]?.from ?? 0);
  const end = placeOf(sheet, sentences[last]?.to ?? 0);
  if (!start || !end) return;
  window.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

/** Where in the page a character of the part's text stands. */
function placeOf(sheet: HTMLElement, offset: number): { node: Node; offset: number } | null {
  const paragraphs = [...sheet.querySelectorAll<HTMLElement>('[data-from]')];
  const paragraph = paragraphs.findLast((one) => Number(one.dataset['from']) <= offset);
  if (!paragraph) return null;
  let left = offset - Number(paragraph.dataset['from']);
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return null;
}
