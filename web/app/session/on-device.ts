/** What this device remembers from one evening to the next. A browser that keeps nothing remembers until the page is left. */
import { useSyncExternalStore } from 'react';

/** Things remembered one by one, such as a page of each story; the oldest are forgotten. */
const MOST = 100;

export interface DeviceMemory<Value> {
  read: () => Value;
  keep: (value: Value) => void;
  listen: (tell: () => void) => () => void;
}

/** @param parse makes the value out of whatever was stored, also out of nothing (null); must not throw */
export function onDevice<Value>(name: string, parse: (stored: unknown) => Value): DeviceMemory<Value> {
  const address = `fableloom.${name}`;
  const listeners = new Set<() => void>();
  let last: { written: string | null; value: Value } | null = null;
  let isRefused = false;

  function written(): string | null {
    if (isRefused) return last?.written ?? null;
    try {
      return localStorage.getItem(address);
    } catch {
      return last?.written ?? null;
    }
  }

  return {
    read() {
      const now = written();
      if (last?.written !== now || !last) last = { written: now, value: parse(parsed(now)) };
      return last.value;
    },
    keep(value) {
      const text = JSON.stringify(value);
      last = { written: text, value };
      try {
        localStorage.setItem(address, text);
      } catch {
        isRefused = true;
      }
      for (const tell of listeners) tell();
    },
    listen(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

function parsed(written: string | null): unknown {
  try {
    return JSON.parse(written ?? 'null');
  } catch {
    return null;
  }
}

/** One thing for each id. */
export function eachOnDevice<Value>(name: string, parse: (stored: unknown) => Value | null) {
  const memory = onDevice<Record<string, unknown>>(name, (stored) => (typeof stored === 'object' && stored !== null ? { ...stored } : {}));
  return {
    of: (id: string): Value | null => parse(memory.read()[id] ?? null),
    keep(id: string, value: Value) {
      const { [id]: _, ...others } = memory.read();
      memory.keep(Object.fromEntries([...Object.entries(others).slice(-(MOST - 1)), [id, value]]));
    },
  };
}

/** On the server nothing is remembered. */
export function useOnDevice<Value>({ listen, read }: DeviceMemory<Value>, onServer: Value): Value {
  return useSyncExternalStore(listen, read, () => onServer);
}
