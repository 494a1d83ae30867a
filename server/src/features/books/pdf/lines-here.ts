/**
 * How many lines of a paragraph stand on this page: never its first one alone at the foot, and never its last one alone at the
 * head of the next. 0 where the paragraph begins on the next page.
 * @param lines of the paragraph @param room for lines on this page
 */
export function linesHere(lines: number, room: number): number {
  if (lines <= room) return lines;
  const here = lines - room === 1 ? room - 1 : room;
  return here < 2 ? 0 : here;
}
