/** Pages for administrators; the loader makes every visit ask the server. */
import { Outlet, type MiddlewareFunction } from 'react-router';
import { AdminFrame } from '../features/admin/admin-frame.tsx';
import { adminsOnly } from '../session/guards.ts';
// Named here so that the browser fetches the sidebar together with the page.
import '../shell/app-shell.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import type { Route } from './+types/admin.layout';

export const middleware: MiddlewareFunction<Response>[] = [adminsOnly];

export function loader() {
  return null;
}

export default function AdminLayout() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}

/** The sidebar stays when a room fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
