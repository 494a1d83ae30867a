/** The player: rest and go on, where the voice is, how fast it speaks, take it along, stop. */
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { Download, Pause, Play, Repeat1, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';
import { downloadNarration } from './download-narration.ts';
import type { Playback } from './playback.ts';
import type { Listenable, Recording } from './recordings.ts';
import { SleepMenu } from './sleep-menu.tsx';
import type { SleepTimer } from './sleep-timer.ts';
import { SpeedMenu } from './speed-menu.tsx';
import { TimeLine } from './time-line.tsx';

export interface PlayerBarProps {
  story: Listenable;
  recording: Recording;
  isPlaying: boolean;
  playback: Playback;
  sleep: SleepTimer;
  /** Rests or goes on. */
  onToggle: () => void;
  onRepeatLine: () => void;
}

export function PlayerBar({ story, recording, isPlaying, playback, sleep, onToggle, onRepeatLine }: PlayerBarProps) {
  const phase = story.parts[recording.part - 1]?.phase;
  const name = phase ? PHASE_LABELS[phase] : '';
  const download = () => void downloadNarration(recording.url, `${story.title} ${name}`);
  return (
    <section
      aria-label={say('narration.screen.title')}
      className={cx(
        'mx-auto flex w-full max-w-[760px] animate-rise flex-wrap items-center gap-x-2 rounded-[30px] sm:flex-nowrap sm:rounded-full',
        'bg-[light-dark(#2b2140,#33285f)] py-2 pr-2.5 pl-2 text-[#fbf5ea] shadow-lift sm:gap-4 sm:py-2.5 sm:pr-3.5',
        'sm:pl-3 [&_:focus-visible]:outline-marigold',
      )}
    >
      <button
        type="button"
        aria-label={isPlaying ? say('narration.screen.pause') : say('narration.screen.listen')}
        onClick={onToggle}
        className={cx(
          'grid size-[52px] shrink-0 place-items-center rounded-full bg-marigold text-on-marigold',
          'transition-transform focus-visible:rounded-full active:translate-y-px sm:size-14',
        )}
      >
        {isPlaying ? <Pause aria-hidden="true" fill="currentColor" /> : <Play aria-hidden="true" fill="currentColor" className="ml-0.5" />}
      </button>
      <TimeLine name={name} story={story} recording={recording} playback={playback} />
      <BarButton label={say('narration.screen.stop')} onPress={playback.stop} className="order-1 sm:order-2"><X aria-hidden="true" size={24} /></BarButton>
      {/* On a phone the tools have a row of their own, so that no thumb misses one. */}
      <div className="order-2 flex basis-full justify-around gap-2 sm:order-1 sm:basis-auto sm:gap-3">
        <BarButton label={say('narration.screen.repeat')} onPress={onRepeatLine}><Repeat1 aria-hidden="true" size={22} /></BarButton>
        <SleepMenu sleep={sleep} />
        <SpeedMenu playback={playback} />
        <BarButton label={say('image.screen.download')} onPress={download}><Download aria-hidden="true" size={22} /></BarButton>
      </div>
    </section>
  );
}

interface BarButtonProps {
  label: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

function BarButton({ label, onPress, className, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-white/15 focus-visible:rounded-full',
        className,
      )}
    >
      {children}
    </button>
  );
}
