/** Pages for everyone; the frame stays when one of them fails. */
import { Outlet } from 'react-router';
import { ErrorScreen } from '../shell/error-screen.tsx';
import type { Route } from './+types/open.layout';

export default function OpenLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
