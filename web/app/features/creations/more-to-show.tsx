/** Long shelves are shown a page at a time, so that two thousand characters open as fast as ten. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

export interface More<T> {
  shown: readonly T[];
  hasMore: boolean;
  showMore: () => void;
}

/** Starts again at the first page whenever `view` changes. */
export function useMore<T>(items: readonly T[], view: string): More<T> {
  const [state, setState] = useState({ view, pages: 1 });
  const pages = state.view === view ? state.pages : 1;
  const room = pages * LIMITS.page;
  return { shown: items.slice(0, room), hasMore: items.length > room, showMore: () => setState({ view, pages: pages + 1 }) };
}

export interface MoreToShowProps {
  hasMore: boolean;
  showMore: () => void;
  /** The next page is on its way. */
  pending?: boolean;
}

export function MoreToShow({ hasMore, showMore, pending }: MoreToShowProps) {
  if (!hasMore) return null;
  return (
    <div className="mt-10 flex justify-center">
      <Button pending={pending} onClick={showMore}>{say('word.more')}</Button>
    </div>
  );
}
