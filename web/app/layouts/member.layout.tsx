/** Pages for signed-in people. */
import { Outlet, type MiddlewareFunction } from 'react-router';
import { membersOnly } from '../session/guards.ts';
// Named here so that the browser fetches the sidebar together with the page.
import '../shell/app-shell.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import type { Route } from './+types/member.layout';

export const middleware: MiddlewareFunction<Response>[] = [membersOnly];

export default function MemberLayout() {
  return <Outlet />;
}

/** The sidebar stays when a page fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
