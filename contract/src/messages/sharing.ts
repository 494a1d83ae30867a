// Sentences about sharing: with everyone by link, and with friends one by one.

const refused = {
  'share.content-id.unusable': 'Invalid content id',
  'share.content-id.invalid': 'Invalid content ID',
  'share.owner-only': 'Only the owner can change how this is shared.',
  'share.nobody-chosen': 'Please choose at least one friend.',
  'share.not-a-friend': 'You can share only with people who have accepted your friendship.',
  'share.link.not-found': 'This link does not lead anywhere. It may have been changed or switched off by its owner.',
  'story.share.link.before-sharing': 'Story must be shared first to copy link',
} as const;

const failed = {
  'share.failed': 'Failed to share content',
  'share.link.regenerate.failed': 'Failed to regenerate share link',
  'share.link.copy.failed': 'Failed to copy link',
  'share.settings.failed': 'Failed to update settings',
  'share.friends.failed': 'Failed to share with {n} friend(s)',
  'share.unexpected': 'An unexpected error occurred while sharing',
  'share.unshare.failed': 'Failed to unshare character',
  'story.public.failed': 'Failed to make story public',
  'story.share.failed': 'Failed to share story',
  'story.private.failed': 'Failed to make story private',
} as const;

const done = {
  'share.link.copied': 'Share link copied to clipboard!',
  'share.settings.done': 'Sharing settings updated',
  'share.link.regenerate.done': 'There is a new share link. The old one no longer works.',
  'share.friends.done': 'Successfully shared "{name}" with {n} friend(s)!',
  'share.character.done': 'Character sharing updated!',
  'story.public.done': 'Story is now public! Anyone can view it with the link.',
  'story.share.done': 'Story shared! Your friends can now view it.',
  'story.private.done': 'Story is now private',
} as const;

const screen = {
  'share.screen.title': 'Share',
  'share.screen.copied': 'Copied!',
  'share.screen.copy': 'Copy link',
  'share.screen.regenerate': 'New link',
  'share.screen.public': 'Anyone with the link can see this',
  'share.screen.comments': 'Allow comments',
  'share.screen.listed': 'Show in Explore',
  'share.screen.confirm.public': 'Everyone who has the link can see this, even without an account. You can switch it off at any time.',
  'share.screen.confirm.friends': 'Your friends can see this. You can switch it off at any time.',
  'share.screen.with-friends': 'Share with friends',
  'share.screen.current': 'Shared with',
  'share.screen.unshare': 'Stop sharing with {name}',
  'share.screen.no-friends': 'Everyone on your friends list already has this, or you have no friends here yet.',
  'share.screen.by': 'Shared by {name}',
  'share.screen.views': '{n} {n:view|views}',
  'share.screen.likes': '{n} {n:like|likes}',
} as const;

export const sharing = { ...refused, ...failed, ...done, ...screen } as const;
