/** What a person is writing, kept in this tab until it is sent: a reload, a lost line or a detour to the plans loses nothing. */
import { useCallback, useState } from 'react';

const PREFIX = 'fableloom.kept.';

/** `name` says what it is and whom it belongs to, such as `answer:<story id>`. Setting the blank value forgets it. */
export function useKept<T>(name: string, blank: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => read<T>(name) ?? blank);
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      write(name, next, JSON.stringify(next) === JSON.stringify(blank));
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a blank value is a constant written in place
    [name],
  );
  return [value, keep];
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown, isBlank: boolean) {
  try {
    if (isBlank) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Without storage it still lives as long as the page.
  }
}
