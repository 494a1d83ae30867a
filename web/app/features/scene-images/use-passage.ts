/** The passage of the story that is selected right now, read once the selection has rested. */
import { LIMITS } from '@fableloom/contract/limits';
import { useEffect, useState } from 'react';

export interface Passage {
  partId: string;
  /** 1 for the introduction. */
  position: number;
  /** Offsets in the part's text. */
  start: number;
  end: number;
  text: string;
  /** Where it stands in the window, for a bar beside it. */
  box: { top: number; bottom: number; left: number; width: number };
}

export function usePassage(): Passage | null {
  const [passage, setPassage] = useState<Passage | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPassage(readPassage()), LIMITS.sceneSelection.settleMs);
    };
    document.addEventListener('selectionchange', settle);
    window.addEventListener('scroll', settle, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', settle);
      window.removeEventListener('scroll', settle);
    };
  }, []);
  return passage;
}

/** Reads the selection; a selection over several parts counts as far as the first of them goes. */
export function readPassage(): Passage | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const sheet = sheetOf(range.startContainer) ?? sheetOf(range.endContainer);
  const partId = sheet?.dataset['part'];
  if (!sheet || !partId) return null;

  const paragraphs = [...sheet.querySelectorAll<HTMLElement>('[data-from]')].filter((paragraph) => range.intersectsNode(paragraph));
  const pieces = paragraphs.map((paragraph) => pieceIn(paragraph, range)).filter(({ text }) => text.trim() !== '');
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return null;

  const { top, bottom, left, width } = range.getBoundingClientRect();
  return {
    partId,
    position: Number(sheet.dataset['position']),
    start: first.from,
    end: last.from + last.text.length,
    text: pieces.map(({ text }) => text).join('\n\n').trim(),
    box: { top, bottom, left, width },
  };
}

function sheetOf(node: Node): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('[data-part]') ?? null;
}

/** What is selected of one paragraph, and where in the part's text it begins. */
function pieceIn(paragraph: HTMLElement, range: Range): { from: number; text: string } {
  const chosen = document.createRange();
  chosen.selectNodeContents(paragraph);
  const before = chosen.cloneRange();
  if (range.compareBoundaryPoints(Range.START_TO_START, chosen) > 0) chosen.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, chosen) < 0) chosen.setEnd(range.endContainer, range.endOffset);
  before.setEnd(chosen.startContainer, chosen.startOffset);
  return { from: Number(paragraph.dataset['from']) + before.toString().length, text: chosen.toString() };
}
