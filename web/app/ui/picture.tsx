/** A picture with its place kept free, a soft placeholder, and a way to try again when it does not come. */
import { ImageOff, RotateCw } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './classes.ts';
import { type PictureRoom, sourcesOf } from './picture-sources.ts';

export interface PictureProps {
  src: string | null | undefined;
  /** What was drawn; an empty text only where the words beside it say the same. */
  alt: string;
  /** Pixels of the whole picture. */
  width: number;
  height: number;
  /** How large it stands on the page; the browser fetches the copy that fits. A card, where it is not said; a page, where it comes first. */
  room?: PictureRoom;
  /** A tiny version of the picture (data address) or a CSS colour to show first. */
  placeholder?: string | null;
  /** The picture of the first screen: fetched at once. */
  eager?: boolean;
  className?: string;
  /** CSS object-position, for faces near the top. */
  position?: string;
  /** A picture that is missed by nobody: when it does not come, its place stays softly coloured. */
  optional?: boolean;
}

/** A picture that was there before anyone looked is not brought in again. */
type Seen = { is: 'coming' } | { is: 'shown'; softly: boolean } | { is: 'failed' };

/** Our own drawings beside words that say the same are missed by nobody, too. */
const isDecoration = (src: string, alt: string) => alt === '' && /^\/(art|figures)\//.test(src);

export function Picture(props: PictureProps) {
  const { src, alt, width, height, placeholder, eager = false, className, position, optional = false } = props;
  const { room = eager ? 'page' : 'card' } = props;
  const [seen, setSeen] = useState<Seen>({ is: 'coming' });
  const [attempt, setAttempt] = useState(0);
  const image = useRef<HTMLImageElement>(null);

  // A picture may have arrived, or failed, before this page came alive.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    setSeen(!complete ? { is: 'coming' } : naturalWidth ? { is: 'shown', softly: false } : { is: 'failed' });
  }, [src, attempt]);

  /** The picture may stand in a link, which is not what was pressed. */
  function tryAgain(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
    setAttempt(attempt + 1);
  }

  if (!src) return <span className={cx('block', SOFT, className)} role={alt ? 'img' : undefined} aria-label={alt || undefined} />;

  return (
    <span className={cx('relative block overflow-hidden', SOFT, className)} style={behind(placeholder)}>
      {seen.is === 'failed' ? !optional && !isDecoration(src, alt) && (
        <span className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-1 p-3 text-center text-ink-soft">
          <ImageOff aria-hidden="true" />
          <span>Failed to load image</span>
          <Button look="quiet" icon={<RotateCw />} onClick={tryAgain}>Reload</Button>
        </span>
      ) : (
        <img
          key={`${src} ${attempt}`}
          ref={image}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          {...sourcesOf(src, width, room, !eager, attempt)}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onLoad={() => setSeen({ is: 'shown', softly: true })}
          onError={() => setSeen({ is: 'failed' })}
          className={cx('size-full object-cover', seen.is === 'shown' && seen.softly && 'animate-appear')}
          style={position ? { objectPosition: position } : undefined}
        />
      )}
    </span>
  );
}

/** Two soft colours of the evening, where no picture is yet. */
const SOFT = 'bg-linear-160 from-plum-wash to-marigold-wash';

function behind(placeholder: string | null | undefined) {
  if (!placeholder) return undefined;
  return placeholder.startsWith('data:') ? { background: `center / cover url("${placeholder}")` } : { background: placeholder };
}
