/** The friends endpoints, bound to their services. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { contentOfFriend } from './content.ts';
import { blockPerson, hideFromSearch, listBlocked, listFriends, removeFriend, searchPeople, unblockPerson } from './people.ts';
import { acceptRequest, cancelRequest, declineRequest, sendRequest } from './requests.ts';

const { friends } = endpoints;

export const friendRoutes = {
  list: friends.list.use(signedIn).handler(({ context }) => listFriends(context.services, context.who)),
  search: friends.search.use(signedIn).handler(({ context, input }) => searchPeople(context.services, context.who, input.query)),
  send: friends.send.use(signedIn).handler(({ context, input }) => sendRequest(context.services, context.who, input.receiverId)),
  accept: friends.accept.use(signedIn).handler(({ context, input }) => acceptRequest(context.services, context.who, input.id)),
  decline: friends.decline.use(signedIn).handler(({ context, input }) => declineRequest(context.services, context.who, input.id)),
  cancel: friends.cancel.use(signedIn).handler(({ context, input }) => cancelRequest(context.services, context.who, input.id)),
  remove: friends.remove.use(signedIn).handler(({ context, input }) => removeFriend(context.services, context.who, input.userId)),
  blocked: friends.blocked.use(signedIn).handler(({ context }) => listBlocked(context.services, context.who)),
  block: friends.block.use(signedIn).handler(({ context, input }) => blockPerson(context.services, context.who, input.userId)),
  unblock: friends.unblock.use(signedIn).handler(({ context, input }) => unblockPerson(context.services, context.who, input.userId)),
  setHidden: friends.setHidden
    .use(signedIn)
    .handler(({ context, input }) => hideFromSearch(context.services, context.who, input.hiddenFromSearch)),
  content: friends.content.use(signedIn).handler(({ context, input }) => contentOfFriend(context.services, context.who, input.ownerId)),
};
