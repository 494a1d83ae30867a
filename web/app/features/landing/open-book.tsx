/** An open book; its page turns by itself for one round, and at the reader's press at any time. */
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { SCENES } from './scenes.ts';

const PAGE_MS = 6_000;

export function OpenBook() {
  const [place, setPlace] = useState(0);
  const [isTurning, setTurning] = useState(false);
  const scene = SCENES[place] ?? SCENES[0];

  useEffect(() => setTurning(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => {
      const next = (place + 1) % SCENES.length;
      setPlace(next);
      // Back at the first page the round is over.
      if (next === 0) setTurning(false);
    }, PAGE_MS);
    return () => clearTimeout(timer);
  }, [isTurning, place]);

  if (!scene) return null;
  return (
    <div className="book-stand">
      <div className="book">
        <span className="ribbon" aria-hidden="true" />
        <div className="leaves">
          <div className="plate-wide">
            <Picture key={scene.name} src={scene.src} alt={scene.alt} width={1024} height={1024} position={scene.position} eager={place === 0} optional className="size-full" />
          </div>
          <div className="words" key={`words-${scene.name}`}>
            <p>{scene.left}</p>
            <p>{scene.right}</p>
          </div>
          <div className="folio" aria-hidden="true">
            <span>{place * 2 + 4}</span>
            <span>{place * 2 + 5}</span>
          </div>
        </div>
      </div>
      <div className="turners" role="group" aria-label="Pages of the book">
        {SCENES.map(({ name, title, src }, index) => (
          <button
            key={name}
            type="button"
            aria-label={title}
            aria-pressed={index === place}
            onClick={() => {
              setTurning(false);
              setPlace(index);
            }}
          >
            <img src={src} alt="" width={76} height={56} loading="lazy" decoding="async" />
          </button>
        ))}
        <button type="button" className="tour" aria-label={isTurning ? 'Stop turning the pages' : 'Turn the pages'} onClick={() => setTurning(!isTurning)}>
          {isTurning ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        </button>
      </div>
    </div>
  );
}
