import type { ReactNode } from 'react';
import { EmptyPicture, type EmptyPictureName } from './empty-pictures.tsx';

export interface EmptyStateProps {
  picture: EmptyPictureName | { drawing: ReactNode };
  /** One sentence. */
  sentence: string;
  /** A second, softer line where one is needed. */
  detail?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** The level of the sentence as a heading; left out, it is a paragraph. */
  heading?: 1 | 2 | 3;
}

/** Nothing here yet: a picture, one sentence, one button. */
export function EmptyState({ picture, sentence, detail, action, heading = 2 }: EmptyStateProps) {
  const Heading = `h${heading}` as 'h1' | 'h2' | 'h3';
  return (
    <div className="mx-auto grid max-w-[520px] justify-items-center gap-5 px-4 py-10 text-center">
      {typeof picture === 'string' ? <EmptyPicture name={picture} /> : picture.drawing}
      <Heading className="text-2xl">{sentence}</Heading>
      {detail && <p className="text-ink-soft">{detail}</p>}
      {action}
    </div>
  );
}
