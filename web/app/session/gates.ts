/** What the person's plan opens: the same table the server decides by, so that a locked door says so before it is tried. */
import { say } from '@fableloom/contract/messages/index';
import { gateFor, type GatedAct } from '@fableloom/contract/plans/gates';
import { hasRoom, tierInForce } from '@fableloom/contract/plans/plans';
import type { Me } from '@fableloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from '../ui/toaster.tsx';
import { orpc } from './api.ts';

/** While the plan is not known no door is shut, and the server decides. */
export type Door = { is: 'open' } | { is: 'shut'; sentence: string; sendTo: string };

const OPEN: Door = { is: 'open' };
const PLANS_PAGE = '/subscription';

/** Whether this act is locked behind a paid plan. */
function doorOf(me: Me | undefined, act: GatedAct): Door {
  const gate = me && gateFor(act, me.subscription.plan, me.subscription.isActive);
  return gate ? { is: 'shut', sentence: say(gate.say), sendTo: gate.sendTo } : OPEN;
}

/** Whether one more of them fits into the plan. */
function roomFor(me: Me | undefined, kind: 'character' | 'location'): Door {
  const door = doorOf(me, kind === 'character' ? 'create-character' : 'create-location');
  if (!me || door.is === 'shut') return door;
  const { used, limit } = kind === 'character' ? me.subscription.limits.characters : me.subscription.limits.locations;
  if (hasRoom(limit, used)) return OPEN;
  const sentence = say(kind === 'character' ? 'character.limit.total' : 'location.limit.total', { n: limit });
  return { is: 'shut', sentence, sendTo: PLANS_PAGE };
}

export function useGates() {
  const navigate = useNavigate();
  const { data: me, isPending } = useQuery(orpc.me.show.queryOptions());
  const subscription = me?.subscription;

  /** Lets the person through, or says what is missing and shows the plans. */
  function pass(door: Door): boolean {
    if (door.is === 'open') return true;
    toast.error(door.sentence, { id: door.sentence });
    void navigate(door.sendTo);
    return false;
  }

  return {
    me,
    /** The plan is being asked for. */
    isPlanComing: isPending,
    subscription,
    preferences: me?.profile.preferences,
    isPaid: subscription && tierInForce(subscription.plan, subscription.isActive) !== 'free',
    doorTo: (act: GatedAct) => doorOf(me, act),
    roomFor: (kind: 'character' | 'location') => roomFor(me, kind),
    pass,
  };
}
