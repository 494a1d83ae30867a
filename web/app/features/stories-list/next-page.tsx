/** Brings more of a long shelf before one has scrolled to its end; a button for those who do not scroll. */
import { say } from '@fableloom/contract/messages/index';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

export function NextPage({ isComing, onWanted }: { isComing: boolean; onWanted: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const wanted = useEffectEvent(() => {
    if (!isComing) onWanted();
  });

  useEffect(() => {
    const { current } = end;
    if (!current || isComing) return;
    // About a window before the end.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wanted(), { rootMargin: '900px' });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isComing]);

  return (
    <div ref={end} className="mt-8 flex justify-center">
      <Button pending={isComing} onClick={onWanted}>{say('word.more')}</Button>
    </div>
  );
}
