/** Lifts news above a bar that stands at the foot of the screen, so that it lies over no button of it. */
import { useEffect, useRef } from 'react';

const ROOM = '--over-player';
const AIR = 8;

/** @param isShown whether the bar is there now @returns what the bar is given as its `ref` */
export function useRoomForNews(isShown: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const foot = bar.current;
    if (!isShown || !foot) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(ROOM, `${foot.offsetHeight === 0 ? 0 : foot.offsetHeight + AIR}px`));
    watch.observe(foot);
    return () => {
      watch.disconnect();
      style.removeProperty(ROOM);
    };
  }, [isShown]);
  return bar;
}
