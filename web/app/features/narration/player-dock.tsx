/** The foot of the page: what is being made of this story, and below it the player. */
import type { Story } from '@fableloom/contract';
import type { ReactNode } from 'react';
import { PlayerBar } from './player-bar.tsx';
import type { useNarration } from './use-narration.ts';
import { useSpaceKey } from './use-space-key.ts';

interface PlayerDockProps {
  story: Story;
  narration: ReturnType<typeof useNarration>;
  /** Where recordings and pictures stand that are being made; null while there are none. */
  progress: ReactNode;
}

export function PlayerDock({ story, narration, progress }: PlayerDockProps) {
  const { playback, state, listen } = narration;
  useSpaceKey(state.is !== 'silent', listen);
  const isPlayerShown = state.is !== 'silent';
  if (!progress && !isPlayerShown) return null;
  return (
    <div className="sticky bottom-[calc(82px+env(safe-area-inset-bottom))] z-20 mt-8 grid gap-3 shell:bottom-6">
      {progress && <div className="mx-auto grid w-full max-w-[760px] gap-3 [&>*]:shadow-lift">{progress}</div>}
      {isPlayerShown && <PlayerBar story={story} narration={state.narration} isPlaying={state.is === 'playing'} playback={playback} />}
    </div>
  );
}
