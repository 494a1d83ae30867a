/** The text of one part, in the reader's font; passages can be selected by mouse, touch and keyboard. */
import type { StoryPart } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { Fragment, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';
import { LINE_KEYS, pressLineKey } from '../reading/line-keys.ts';
import { StoryParagraph } from '../reading/paragraph.tsx';
import { cutParagraphs } from '../reading/paragraphs.ts';
import type { ReadingFace } from '../reading/reading-face.ts';
import type { Recorded, Voice } from '../reading/word-light.ts';
import { selectNextSentence } from './select-sentences.ts';

export interface StoryTextProps {
  part: StoryPart;
  /** 1 for the introduction. */
  position: number;
  face: ReadingFace;
  voice?: Voice;
  recorded?: Recorded;
  /** What stands below the paragraph from `from`, before the one that begins at `next`, such as a picture that was drawn of it. */
  below?: (place: { from: number; next: number }) => ReactNode;
}

/** Shift with the arrows selects sentence by sentence; without it they go from line to line of the voice; `data-part` tells selections which part they are in. */
export function StoryText({ part, position, face, voice, recorded, below }: StoryTextProps) {
  const paragraphs = useMemo(() => cutParagraphs(part.text), [part.text]);
  const sheet = useRef<HTMLElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (pressLineKey(event, voice)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!event.shiftKey || step === 0 || !sheet.current) return;
    event.preventDefault();
    selectNextSentence(sheet.current, part.text, step);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reading text is selected by keyboard too
    <section
      ref={sheet}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
      tabIndex={0}
      aria-label={say('story.screen.select-sentences', { phase: PHASE_LABELS[part.phase] })}
      aria-keyshortcuts={`Shift+ArrowDown Shift+ArrowUp${voice ? ` ${LINE_KEYS}` : ''}`}
      data-part={part.id}
      data-position={position}
      onKeyDown={onKeyDown}
      className={cx('grid gap-5 leading-[1.6]', face.fontClass)}
      style={face.style}
    >
      {paragraphs.map((paragraph, place) => (
        <Fragment key={paragraph.from}>
          <StoryParagraph paragraph={paragraph} voice={voice} recorded={recorded} />
          {below?.({ from: paragraph.from, next: paragraphs[place + 1]?.from ?? Infinity })}
        </Fragment>
      ))}
    </section>
  );
}
