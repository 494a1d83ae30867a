/** One paragraph of the story; while it is read aloud, the word being spoken is lit and every word can be pressed. */
import type { SpokenWord } from '@fableloom/contract';
import { memo, useEffect, useMemo, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';
import { cutPieces, type Paragraph } from './paragraphs.ts';
import { StoryWords } from './syllables.tsx';
import type { WordLight } from './word-light.ts';

export interface Voice {
  words: readonly SpokenWord[];
  light: WordLight;
}

interface StoryParagraphProps {
  paragraph: Paragraph;
  /** Present while this part is read aloud. */
  voice?: Voice;
}

/** `data-from` tells selections where in the part's text they are. */
export const StoryParagraph = memo(function StoryParagraph({ paragraph, voice }: StoryParagraphProps) {
  return (
    <p data-from={paragraph.from} className="max-w-[66ch]">
      {voice ? <SpokenText paragraph={paragraph} voice={voice} /> : <StoryWords text={paragraph.text} />}
    </p>
  );
});

function SpokenText({ paragraph, voice: { words, light } }: Required<StoryParagraphProps>) {
  const pieces = useMemo(() => cutPieces(paragraph, words), [paragraph, words]);
  const lit = useSyncExternalStore(light.subscribe, () => litIn(paragraph, words, light.read()), () => -1);

  function jump(event: MouseEvent, index: number) {
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!isSelecting && event.button === 0) light.jumpTo(index);
  }

  return pieces.map((piece) =>
    piece.is === 'between' ? (
      piece.text
    ) : (
      <Word key={piece.from} isLit={piece.index === lit} onPress={(event) => jump(event, piece.index)}><StoryWords text={piece.text} /></Word>
    ),
  );
}

/** Only the paragraph of the spoken word has to be drawn again. */
function litIn({ from, to }: Paragraph, words: readonly SpokenWord[], index: number): number {
  const word = words[index];
  return word && word.from >= from && word.to <= to ? index : -1;
}

interface WordProps {
  isLit: boolean;
  onPress: (event: MouseEvent) => void;
  children: ReactNode;
}

function Word({ isLit, onPress, children }: WordProps) {
  const word = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLit && word.current) keepInView(word.current);
  }, [isLit]);
  return (
    // By key, the line of the player does the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      ref={word}
      aria-current={isLit || undefined}
      onClick={onPress}
      className={cx(
        'cursor-pointer rounded-lg aria-[current]:-mx-[3px] aria-[current]:bg-marigold aria-[current]:px-[3px]',
        'aria-[current]:text-on-marigold',
      )}
    >
      {children}
    </span>
  );
}

/** Follows the voice only when the word leaves the comfortable middle of the window, and not at all where motion is not wanted. */
function keepInView(word: HTMLElement) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { top, bottom } = word.getBoundingClientRect();
  const isComfortable = top > window.innerHeight * 0.12 && bottom < window.innerHeight * 0.72;
  if (!isComfortable) word.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
