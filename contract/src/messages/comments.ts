// Sentences about comments, likes and reports on shared things.

const refused = {
  'comment.empty': 'Please write something first.',
  'comment.too-long': 'Please keep your comment to {n} characters or fewer.',
  'comment.switched-off': 'The owner has switched comments off here.',
  'comment.not-found': 'This comment is no longer here.',
  'comment.signed-out': 'Please sign in to write a comment.',
  'like.signed-out': 'Please sign in to leave a like.',
  'report.empty': 'Please tell us what is wrong.',
} as const;

const failed = {
  'comment.load.failed': 'We could not load the comments. Please try again.',
  'comment.send.failed': 'Your comment was not sent. The text is still here. Please try again.',
  'comment.delete.failed': 'The comment was not deleted. Please try again.',
  'like.failed': 'Your like was not saved. Please try again.',
  'report.failed': 'Your report was not sent. Please try again.',
} as const;

const done = {
  'comment.send.done': 'Comment added',
  'comment.delete.done': 'Comment deleted',
  'report.done': 'Thank you for telling us. We will look at it.',
} as const;

const screen = {
  'comment.screen.title': 'Comments',
  'comment.screen.empty': 'No comments yet. Say something kind.',
  'comment.screen.placeholder': 'Write a kind comment',
  'comment.screen.send': 'Send',
  'comment.screen.sign-in': 'Sign in to comment',
  'comment.screen.count': '{n} {n:comment|comments}',
  'comment.screen.delete.title': 'Delete this comment?',
  'comment.screen.of': 'Comment by {name}',
  'like.screen.add': 'Like',
  'like.screen.remove': 'Take back my like',
  'report.screen.title': 'Report',
  'report.screen.reason': 'What is wrong?',
  'report.screen.send': 'Send report',
  'report.screen.text': 'Tell us what is wrong. Only the people who run Fableloom will read it.',
} as const;

export const comments = { ...refused, ...failed, ...done, ...screen } as const;
