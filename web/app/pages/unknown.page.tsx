/** Any other path: /create for members, /login for visitors. */
import { redirect } from 'react-router';
import { sessionContext } from '../session/contexts.ts';
import { DOOR, HOME_OF_MEMBERS } from '../session/doors.ts';
import type { Route } from './+types/unknown.page';

export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(sessionContext).user ? HOME_OF_MEMBERS : DOOR);
}

export default function UnknownPage() {
  return null;
}
