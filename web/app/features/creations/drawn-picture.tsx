/** A picture that has just been made: its lines come first, then its colours flow in from the edge. */
import type { Picture as StoredPicture } from '@fableloom/contract';
import { sourcesOf } from '../../ui/picture-sources.ts';
import { say } from '@fableloom/contract/messages/index';
import { ImageOff, RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type CSSProperties } from 'react';
import { Button } from '../../ui/button.tsx';

const LASTS_MS = 1800;
const EASING = 'cubic-bezier(0.3, 0, 0.3, 1)';
/** How far from the middle there is no colour yet. */
const HOLE = '--uncolored';
const CLOSED = '-15%';

const LINES_COME = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
const COLORS_FLOW = [{ [HOLE]: '115%', opacity: 0 }, { [HOLE]: '112%', opacity: 1, offset: 0.2 }, { [HOLE]: CLOSED, opacity: 1 }];

/** A length in a mask can move only when the browser knows what it is. */
function nameTheHole() {
  try {
    CSS.registerProperty({ name: HOLE, syntax: '<percentage>', inherits: false, initialValue: CLOSED });
  } catch {
    // It is known already, or the browser cannot: then the picture simply appears.
  }
}

const MASK = `radial-gradient(ellipse 78% 78% at 50% 52%, transparent var(${HOLE}), #000 calc(var(${HOLE}) + 14%))`;

export interface DrawnPictureProps {
  picture: StoredPicture;
  isNew: boolean;
}

/** Says so when the picture does not come, and tries again when asked. */
export function DrawnPicture({ picture, isNew }: DrawnPictureProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <span role="alert" className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-1 p-4 text-center text-ink-soft">
        <ImageOff aria-hidden="true" />
        <span>{say('image.load.failed')}</span>
        <Button
          look="quiet"
          icon={<RotateCw />}
          onClick={() => {
            setTries(tries + 1);
            setFailed(false);
          }}
        >
          {say('job.screen.try-again')}
        </Button>
      </span>
    );
  }
  return <Colored key={tries} picture={picture} isNew={isNew && tries === 0} tries={tries} onFailed={() => setFailed(true)} />;
}

/** @param tries how often it has been asked for in vain */
function Colored({ picture, isNew, tries, onFailed }: DrawnPictureProps & { tries: number; onFailed: () => void }) {
  const filter = useId();
  const lines = useRef<HTMLImageElement>(null);
  const colors = useRef<HTMLImageElement>(null);

  // It may have failed before this page came alive.
  const failedEarly = useEffectEvent(onFailed);
  useEffect(() => {
    const { complete, naturalWidth } = colors.current ?? {};
    if (complete && naturalWidth === 0) failedEarly();
  }, []);

  useEffect(() => {
    if (!isNew || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    nameTheHole();
    const moves = [
      lines.current?.animate(LINES_COME, { duration: LASTS_MS }),
      colors.current?.animate(COLORS_FLOW, { duration: LASTS_MS, easing: EASING }),
    ];
    return () => moves.forEach((move) => move?.cancel());
  }, [isNew, picture.url]);

  const { width, height } = picture;
  const shared = { width, height, className: 'absolute inset-0 size-full object-cover', ...sourcesOf(picture.url, width, 'page', false, tries) };
  const behind: CSSProperties = picture.blur ? { background: `center / cover url("${picture.blur}")` } : {};
  const mask = isNew ? ({ maskImage: MASK, [HOLE]: CLOSED } as CSSProperties) : {};
  return (
    <>
      {isNew && (
        <>
          <svg className="absolute size-0" aria-hidden="true">
            <filter id={filter} colorInterpolationFilters="sRGB">
              <feGaussianBlur stdDeviation="0.8" />
              <feConvolveMatrix order="3" kernelMatrix="-1 -1 -1 -1 8 -1 -1 -1 -1" preserveAlpha="true" />
              <feColorMatrix values="-3 -3 -3 0 1.05 -3 -3 -3 0 1.02 -2.5 -2.5 -2.5 0 1 0 0 0 1 0" />
            </filter>
          </svg>
          <img {...shared} ref={lines} alt="" aria-hidden="true" style={{ filter: `url(#${filter})`, opacity: 0 }} />
        </>
      )}
      <img {...shared} ref={colors} alt={picture.alt} onError={onFailed} style={{ ...behind, ...mask }} />
    </>
  );
}
