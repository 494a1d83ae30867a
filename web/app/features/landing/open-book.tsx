/** An open book; its page turns by itself for one round, and at the reader's press at any time. */
import { useEffect, useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { PageTurner } from './page-turner.tsx';
import { useReducedMotion } from './reduced-motion.ts';
import { SCENES, type Scene } from './scenes.ts';

const PAGE_MS = 6_000;

export function OpenBook() {
  const [place, setPlace] = useState(0);
  /** What the reader asked for; null until then. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const prefersStill = useReducedMotion();
  const isTurning = wanted ?? !prefersStill;
  const scene = SCENES[place];

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => {
      const next = (place + 1) % SCENES.length;
      setPlace(next);
      // Back at the first page the round is over.
      if (next === 0) setWanted(false);
    }, PAGE_MS);
    return () => clearTimeout(timer);
  }, [isTurning, place]);

  function turnTo(next: number) {
    setWanted(false);
    setPlace(next);
  }

  if (!scene) return null;
  return (
    <div className="book-stand">
      <div className="book">
        <span className="ribbon" aria-hidden="true" />
        <Spread key={scene.name} scene={scene} page={place * 2 + 4} isFirst={place === 0} />
      </div>
      <PageTurner place={place} onTurn={turnTo} isTurning={isTurning} onTour={setWanted} />
    </div>
  );
}

/** Two facing pages: the picture across both, and the words below it. */
function Spread({ scene, page, isFirst }: { scene: Scene; page: number; isFirst: boolean }) {
  const { src, alt, position, zoom, left, right } = scene;
  return (
    <div className="leaves">
      <div className="plate-wide">
        <div className="h-full" style={{ width: `${zoom}%` }}>
          <Picture src={src} alt={alt} width={1024} height={1024} position={position} eager={isFirst} optional className="size-full" />
        </div>
      </div>
      <div className="words">
        <p>{left}</p>
        <p>{right}</p>
      </div>
      <div className="folio" aria-hidden="true">
        <span>{page}</span>
        <span>{page + 1}</span>
      </div>
    </div>
  );
}
