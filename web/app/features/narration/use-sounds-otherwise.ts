/** Tells of a recording whether a name in it is said otherwise now. */
import type { Narration } from '@fableloom/contract';
import { soundsTheSame, spokenNamesIn } from '@fableloom/contract/spelling';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';

export function useSoundsOtherwise(): (recording: Narration, text: string) => boolean {
  const { data } = useQuery(orpc.names.list.queryOptions());
  // A story that was kept on the device before there were names to say does not know how they were said.
  return ({ saidLike }: Partial<Narration>, text) => data !== undefined && saidLike !== undefined && !soundsTheSame(saidLike, spokenNamesIn(text, data.items));
}
