/** Leaves for the payment service's own page of cards and invoices. */
import { say } from '@fableloom/contract/messages/index';
import { api } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { toast } from '../../ui/toaster.tsx';
import { isWebAddress } from './is-web-address.ts';

export function usePortal() {
  return useAct({
    do: async () => {
      const { url } = await api.subscription.portal();
      if (!isWebAddress(url, window.location.origin)) return void toast.error(say('checkout.url.invalid'));
      window.location.assign(url);
    },
    failed: 'subscription.portal.failed',
  });
}
