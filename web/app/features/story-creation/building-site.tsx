/** The build step: the five sections beside "Your story so far", or the desk while the story is being written. */
import { say } from '@fableloom/contract/messages/index';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { BuildStory } from './build-story.tsx';
import { SoFarBar, SoFarPanel } from './so-far-panel.tsx';
import type { useStoryMaker } from './use-story-maker.ts';
import { WritingRoom } from './writing-room.tsx';

interface BuildingSiteProps {
  maker: ReturnType<typeof useStoryMaker>;
  characterPicker: ReactNode;
  locationPicker: ReactNode;
  /** Shown while the story is written, and after it failed. */
  desk: ReactNode;
}

export function BuildingSite({ maker, characterPicker, locationPicker, desk }: BuildingSiteProps) {
  const { draft, change, cast, places, making, generate, hasFailed, reload } = maker;
  const panel = { draft, cast, places, isBusy: making.isBusy, onGenerate: generate };
  return (
    <div>
      <PageHeader
        title={say('create.screen.introduction')}
        lead={making.isBusy ? undefined : say('create.screen.lead')}
        back={making.isBusy ? undefined : { to: '/create', label: say('create.screen.back') }}
      />
      {making.isBusy && <WritingRoom draft={draft} cast={cast} places={places} desk={desk} />}
      {!making.isBusy && hasFailed && (
        <LoadFailed isPage sentence={say('story.load-required.failed')} onRetry={() => void reload()} />
      )}
      {!making.isBusy && !hasFailed && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 max-shell:pb-24 shell:grid-cols-[minmax(0,1fr)_336px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {desk}
            <BuildStory
              draft={draft}
              change={change}
              cast={cast}
              places={places}
              characterPicker={characterPicker}
              locationPicker={locationPicker}
            />
          </div>
          <SoFarPanel {...panel} />
          <SoFarBar {...panel} />
        </div>
      )}
    </div>
  );
}
