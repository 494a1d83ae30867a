/** One phase of the story on its family's own page: to read, and to hear from here. */
import type { StoryPart as Part } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { Headphones, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { BookPage } from '../reading/book-page.tsx';
import type { Voice } from '../reading/paragraph.tsx';
import type { ReadingFace } from '../reading/reading-face.ts';
import { StoryText, type StoryTextProps } from './story-text.tsx';

export interface StoryPartProps {
  part: Part;
  /** 1 for the introduction. */
  position: number;
  face: ReadingFace;
  /** Present while this part is read aloud or rests in the middle of it. */
  voice?: Voice;
  isSpeaking: boolean;
  onListen: () => void;
  below?: StoryTextProps['below'];
  /** What belongs to the text and appears below it, such as the making of its recording. */
  children?: ReactNode;
}

export function StoryPart({ part, position, face, voice, isSpeaking, onListen, below, children }: StoryPartProps) {
  const listen = (
    <Button
      look="icon"
      label={`${isSpeaking ? say('narration.screen.pause') : say('narration.screen.listen')}: ${PHASE_LABELS[part.phase]}`}
      aria-pressed={isSpeaking}
      icon={isSpeaking ? <Pause /> : <Headphones />}
      onClick={onListen}
      className="aria-pressed:bg-plum-wash aria-pressed:text-plum"
    />
  );
  return (
    <BookPage phase={part.phase} picture={part.picture} position={position} aside={listen}>
      <StoryText part={part} position={position} face={face} voice={voice} below={below} />
      {children}
    </BookPage>
  );
}
