/** What a person is writing, kept in this tab until it is sent: a reload, a lost line or a detour to the plans loses nothing. */
import { useCallback, useState } from 'react';
import { readFromTab, writeToTab } from './tab-storage.ts';

const PREFIX = 'fableloom.kept.';

/** `name` says what it is and whom it belongs to, such as `answer:<story id>`. Setting the blank value forgets it. */
export function useKept<T>(name: string, blank: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (readFromTab(PREFIX + name) as T | null) ?? blank);
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      writeToTab(PREFIX + name, JSON.stringify(next) === JSON.stringify(blank) ? null : next);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a blank value is a constant written in place
    [name],
  );
  return [value, keep];
}
