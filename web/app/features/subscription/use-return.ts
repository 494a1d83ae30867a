/** Coming back from a checkout: the address says how it ended, once. */
import { say } from '@fableloom/contract/messages/index';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../ui/toaster.tsx';

export type Return = 'none' | 'paid' | 'closed';

/**
 * @param plan the paid plan, once it is there
 * The way back stays known while the page is open; the address is cleaned, so that a reload does not celebrate again.
 */
export function useReturn(plan: string | undefined): Return {
  const [query, setQuery] = useSearchParams();
  const arrived: Return = query.get('success') === 'true' ? 'paid' : query.get('canceled') === 'true' ? 'closed' : 'none';
  const [how] = useState(arrived);

  useEffect(() => {
    if (arrived === 'none' || (arrived === 'paid' && plan === undefined)) return;
    setQuery({}, { replace: true, preventScrollReset: true });
    if (arrived === 'paid') toast.success(say('checkout.done', { plan: plan ?? '' }), { id: arrived });
    else toast(say('checkout.cancelled'), { id: arrived });
  }, [arrived, plan, setQuery]);

  return how;
}
