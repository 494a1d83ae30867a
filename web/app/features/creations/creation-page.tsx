/** The page of one character or place: its picture that opens in full, its name, what may be done, and all that is known. */
import type { ImageHistoryItem, May, Picture } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Maximize2, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ArchFrame, type FrameShape } from './arch-frame.tsx';
import { DrawnPicture } from './drawn-picture.tsx';
import { FullImage, type ImageInView } from './full-image.tsx';
import { HistoryGrid } from './image-grid.tsx';
import { MadeBy } from './made-by.tsx';
import { PagePart } from './facts.tsx';
import { writeDate } from './write-date.ts';

export interface CreationOnPage {
  id: string;
  name: string;
  picture: Picture | null;
  imageHistory: readonly ImageHistoryItem[];
  createdAt: Date;
  isStarter: boolean;
  may: May;
}

export interface CreationPageProps {
  shape: FrameShape;
  creation: CreationOnPage;
  kind: string;
  back: { to: string; label: string };
  editTo: string;
  banner?: ReactNode;
  badges?: ReactNode;
  /** The one thing to do with it. */
  primary?: ReactNode;
  onDelete: () => void;
  onSetMain: (url: string) => void;
  isSettingMain: boolean;
  historyAside?: ReactNode;
  children: ReactNode;
}

export function CreationPage(props: CreationPageProps) {
  const { shape, creation, kind, back, editTo, banner, badges, primary, onDelete, onSetMain, isSettingMain, historyAside, children } = props;
  const { name, picture, imageHistory, may } = creation;
  const [inView, setInView] = useState<ImageInView | null>(null);
  const provider = imageHistory.find(({ url }) => url === picture?.url)?.provider;
  const columns = shape === 'portrait' ? 'shell:grid-cols-[300px_minmax(0,1fr)]' : 'shell:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

  return (
    <>
      <div className="-mt-2 mb-3"><BackLink to={back.to}>{back.label}</BackLink></div>
      {banner && <div className="mb-5">{banner}</div>}
      <div className={`grid gap-x-10 gap-y-6 shell:items-center ${columns}`}>
        <ArchFrame shape={shape} className={shape === 'portrait' ? 'mx-auto w-full max-w-[300px]' : 'w-full'}>
          {picture && <DrawnPicture picture={picture} isNew={false} />}
          {picture && (
            <button type="button" onClick={() => setInView(picture)} className="group absolute inset-0 grid place-items-end rounded-[inherit] p-4 focus-visible:!rounded-[inherit] focus-visible:-outline-offset-4">
              <span className="grid size-11 place-items-center rounded-full bg-card text-ink shadow-card" aria-hidden="true"><Maximize2 size={20} /></span>
              <span className="sr-only">{say('image.screen.full')}</span>
            </button>
          )}
        </ArchFrame>
        <div className="min-w-0">
          <h1 className="break-words">{name}</h1>
          <p className="mt-2 text-lead text-ink-soft">{kind}</p>
          {badges && <div className="mt-4 flex flex-wrap gap-2">{badges}</div>}
          <div className="mt-6 flex flex-wrap items-center gap-2.5">
            {primary}
            {may.edit && <ButtonLink to={editTo} icon={<Pencil />}>{say('word.edit')}</ButtonLink>}
            {may.remove && <Button look="icon" label={`${say('word.delete')} ${name}`} icon={<Trash2 />} onClick={onDelete} />}
          </div>
          <div className="mt-5"><MadeBy provider={provider} /></div>
        </div>
      </div>
      <div className="mt-10 grid gap-9">
        {children}
        {imageHistory.length > 0 && (
          <PagePart title={say('image.screen.history')} aside={historyAside}>
            <HistoryGrid
              shape={shape}
              name={name}
              images={imageHistory}
              mainUrl={picture?.url ?? null}
              pending={isSettingMain}
              onSetMain={may.edit ? onSetMain : undefined}
              onOpen={(image) => setInView({ url: image.url, alt: image.picture?.alt ?? name })}
            />
          </PagePart>
        )}
        {!creation.isStarter && <p className="text-ink-soft">Created {writeDate(creation.createdAt)}</p>}
      </div>
      <FullImage image={inView} name={name} onClose={() => setInView(null)} />
    </>
  );
}
