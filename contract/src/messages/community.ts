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
  'contact.screen.title': 'Write to us',
  'contact.screen.text': 'A question, a wish, something that does not work: people read it, and answer to {email}.',
  'contact.screen.message': 'Your message',
  'contact.screen.send': 'Send it to us',
  'help.screen.more': 'Not found what you were looking for?',
  'help.screen.more.member': 'Tell us what you tried to do. People read it and answer by email.',
  'help.screen.more.visitor': 'Sign in to write to us from here, or send a mail to {email}.',
  'explore.screen.text': 'Stories and characters that other families chose to share.',
  'explore.screen.empty': 'Nothing has been shared here yet. Yours could be the first.',
  'explore.screen.empty.search': 'Nothing on this shelf fits what you are looking for.',
  'explore.screen.empty.friends': 'Your friends have not put anything on this shelf yet.',
  'explore.screen.shelves': 'Whose shelf',
  'explore.screen.from-everyone': 'From everyone',
  'explore.screen.from-friends': 'From friends',
  'explore.screen.things': 'What to look at',
  'explore.screen.search': 'Search this shelf',
  'explore.screen.order': 'Order',
  'explore.screen.order.new': 'Newest',
  'explore.screen.order.loved': 'Most loved',
  'explore.screen.ages': 'For which age',
  'explore.screen.ages.all': 'All ages',
  'explore.screen.theme': 'Kind of story',
  'explore.screen.theme.all': 'Every kind of story',
  'explore.screen.kind': 'What kind of character',
  'explore.screen.kind.all': 'Every kind of character',
  'explore.screen.filters': 'Filters',
  'explore.screen.clear': 'Clear search and filters',
  'explore.screen.shown': '{n} shown',
  'landing.screen.title': 'Tonight, your child is in the story.',
  'landing.screen.card': 'Illustrated, narrated stories, made together for readers from 3 to 17.',
  'landing.screen.start': 'Start your first story',
  'landing.screen.explore': 'Look at what others made',
  'landing.screen.featured': 'Featured characters',
  'shared.screen.make-your-own': 'Make your own story',
  'shared.screen.make-your-own.text': 'Choose who plays and where, and read an illustrated story made for your reader’s age.',
  'shared.screen.end': 'The end, for now',
  'shared.screen.play-with': '{name} is waiting for a story',
  'shared.screen.about': 'About {name}',
  'shared.story.preview': 'An illustrated story for {ages}, shared by {name} on Fableloom.',
  'shared.card.cast': 'With {names}',
  'shared.card.ages': '{ages}, shared by {name}',
  'shared.card.untitled': 'A story for you',
  'shared.card.unnamed': 'Somebody new',
  'shared.card.alt': 'The title of the story beside a picture from it.',
  'shared.card.alt.character': 'The name of the character beside their portrait.',
  'shared.character.preview': '{name}, {kind}: a character made on Fableloom.',
} as const;

export const community = { ...refused, ...failed, ...done, ...screen } as const;
