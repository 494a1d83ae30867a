/** The head of the administration: its rooms in a row, those that this administrator may enter. */
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { orpc } from '../../session/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { opens, roomAt, ROOMS, type Room } from './rooms.ts';

const PILL = 'inline-flex min-h-11 flex-none items-center gap-2 rounded-full px-[18px] py-2 font-semibold whitespace-nowrap no-underline '
  + 'transition-colors focus-visible:rounded-full [&_svg]:size-5';

function RoomLink({ room: { to, name, Icon } }: { room: Room }) {
  return (
    <li>
      <NavLink to={to} end={to === '/admin'} className={({ isActive }) => cx(PILL, isActive ? 'bg-plum-wash font-bold text-plum' : 'text-ink hover:bg-plum-wash')}>
        <Icon aria-hidden="true" />
        {name}
      </NavLink>
    </li>
  );
}

export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { data: me } = useQuery(orpc.me.show.queryOptions());
  const held = me?.admin?.permissions ?? [];
  const room = roomAt(pathname);
  return (
    <>
      <nav aria-label={say('admin.rooms')} className="mb-7">
        <ul className="no-bar -mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
          {ROOMS.filter((each) => opens(each, held)).map((each) => <RoomLink key={each.to} room={each} />)}
        </ul>
      </nav>
      {!me ? <TextSkeleton lines={6} /> : opens(room, held) ? children : <NoKey />}
    </>
  );
}

function NoKey() {
  return (
    <EmptyState
      heading={1}
      picture="search"
      sentence={say('auth.admin.permission-missing')}
      action={<ButtonLink to="/admin" look="primary">{say('admin.room.figures')}</ButtonLink>}
    />
  );
}
