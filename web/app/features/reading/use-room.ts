/** How much text a page of reading mode holds, measured with the letters that it is set in. */
import { useEffect, useState, type RefObject } from 'react';
import type { Room } from './spreads.ts';

/** Characters that a line loses on average, because the next word does not fit. */
const LOST = 3;
const FEWEST = 4;
const SAMPLE = 'The lantern was a little moon, and the fox carried it home. “Who is there?” asked Maya.';
const UNKNOWN: Room = { lines: 9, signs: 28 };

/** @param words the block that holds the text @param sheet what it stands on @param face changes with the letters */
export function useRoom(sheet: RefObject<HTMLElement | null>, words: RefObject<HTMLElement | null>, face: string): Room {
  const [room, setRoom] = useState(UNKNOWN);
  useEffect(() => {
    if (!sheet.current) return;
    const measure = () => {
      if (!sheet.current || !words.current) return;
      const { lines, signs } = measuredRoom(sheet.current, words.current);
      setRoom((now) => (now.lines === lines && now.signs === signs ? now : { lines, signs }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(sheet.current);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [sheet, words, face]);
  return room;
}

function measuredRoom(sheet: HTMLElement, words: HTMLElement): Room {
  const around = getComputedStyle(sheet);
  const style = getComputedStyle(words);
  const height = sheet.clientHeight - parseFloat(around.paddingTop) - parseFloat(around.paddingBottom);
  const wide = parseFloat(getComputedStyle(words.querySelector('p') ?? words).maxWidth) || Infinity;
  const width = Math.min(wide, sheet.clientWidth - parseFloat(around.paddingLeft) - parseFloat(around.paddingRight));
  return {
    lines: Math.max(1, Math.floor(height / (parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.5))),
    signs: Math.max(FEWEST, Math.floor(width / widthOfSign(style)) - LOST),
  };
}

/** Pixels of a character on average, with the room beside it. */
function widthOfSign({ font, letterSpacing, wordSpacing }: CSSStyleDeclaration): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 12;
  pen.font = font;
  const gaps = SAMPLE.split(' ').length - 1;
  const between = (parseFloat(letterSpacing) || 0) + ((parseFloat(wordSpacing) || 0) * gaps) / SAMPLE.length;
  return pen.measureText(SAMPLE).width / SAMPLE.length + between;
}
