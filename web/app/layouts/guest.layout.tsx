/** Pages for signed-out visitors. */
import { Outlet, type MiddlewareFunction } from 'react-router';
import { guestsOnly } from '../session/guards.ts';

export const middleware: MiddlewareFunction<Response>[] = [guestsOnly];

export default function GuestLayout() {
  return <Outlet />;
}
