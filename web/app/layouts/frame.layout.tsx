/** Chooses the frame around a page: sidebar for members, header and footer for visitors. */
import { lazy } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useSession } from '../session/session.ts';
import { PublicShell } from '../shell/public-shell.tsx';

// Only members download the sidebar and what it needs.
const AppShell = lazy(() => import('../shell/app-shell.tsx'));

/** A route's `handle` may ask for the visitor's frame even when somebody is signed in. */
export interface FrameHandle {
  frame?: 'public';
}

export default function FrameLayout() {
  const { user } = useSession();
  const wantsPublic = useMatches().some(({ handle }) => (handle as FrameHandle | undefined)?.frame === 'public');
  const Shell = user && !wantsPublic ? AppShell : PublicShell;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
