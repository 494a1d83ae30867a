// Sentences about taking a story along as a file, and those printed in it.

const printed = {
  'book.made': 'Made with Fableloom on {date}',
  'book.signs-missing': 'Some signs of this story are in a script that our printed letters do not have, and were left out.',
} as const;

const screen = {
  'book.screen.title': 'Take it with you',
  'book.screen.epub': 'Book for readers (EPUB)',
  'book.screen.epub.about': 'For tablets and e-readers. What was read aloud can be heard, and the words light up.',
  'book.screen.pdf': 'To read or print (PDF, A4)',
  'book.screen.pdf-letter': 'To read or print (PDF, US Letter)',
  'book.screen.zip': 'Everything (zip)',
  'book.screen.zip.about': 'Text, pictures, sound and data, to keep.',
  'book.screen.busy': 'Binding your book...',
} as const;

const refused = {
  'book.failed': 'The book could not be bound. Please try again.',
} as const;

export const books = { ...printed, ...screen, ...refused } as const;
