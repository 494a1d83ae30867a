/** Coming back from the link to a new address: how it ended is told once. */
import { say } from '@fableloom/contract/messages/index';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../ui/toaster.tsx';

export function useAddressNews() {
  const [query, setQuery] = useSearchParams();
  const how = query.get('email');
  useEffect(() => {
    if (how === null) return;
    setQuery({}, { replace: true, preventScrollReset: true });
    if (how === 'changed') toast.success(say('account.email.done'), { id: how });
    else toast.error(say('account.email.link-invalid'), { id: how });
  }, [how, setQuery]);
}
