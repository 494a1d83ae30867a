import { Pause, Play } from 'lucide-react';
import { sourcesOf } from '../../ui/picture-sources.ts';
import { SCENES } from './scenes.ts';

const SCENE_WIDTH = 1280;

interface PageTurnerProps {
  place: number;
  onTurn: (place: number) => void;
  isTurning: boolean;
  onTour: (wanted: boolean) => void;
}

/** The pages of the book as small pictures, and a button that stops or starts the tour. */
export function PageTurner({ place, onTurn, isTurning, onTour }: PageTurnerProps) {
  const Icon = isTurning ? Pause : Play;
  return (
    <fieldset className="turners">
      <legend className="sr-only">Pages of the book</legend>
      {SCENES.map(({ name, title, src }, index) => (
        <button key={name} type="button" aria-label={title} aria-pressed={index === place} onClick={() => onTurn(index)}>
          <img loading="lazy" {...sourcesOf(src, SCENE_WIDTH, 'thumb', true)} alt="" width={76} height={56} decoding="async" />
        </button>
      ))}
      <button
        type="button"
        className="tour"
        aria-label={isTurning ? 'Stop turning the pages' : 'Turn the pages'}
        onClick={() => onTour(!isTurning)}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
