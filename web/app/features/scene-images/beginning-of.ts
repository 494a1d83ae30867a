/** How a part begins, as a passage to draw: whole paragraphs, until there is enough to see. */
import type { StoryPart } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';

/** Letters that say who is where. */
const ENOUGH = 240;

export function beginningOf({ text }: Pick<StoryPart, 'text'>): { start: number; end: number; text: string } {
  let end = 0;
  for (const paragraph of text.split('\n\n')) {
    const next = end === 0 ? paragraph.length : end + 2 + paragraph.length;
    if (end > 0 && (end >= ENOUGH || next > LIMITS.sceneTextMax)) break;
    end = next;
  }
  end = Math.min(end, LIMITS.sceneTextMax);
  return { start: 0, end, text: text.slice(0, end) };
}
