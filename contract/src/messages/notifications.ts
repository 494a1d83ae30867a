// Sentences of the notification list, and of the notifications themselves.

const refused = {
  'notification.not-found': 'This notification is no longer here.',
} as const;

const failed = {
  'notification.load.failed': 'Failed to load notifications',
  'notification.read.failed': 'Failed to mark notification as read',
  'notification.read-all.failed': 'Failed to mark all notifications as read',
  'notification.delete.failed': 'Failed to delete notification',
} as const;

const done = {
  'notification.read-all.done': 'All notifications marked as read',
  'notification.delete.done': 'Notification deleted',
} as const;

const screen = {
  'notification.screen.title': 'Notifications',
  'notification.screen.empty': 'Nothing new. We will tell you here when something happens.',
  'notification.screen.read': 'Mark as read',
  'notification.screen.read-all': 'Mark all as read',
  'notification.screen.delete': 'Delete notification',
  'notification.screen.unread': '{n} unread',
  'notification.like.title': 'A new like',
  'notification.like.text': '{name} liked "{title}".',
  'notification.comment.title': 'A new comment',
  'notification.comment.text': '{name} wrote a comment on "{title}".',
  'notification.friend-request.title': 'A new friend request',
  'notification.friend-request.text': '{name} would like to be your friend.',
  'notification.friend-accepted.title': 'A new friend',
  'notification.friend-accepted.text': '{name} accepted your friend request.',
  'notification.character-shared.title': 'A character for you',
  'notification.character-shared.text': '{name} shared "{character}" with you.',
  'notification.story-shared.title': 'A story from a friend',
  'notification.story-shared.text': '{name} shared the story "{title}" with friends.',
  'notification.usage.title': 'Your month so far',
  'notification.usage.text': 'You have {left} of {n} stories left this month.',
  'notification.summary.title': 'Your readers this week',
  'notification.summary.text': 'What you shared was read {views} {views:time|times} and liked {likes} {likes:time|times}.',
} as const;

export const notifications = { ...refused, ...failed, ...done, ...screen } as const;
