/** Tells everyone who listens that something has changed. */
export interface Bell {
  listen: (tell: () => void) => () => void;
  ring: () => void;
}

export function createBell(): Bell {
  const listeners = new Set<() => void>();
  return {
    listen: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    ring: () => {
      for (const tell of listeners) tell();
    },
  };
}
