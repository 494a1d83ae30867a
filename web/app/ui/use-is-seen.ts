/** Whether something of the page stands in the window, so that nothing is said twice. */
import { useEffect, useRef, useState } from 'react';

/** As much of it has to be seen. */
const ENOUGH = 0.3;

/** @returns what is watched gets it as its `ref`; until it is looked at it counts as seen */
export function useIsSeen<Watched extends Element>() {
  const place = useRef<Watched>(null);
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting), { threshold: ENOUGH });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, isSeen };
}
