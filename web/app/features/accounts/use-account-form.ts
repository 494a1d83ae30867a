/** The states every account form goes through. */
import { useState, type FormEvent } from 'react';
import { toast } from '../../ui/toaster.tsx';

export type FormState = { is: 'open' } | { is: 'sending' } | { is: 'refused'; why: string };

/** `send` returns a sentence when it was refused, and nothing when it went well. */
export function useAccountForm(send: () => Promise<string | void>) {
  const [state, setState] = useState<FormState>({ is: 'open' });

  function refuse(why: string) {
    setState({ is: 'refused', why });
    toast.error(why);
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (state.is === 'sending') return;
    // What was wrong before is not said over what comes next.
    toast.dismiss();
    setState({ is: 'sending' });
    const why = await send();
    if (why) refuse(why);
    else setState({ is: 'open' });
  }

  return { state, submit, refuse, reset: () => setState({ is: 'open' }), why: state.is === 'refused' ? state.why : null };
}
