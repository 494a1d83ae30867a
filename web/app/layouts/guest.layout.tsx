/** Pages for signed-out visitors. */
import { Outlet, type MiddlewareFunction } from 'react-router';
import { guestsOnly } from '../session/guards.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import type { Route } from './+types/guest.layout';

export const middleware: MiddlewareFunction<Response>[] = [guestsOnly];

export default function GuestLayout() {
  return <Outlet />;
}

/** The header and the footer stay when a page fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
