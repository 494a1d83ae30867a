/** The draft survives a reload and a detour to the plans; it is kept in this tab only, for the person who wrote it. */
import { useCallback } from 'react';
import { keptInTab } from '../../session/kept-in-tab.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';

/** What an older version did not know is as in an empty one. */
const useKeptDraft = keptInTab<Draft>('draft', EMPTY_DRAFT, (stored) => ({ ...EMPTY_DRAFT, ...(stored as Partial<Draft> | null) }));

export type ChangeDraft = (change: Partial<Draft> | ((draft: Draft) => Draft)) => void;

export function useDraft(userId: string): [Draft, ChangeDraft, () => void] {
  const [draft, keep] = useKeptDraft(userId);
  const change = useCallback<ChangeDraft>((wanted) => keep((now) => (typeof wanted === 'function' ? wanted(now) : { ...now, ...wanted })), [keep]);
  const clear = useCallback(() => keep(() => EMPTY_DRAFT), [keep]);
  return [draft, change, clear];
}
