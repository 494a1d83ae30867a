/** Whether this device has a network, and whether the last call found this house. */
import { useSyncExternalStore } from 'react';

/** The device itself knows that it has no network; whether there is a line to this house is found out by asking only. */
export const isWithoutNetwork = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

let isFound = true;

/** A call was answered, or nobody was there. */
export const noteReach = (found: boolean): void => void (isFound = found);

/** What is not on this device cannot be fetched now. */
export const isOutOfReach = (): boolean => isWithoutNetwork() || !isFound;

function listen(tell: () => void): () => void {
  const end = new AbortController();
  for (const change of ['online', 'offline']) window.addEventListener(change, tell, { signal: end.signal });
  return () => end.abort();
}

/** As it comes and goes while a page is open. */
export const useHasNetwork = (): boolean => useSyncExternalStore(listen, () => !isWithoutNetwork(), () => true);

/**
 * Where nothing can be fetched, a press on a link opens a whole page: the service worker then shows what this device keeps.
 * Inside the app the press would end at a page whose script is not there, or stay where it is.
 */
export function openWholePagesOutOfReach(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target !== '' || link.download !== '' || link.origin !== location.origin) return;
    const isHere = link.pathname === location.pathname && link.hash !== '';
    if (isHere || !isOutOfReach() || !navigator.serviceWorker?.controller) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  }, { capture: true });
}
