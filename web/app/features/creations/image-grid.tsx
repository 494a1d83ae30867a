/** Earlier pictures of a character or place. */
import type { ImageHistoryItem } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Check, Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { FrameShape } from './arch-frame.tsx';
import type { ImageInView } from './full-image.tsx';
import { writeDate } from './write-date.ts';

/** What a picture of before we kept sizes was: those of the house. */
const SIDES: Record<FrameShape, { width: number; height: number }> = {
  portrait: { width: 768, height: 1024 }, place: { width: 1024, height: 768 },
};

/** The picture of an item of the history, as every place that shows one needs it. */
export function pictureOf({ url, picture }: ImageHistoryItem, shape: FrameShape, name: string): ImageInView {
  const { alt = say('image.screen.earlier', { name }), blur = null, ...rest } = picture ?? {};
  return { ...SIDES[shape], ...rest, url, alt, blur };
}

const RATIOS: Record<FrameShape, string> = { portrait: 'aspect-[3/4]', place: 'aspect-[4/3]' };

const NARROW = 'grid-cols-3 gap-3 min-[600px]:grid-cols-5 wide:grid-cols-3';
const WIDE = 'grid-cols-2 gap-x-4 gap-y-5 min-[600px]:grid-cols-3 wide:grid-cols-4';

interface ImageGridProps {
  shape: FrameShape;
  name: string;
  images: readonly ImageHistoryItem[];
  narrow?: boolean;
  renderUnder: (image: ImageHistoryItem) => ReactNode;
  onOpen?: (image: ImageHistoryItem) => void;
}

function ImageGrid({ shape, name, images, narrow = false, renderUnder, onOpen }: ImageGridProps) {
  return (
    <ul className={cx('grid', narrow ? NARROW : WIDE)}>
      {images.map((image) => (
        <li key={image.url} className="min-w-0">
          <Frame image={image} shape={shape} name={name} onOpen={onOpen} />
          {renderUnder(image)}
        </li>
      ))}
    </ul>
  );
}

/** Seen while the picture is pointed at or focused. */
const SIGN = 'absolute right-2 bottom-2 grid size-9 place-items-center rounded-full bg-card text-ink opacity-0 transition-opacity '
  + 'group-hover:opacity-100 group-focus-visible:opacity-100';

function Frame({ image, shape, name, onOpen }: Pick<ImageGridProps, 'shape' | 'name' | 'onOpen'> & { image: ImageHistoryItem }) {
  const { url, alt, width, height, blur } = pictureOf(image, shape, name);
  const drawing = (
    <Picture
      src={url}
      alt={alt}
      width={width}
      height={height}
      placeholder={blur}
      className={cx('w-full rounded-2xl', RATIOS[shape])}
    />
  );
  if (!onOpen) return drawing;
  return (
    <button
      type="button"
      aria-label={`${say('image.screen.full')}: ${writeDate(image.timestamp)}`}
      onClick={() => onOpen(image)}
      className="group relative block w-full rounded-2xl"
    >
      {drawing}
      <span aria-hidden="true" className={SIGN}>
        <Maximize2 size={18} />
      </span>
    </button>
  );
}

export interface PreviousVersionsProps {
  shape: FrameShape;
  name: string;
  images: readonly ImageHistoryItem[];
  mainUrl: string | null;
  /** Absent for people who may only look. */
  onSetMain?: (url: string) => void;
  pending: boolean;
}

/** Beside a form: three in a row, each one press away from being the main picture. */
export function PreviousVersions({ shape, name, images, mainUrl, onSetMain, pending }: PreviousVersionsProps) {
  const earlier = images.filter(({ url }) => url !== mainUrl);
  if (earlier.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3">{say('image.screen.previous')}</h3>
      <ImageGrid
        narrow
        shape={shape}
        name={name}
        images={earlier}
        renderUnder={({ url }) =>
          onSetMain && (
            <Button look="quiet" disabled={pending} className="w-full px-1" onClick={() => onSetMain(url)}>
              {say('image.screen.set-main')}
            </Button>
          )
        }
      />
    </div>
  );
}

export interface HistoryGridProps extends PreviousVersionsProps {
  onOpen: (image: ImageHistoryItem) => void;
}

/** On a page: all of them with their dates, the main one marked. */
export function HistoryGrid({ shape, name, images, mainUrl, onSetMain, pending, onOpen }: HistoryGridProps) {
  return (
    <ImageGrid
      shape={shape}
      name={name}
      images={images}
      onOpen={onOpen}
      renderUnder={({ url, timestamp }) => (
        <div className="mt-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <span className="text-ink-soft">{writeDate(timestamp)}</span>
          {url === mainUrl ? (
            <span className="inline-flex items-center gap-1.5 font-semibold text-leaf">
              <Check size={18} aria-hidden="true" />
              {say('image.screen.main')}
            </span>
          ) : (
            onSetMain && (
              <Button look="quiet" disabled={pending} className="-mx-4" onClick={() => onSetMain(url)}>
                {say('image.screen.set-main')}
              </Button>
            )
          )}
        </div>
      )}
    />
  );
}
