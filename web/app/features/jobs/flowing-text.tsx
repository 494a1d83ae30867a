/** A sheet of paper that fills with words; it keeps the newest line in view until the reader scrolls back. */
import { say } from '@fableloom/contract/messages/index';
import { Feather } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/classes.ts';
import { useFlowingWords } from './use-flowing-words.ts';

const NEAR_THE_END_PX = 80;

export function FlowingText({ text, fontClass }: { text: string; fontClass: string }) {
  const { shown, isFlowing } = useFlowingWords(text);
  const sheet = useRef<HTMLElement>(null);
  const paragraphs = shown.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

  useEffect(() => {
    const { current } = sheet;
    if (!current) return;
    const below = current.scrollHeight - current.scrollTop - current.clientHeight;
    if (below < NEAR_THE_END_PX) current.scrollTop = current.scrollHeight;
  }, [shown]);

  return (
    <section
      ref={sheet}
      aria-label={say('job.screen.so-far')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={cx(
        'mx-3 my-3 grid max-h-[46dvh] min-h-40 content-start gap-3 overflow-y-auto rounded-xl px-3 py-1 text-[1.25rem] leading-relaxed',
        fontClass,
      )}
    >
      {paragraphs.length === 0 && <Pen isMoving />}
      {paragraphs.map((paragraph, place) => (
        <p key={place} className="max-w-[66ch] animate-appear">
          {paragraph}
          {place === paragraphs.length - 1 && <Pen isMoving={isFlowing} />}
        </p>
      ))}
    </section>
  );
}

/** Moves while words come, and rests otherwise. */
function Pen({ isMoving }: { isMoving: boolean }) {
  return <Feather aria-hidden="true" size={22} className={cx('ml-1 inline-block text-plum', isMoving && 'animate-breathe')} />;
}
