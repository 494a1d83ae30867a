/** What a person is writing in a form, beside what is saved, so that "changed" is a fact and not a flag. */
import { useState } from 'react';

export interface Draft<T> {
  value: T;
  /** As it is saved, or as it started. */
  saved: T;
  /** Replaces some of the fields. */
  set: (patch: Partial<T>) => void;
  /** Starts again from what is saved now. */
  restart: (saved: T) => void;
  isChanged: boolean;
}

export function useDraft<T extends object>(initial: T): Draft<T> {
  const [saved, setSaved] = useState(initial);
  const [value, setValue] = useState(initial);
  return {
    value,
    saved,
    set: (patch) => setValue((current) => ({ ...current, ...patch })),
    restart: (next) => {
      setSaved(next);
      setValue(next);
    },
    isChanged: JSON.stringify(saved) !== JSON.stringify(value),
  };
}
