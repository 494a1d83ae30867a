/** What the person's plan opens, mirrored from the server so that a button can answer before a long way. */
import { say } from '@fableloom/contract/messages/index';
import { gateFor, type GatedAct } from '@fableloom/contract/plans/gates';
import { hasRoom } from '@fableloom/contract/plans/plans';
import type { Me } from '@fableloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { orpc } from '../../session/api.ts';
import { toast } from '../../ui/toaster.tsx';

export const PLANS_PAGE = '/subscription';

export type Door = { is: 'unknown' } | { is: 'open' } | { is: 'shut'; sentence: string };

/** Whether this act is locked behind a paid plan. */
function doorOf(me: Me | undefined, act: GatedAct): Door {
  if (!me) return { is: 'unknown' };
  const gate = gateFor(act, me.subscription.plan, me.subscription.isActive);
  return gate ? { is: 'shut', sentence: say(gate.say) } : { is: 'open' };
}

/** Whether one more of them fits into the plan. */
function roomFor(me: Me | undefined, kind: 'character' | 'location'): Door {
  const door = doorOf(me, kind === 'character' ? 'create-character' : 'create-location');
  if (!me || door.is !== 'open') return door;
  const { used, limit } = kind === 'character' ? me.subscription.limits.characters : me.subscription.limits.locations;
  if (hasRoom(limit, used)) return { is: 'open' };
  return { is: 'shut', sentence: say(kind === 'character' ? 'character.limit.total' : 'location.limit.total', { n: limit }) };
}

export function usePlan() {
  const navigate = useNavigate();
  const { data: me } = useQuery(orpc.me.show.queryOptions());

  /** Goes on where the door is open; says why and shows the plans where it is shut. The server decides in the end. */
  function pass(door: Door, goOn: () => void) {
    if (door.is === 'shut') {
      toast.error(door.sentence, { id: door.sentence });
      void navigate(PLANS_PAGE);
      return;
    }
    goOn();
  }

  return {
    me,
    pass,
    doorTo: (act: GatedAct) => doorOf(me, act),
    roomFor: (kind: 'character' | 'location') => roomFor(me, kind),
  };
}
