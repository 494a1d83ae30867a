/** The rooms of the administration, each with the permission that opens it; the server asks for the same ones. */
import type { Permission } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { ChartColumn, Flag, HeartPulse, Mail, ScrollText, Sparkles, UsersRound, type LucideIcon } from 'lucide-react';

export interface Room {
  to: string;
  name: string;
  Icon: LucideIcon;
  /** One of these is enough; none: every administrator. */
  needs: readonly Permission[];
}

export const ROOMS: readonly Room[] = [
  { to: '/admin', name: say('admin.room.figures'), Icon: ChartColumn, needs: [] },
  { to: '/admin/people', name: say('admin.room.people'), Icon: UsersRound, needs: ['users', 'billing'] },
  { to: '/admin/reports', name: say('admin.room.reports'), Icon: Flag, needs: ['content'] },
  { to: '/admin/featured', name: say('admin.room.featured'), Icon: Sparkles, needs: ['content'] },
  { to: '/admin/messages', name: say('admin.room.messages'), Icon: Mail, needs: ['users'] },
  { to: '/admin/health', name: say('admin.room.health'), Icon: HeartPulse, needs: ['system'] },
  { to: '/admin/audit', name: say('admin.room.audit'), Icon: ScrollText, needs: ['system'] },
];

export const opens = ({ needs }: Pick<Room, 'needs'>, held: readonly string[]): boolean =>
  needs.length === 0 || needs.some((permission) => held.includes(permission));

/** The room that an address belongs to; the first one where it belongs to none. */
export function roomAt(pathname: string): Room {
  const [first, ...others] = ROOMS;
  if (!first) throw new Error('there is no room');
  return others.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? first;
}
