/** The page of one character or place: its picture that opens in full, its name, what may be done, and all that is known. */
import { say } from '@fableloom/contract/messages/index';
import { Brush, Maximize2, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ArchFrame } from './arch-frame.tsx';
import type { Craft, Creation } from './craft.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { FullImage, type ImageInView } from './full-image.tsx';
import { HistoryActs } from './history-acts.tsx';
import { HistoryGrid, pictureOf } from './image-grid.tsx';
import { MadeBy } from './made-by.tsx';
import { NotDrawn } from './not-drawn.tsx';
import { PagePart } from './facts.tsx';
import { useRemoval } from './use-removal.tsx';
import { useSetMain } from './use-set-main.ts';
import { writeDate } from './write-date.ts';

/** The whole window opens the picture; the small sign only says so. */
const OPENS = 'absolute inset-0 grid place-items-end rounded-[inherit] p-4 '
  + 'focus-visible:!rounded-[inherit] focus-visible:-outline-offset-4';

export interface CreationPageProps<Fields extends object, Made extends Creation> {
  craft: Craft<Fields, Made>;
  creation: Made;
  /** What it is, in few words. */
  kind: string;
  banner?: ReactNode;
  badges?: ReactNode;
  /** The one thing to do with it. */
  primary?: ReactNode;
  children: ReactNode;
}

export function CreationPage<Fields extends object, Made extends Creation>(props: CreationPageProps<Fields, Made>) {
  const { craft, creation, kind, banner, badges, primary, children } = props;
  const { id, name, picture, imageHistory, may } = creation;
  const { shape, shelf } = craft;
  const navigate = useNavigate();
  const removal = useRemoval(craft, () => navigate(shelf.to));
  const setMain = useSetMain(craft);
  const [inView, setInView] = useState<ImageInView | null>(null);
  const provider = imageHistory.find(({ url }) => url === picture?.url)?.provider;
  const columns = shape === 'portrait' ? 'shell:grid-cols-[300px_minmax(0,1fr)]' : 'shell:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

  return (
    <>
      <div className="-mt-2 mb-3"><BackLink to={shelf.to}>{shelf.label}</BackLink></div>
      {banner && <div className="mb-5">{banner}</div>}
      <div className={`grid gap-x-10 gap-y-6 shell:items-center ${columns}`}>
        <ArchFrame shape={shape} className={shape === 'portrait' ? 'mx-auto w-full max-w-[300px]' : 'w-full'}>
          {picture && <DrawnPicture picture={picture} isNew={false} />}
          {!picture && <Picture src={craft.standIn(id)} alt="" width={480} height={shape === 'portrait' ? 660 : 360} className="absolute inset-0 size-full" eager />}
          {picture && (
            <button type="button" onClick={() => setInView(picture)} className={OPENS}>
              <span className="grid size-11 place-items-center rounded-full bg-card text-ink shadow-card" aria-hidden="true">
                <Maximize2 size={20} />
              </span>
              <span className="sr-only">{say('image.screen.full')}</span>
            </button>
          )}
        </ArchFrame>
        <div className="min-w-0">
          <h1 dir="auto" className="wrap-anywhere">{name}</h1>
          <p className="mt-2 text-lead text-ink-soft">{kind}</p>
          {badges && <div className="mt-4 flex flex-wrap gap-2">{badges}</div>}
          <div className="mt-6 flex flex-wrap items-center gap-2.5">
            {primary}
            {!picture && may.draw && <ButtonLink to={`${shelf.to}/${id}/edit`} icon={<Brush />}>{say('image.screen.generate')}</ButtonLink>}
            {may.edit && <ButtonLink to={`${shelf.to}/${id}/edit`} icon={<Pencil />}>{say('word.edit')}</ButtonLink>}
            {may.remove && (
              <Button look="icon" label={`${say('word.delete')} ${name}`} icon={<Trash2 />} onClick={() => removal.ask(creation)} />
            )}
          </div>
          <div className="mt-5 grid gap-1"><MadeBy provider={provider} /><NotDrawn creation={creation} /></div>
        </div>
      </div>
      <div className="mt-10 grid gap-9">
        {children}
        {imageHistory.length > 0 && (
          <PagePart title={say('image.screen.history')} aside={<HistoryActs craft={craft} creation={creation} />}>
            <HistoryGrid
              shape={shape}
              name={name}
              images={imageHistory}
              mainUrl={picture?.url ?? null}
              pending={setMain.pending}
              onSetMain={may.edit ? (url) => setMain.run({ id, url }) : undefined}
              onOpen={(image) => setInView(pictureOf(image, shape, name))}
            />
          </PagePart>
        )}
        {!creation.isStarter && <p className="text-ink-soft">Created {writeDate(creation.createdAt)}</p>}
      </div>
      {removal.dialog}
      <FullImage image={inView} name={name} onClose={() => setInView(null)} />
    </>
  );
}
