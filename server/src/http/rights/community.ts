/** Rights among people: friends, sharing, comments, likes, reports, explore, and one's own profile. */
import { PROFILE_FORM } from './forms.ts';
import { anyone, members, onlyOwner, type Row, withFriends } from './row.ts';
import type { Shared, World } from './world.ts';

const MISSING = 404;
const NOT_YOURS = 403;

const storyParams = (how: Shared) => async (w: World) => ({ params: { contentType: 'story', contentId: (await w.story(how)).id } });
const PRIVATE_STORY = storyParams('private');
const PUBLIC_STORY = storyParams('public');
const FRIENDS_STORY = storyParams('friends');

export const COMMUNITY_RIGHTS: Row<World>[] = [
  { door: 'me.show', answers: members() },
  { door: 'me.update', send: () => ({ body: PROFILE_FORM }), answers: members() },
  { door: 'me.setPhoto', about: 'nothing', send: () => ({ body: { picture: '' } }), answers: members(400) },
  { door: 'me.removePhoto', answers: members() },
  { door: 'account.show', answers: members() },
  { door: 'account.endSession', about: 'a session of the owner', send: async (w) => ({ params: { id: await w.session() } }), answers: onlyOwner(200, MISSING) },
  { door: 'account.endOtherSessions', answers: members() },
  {
    door: 'account.changePassword', about: 'with a wrong one',
    send: () => ({ body: { currentPassword: 'Sunlight8', newPassword: 'Moonlight8' } }), answers: members(NOT_YOURS),
  },
  {
    door: 'account.changeEmail', about: 'with a wrong password',
    send: () => ({ body: { currentPassword: 'Sunlight8', email: 'new@family.example' } }), answers: members(NOT_YOURS),
  },
  { door: 'account.remove', about: 'with a wrong password', send: () => ({ body: { password: 'Sunlight8' } }), answers: members(NOT_YOURS) },
  { door: 'subscription.show', answers: members() },
  { door: 'subscription.checkout', send: () => ({ body: { priceId: 'price_hero_month' } }), about: 'beside a running plan', answers: members(409) },
  { door: 'subscription.checkoutSession', send: async (w) => ({ params: { id: await w.checkout() } }), answers: onlyOwner(200, MISSING) },
  { door: 'subscription.completeTrial', send: async (w) => ({ params: { id: await w.checkout() } }), answers: onlyOwner(200, MISSING) },
  { door: 'subscription.cancel', answers: members() },
  { door: 'subscription.resume', answers: members() },
  { door: 'subscription.previewChange', send: () => ({ body: { priceId: 'price_explorer_month' } }), answers: members() },
  { door: 'subscription.change', about: 'to what is not sold', send: () => ({ body: { priceId: 'price_of_nobody' } }), answers: members(400) },
  { door: 'subscription.refresh', answers: members() },
  { door: 'subscription.invoices', answers: members() },
  { door: 'subscription.portal', about: 'which a trial has not', answers: members(MISSING) },
  { door: 'passwordReset.check', send: () => ({ body: { token: 'forged' } }), answers: anyone() },

  { door: 'notifications.list', answers: members() },
  { door: 'notifications.markAllRead', answers: members() },
  { door: 'notifications.markRead', send: async (w) => ({ params: { id: await w.notification() } }), answers: onlyOwner(200, MISSING) },
  { door: 'notifications.remove', send: async (w) => ({ params: { id: await w.notification() } }), answers: onlyOwner(200, MISSING) },

  { door: 'friends.list', answers: members() },
  { door: 'friends.search', send: () => ({ query: { query: 'owner' } }), answers: members() },
  { door: 'friends.send', about: 'to nobody', send: () => ({ body: { receiverId: 'nobody' } }), answers: members(404) },
  { door: 'friends.accept', about: 'a request to the owner', send: async (w) => ({ params: { id: await w.request('to') } }), answers: onlyOwner(200, MISSING) },
  { door: 'friends.decline', about: 'a request to the owner', send: async (w) => ({ params: { id: await w.request('to') } }), answers: onlyOwner(200, MISSING) },
  { door: 'friends.accept', about: 'a request by the owner', send: async (w) => ({ params: { id: await w.request('from') } }), answers: members(MISSING) },
  { door: 'friends.cancel', about: 'a request by the owner', send: async (w) => ({ params: { id: await w.request('from') } }), answers: onlyOwner(200, MISSING) },
  { door: 'friends.cancel', about: 'a request to the owner', send: async (w) => ({ params: { id: await w.request('to') } }), answers: members(MISSING) },
  { door: 'friends.remove', about: "the owner's friend", send: async (w) => ({ params: { userId: await w.befriendThird() } }), answers: onlyOwner(200, MISSING) },
  { door: 'friends.blocked', answers: members() },
  { door: 'friends.block', about: 'nobody', send: () => ({ params: { userId: 'nobody' } }), answers: members(404) },
  { door: 'friends.unblock', send: async (w, asker) => ({ params: { userId: await w.blockThird(asker) } }), answers: members() },
  { door: 'friends.setHidden', send: () => ({ body: { hiddenFromSearch: false } }), answers: members() },
  { door: 'friends.content', send: (w) => ({ params: { ownerId: w.owner.id } }), answers: [401, 401, NOT_YOURS, 200, NOT_YOURS, NOT_YOURS, NOT_YOURS] },

  { door: 'sharing.show', about: 'a private story', send: PRIVATE_STORY, answers: onlyOwner(200, MISSING) },
  { door: 'sharing.show', about: 'a public story', send: PUBLIC_STORY, answers: onlyOwner(200, NOT_YOURS) },
  { door: 'sharing.share', about: 'a private story', send: PRIVATE_STORY, answers: onlyOwner(200, MISSING) },
  { door: 'sharing.share', about: 'a public story', send: PUBLIC_STORY, answers: onlyOwner(200, NOT_YOURS) },
  { door: 'sharing.share', about: 'one of the starter cast', send: () => ({ params: { contentType: 'character', contentId: 'starter_maya' } }), answers: members(NOT_YOURS) },
  { door: 'sharing.share', about: 'a character that is lent to the friend', send: async (w) => ({ params: { contentType: 'character', contentId: await w.lentCharacter() } }), answers: [401, 401, MISSING, NOT_YOURS, 200, MISSING, MISSING] },
  { door: 'sharing.update', about: 'a private story', send: async (w) => ({ ...(await PRIVATE_STORY(w)), body: { isPublic: true } }), answers: onlyOwner(200, MISSING) },
  { door: 'sharing.update', about: 'a public story', send: async (w) => ({ ...(await PUBLIC_STORY(w)), body: { isPublic: false } }), answers: onlyOwner(200, NOT_YOURS) },
  { door: 'sharing.regenerate', about: 'a public story', send: PUBLIC_STORY, answers: onlyOwner(200, NOT_YOURS) },
  { door: 'sharing.unshare', about: 'a public story', send: PUBLIC_STORY, answers: onlyOwner(200, NOT_YOURS) },
  { door: 'sharing.shares', about: 'a character that is lent to the friend', send: async (w) => ({ params: { characterId: await w.lentCharacter() } }), answers: [401, 401, MISSING, NOT_YOURS, 200, MISSING, MISSING] },
  {
    door: 'sharing.shareWithFriends', about: 'a private character, with the friend',
    send: async (w) => ({ params: { characterId: (await w.character()).id }, body: { friendIds: [w.friend.id] } }), answers: onlyOwner(200, MISSING),
  },
  {
    door: 'sharing.unshareWithFriend', about: 'a character that is lent to the friend',
    send: async (w) => ({ params: { characterId: await w.lentCharacter(), userId: w.friend.id } }), answers: [401, 401, MISSING, NOT_YOURS, 200, MISSING, MISSING],
  },
  { door: 'sharing.readStory', about: 'a public one', send: async (w) => ({ params: { shareId: (await w.story('public')).shareId } }), answers: anyone() },
  { door: 'sharing.readStory', about: 'one for friends', send: async (w) => ({ params: { shareId: (await w.story('friends')).shareId } }), answers: [404, 404, 404, 200, 200, 404, 404] },
  { door: 'sharing.readStory', about: 'a forged link', send: () => ({ params: { shareId: 'story_1_forged' } }), answers: anyone(404) },
  { door: 'sharing.readCharacter', about: 'a public one', send: async (w) => ({ params: { shareId: (await w.character('public')).shareId } }), answers: anyone() },
  { door: 'sharing.readCharacter', about: 'one for friends', send: async (w) => ({ params: { shareId: (await w.character('friends')).shareId } }), answers: [404, 404, 404, 200, 200, 404, 404] },
  { door: 'sharing.countView', about: 'a public story', send: async (w) => ({ body: { contentType: 'story', contentId: (await w.story('public')).id } }), answers: anyone() },
  { door: 'sharing.countView', about: 'a private story', send: async (w) => ({ body: { contentType: 'story', contentId: (await w.story()).id } }), answers: [404, 404, 404, 404, 200, 404, 404] },

  { door: 'comments.list', about: 'of a public story', send: PUBLIC_STORY, answers: anyone() },
  { door: 'comments.list', about: 'of a private story', send: PRIVATE_STORY, answers: [404, 404, 404, 404, 200, 404, 404] },
  { door: 'comments.add', about: 'to a public story', send: async (w) => ({ ...(await PUBLIC_STORY(w)), body: { text: 'Lovely' } }), answers: members(201) },
  { door: 'comments.add', about: 'to a story for friends', send: async (w) => ({ ...(await FRIENDS_STORY(w)), body: { text: 'Lovely' } }), answers: withFriends(201, MISSING) },
  { door: 'comments.add', about: 'to a private story', send: async (w) => ({ ...(await PRIVATE_STORY(w)), body: { text: 'Lovely' } }), answers: onlyOwner(201, MISSING) },
  { door: 'comments.remove', about: 'a comment by the friend under a story of the owner', send: async (w) => ({ params: { id: await w.comment() } }), answers: withFriends(200, NOT_YOURS) },
  { door: 'likes.toggle', about: 'a public story', send: PUBLIC_STORY, answers: members() },
  { door: 'likes.toggle', about: 'a story for friends', send: FRIENDS_STORY, answers: withFriends(200, MISSING) },
  { door: 'likes.toggle', about: 'a private story', send: PRIVATE_STORY, answers: members(404) },
  { door: 'reports.send', about: 'a public story', send: async (w) => ({ body: { contentType: 'story', contentId: (await w.story('public')).id, reason: 'Sad' } }), answers: members(201) },
  { door: 'reports.send', about: 'a private story', send: async (w) => ({ body: { contentType: 'story', contentId: (await w.story()).id, reason: 'Sad' } }), answers: onlyOwner(201, MISSING) },

  { door: 'explore.stories', answers: anyone() },
  { door: 'explore.characters', answers: anyone() },
  { door: 'explore.friendStories', answers: members() },
  { door: 'explore.friendCharacters', answers: members() },
];
