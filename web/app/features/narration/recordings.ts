/** Which recording belongs to a part of a story as it stands; parts count from 1. */
import type { Narration, Picture } from '@fableloom/contract';
import type { Phase } from '@fableloom/contract/taxonomies/phases';

export type Recording = Pick<Narration, 'id' | 'url' | 'duration' | 'part' | 'partId' | 'words' | 'provider'>;

/** A story as far as it is heard: the family's own, and one that somebody shared. */
export interface Listenable<R extends Recording = Recording> {
  title: string;
  cover: Picture | null;
  parts: readonly { id: string; phase: Phase; text: string; picture: Picture | null }[];
  narrations: readonly R[];
}

/** The recording of a part's text as it stands; an older text's recording does not count. */
export function recordingOf<R extends Recording>(story: Listenable<R>, part: number): R | undefined {
  const current = story.parts[part - 1];
  return current && story.narrations.find((narration) => narration.part === part && narration.partId === current.id);
}

/** The first part that nobody has read aloud as it stands, from 1; null where the whole story can be heard. */
export function firstSilentPart(story: Listenable): number | null {
  const place = story.parts.findIndex((_, index) => recordingOf(story, index + 1) === undefined);
  return place === -1 ? null : place + 1;
}

/** The text has changed since it was recorded. */
export function isStale(story: Listenable, part: number): boolean {
  return recordingOf(story, part) === undefined && story.narrations.some((narration) => narration.part === part);
}
