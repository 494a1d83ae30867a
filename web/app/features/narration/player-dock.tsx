/** The foot of the page: what is being made of this story, and below it the player. */
import type { Narration, Story } from '@fableloom/contract';
import { useState, type ReactNode } from 'react';
import { DeleteNarration } from './delete-narration.tsx';
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
  const { playback, sleep, repeatLine, state, listen } = narration;
  const [doomed, setDoomed] = useState<Narration | null>(null);
  const isPlayerShown = state.is !== 'silent';
  useSpaceKey(isPlayerShown && doomed === null, listen);

  function askToDelete(recording: Narration) {
    playback.pause();
    setDoomed(recording);
  }

  return (
    <>
      {(progress || isPlayerShown) && (
        <div className="sticky bottom-[calc(82px+env(safe-area-inset-bottom))] z-20 mt-8 grid gap-3 shell:bottom-6">
          {progress && <div className="mx-auto grid w-full max-w-[760px] gap-3 [&>*]:shadow-lift">{progress}</div>}
          {isPlayerShown && (
            <PlayerBar
              story={story}
              narration={state.narration}
              isPlaying={state.is === 'playing'}
              playback={playback}
              sleep={sleep}
              onRepeatLine={repeatLine}
              onDelete={story.may.edit ? askToDelete : undefined}
            />
          )}
        </div>
      )}
      <DeleteNarration story={story} narration={doomed} onDeleted={playback.stop} onClose={() => setDoomed(null)} />
    </>
  );
}
