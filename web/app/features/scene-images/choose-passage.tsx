/** What "Draw a scene" needs first: some words of the story. It waits at the foot of the screen until they are chosen. */
import { say } from '@fableloom/contract/messages/index';
import { Paintbrush, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { useRoomForNews } from '../../ui/use-room-for-news.ts';

const AT_THE_FOOT = 'fixed inset-x-2.5 bottom-[calc(84px+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-[560px] animate-rise items-center gap-3 '
  + 'rounded-card bg-card py-2.5 pr-2 pl-5 shadow-lift ring-1 ring-line shell:bottom-6';

export function ChoosePassage({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  const bar = useRoomForNews(true);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={bar} role="status" className={AT_THE_FOOT}>
      <Paintbrush aria-hidden="true" className="shrink-0 text-plum" />
      <p className="min-w-0 flex-1">
        <span className="block font-bold">{say('scene.text.missing')}</span>
        <span className="block text-ink-soft">{say('scene.screen.choose')}</span>
      </p>
      <Button look="icon" label={say('word.close')} icon={<X />} onClick={onClose} />
    </div>
  );
}
