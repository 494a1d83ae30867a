/** Story ids: story_ plus a timestamp. */
import { randomInt } from 'node:crypto';

/** Microseconds since 1970; the last three digits are drawn, so that two stories of one millisecond differ. */
export const newStoryId = (now: Date): string => `story_${now.getTime() * 1000 + randomInt(1000)}`;

/** Pictures and sound of a story, as the specification lays them out. */
export const storyFolder = (userId: string, storyId: string): string => `stories/${userId}/${storyId}`;
