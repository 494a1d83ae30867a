/** Counts a visit once, also when the page is loaded again; answers the views as they are now known. */
import type { ContentType } from '@fableloom/contract';
import { useEffect, useState } from 'react';
import { api } from '../../session/api.ts';
import { countView } from './count-view.ts';

const PREFIX = 'fableloom.seen.';

/** Whether this is the first look of this visit; a browser that remembers nothing counts each. */
function isFirstLook(contentId: string): boolean {
  try {
    const wasSeen = sessionStorage.getItem(PREFIX + contentId) !== null;
    sessionStorage.setItem(PREFIX + contentId, '1');
    return !wasSeen;
  } catch {
    return true;
  }
}

export function useView(contentType: ContentType, contentId: string, known: number): number {
  const [views, setViews] = useState(known);
  useEffect(() => {
    if (!isFirstLook(contentId)) return;
    // A view that could not be counted is nothing that a reader can mend.
    countView(contentType, contentId, { send: (address, init) => fetch(address, init), direct: api.sharing.countView }).then(setViews, () => undefined);
  }, [contentType, contentId]);
  return views;
}
