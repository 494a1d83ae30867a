/** Chooses the frame around a page: sidebar for members, header and footer for visitors. */
import { lazy, useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { useSession } from '../session/session.ts';
import { PublicShell } from '../shell/public-shell.tsx';

// Only members download the sidebar and what it needs.
const AppShell = lazy(() => import('../shell/app-shell.tsx'));

/** A route's `handle` may ask for the visitor's frame even when somebody is signed in. */
export interface FrameHandle {
  frame?: 'public';
  /** Shown without a network, to whoever it is: no door leads anywhere then. */
  isOffline?: boolean;
}

export default function FrameLayout() {
  const { user } = useSession();
  const handles = useMatches().map(({ handle }) => handle as FrameHandle | undefined);
  const wantsPublic = handles.some((handle) => handle?.frame === 'public');
  useFocusOnNewPage();
  const page = <><Waiting /><Outlet /></>;
  if (user && !wantsPublic) return <AppShell>{page}</AppShell>;
  return <PublicShell isOffline={handles.some((handle) => handle?.isOffline)}>{page}</PublicShell>;
}

/** After moving to another page the keyboard and the screen reader begin at its content. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}

/** A thin line at the top while the next page is on its way. */
function Waiting() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="fixed inset-x-0 top-0 z-80 h-1 animate-breathe bg-plum" />;
}
