/** The window beside a form: what is chosen, the picture once it is saved, its drawing, and its earlier versions. */
import { say } from '@fableloom/contract/messages/index';
import type { Me } from '@fableloom/contract';
import { hasRoom, roomLeft } from '@fableloom/contract/plans/plans';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { doorOf, useGates, type Door } from '../../session/gates.ts';
import { useIsSeen } from '../../ui/use-is-seen.ts';
import { IMAGE_ROOM, type Craft, type Creation } from './craft.ts';
import { PreviousVersions } from './image-grid.tsx';
import { NotDrawn } from './not-drawn.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { useDrawing } from './use-drawing.ts';
import { useSetMain } from './use-set-main.ts';
import { writeDateInUtc } from './write-date.ts';

export interface CreationPanelProps<Fields extends object, Made extends Creation> {
  craft: Craft<Fields, Made>;
  label: string;
  name: string;
  words: string;
  saved: Made | null;
  preview: ReactNode;
  /** What is chosen looks different from what is saved. */
  isPreviewNewer: boolean;
  /** Pictures are drawn from what is saved. */
  needsSaving: boolean;
  isDrawable: boolean;
}

const OPEN: Door = { is: 'open' };

export function CreationPanel<Fields extends object, Made extends Creation>(props: CreationPanelProps<Fields, Made>) {
  const { craft, label, name, words, saved, preview, isPreviewNewer, needsSaving, isDrawable } = props;
  const queries = useQueryClient();
  const { me, isPlanComing, enter, doorTo } = useGates();
  const { place, isSeen } = useIsSeen<HTMLElement>();
  const drawing = useDrawing(saved, {
    start: craft.draw,
    isJobAbout: craft.isJobAbout,
    doneSentence: craft.sentences.drawn,
    unsaved: craft.kind === 'character' ? 'image.character.unsaved' : 'image.location.unsaved',
    readFailed: craft.sentences.readFailed,
    reload: async (id) => {
      for (const queryKey of craft.keys.lists) void queries.invalidateQueries({ queryKey });
      return queries.fetchQuery({ queryKey: craft.keys.one(id), queryFn: () => craft.show(id), staleTime: 0 });
    },
  }, isSeen);
  const setMain = useSetMain(craft, drawing.reset);
  const door = saved?.picture ? doorTo(craft.redrawGate) : OPEN;

  return (
    <PicturePanel
      ref={place}
      shape={craft.shape}
      label={label}
      name={name}
      words={words}
      state={drawing.state}
      preview={preview}
      isPreviewNewer={isPreviewNewer}
      onDraw={saved?.may.draw ? () => enter((plan) => (saved.picture ? doorOf(plan, craft.redrawGate) : OPEN), drawing.draw) : undefined}
      drawDisabled={needsSaving || !isDrawable}
      needsUpgrade={door.is === 'shut'}
      note={needsSaving ? say(craft.sentences.saveFirst) : whatIsLeft(me, craft)}
      isNoteComing={isPlanComing}
      onStop={drawing.stop}
      onBuiltIn={drawing.withBuiltIn}
    >
      {saved && <NotDrawn creation={saved} />}
      {saved && (
        <PreviousVersions
          shape={craft.shape}
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

type ImageCount = Pick<Craft<object, Creation>, 'kind' | 'monthlyImages'>;

/** How many pictures of this kind the month still has, where it has any at all. */
function whatIsLeft(me: Me | undefined, { kind, monthlyImages }: ImageCount): string | undefined {
  if (!me) return undefined;
  const { renewsAt, [monthlyImages]: { used, limit } } = me.subscription.limits;
  if (limit === 0 || limit === 'unlimited') return undefined;
  const date = writeDateInUtc(renewsAt);
  const { left, none } = IMAGE_ROOM[kind];
  return hasRoom(limit, used) ? say(left, { left: roomLeft(limit, used), n: limit, date }) : say(none, { n: limit, date });
}
