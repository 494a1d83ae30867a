/** One phase of a shared story: text and picture, its recording where there is one, and the scenes drawn from it. */
import type { SharedStory } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { useMemo } from 'react';
import { cx } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { BookPage } from '../reading/book-page.tsx';
import { StoryParagraph } from '../reading/paragraph.tsx';
import { cutParagraphs } from '../reading/paragraphs.ts';
import type { ReadingFace } from '../reading/reading-face.ts';

export interface SharedPartProps {
  part: SharedStory['parts'][number];
  /** 1 for the introduction. */
  position: number;
  face: ReadingFace;
  narration: SharedStory['narrations'][number] | undefined;
  scenes: SharedStory['sceneImages'];
}

export function SharedPart({ part, position, face, narration, scenes }: SharedPartProps) {
  const paragraphs = useMemo(() => cutParagraphs(part.text), [part.text]);
  return (
    <BookPage phase={part.phase} picture={part.picture} position={position}>
      {narration && (
        // The words are on the page itself.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          controls
          preload="none"
          src={narration.url}
          aria-label={`${say('narration.screen.listen')}: ${PHASE_LABELS[part.phase]}`}
          className="mb-6 w-full"
        />
      )}
      <div className={cx('grid gap-5 leading-[1.6]', face.fontClass)} style={face.style}>
        {paragraphs.map((paragraph) => <StoryParagraph key={paragraph.from} paragraph={paragraph} />)}
      </div>
      {scenes.length > 0 && (
        <ul aria-label={say('scene.screen.title')} className="mt-8 grid grid-cols-2 gap-3">
          {scenes.map(({ id, picture }) => (
            <li key={id}>
              <Picture
                src={picture.url}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                placeholder={picture.blur}
                className="aspect-square rounded-2xl"
              />
            </li>
          ))}
        </ul>
      )}
    </BookPage>
  );
}
