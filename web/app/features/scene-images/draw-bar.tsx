/** A small bar beside the selected passage: draw it with the characters as they look, or from the words alone. */
import { say } from '@fableloom/contract/messages/index';
import { Paintbrush, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
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
    <section
      aria-label={say('scene.screen.draw')}
      className={cx(
        'fixed z-30 flex w-max max-w-[calc(100vw-20px)] -translate-x-1/2 animate-rise items-center gap-1',
        'rounded-full bg-card p-1.5 shadow-lift ring-1 ring-line max-shell:!top-auto',
        'max-shell:bottom-[calc(84px+env(safe-area-inset-bottom))] max-shell:!left-1/2',
      )}
      style={{ top: place, left: Math.max(240, Math.min(window.innerWidth - 240, passage.box.left + passage.box.width / 2)) }}
    >
      <WayButton
        look="primary"
        icon={<UsersRound aria-hidden="true" />}
        onPress={() => onDraw('characters')}
      >
        {say('scene.screen.draw')}
      </WayButton>
      <WayButton look="plain" icon={<Paintbrush aria-hidden="true" />} onPress={() => onDraw('text')}>{say('scene.screen.draw.words')}</WayButton>
    </section>
  );
}

interface WayButtonProps {
  look: ButtonLook;
  icon: ReactNode;
  onPress: () => void;
  children: string;
}

/** Its press must not take the selection away. */
function WayButton({ look, icon, onPress, children }: WayButtonProps) {
  return (
    <Button
      look={look}
      icon={icon}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="min-h-11 px-4 whitespace-nowrap sm:px-5"
    >
      {children}
    </Button>
  );
}
