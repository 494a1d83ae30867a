/** The account endpoints, bound to their services. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { changePassword } from './change-password.ts';
import { leave } from './leave.ts';
import { askForNewAddress } from './new-address.ts';
import { endOtherSessions, endSession } from './sessions.ts';
import { showAccount } from './show-account.ts';

const { account } = endpoints;

export const accountRoutes = {
  show: account.show.use(signedIn).handler(({ context }) => showAccount(context.services, context.who)),
  endSession: account.endSession.use(signedIn).handler(({ context, input }) => endSession(context.services, context.who, input.id)),
  endOtherSessions: account.endOtherSessions.use(signedIn).handler(({ context }) => endOtherSessions(context.services, context.who)),
  changePassword: account.changePassword.use(signedIn).handler(({ context, input }) => changePassword(context.services, context.who, input)),
  changeEmail: account.changeEmail.use(signedIn).handler(async ({ context, input }) => {
    await askForNewAddress(context.services, context.who, input);
    return showAccount(context.services, context.who);
  }),
  remove: account.remove.use(signedIn).handler(({ context, input }) => leave(context.services, context.who, input)),
};
