// Sentences of the public rooms: landing, explore, shared links, help and contact.

const refused = {
  'contact.empty': 'Please write your message first.',
  'contact.too-long': 'Please keep your message to {n} characters or fewer.',
} as const;

const failed = {
  'explore.load.failed': 'We could not load the community shelf. Please try again.',
  'contact.failed': 'Your message was not sent. The text is still here. Please try again.',
} as const;

const done = {
  'contact.done': 'Thank you! We have your message and will answer by email.',
} as const;

const screen = {
  'explore.screen.text': 'Stories and characters that other families chose to share.',
  'explore.screen.empty': 'Nothing has been shared here yet. Yours could be the first.',
  'explore.screen.from-friends': 'From friends',
  'landing.screen.start': 'Start your first story',
  'landing.screen.explore': 'Look at what others made',
  'landing.screen.featured': 'Featured characters',
  'shared.screen.make-your-own': 'Make your own story',
} as const;

export const community = { ...refused, ...failed, ...done, ...screen } as const;
