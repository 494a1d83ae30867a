/** What can be done with a library: refreshing it, asking again, and the way to a new one. */
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { useNavigate } from 'react-router';
import { withWhy } from '../../session/api.ts';
import { roomFor, useGates } from '../../session/gates.ts';
import { useTellFailedLoad } from '../../session/refusals.ts';
import { toast } from '../../ui/toaster.tsx';

/** As much of a query as this needs. */
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

/** @param isBare whether nothing has come so far */
export function useShelfActs({ kind, query, createAt, refreshed, refreshFailed, loadFailed }: ShelfInput, isBare: boolean) {
  const navigate = useNavigate();
  const { enter } = useGates();
  /** Nothing came, and there is nothing older to show. */
  const hasFailed = query.isError && isBare;
  useTellFailedLoad(hasFailed, loadFailed);

  async function refresh() {
    const { isError } = await query.refetch();
    if (isError) toast.error(withWhy(say(refreshFailed)));
    else toast.success(say(refreshed));
  }

  return {
    refresh: () => void refresh(),
    openForm: () => enter((plan) => roomFor(plan, kind), () => void navigate(createAt)),
    isLoading: query.isPending,
    isRefreshing: query.isFetching && !query.isPending,
    hasFailed,
    failed: say(loadFailed),
    retry: () => void query.refetch(),
  };
}
