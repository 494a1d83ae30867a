import { say } from '@fableloom/contract/messages/index';
import { useOnDevice } from '../../session/on-device.ts';
import { cx } from '../../ui/classes.ts';
import { Menu } from '../../ui/menu.tsx';
import { keptSpeed, SPEEDS } from './listening-memory.ts';
import type { Playback } from './playback.ts';

interface SpeedMenuProps {
  playback: Playback;
  className?: string;
}

/** How fast the voice speaks, while its pitch stays. */
export function SpeedMenu({ playback, className = 'hover:bg-white/15' }: SpeedMenuProps) {
  const speed = useOnDevice(keptSpeed, 1);
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <button
          type="button"
          aria-label={say('narration.screen.speed', { n: speed })}
          className={cx(
            'grid size-11 shrink-0 place-items-center rounded-full font-bold tabular-nums transition-colors',
            'focus-visible:rounded-full',
            className,
          )}
        >
          {`${speed}×`}
        </button>
      }
      items={SPEEDS.toReversed().map((option) => ({
        kind: 'choice' as const,
        label: nameOf(option),
        checked: option === speed,
        onSelect: () => playback.setSpeed(option),
      }))}
    />
  );
}

function nameOf(speed: number): string {
  const word = speed === SPEEDS[0] ? say('narration.screen.slower') : speed === SPEEDS.at(-1) ? say('narration.screen.faster') : '';
  return `${speed}× ${word}`.trim();
}
