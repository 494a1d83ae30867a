/** The parts of a story on the time line of the player, each as wide as its recording is long. */
import { recordingOf, type Listenable } from './recordings.ts';

export interface Segment {
  partId: string;
  /** Share of the line. */
  weight: number;
}

/** A part that nobody has read yet is as wide as a recorded one is on average. */
export function segmentsOf(story: Listenable): Segment[] {
  const durations = story.parts.map((_, place) => recordingOf(story, place + 1)?.duration);
  const known = durations.filter((duration) => duration !== undefined);
  const average = known.reduce((sum, duration) => sum + duration, 0) / Math.max(1, known.length) || 1;
  return story.parts.map(({ id }, place) => ({ partId: id, weight: durations[place] ?? average }));
}
