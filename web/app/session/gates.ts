/** What the person's plan opens: the same table the server decides by, so that a locked door says so before it is tried. */
import { say } from '@fableloom/contract/messages/index';
import { gateFor, type GatedAct } from '@fableloom/contract/plans/gates';
import { tierInForce } from '@fableloom/contract/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { orpc } from './api.ts';

export function useGates() {
  const navigate = useNavigate();
  const { data: me } = useQuery(orpc.me.show.queryOptions());
  const subscription = me?.subscription;

  /** The gate that is shut for this act; while the plan is not known, none is, and the server decides. */
  const shut = (act: GatedAct) => (subscription ? gateFor(act, subscription.plan, subscription.isActive) : undefined);

  /** Lets the person through, or says what is missing and shows the plans. */
  function pass(act: GatedAct): boolean {
    const gate = shut(act);
    if (!gate) return true;
    toast.error(say(gate.say));
    void navigate(gate.sendTo);
    return false;
  }

  const isPaid = subscription ? tierInForce(subscription.plan, subscription.isActive) !== 'free' : undefined;
  return { shut, pass, isPaid, subscription, preferences: me?.profile.preferences };
}
