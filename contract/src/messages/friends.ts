// Sentences about friends: finding them, asking, answering, parting.

const refused = {
  'friend.request.self': 'You cannot send a friend request to yourself.',
  'friend.request.already-friends': 'You are already friends.',
  'friend.request.already-sent': 'You have already sent a request. It is waiting for an answer.',
  'friend.request.not-pending': 'This request was already answered or taken back.',
  'friend.request.not-found': 'We could not find this friend request.',
  'friend.person.not-found': 'We could not find this person.',
  'friend.only': 'This is for friends only.',
} as const;

const failed = {
  'friend.load.failed': 'Failed to load friends data',
  'friend.request.send.failed': 'Failed to send friend request',
  'friend.request.accept.failed': 'Failed to accept friend request',
  'friend.request.decline.failed': 'Failed to decline friend request',
  'friend.request.cancel.failed': 'Failed to cancel friend request',
  'friend.remove.failed': 'Failed to remove friend',
  'friend.search.failed': 'We could not search just now. Please try again.',
  'friend.block.failed': 'This person was not blocked. Please try again.',
  'friend.unblock.failed': 'The block was not lifted. Please try again.',
  'friend.visibility.failed': 'Your choice was not saved. Please try again.',
  'friend.content.failed': 'We could not load what your friend shares. Please try again.',
} as const;

const done = {
  'friend.request.send.done': 'Friend request sent to {name}',
  'friend.request.accept.done': 'You and {name} are friends now!',
  'friend.request.decline.done': 'Friend request declined',
  'friend.request.cancel.done': 'Friend request taken back',
  'friend.remove.done': '{name} is no longer in your friends',
  'friend.block.done': '{name} is blocked',
  'friend.unblock.done': '{name} is no longer blocked',
  'friend.visibility.found': 'People can find you now',
  'friend.visibility.hidden': 'You no longer show up when people search',
} as const;

const screen = {
  'friend.screen.incoming': 'Requests for you',
  'friend.screen.sent': 'Requests you sent',
  'friend.screen.list': 'Your friends',
  'friend.screen.since': 'Friends since {date}',
  'friend.screen.asked': 'Asked on {date}',
  'friend.screen.more': 'More for {name}',
  'friend.screen.search': 'Find people by name or email',
  'friend.screen.search.empty': 'Nobody found. Check the spelling, or ask your friend whether they can be found.',
  'friend.screen.search.found': '{n} found',
  'friend.screen.is-friend': 'Your friend',
  'friend.screen.empty': 'No friends here yet. Find someone you know and say hello.',
  'friend.screen.add': 'Add Friend',
  'friend.screen.accept': 'Accept',
  'friend.screen.decline': 'Decline',
  'friend.screen.take-back': 'Take back',
  'friend.screen.remove': 'Remove friend',
  'friend.screen.remove.confirm': 'You will no longer see what {name} shared with friends, and {name} will no longer see yours.',
  'friend.screen.block': 'Block',
  'friend.screen.block.title': 'Block {name}?',
  'friend.screen.block.confirm': '{name} can no longer find you, ask you or comment on what you share. A friendship between you ends.',
  'friend.screen.unblock': 'Unblock',
  'friend.screen.blocked': 'Blocked people',
  'friend.screen.findable': 'Other people can find me by name or email',
  'friend.screen.back': 'Back to friends',
  'friend.screen.lent': 'Shared with you',
  'friend.screen.public': 'Stories to read',
  'friend.screen.public.characters': 'Characters to meet',
  'friend.screen.content': "{name}'s characters and stories",
  'friend.screen.content.empty': '{name} has not shared anything with you yet.',
} as const;

export const friends = { ...refused, ...failed, ...done, ...screen } as const;
