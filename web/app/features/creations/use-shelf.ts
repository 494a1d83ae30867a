/** The state of a library: its list, its search, refreshing it, and the way to a new one. */
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGates } from '../../session/gates.ts';
import { useTellFailedLoad } from '../../session/refusals.ts';
import { toast } from '../../ui/toaster.tsx';

export interface ShelfInput<T> {
  kind: 'character' | 'location';
  query: UseQueryResult<T[]>;
  createAt: string;
  refreshed: PlainMessageKey;
  refreshFailed: PlainMessageKey;
  /** Said when the list did not come. */
  loadFailed: PlainMessageKey;
}

export function useShelf<T>({ kind, query, createAt, refreshed, refreshFailed, loadFailed }: ShelfInput<T>) {
  const navigate = useNavigate();
  const { pass, roomFor } = useGates();
  const [search, setSearch] = useState('');
  const items: readonly T[] = query.data ?? [];
  /** Nothing came, and there is nothing older to show. */
  const hasFailed = query.isError && items.length === 0;
  useTellFailedLoad(hasFailed, loadFailed);

  async function refresh() {
    const { isError } = await query.refetch();
    if (isError) toast.error(say(refreshFailed));
    else toast.success(say(refreshed));
  }

  return {
    items,
    search,
    /** The search as the list follows it, a moment behind the typing. */
    searched: useDeferredValue(search),
    setSearch,
    refresh: () => void refresh(),
    openForm: () => {
      if (pass(roomFor(kind))) void navigate(createAt);
    },
    isLoading: query.isPending,
    isRefreshing: query.isFetching && !query.isPending,
    hasFailed,
    failed: say(loadFailed),
    retry: () => void query.refetch(),
  };
}
