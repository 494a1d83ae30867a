import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { Menu } from '../../ui/menu.tsx';
import type { Playback } from './playback.ts';

const SPEEDS = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2];

/** How fast the voice speaks; its pitch stays. */
export function SpeedMenu({ playback }: { playback: Playback }) {
  const [speed, setSpeed] = useState(1);
  function choose(next: number) {
    setSpeed(next);
    playback.setSpeed(next);
  }
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <button
          type="button"
          aria-label={`Speed: ${speed}×`}
          className="grid size-11 shrink-0 place-items-center rounded-full font-bold tabular-nums transition-colors hover:bg-white/15 focus-visible:rounded-full"
        >
          {`${speed}×`}
        </button>
      }
      items={SPEEDS.toReversed().map((option) => ({
        kind: 'choice' as const,
        label: option === SPEEDS[0] ? `${option}× ${say('narration.screen.slower')}` : option === SPEEDS.at(-1) ? `${option}× ${say('narration.screen.faster')}` : `${option}×`,
        checked: option === speed,
        onSelect: () => choose(option),
      }))}
    />
  );
}
