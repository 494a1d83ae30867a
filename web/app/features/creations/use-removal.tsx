/** Deleting a creation: the plan's gate first, then the question, then the act. */
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { doorOf, useGates } from '../../session/gates.ts';
import { useAct } from '../../session/use-act.ts';
import type { Craft, Creation } from './craft.ts';
import { DeleteDialog } from './delete-dialog.tsx';

export function useRemoval<Fields extends object, Made extends Creation>(craft: Craft<Fields, Made>, onRemoved?: () => unknown) {
  const { enter } = useGates();
  const [target, setTarget] = useState<Made | null>(null);
  const remove = useAct({
    do: ({ id }: Made) => craft.remove(id),
    failed: craft.sentences.deleteFailed,
    done: craft.sentences.deleted,
    // A page of what is gone must not be asked for again.
    refresh: [...craft.keys.lists, orpc.me.key()],
    onDone: onRemoved,
  });

  function ask(made: Made) {
    const gate = craft.deleteGate;
    if (gate) enter((plan) => doorOf(plan, gate), () => setTarget(made));
    else setTarget(made);
  }

  const close = () => setTarget(null);
  const dialog = <DeleteDialog title={craft.sentences.deleteTitle} target={target} onClose={close} onDelete={remove.attempt} />;
  return { ask, dialog };
}
