/** Opens a checkout and leaves for it: a page of ours, or the payment service's own. */
import { say } from '@fableloom/contract/messages/index';
import { api } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { toast } from '../../ui/toaster.tsx';
import { isWebAddress } from './is-web-address.ts';

export function useCheckout() {
  return useAct({
    do: async (priceId: string) => {
      const { sessionId, url } = await api.subscription.checkout({ priceId });
      if (!sessionId) return void toast.error(say('checkout.session.invalid'));
      if (!isWebAddress(url, window.location.origin)) return void toast.error(say('checkout.url.invalid'));
      window.location.assign(url);
    },
    failed: 'checkout.session.failed',
  });
}
