/** Writing a new creation or changing one: the draft, saving it, and another window that was faster. */
import type { PlainMessageKey } from '@fableloom/contract/messages/index';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { orpc } from '../../session/api.ts';
import { useGates } from '../../session/gates.ts';
import { newKey } from '../../session/idempotency.ts';
import { useMember } from '../../session/session.ts';
import { useAct } from '../../session/use-act.ts';
import type { Craft, Creation } from './craft.ts';
import { type KeptForm, useKeptForm, withKept } from './kept-forms.ts';
import { mergeDrafts, tooLongIn, withValue, type Change } from './merge-drafts.ts';
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

const newTempId = () => `temp_${newKey()}`;

export function useCreationForm<Fields extends object, Made extends Creation>(input: CreationFormInput<Fields, Made>) {
  const { craft, existing, blank, missingIn, onSaved, savedSentence } = input;
  const queries = useQueryClient();
  const { pass, roomFor } = useGates();
  const isNew = !existing;
  const [kept, keep] = useKeptForm(craft.kind, useMember().id);
  const draft = useDraft<Fields>(existing ? craft.formOf(existing) : withKept(blank, isNew ? kept : null));
  // The revision stays the one that was read here, so that another window's save is noticed and not overwritten.
  const [startedFrom, setStartedFrom] = useState(existing?.revision ?? 0);
  const [created, setCreated] = useState<Made | null>(null);
  /** What another window saved meanwhile; stays on the page until this one is saved. */
  const [elsewhere, setElsewhere] = useState<readonly Change[]>([]);
  const [tempId, setTempId] = useState(() => (isNew && kept?.tempId) || newTempId());
  /** A new one that was half-written on an earlier visit of this page. */
  const [isBegun, setBegun] = useState(isNew && kept !== null);
  const isBeingWritten = isNew && created === null;
  const { value } = draft;
  /** A page that the server sent whole learns only here what this tab has kept. */
  const takeUp = useEffectEvent((found: KeptForm) => {
    draft.set(withKept(blank, found));
    setTempId(found.tempId);
    setBegun(true);
  });
  const isAlive = useRef(false);
  useEffect(() => {
    if (!isBeingWritten) return;
    const isBlank = JSON.stringify(value) === JSON.stringify(blank);
    keep((found) => {
      if (!isAlive.current && isBlank && found) {
        takeUp(found);
        return found;
      }
      return isBlank ? null : { fields: value, tempId };
    });
    isAlive.current = true;
  }, [isBeingWritten, value, blank, tempId, keep]);
  const forget = () => isNew && keep(() => null);
  function startAfresh() {
    draft.restart(blank);
    setTempId(newTempId());
    setBegun(false);
  }

  const { data: fresh } = useQuery({
    queryKey: craft.keys.one(created?.id ?? ''),
    queryFn: () => craft.show(created?.id ?? ''),
    enabled: created !== null,
  });

  const isEditing = existing !== undefined;
  const saved: Made | null = existing ?? (created && (fresh ?? created));
  const isLocked = !isEditing && saved !== null;
  const missing = missingIn(draft.value);
  const tooLong = tooLongIn(craft.parts, draft.value);
  const canSave = missing.length === 0 && tooLong.length === 0 && !isLocked && (!isEditing || draft.isChanged);

  const save = useAct({
    do: (fields: Fields) => (existing ? craft.update({ ...fields, id: existing.id, revision: startedFrom }) : craft.create(fields, tempId)),
    failed: isEditing ? craft.sentences.updateFailed : craft.sentences.saveFailed,
    done: isEditing ? craft.sentences.updated : (savedSentence ?? craft.sentences.saved),
    isRefusalShown: true,
    refresh: [...craft.keys.records, orpc.me.key()],
    onDone: (made) => {
      startAgainFrom(made);
      forget();
      if (!isEditing) setCreated(made);
      onSaved(made);
    },
  });

  function startAgainFrom(made: Made) {
    draft.restart(craft.formOf(made));
    setStartedFrom(made.revision);
    setElsewhere([]);
  }

  /** Puts the newer version under what was written here: nothing of either is lost, and what differs is told. */
  function meet(newer: Made) {
    const theirs = craft.formOf(newer);
    const { merged, changes } = mergeDrafts(craft.parts, draft.saved, draft.value, theirs);
    draft.restart(theirs);
    draft.set(merged);
    setStartedFrom(newer.revision);
    setElsewhere(changes);
  }

  /** Takes the other window's value of one field after all. */
  function takeTheirs(change: Change) {
    draft.set(withValue(draft.value, change.path, change.theirs));
    setElsewhere((changes) => changes.map((other) => (other.path === change.path ? { ...other, isMineKept: false } : other)));
  }

  function submit() {
    if (!canSave || save.pending) return;
    if (isEditing || pass(roomFor(craft.kind))) save.run(draft.value);
  }

  /** Reads what the other window saved. */
  const reading = useAct({
    do: (id: string) => queries.fetchQuery({ queryKey: craft.keys.one(id), queryFn: () => craft.show(id), staleTime: 0 }),
    failed: craft.sentences.readFailed,
    onDone: (newer) => {
      meet(newer);
      save.forget();
    },
  });

  const isBehind = save.refusal?.code === 'CONFLICT';
  const readNewer = useEffectEvent(() => existing && reading.run(existing.id));
  useEffect(() => {
    if (isBehind) readNewer();
  }, [isBehind]);

  return {
    draft: draft.value,
    change: draft.set,
    needsSaving: isEditing && draft.isChanged,
    hasNewLook: saved !== null && JSON.stringify(craft.lookOf(draft.value)) !== JSON.stringify(craft.lookOf(craft.formOf(saved))),
    isEditing,
    isLocked,
    saved,
    /** What the form calls a new one until it is saved. */
    tempId,
    missing,
    tooLong,
    canSave,
    pending: save.pending,
    refusal: save.refusal,
    submit,
    /** Gives up what was half-written. */
    forget,
    isBegun,
    startAfresh,
    elsewhere,
    takeTheirs,
    readNewer: () => existing && reading.run(existing.id),
  };
}
