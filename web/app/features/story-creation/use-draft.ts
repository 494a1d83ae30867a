/** The draft survives a reload and a detour to the plans; it is kept in this tab only, for the person who wrote it. */
import { useCallback, useSyncExternalStore } from 'react';
import { EMPTY_DRAFT, type Draft } from './draft.ts';

const listeners = new Set<() => void>();
const addressOf = (userId: string) => `fableloom.draft.${userId}`;
let shown: { userId: string; draft: Draft } | null = null;

function readDraft(userId: string): Draft {
  if (shown?.userId === userId) return shown.draft;
  shown = { userId, draft: { ...EMPTY_DRAFT, ...readStored(userId) } };
  return shown.draft;
}

function readStored(userId: string): Partial<Draft> {
  try {
    return (JSON.parse(sessionStorage.getItem(addressOf(userId)) ?? '{}') ?? {}) as Partial<Draft>;
  } catch {
    return {};
  }
}

function writeDraft(userId: string, draft: Draft) {
  shown = { userId, draft };
  try {
    sessionStorage.setItem(addressOf(userId), JSON.stringify(draft));
  } catch {
    // Without storage the draft still lives as long as the page.
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export type ChangeDraft = (change: Partial<Draft> | ((draft: Draft) => Draft)) => void;

export function useDraft(userId: string): [Draft, ChangeDraft, () => void] {
  const draft = useSyncExternalStore(subscribe, () => readDraft(userId), () => EMPTY_DRAFT);
  const change = useCallback<ChangeDraft>((wanted) => {
    const now = readDraft(userId);
    const next = typeof wanted === 'function' ? wanted(now) : { ...now, ...wanted };
    if (next !== now) writeDraft(userId, next);
  }, [userId]);
  const clear = useCallback(() => writeDraft(userId, EMPTY_DRAFT), [userId]);
  return [draft, change, clear];
}
