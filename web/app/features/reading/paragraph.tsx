/** One paragraph of the story; while it is read aloud, the word being spoken is lit, and a tap has the voice go on from there. */
import type { SpokenWord } from '@fableloom/contract';
import { memo, useEffect, useMemo, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';
import { following } from './follow-voice.ts';
import { cutPieces, cutSentences, firstWordFrom, wordsTouching, type Paragraph } from './paragraphs.ts';
import { StoryWords } from './syllables.tsx';
import type { Recorded, Voice } from './word-light.ts';

/** A finger that rests on a word wants no voice. */
const LONG_PRESS_MS = 450;

const isAnythingSelected = (): boolean => window.getSelection()?.isCollapsed === false;

interface StoryParagraphProps {
  paragraph: Paragraph;
  /** Present while this part is read aloud. */
  voice?: Voice;
  /** Present where this part was read aloud once: a tap on a word begins there. */
  recorded?: Recorded;
}

/** `data-from` tells selections where in the part's text they are. */
export const StoryParagraph = memo(function StoryParagraph({ paragraph, voice, recorded }: StoryParagraphProps) {
  const press = useRef({ wasSelecting: false, at: 0 });
  function jump(event: MouseEvent<HTMLElement>) {
    // Who only lets go of a passage has not asked for the voice.
    const isSelecting = isAnythingSelected() || press.current.wasSelecting;
    const isLong = press.current.at > 0 && event.timeStamp - press.current.at > LONG_PRESS_MS;
    press.current = { wasSelecting: false, at: 0 };
    if (!recorded || isSelecting || isLong || event.button !== 0) return;
    const { words } = recorded;
    const index = wordAtPoint(event) ?? wordOfText(event, paragraph, words) ?? firstWordOfSentence(event, paragraph, words);
    if (index !== -1) recorded.jumpTo(index);
  }

  return (
    // One listener for all words, so that no screen reader calls each of them clickable; by key, the arrows do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <p
      dir="auto"
      data-from={paragraph.from}
      onPointerDown={recorded && (({ timeStamp }) => (press.current = { wasSelecting: isAnythingSelected(), at: timeStamp }))}
      onClick={recorded && jump}
      className={cx('max-w-[66ch] [text-wrap:wrap]', recorded && 'cursor-pointer')}
    >
      {voice ? <SpokenText paragraph={paragraph} voice={voice} /> : <StoryWords text={paragraph.text} />}
    </p>
  );
});

function wordAtPoint({ target }: MouseEvent): number | null {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-word]')?.dataset['word'] : undefined;
  return index === undefined ? null : Number(index);
}

/** Where nobody speaks the words are plain text: thousands of elements would only make the page slow. */
function wordOfText(event: MouseEvent<HTMLElement>, paragraph: Paragraph, words: readonly SpokenWord[]): number | null {
  const { currentTarget, clientX, clientY } = event;
  const at = paragraph.from + placeInText(currentTarget, clientX, clientY);
  const index = wordsTouching(words, at).find((place) => {
    const word = words[place];
    const boxes = word ? boxesOf(currentTarget, word.from - paragraph.from, word.to - paragraph.from) : [];
    return boxes.some(({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
  });
  return index ?? null;
}

/** Of the characters in a text, whatever elements they stand in. */
function boxesOf(text: HTMLElement, from: number, to: number): DOMRect[] {
  const range = document.createRange();
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { length } = node.textContent ?? '';
    if (from >= passed && from < passed + length) range.setStart(node, from - passed);
    if (to > passed && to <= passed + length) {
      range.setEnd(node, to - passed);
      return [...range.getClientRects()];
    }
    passed += length;
  }
  return [];
}

/** Between two words lies a sentence: it begins anew. -1 where the voice says nothing. */
function firstWordOfSentence({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>, paragraph: Paragraph, words: readonly SpokenWord[]): number {
  const at = paragraph.from + placeInText(currentTarget, clientX, clientY);
  const sentence = cutSentences(paragraph.text).findLast(({ from }) => paragraph.from + from <= at);
  return firstWordFrom(words, paragraph.from + (sentence?.from ?? 0));
}

/** How many characters stand before this point of the window. */
function placeInText(text: HTMLElement, x: number, y: number): number {
  const caret = caretAt(x, y);
  if (!caret || !text.contains(caret.node)) return 0;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(caret.node, caret.offset);
  return before.toString().length;
}

/** Older Safari has the second way only. */
function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret && { node: caret.offsetNode, offset: caret.offset };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

function SpokenText({ paragraph, voice: { words, light } }: { paragraph: Paragraph; voice: Voice }) {
  const pieces = useMemo(() => cutPieces(paragraph, words), [paragraph, words]);
  const lit = useSyncExternalStore(light.subscribe, () => litIn(paragraph, words, light.read()), () => -1);
  return pieces.map((piece) =>
    piece.is === 'between' ? (
      piece.text
    ) : (
      <Word key={piece.from} index={piece.index} isLit={piece.index === lit}><StoryWords text={piece.text} /></Word>
    ),
  );
}

/** Only the paragraph of the spoken word has to be drawn again. */
function litIn({ from, to }: Paragraph, words: readonly SpokenWord[], index: number): number {
  const word = words[index];
  return word && word.from >= from && word.to <= to ? index : -1;
}

interface WordProps {
  index: number;
  isLit: boolean;
  children: ReactNode;
}

function Word({ index, isLit, children }: WordProps) {
  const word = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLit && word.current) keepInView(word.current);
  }, [isLit]);
  return (
    <span
      ref={word}
      data-word={index}
      aria-current={isLit || undefined}
      className="rounded-lg aria-[current]:-mx-[3px] aria-[current]:bg-marigold aria-[current]:px-[3px] aria-[current]:text-on-marigold"
    >
      {children}
    </span>
  );
}

/** Follows the voice only when the word leaves the comfortable middle of what shows the text; in one step where motion is not wanted. */
function keepInView(word: HTMLElement) {
  const { top, bottom } = word.getBoundingClientRect();
  const sheet = word.closest('[data-sheet]')?.getBoundingClientRect() ?? { top: 0, height: window.innerHeight };
  const isComfortable = top > sheet.top + sheet.height * 0.12 && bottom < sheet.top + sheet.height * 0.72;
  const isInView = bottom > Math.max(0, sheet.top) && top < Math.min(window.innerHeight, sheet.top + sheet.height);
  if (!following.may(performance.now(), isInView) || isComfortable) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  word.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
}
