/** The foot of the page: what is being made of this story, and below it the player. */
import type { ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';
import { later, useFetchLater } from '../../ui/later.tsx';
import { useRoomForNews } from '../../ui/use-room-for-news.ts';
import type { Listenable } from './recordings.ts';
import type { Listening } from './use-listening.ts';
import { useSpaceKey } from './use-space-key.ts';

const PlayerBar = later(() => import('./player-bar.tsx').then((bar) => bar.PlayerBar));

interface PlayerDockProps {
  story: Listenable;
  listening: Listening;
  /** Where recordings and pictures stand that are being made; null while there are none. */
  progress?: ReactNode;
  /** The frame has a bar of its own at the foot of a phone. */
  isAboveBar?: boolean;
}

export function PlayerDock({ story, listening, progress, isAboveBar = true }: PlayerDockProps) {
  const { playback, sleep, repeatLine, state, toggle } = listening;
  const isPlayerShown = state.is !== 'silent';
  useFetchLater(PlayerBar);
  useSpaceKey(isPlayerShown, toggle);
  const dock = useRoomForNews(isPlayerShown || Boolean(progress));
  if (!progress && !isPlayerShown) return null;
  return (
    <div
      ref={dock}
      className={cx(
        'sticky z-20 mt-8 grid gap-3 shell:bottom-6',
        isAboveBar ? 'bottom-[calc(82px+env(safe-area-inset-bottom))]' : 'bottom-[max(12px,env(safe-area-inset-bottom))]',
      )}
    >
      {progress && <div className="mx-auto grid w-full max-w-[760px] gap-3 [&>*]:shadow-lift">{progress}</div>}
      {isPlayerShown && (
        <PlayerBar
          story={story}
          recording={state.recording}
          isPlaying={state.is === 'playing'}
          playback={playback}
          sleep={sleep}
          onToggle={toggle}
          onRepeatLine={repeatLine}
        />
      )}
    </div>
  );
}
