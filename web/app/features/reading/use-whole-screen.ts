/** A book that is open fills the screen and keeps it awake, on devices that let pages do so. */
import { useEffect } from 'react';

/** Milliseconds that a page is left lit when nobody turns it and no voice reads. */
const LIT_FOR = 10 * 60_000;

/** Whoever leaves the whole screen by a key of the browser still has the book open. */
export function useWholeScreen(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !document.fullscreenEnabled) return;
    const whole = document.documentElement.requestFullscreen({ navigationUI: 'hide' }).then(() => true, () => false);
    return () => {
      void whole.then((isWhole) => (isWhole && document.fullscreenElement ? document.exitFullscreen() : undefined));
    };
  }, [isWanted]);
}

/** @param sign changes whenever somebody is still there, such as the page that is open */
export function useLitScreen(isPlaying: boolean, sign: number) {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let held: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const hold = () => {
      if (document.visibilityState === 'visible') held = navigator.wakeLock.request('screen').catch(() => null);
    };
    const letGo = () => {
      document.removeEventListener('visibilitychange', hold);
      void held.then((lock) => lock?.release());
    };
    hold();
    // A device forgets it when another window comes to the front.
    document.addEventListener('visibilitychange', hold);
    const timer = isPlaying ? undefined : setTimeout(letGo, LIT_FOR);
    return () => {
      clearTimeout(timer);
      letGo();
    };
  }, [isPlaying, sign]);
}
