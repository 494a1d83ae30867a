/** The state of a library: its list, its search, refreshing it, and the way to a new one. */
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGates } from '../../session/gates.ts';
import { useTellFailedLoad } from '../../session/refusals.ts';
import { toast } from '../../ui/toaster.tsx';

/** As much of a query as a shelf needs, whether it brings a list at once or page by page. */
export interface ShelfQuery {
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  refetch: () => Promise<{ isError: boolean }>;
}

export interface ShelfInput {
  kind: 'character' | 'location';
  query: ShelfQuery;
  createAt: string;
  refreshed: PlainMessageKey;
  refreshFailed: PlainMessageKey;
  /** Said when the list did not come. */
  loadFailed: PlainMessageKey;
}

/** Everything but the search and what stands on the shelf. */
export function useShelfActs({ kind, query, createAt, refreshed, refreshFailed, loadFailed }: ShelfInput, isBare: boolean) {
  const navigate = useNavigate();
  const { pass, roomFor } = useGates();
  /** Nothing came, and there is nothing older to show. */
  const hasFailed = query.isError && isBare;
  useTellFailedLoad(hasFailed, loadFailed);

  async function refresh() {
    const { isError } = await query.refetch();
    if (isError) toast.error(say(refreshFailed));
    else toast.success(say(refreshed));
  }

  return {
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

/** A list that comes at once and is searched here. */
export function useShelf<T>({ query, ...input }: Omit<ShelfInput, 'query'> & { query: UseQueryResult<T[]> }) {
  const [search, setSearch] = useState('');
  const items: readonly T[] = query.data ?? [];
  const acts = useShelfActs({ ...input, query }, items.length === 0);
  /** `searched` is the search as the list follows it, a moment behind the typing. */
  return { ...acts, items, search, searched: useDeferredValue(search), setSearch };
}
