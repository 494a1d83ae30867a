/** Who those are that a story brings along without a name. */
import { isUnknown } from '../character/read-look.ts';
import type { SceneReading } from './read-scene.ts';

/** "A man" is one and the same in all pictures of a story, and another one in the next story. */
export function ofThisStory(reading: SceneReading, story: string | undefined): SceneReading {
  if (!story) return reading;
  const named = (id: string): string => (isUnknown({ id }) ? `${id}:${story}` : id);
  return {
    ...reading,
    players: reading.players.map((player) => ({
      ...player,
      character: { ...player.character, id: named(player.character.id) },
      ...(player.rides?.is === 'friend' ? { rides: { ...player.rides, id: named(player.rides.id) } } : {}),
    })),
  };
}
