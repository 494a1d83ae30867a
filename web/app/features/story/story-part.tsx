/** One phase of the story on its family's own page: to read, and to hear from here. */
import type { StoryPart as Part } from '@fableloom/contract';
import type { ReactNode } from 'react';
import { BookPage } from '../reading/book-page.tsx';
import { ListenButton } from '../reading/listen-button.tsx';
import type { ReadingFace } from '../reading/reading-face.ts';
import type { Recorded, Voice } from '../reading/word-light.ts';
import { StoryText, type StoryTextProps } from './story-text.tsx';

export interface StoryPartProps {
  part: Part;
  /** 1 for the introduction. */
  position: number;
  face: ReadingFace;
  /** Present while this part is read aloud or rests in the middle of it. */
  voice?: Voice;
  /** Present where it can be heard at once. */
  recorded?: Recorded;
  isSpeaking: boolean;
  onListen: () => void;
  below?: StoryTextProps['below'];
  /** What belongs to the text and appears below it, such as the making of its recording. */
  children?: ReactNode;
}

export function StoryPart({ part, position, face, voice, recorded, isSpeaking, onListen, below, children }: StoryPartProps) {
  const listen = <ListenButton phase={part.phase} isSpeaking={isSpeaking} onListen={onListen} />;
  return (
    <BookPage phase={part.phase} picture={part.picture} position={position} aside={listen}>
      <StoryText part={part} position={position} face={face} voice={voice} recorded={recorded} below={below} />
      {children}
    </BookPage>
  );
}
