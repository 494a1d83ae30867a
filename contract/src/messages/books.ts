// Sentences about taking a story along as a file, and those printed in it.

const printed = {
  'book.made': 'Made with Fableloom on {date}',
  'book.signs-missing': 'Some signs of this story are in a script that our printed letters do not have, and were left out.',
} as const;

const screen = {
  'book.screen.title': 'Take it with you',
  'book.screen.epub': 'A book for your reader',
  'book.screen.epub.about': 'EPUB, for tablets and e-readers. Parts that were read aloud can be heard there, and their words light up.',
  'book.screen.pdf': 'A book to print',
  'book.screen.pdf.about': 'PDF, with pictures sharp enough for paper.',
  'book.screen.zip': 'Everything, to keep',
  'book.screen.zip.about': 'A zip with text, pictures, sound and data.',
  'book.screen.busy': 'Binding your book...',
} as const;

const refused = {
  'book.sound.missing': 'Not every part of this story has been read aloud yet. Have the others read first, and take it along then.',
  'book.sound.mixed': 'One file cannot hold recordings of two kinds. Have this read again, and take the story along then: {parts}.',
  'book.sound.mixed.used-up':
    'One file cannot hold recordings of two kinds. This would have to be read again: {parts}. Your {n} audio narrations of this month are used up. They renew on {date}.',
  'book.failed': 'The book could not be bound. Please try again.',
} as const;

export const books = { ...printed, ...screen, ...refused } as const;
