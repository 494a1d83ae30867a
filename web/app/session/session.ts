/** Who is looking at the page, as the server knew it when the page was sent. */
import { useRouteLoaderData } from 'react-router';
import type { SessionUser } from './contexts.ts';
import type { ThemeChoice } from './theme.ts';

export interface RootData {
  user: SessionUser | null;
  theme: ThemeChoice;
  narrowSidebar: boolean;
  /** The public address of this installation, such as https://fables.example. */
  site: string;
}

/** The signed-in person, or null for a visitor. */
export function useSession(): { user: SessionUser | null } {
  const data = useRouteLoaderData('root') as RootData | undefined;
  return { user: data?.user ?? null };
}

/** The signed-in person on pages that only members reach. */
export function useMember(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('User authentication required');
  return user;
}
