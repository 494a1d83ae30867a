/** What the person's plan opens: the same table the server decides by, so that a locked door says so before it is tried. */
import { say } from '@fableloom/contract/messages/index';
import { gateFor, type GatedAct } from '@fableloom/contract/plans/gates';
import { hasRoom, tierInForce } from '@fableloom/contract/plans/plans';
import type { Me } from '@fableloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../ui/toaster.tsx';
import { orpc } from './api.ts';
import { because } from './sent-here.ts';

/** `unknown` while the plan is being fetched; where it could not be fetched doors are open, and the server decides. */
export type Door = { is: 'open' } | { is: 'unknown' } | { is: 'shut'; sentence: string; sendTo: string };

/** The person's plan as far as the page knows it. */
export type Plan = { is: 'loading' } | { is: 'missing' } | { is: 'known'; me: Me };

const OPEN: Door = { is: 'open' };
const PLANS_PAGE = '/subscription';

const UNKNOWN: Door = { is: 'unknown' };

/** Whether this act is locked behind a paid plan. */
export function doorOf(plan: Plan, act: GatedAct): Door {
  if (plan.is !== 'known') return plan.is === 'loading' ? UNKNOWN : OPEN;
  const { subscription } = plan.me;
  const gate = gateFor(act, subscription.plan, subscription.isActive);
  return gate ? { is: 'shut', sentence: say(gate.say), sendTo: gate.sendTo } : OPEN;
}

/** Whether one more of them fits into the plan. */
export function roomFor(plan: Plan, kind: 'character' | 'location'): Door {
  const door = doorOf(plan, kind === 'character' ? 'create-character' : 'create-location');
  if (plan.is !== 'known' || door.is !== 'open') return door;
  const { characters, locations } = plan.me.subscription.limits;
  const { used, limit } = kind === 'character' ? characters : locations;
  if (hasRoom(limit, used)) return OPEN;
  const sentence = say(kind === 'character' ? 'character.limit.total' : 'location.limit.total', { n: limit });
  return { is: 'shut', sentence, sendTo: PLANS_PAGE };
}

export function useGates() {
  const navigate = useNavigate();
  const { data: me, isPending } = useQuery(orpc.me.show.queryOptions());
  const plan: Plan = me ? { is: 'known', me } : { is: isPending ? 'loading' : 'missing' };
  const subscription = me?.subscription;
  const queries = useQueryClient();
  /** Counts what is pressed: of two acts that wait for the plan the later one is meant, and none once the page is left. */
  const pressed = useRef(0);
  useEffect(() => () => void (pressed.current += 1), []);

  /** Lets the person through, asks to wait for the plan, or shows the plans, which say what is missing. */
  function pass(door: Door): boolean {
    if (door.is === 'open') return true;
    if (door.is === 'unknown') {
      toast.error(say('subscription.screen.loading'), { id: 'subscription.screen.loading' });
      return false;
    }
    void navigate(door.sendTo, because(door.sentence));
    return false;
  }

  /** As `pass`, for what needs no second press: pressed before the plan is known, it happens as soon as it is. */
  async function enter(doorIn: (plan: Plan) => Door, then: () => void): Promise<void> {
    const press = (pressed.current += 1);
    if (pass(doorIn(plan))) return then();
    if (plan.is !== 'loading') return;
    const come = await queries.ensureQueryData(orpc.me.show.queryOptions()).then((known): Plan => ({ is: 'known', me: known }), (): Plan => ({ is: 'missing' }));
    if (press === pressed.current && pass(doorIn(come))) then();
  }

  return {
    me,
    /** The plan is being asked for. */
    isPlanComing: isPending,
    subscription,
    preferences: me?.profile.preferences,
    isPaid: subscription && tierInForce(subscription.plan, subscription.isActive) !== 'free',
    doorTo: (act: GatedAct) => doorOf(plan, act),
    roomFor: (kind: 'character' | 'location') => roomFor(plan, kind),
    pass,
    enter: (doorIn: (plan: Plan) => Door, then: () => void) => void enter(doorIn, then),
  };
}
