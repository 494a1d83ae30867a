/** Pages for administrators; the loader makes every visit ask the server. */
import { Outlet, type MiddlewareFunction } from 'react-router';
import { adminsOnly } from '../session/guards.ts';

export const middleware: MiddlewareFunction<Response>[] = [adminsOnly];

export function loader() {
  return null;
}

export default function AdminLayout() {
  return <Outlet />;
}
