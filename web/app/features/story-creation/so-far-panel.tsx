/** "Your story so far": the stage, the four lines and the button; on phones a bar that opens into the same. */
import type { CharacterChoice, LocationChoice } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { useRoomForNews } from '../../ui/use-room-for-news.ts';
import { whyNotYet, type Draft } from './draft.ts';
import { Generate } from './generate.tsx';
import { SoFar } from './so-far.tsx';
import { Stage } from './stage.tsx';
import { describeMissing } from './words.ts';

export interface SoFarPanelProps {
  draft: Draft;
  cast: readonly CharacterChoice[];
  places: readonly LocationChoice[];
  isBusy: boolean;
  onGenerate: () => void;
}

/** The place on the stage: the first that was chosen. */
export const placeOnStage = (draft: Draft, places: readonly LocationChoice[]) => (draft.usesLocations ? places[0] : undefined);

export function SoFarPanel({ draft, cast, places, isBusy, onGenerate }: SoFarPanelProps) {
  return (
    <aside aria-labelledby="so-far" className="sticky top-8 hidden overflow-hidden rounded-[24px] bg-card shadow-lift shell:block">
      <Stage cast={cast} place={placeOnStage(draft, places)} className="aspect-[336/300]" />
      <div className="grid gap-5 px-6 pt-5 pb-6">
        <h2 id="so-far" className="text-2xl">{say('create.screen.so-far')}</h2>
        <SoFar draft={draft} cast={cast} places={places} />
        <Generate whyNot={whyNotYet(draft)} isBusy={isBusy} onGenerate={onGenerate} />
      </div>
    </aside>
  );
}

export function SoFarBar({ draft, cast, places, isBusy, onGenerate }: SoFarPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const bar = useRoomForNews(true);
  const place = placeOnStage(draft, places);
  return (
    <div
      ref={bar}
      className={cx(
        'fixed inset-x-2.5 bottom-[calc(78px+env(safe-area-inset-bottom))] z-10 flex items-center gap-3',
        'rounded-[22px] bg-card p-2.5 shadow-lift shell:hidden',
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-[14px] text-left"
      >
        <Stage cast={cast} place={place} isSmall className="h-16 w-19 shrink-0 rounded-[14px]" />
        <span className="min-w-0">
          <span className="block font-display leading-tight font-semibold">{say('create.screen.so-far')}</span>
          <span className="block leading-tight text-ink-soft">{describeMissing(draft) || say('create.screen.characters.selected', { n: cast.length })}</span>
        </span>
      </button>
      <Button look="gold" disabled={whyNotYet(draft) !== undefined} pending={isBusy} onClick={onGenerate} className="shrink-0 px-4">
        {say('create.screen.generate.short')}
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={say('create.screen.so-far')} side="bottom">
        <div className="grid gap-5 px-2 pb-4">
          <Stage cast={cast} place={place} className="aspect-[16/10] rounded-card" />
          <SoFar draft={draft} cast={cast} places={places} />
          <Generate whyNot={whyNotYet(draft)} isBusy={isBusy} onGenerate={onGenerate} />
        </div>
      </Drawer>
    </div>
  );
}
