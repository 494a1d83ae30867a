/** The player of a family's own story, whose recordings it may delete. */
import type { Story } from '@fableloom/contract';
import { useState, type ReactNode } from 'react';
import { DeleteNarration } from './delete-narration.tsx';
import { PlayerDock } from './player-dock.tsx';
import type { Recording } from './recordings.ts';
import type { useNarration } from './use-narration.ts';

interface OwnPlayerProps {
  story: Story;
  narration: ReturnType<typeof useNarration>;
  progress: ReactNode;
}

export function OwnPlayer({ story, narration, progress }: OwnPlayerProps) {
  const [doomed, setDoomed] = useState<Recording | null>(null);

  function askToDelete(recording: Recording) {
    narration.playback.pause();
    setDoomed(recording);
  }

  return (
    <>
      <PlayerDock
        story={story}
        listening={narration}
        progress={progress}
        isAsking={doomed !== null}
        onDelete={story.may.edit ? askToDelete : undefined}
      />
      <DeleteNarration story={story} recording={doomed} onDeleted={narration.playback.stop} onClose={() => setDoomed(null)} />
    </>
  );
}
