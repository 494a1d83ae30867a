/** One phase of the story: its picture and its text side by side, like two pages of a book. */
import type { StoryPart as Part } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { Headphones, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Voice } from './paragraph.tsx';
import type { ReadingFace } from './reading-face.ts';
import { StoryText } from './story-text.tsx';

export interface StoryPartProps {
  part: Part;
  /** 1 for the introduction. */
  position: number;
  face: ReadingFace;
  /** Present while this part is read aloud or rests in the middle of it. */
  voice?: Voice;
  isSpeaking: boolean;
  onListen: () => void;
  /** What belongs to the text and appears below it, such as the making of its recording. */
  children?: ReactNode;
}

export function StoryPart({ part, position, face, voice, isSpeaking, onListen, children }: StoryPartProps) {
  const isFlipped = position % 2 === 0;
  const name = PHASE_LABELS[part.phase];
  return (
    <section
      id={`part-${position}`}
      aria-labelledby={`part-${position}-title`}
      className={cx(
        'relative scroll-mt-4 bg-card shadow-card max-shell:-mx-4 shell:grid shell:min-h-[560px] shell:grid-cols-2',
        'shell:rounded-[28px]',
      )}
    >
      <div
        className={cx(
          'overflow-clip bg-cover bg-center max-shell:aspect-[4/3] max-shell:max-h-[64dvh] max-shell:w-full',
          isFlipped ? 'shell:order-2 shell:rounded-r-[28px]' : 'shell:rounded-l-[28px]',
        )}
        style={part.picture?.blur ? { backgroundImage: `url("${part.picture.blur}")` } : undefined}
      >
        <Picture
          src={part.picture?.url}
          alt={part.picture?.alt ?? ''}
          width={part.picture?.width ?? 1024}
          height={part.picture?.height ?? 1024}
          placeholder={part.picture?.blur}
          eager={position === 1}
          className="size-full shell:sticky shell:top-0 shell:max-h-dvh shell:min-h-[560px]"
        />
      </div>
      <div className="self-center px-5 pt-7 pb-10 shell:px-10 shell:py-12 wide:px-14 wide:py-14">
        <div className="mb-5 flex items-center justify-between gap-4">
          <h2 id={`part-${position}-title`} tabIndex={-1} className="outline-none">{name}</h2>
          <Button
            look="icon"
            label={`${isSpeaking ? say('narration.screen.pause') : say('narration.screen.listen')}: ${name}`}
            aria-pressed={isSpeaking}
            icon={isSpeaking ? <Pause /> : <Headphones />}
            onClick={onListen}
            className="aria-pressed:bg-plum-wash aria-pressed:text-plum"
          />
        </div>
        <StoryText part={part} position={position} face={face} voice={voice} />
        {children}
      </div>
    </section>
  );
}
