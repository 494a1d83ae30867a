/** The font and size for a story that somebody shared: a member's own choice, and for visitors what suits its age. */
import type { Preferences } from '@fableloom/contract';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { useSession } from '../../session/session.ts';
import { useReadingFace, type ReadingFace } from '../reading/reading-face.ts';

export function useOwnFace(age: AgeRange): { face: ReadingFace; preferences: Preferences | undefined } {
  const { user } = useSession();
  const { data: me } = useQuery({ ...orpc.me.show.queryOptions(), enabled: user !== null });
  const preferences = me?.profile.preferences;
  return { face: useReadingFace(age, preferences), preferences };
}
