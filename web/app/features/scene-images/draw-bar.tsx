/** A small bar beside the selected passage: draw it with the characters as they look, or from the words alone. */
import { say } from '@fableloom/contract/messages/index';
import { Paintbrush, UsersRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Way } from './use-scene-drawing.ts';
import type { Passage } from './use-passage.ts';

interface DrawBarProps {
  passage: Passage;
  onDraw: (way: Way) => void;
}

/** Height of the bar with some air, in pixels. */
const ROOM = 72;

export function DrawBar({ passage, onDraw }: DrawBarProps) {
  const { top, bottom } = passage.box;
  const isBelow = top < ROOM;
  const place = Math.max(8, Math.min(window.innerHeight - ROOM, isBelow ? bottom + 8 : top - ROOM + 8));
  return (
    <div
      role="toolbar"
      aria-label={say('scene.screen.draw')}
      // A press must not take the selection away.
      onMouseDown={(event) => event.preventDefault()}
      className="fixed z-30 flex w-max max-w-[calc(100vw-20px)] -translate-x-1/2 animate-rise items-center gap-1 rounded-full bg-card p-1.5 shadow-lift ring-1 ring-line max-shell:!top-auto max-shell:bottom-[calc(84px+env(safe-area-inset-bottom))] max-shell:!left-1/2"
      style={{ top: place, left: Math.max(240, Math.min(window.innerWidth - 240, passage.box.left + passage.box.width / 2)) }}
    >
      <Button look="primary" icon={<UsersRound aria-hidden="true" />} onClick={() => onDraw('characters')} className="min-h-11 px-5 whitespace-nowrap">
        {say('scene.screen.draw')}
      </Button>
      <Button look="plain" icon={<Paintbrush aria-hidden="true" />} onClick={() => onDraw('text')} className="min-h-11 whitespace-nowrap">Words only</Button>
    </div>
  );
}
