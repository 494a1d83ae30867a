/** The window beside the character form: the live sketch, and the real portrait once the character is saved. */
import type { Character, CharacterForm } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { hasRoom, roomLeft } from '@fableloom/contract/plans/plans';
import { useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../session/api.ts';
import { PreviousVersions } from '../creations/image-grid.tsx';
import { PicturePanel } from '../creations/picture-panel.tsx';
import { useAct } from '../creations/use-act.ts';
import { useDrawing, type Easel } from '../creations/use-drawing.ts';
import { usePlan } from '../creations/use-plan.ts';
import { writeDateInUtc } from '../creations/write-date.ts';
import { Sketch } from './sketch.tsx';

export interface PortraitPanelProps {
  /** What is chosen now, with a type that stands for an unfinished choice. */
  look: CharacterForm;
  draft: CharacterForm;
  saved: Character | null;
  /** The look that is chosen differs from the one that is saved. */
  hasNewLook: boolean;
}

export function PortraitPanel({ look, draft, saved, hasNewLook }: PortraitPanelProps) {
  const queries = useQueryClient();
  const { me, pass, doorTo } = usePlan();

  const easel: Easel = {
    start: (input) => api.characters.draw(input),
    reload: async (id) => {
      await queries.invalidateQueries({ queryKey: orpc.characters.key() });
      return queries.fetchQuery({ ...orpc.characters.show.queryOptions({ input: { id } }), staleTime: 0 });
    },
    jobIsAbout: (job, id) => job.kind === 'portrait' && job.about.characterId === id,
    doneSentence: say('image.character.done'),
  };
  const drawing = useDrawing(saved, easel);
  const setMain = useAct({
    do: (input: { id: string; url: string }) => api.characters.setMain(input),
    failed: 'image.main.failed',
    done: 'image.main.done',
    refresh: [orpc.characters.key()],
    onDone: drawing.reset,
  });

  const images = me?.subscription.limits.characterImages;
  const isAgain = saved?.picture != null;
  const door = isAgain ? doorTo('regenerate-character-image') : { is: 'open' as const };
  const note = images && me && images.limit !== 0 && images.limit !== 'unlimited'
    ? hasRoom(images.limit, images.used)
      ? say('plan.left.character-images', { left: roomLeft(images.limit, images.used), n: images.limit, date: writeDateInUtc(me.subscription.limits.renewsAt) })
      : say('image.limit.characters-month', { n: images.limit, date: writeDateInUtc(me.subscription.limits.renewsAt) })
    : undefined;

  return (
    <PicturePanel
      shape="portrait"
      label="Portrait"
      name={draft.name.trim() || 'Your character'}
      words={draft.personality}
      state={drawing.state}
      preview={<Sketch draft={look} id={saved?.id ?? null} />}
      isPreviewNewer={hasNewLook}
      onDraw={saved?.may.draw ? () => pass(door, () => void drawing.draw()) : undefined}
      drawDisabled={hasNewLook}
      needsUpgrade={door.is === 'shut'}
      note={hasNewLook ? say('image.character.save-first') : note}
      onStop={drawing.stop}
    >
      {saved && (
        <PreviousVersions
          shape="portrait"
          name={saved.name}
          images={saved.imageHistory}
          mainUrl={saved.picture?.url ?? null}
          pending={setMain.pending}
          onSetMain={saved.may.edit ? (url) => setMain.run({ id: saved.id, url }) : undefined}
        />
      )}
    </PicturePanel>
  );
}
