/** While the story is written: the desk, and beside it the stage with those whom it is about. */
import type { CharacterChoice, LocationChoice } from '@fableloom/contract';
import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import { placeOnStage } from './so-far-panel.tsx';
import { SoFar } from './so-far.tsx';
import { Stage } from './stage.tsx';

interface WritingRoomProps {
  draft: Draft;
  cast: readonly CharacterChoice[];
  places: readonly LocationChoice[];
  desk: ReactNode;
}

export function WritingRoom({ draft, cast, places, desk }: WritingRoomProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 shell:grid-cols-[minmax(0,1fr)_336px]">
      {desk}
      {cast.length > 0 && (
        <div className="overflow-hidden rounded-[24px] bg-card shadow-card">
          <Stage cast={cast} place={placeOnStage(draft, places)} className="aspect-[336/300]" />
          <div className="px-6 py-5">
            <SoFar draft={draft} cast={cast} places={places} />
          </div>
        </div>
      )}
    </div>
  );
}
