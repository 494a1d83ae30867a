/** The place at the foot of the page where a recording is made and then played. */
import type { Story } from '@fableloom/contract';
import type { ReactNode } from 'react';
import { PlayerBar } from './player-bar.tsx';
import type { useNarration } from './use-narration.ts';
import { useSpaceKey } from './use-space-key.ts';

interface PlayerDockProps {
  story: Story;
  narration: ReturnType<typeof useNarration>;
  /** Where the recording stands that is being made. */
  progress: ReactNode;
}

export function PlayerDock({ story, narration, progress }: PlayerDockProps) {
  const { playback, state, making, listen } = narration;
  useSpaceKey(state.is !== 'silent', listen);
  const isMaking = making.state.is !== 'nothing';
  if (!isMaking && (state.is === 'silent' || !playback)) return null;
  return (
    <div className="sticky bottom-[calc(82px+env(safe-area-inset-bottom))] z-20 mt-8 shell:bottom-6">
      {isMaking && <div className="mx-auto mb-3 max-w-[760px] [&>*]:shadow-lift">{progress}</div>}
      {playback && state.is !== 'silent' && (
        <PlayerBar story={story} narration={state.narration} isPlaying={state.is === 'playing'} playback={playback} />
      )}
    </div>
  );
}
