import { useAct } from '../../session/use-act.ts';
import type { Craft, Creation } from './craft.ts';

/** Makes an earlier picture the main one. */
export function useSetMain<Fields extends object, Made extends Creation>(craft: Craft<Fields, Made>, onDone?: () => void) {
  return useAct({
    do: (input: { id: string; url: string }) => craft.setMain(input),
    failed: 'image.main.failed',
    done: 'image.main.done',
    refresh: craft.keys.records,
    onDone,
  });
}
