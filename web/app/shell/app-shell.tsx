/** The frame of every signed-in page: sidebar, drawer and bottom bar, the query cache, the toasts and live news. */
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { orpc } from '../session/api.ts';
import { Queries } from '../session/queries.tsx';
import type { RootData } from '../session/session.ts';
import { useKeptSession } from '../session/use-kept-session.ts';
import { useProfileTheme } from '../session/theme.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { LiveNews } from './live-news.tsx';
import { rememberNarrow } from './sidebar-memory.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

export default function AppShell({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <Rooms>{children}</Rooms>
      <LiveNews />
      <Toaster />
    </Queries>
  );
}

function Rooms({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const [narrow, setNarrow] = useState(root?.narrowSidebar ?? false);
  const { data: me } = useQuery(orpc.me.show.queryOptions());
  const unread = me?.unreadNotifications ?? 0;
  useKeptSession();
  useProfileTheme(me?.profile.preferences.theme);

  function chooseNarrow(next: boolean) {
    setNarrow(next);
    rememberNarrow(next);
  }

  return (
    <div className="min-h-dvh shell:flex">
      <SkipLink />
      <Sidebar narrow={narrow} onNarrow={chooseNarrow} unread={unread} />
      <div className="min-w-0 flex-1">
        <TopBar unread={unread} />
        <main id="main" tabIndex={-1} className="px-4 pt-2 pb-28 shell:px-10 shell:pt-10 shell:pb-16">
          <div className="wrap">{children}</div>
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
