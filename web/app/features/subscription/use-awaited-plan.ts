/** Paid or over, and not told yet: asks the payment service until the plan is there. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../session/api.ts';

const AGAIN_MS = 2000;

export function useAwaitedPlan(isAwaited: boolean) {
  const queries = useQueryClient();
  useQuery({
    queryKey: ['awaited-plan'],
    enabled: isAwaited,
    refetchInterval: AGAIN_MS,
    staleTime: 0,
    queryFn: async () => {
      const fresh = await api.subscription.refresh();
      queries.setQueryData(orpc.subscription.show.queryKey(), fresh);
      if (fresh.isActive && fresh.plan !== 'free' && !fresh.isGift) await Promise.all([orpc.me.key(), orpc.subscription.key()].map((queryKey) => queries.invalidateQueries({ queryKey })));
      return fresh.plan;
    },
  });
}
