/** Who may see which page: the redirect rules of the route table, run on the server before a page renders. */
import { redirect, type MiddlewareFunction } from 'react-router';
import { sessionContext } from './contexts.ts';
import { DOOR, HOME_OF_MEMBERS } from './doors.ts';


/** Pages for signed-out visitors only: a signed-in person goes to /create. */
export const guestsOnly: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(sessionContext).user) throw redirect(HOME_OF_MEMBERS);
};

/** Pages for signed-in people only: everyone else goes to /login. */
export const membersOnly: MiddlewareFunction<Response> = ({ context }) => {
  if (!context.get(sessionContext).user) throw redirect(DOOR);
};

/** Pages for administrators only; to others they are one of the paths that do not exist. */
export const adminsOnly: MiddlewareFunction<Response> = ({ context }) => {
  const { user } = context.get(sessionContext);
  if (!user) throw redirect(DOOR);
  if (!user.isAdmin) throw redirect(HOME_OF_MEMBERS);
};
