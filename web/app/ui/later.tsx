/** Parts of a page that nobody needs at once: fetched when it has come to rest, and at the latest when they are to be seen. */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';

const REST_MS = 1500;

export interface Later<Props extends object> {
  (props: Props): ReactNode;
  fetch(): Promise<unknown>;
}

const known = new Set<() => Promise<unknown>>();

/** Everything that the pages so far would fetch later; for a page that is kept for a time without a network. */
export const fetchAllLater = (): Promise<unknown> => Promise.allSettled([...known].map((load) => load()));

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  known.add(load);
  const Part = lazy(async () => ({ default: await load() }));
  return Object.assign((props: Props) => <Suspense>{createElement<Props>(Part, props)}</Suspense>, { fetch: load });
}

/** Fetches parts soon after the page is there. */
export function useFetchLater(...parts: readonly { fetch(): Promise<unknown> }[]): void {
  const fetchAll = useEffectEvent(() => {
    // What does not come now is asked for again when it is to be seen.
    for (const part of parts) part.fetch().catch(() => undefined);
  });
  useEffect(() => {
    const timer = setTimeout(fetchAll, REST_MS);
    return () => clearTimeout(timer);
  }, []);
}
