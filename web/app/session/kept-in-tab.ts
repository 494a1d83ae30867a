/** Something a person is in the middle of: kept in this tab only, for the one who began it; it survives a detour and a reload. */
import { useCallback, useSyncExternalStore } from 'react';
import { readFromTab, writeToTab } from './tab-storage.ts';

/** A change that answers the same value changes nothing. */
export type ChangeKept<Value> = (change: (now: Value) => Value) => void;

/** @param name part of its address in the tab's storage @param read makes the value out of what was stored; must not throw */
export function keptInTab<Value>(name: string, empty: Value, read: (stored: unknown) => Value) {
  const listeners = new Set<() => void>();
  const addressOf = (userId: string) => `fableloom.${name}.${userId}`;
  let shown: { userId: string; value: Value } | null = null;

  function now(userId: string): Value {
    if (shown?.userId !== userId) shown = { userId, value: read(readFromTab(addressOf(userId))) };
    return shown.value;
  }

  function keep(userId: string, value: Value) {
    if (value === now(userId)) return;
    shown = { userId, value };
    writeToTab(addressOf(userId), value);
    for (const tell of listeners) tell();
  }

  function subscribe(tell: () => void) {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }

  return function useKept(userId: string): [Value, ChangeKept<Value>] {
    const value = useSyncExternalStore(subscribe, () => now(userId), () => empty);
    const change = useCallback<ChangeKept<Value>>((wanted) => keep(userId, wanted(now(userId))), [userId]);
    return [value, change];
  };
}
