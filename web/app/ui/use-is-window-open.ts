/** Whether a dialog stands above the page; the library marks the body while one does. */
import { useSyncExternalStore } from 'react';

const MARK = 'data-scroll-locked';

function watch(tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { attributes: true, attributeFilter: [MARK] });
  return () => observer.disconnect();
}

export const useIsWindowOpen = () => useSyncExternalStore(watch, () => document.body.hasAttribute(MARK), () => false);
