/** When the voice falls silent by itself. */
import { say } from '@fableloom/contract/messages/index';
import { Moon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cx } from '../../ui/classes.ts';
import { Menu } from '../../ui/menu.tsx';
import { SLEEP_MINUTES, type SleepChoice, type SleepTimer } from './sleep-timer.ts';

const CHOICES: readonly SleepChoice[] = ['end', ...SLEEP_MINUTES, 'off'];

function nameOf(choice: SleepChoice): string {
  if (choice === 'off') return say('sleep.screen.off');
  return choice === 'end' ? say('sleep.screen.end') : say('sleep.screen.minutes', { n: choice });
}

interface SleepMenuProps {
  sleep: SleepTimer;
  /** While a time is chosen. */
  chosenClass?: string;
  className?: string;
}

export function SleepMenu({ sleep, chosenClass = 'text-marigold', className = 'hover:bg-white/15' }: SleepMenuProps) {
  const chosen = useSyncExternalStore(sleep.onChange, sleep.choice, () => 'off' as const);
  const left = useSyncExternalStore(sleep.onChange, sleep.minutesLeft, () => null);
  const told = left === null ? say('sleep.screen.left.end') : say('sleep.screen.left', { n: left });
  return (
    <Menu
      side="top"
      align="center"
      header={<p className="font-bold">{say('sleep.screen.title')}</p>}
      trigger={
        <button
          type="button"
          aria-label={chosen === 'off' ? say('sleep.screen.title') : `${say('sleep.screen.title')}: ${told}`}
          title={chosen === 'off' ? say('sleep.screen.title') : told}
          className={cx(
            'flex h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-full transition-colors focus-visible:rounded-full',
            className,
            chosen !== 'off' && cx('px-2', chosenClass),
          )}
        >
          <Moon aria-hidden="true" size={22} fill={chosen === 'off' ? 'none' : 'currentColor'} />
          {left !== null && <span aria-hidden="true" className="font-bold tabular-nums">{left}</span>}
        </button>
      }
      items={CHOICES.map((choice) => ({ kind: 'choice' as const, label: nameOf(choice), checked: choice === chosen, onSelect: () => sleep.choose(choice) }))}
    />
  );
}
