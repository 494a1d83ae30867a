/** While somebody chooses what is drawn, a tap or a click takes the whole sentence under it. */
import type { Story } from '@fableloom/contract';
import { useEffect } from 'react';
import { selectSentenceAt } from './select-sentences.ts';

interface Caret {
  node: Node;
  offset: number;
}

/** Browsers have two names for it. */
function caretAt(x: number, y: number): Caret | null {
  const place = document.caretPositionFromPoint?.(x, y);
  if (place) return { node: place.offsetNode, offset: place.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

export function usePickSentence(isOn: boolean, parts: Story['parts']) {
  useEffect(() => {
    if (!isOn) return;
    function pick({ clientX, clientY, target }: MouseEvent) {
      const sheet = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
      const part = parts.find(({ id }) => id === sheet?.dataset['part']);
      // Who has dragged over words has chosen them.
      if (!sheet || !part || window.getSelection()?.isCollapsed === false) return;
      const caret = caretAt(clientX, clientY);
      if (caret) selectSentenceAt(sheet, part.text, caret.node, caret.offset);
    }
    document.addEventListener('click', pick);
    return () => document.removeEventListener('click', pick);
  }, [isOn, parts]);
}
