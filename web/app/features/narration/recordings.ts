/** Which recording belongs to a part of a story as it stands; parts count from 1. */
import type { Narration, Story } from '@fableloom/contract';

/** The recording of a part's text as it stands; an older text's recording does not count. */
export function recordingOf(story: Story, part: number): Narration | undefined {
  const current = story.parts[part - 1];
  return current && story.narrations.find((narration) => narration.part === part && narration.partId === current.id);
}

/** The text has changed since it was recorded. */
export function isStale(story: Story, part: number): boolean {
  return recordingOf(story, part) === undefined && story.narrations.some((narration) => narration.part === part);
}
