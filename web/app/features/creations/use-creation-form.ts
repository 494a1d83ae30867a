/** Writing a new creation or changing one: the draft, saving it, and another window that was faster. */
import type { PlainMessageKey } from '@fableloom/contract/messages/index';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { useGates } from '../../session/gates.ts';
import { useAct } from '../../session/use-act.ts';
import type { Craft, Creation } from './craft.ts';
import { useDraft } from './use-draft.ts';

export interface CreationFormInput<Fields extends object, Made extends Creation> {
  craft: Craft<Fields, Made>;
  /** The one to edit; absent for a new one. */
  existing: Made | undefined;
  blank: Fields;
  /** Names of the required fields that are still empty. */
  missingIn: (fields: Fields) => readonly string[];
  onSaved: (made: Made) => void;
  /** Said of a new one that is saved, where the kind's own sentence does not fit. */
  savedSentence?: PlainMessageKey | undefined;
}

export function useCreationForm<Fields extends object, Made extends Creation>(input: CreationFormInput<Fields, Made>) {
  const { craft, existing, blank, missingIn, onSaved, savedSentence } = input;
  const queries = useQueryClient();
  const { pass, roomFor } = useGates();
  const draft = useDraft<Fields>(existing ? craft.formOf(existing) : blank);
  // The revision stays the one that was read here, so that another window's save is noticed and not overwritten.
  const [startedFrom, setStartedFrom] = useState(existing?.revision ?? 0);
  const [created, setCreated] = useState<Made | null>(null);
  const { data: fresh } = useQuery({
    queryKey: craft.keys.one(created?.id ?? ''),
    queryFn: () => craft.show(created?.id ?? ''),
    enabled: created !== null,
  });

  const isEditing = existing !== undefined;
  const saved: Made | null = existing ?? (created && (fresh ?? created));
  const isLocked = !isEditing && saved !== null;
  const missing = missingIn(draft.value);
  const canSave = missing.length === 0 && !isLocked && (!isEditing || draft.isChanged);

  const save = useAct({
    do: (fields: Fields) => (existing ? craft.update({ ...fields, id: existing.id, revision: startedFrom }) : craft.create(fields)),
    failed: isEditing ? craft.sentences.updateFailed : craft.sentences.saveFailed,
    done: isEditing ? craft.sentences.updated : (savedSentence ?? craft.sentences.saved),
    refresh: [...craft.keys.records, orpc.me.key()],
    onDone: (made) => {
      startAgainFrom(made);
      if (!isEditing) setCreated(made);
      onSaved(made);
    },
  });

  function startAgainFrom(made: Made) {
    draft.restart(craft.formOf(made));
    setStartedFrom(made.revision);
  }

  function submit() {
    if (!canSave || save.pending) return;
    if (isEditing || pass(roomFor(craft.kind))) save.run(draft.value);
  }

  /** Reads what the other window saved; what was written here makes way for it, unless it cannot be read. */
  const reading = useAct({
    do: (id: string) => queries.fetchQuery({ queryKey: craft.keys.one(id), queryFn: () => craft.show(id), staleTime: 0 }),
    failed: craft.sentences.readFailed,
    onDone: (newer) => {
      startAgainFrom(newer);
      save.forget();
    },
  });

  return {
    draft: draft.value,
    change: draft.set,
    needsSaving: isEditing && draft.isChanged,
    hasNewLook: saved !== null && JSON.stringify(craft.lookOf(draft.value)) !== JSON.stringify(craft.lookOf(craft.formOf(saved))),
    isEditing,
    isLocked,
    saved,
    missing,
    canSave,
    pending: save.pending,
    refusal: save.refusal,
    submit,
    readNewer: () => existing && reading.run(existing.id),
  };
}
