// Sentences of the reading panel, of listening in bed, and of stories kept for a time without a network.

const panel = {
  'reading.screen.title': 'How it reads',
  'reading.screen.open': 'Letters and page',
  'reading.screen.font': 'Letters',
  'reading.screen.font.auto': 'What suits the age',
  'reading.screen.size': 'Size',
  'reading.screen.smaller': 'Smaller letters',
  'reading.screen.larger': 'Larger letters',
  'reading.screen.spacing': 'Room between letters, words and lines',
  'reading.screen.spacing.normal': 'Normal',
  'reading.screen.spacing.wide': 'Wide',
  'reading.screen.spacing.widest': 'Widest',
  'reading.screen.tint': 'Color of the page',
  'reading.screen.tint.none': 'As it is',
  'reading.screen.tint.cream': 'Cream',
  'reading.screen.tint.rose': 'Rose',
  'reading.screen.tint.mint': 'Mint',
  'reading.screen.tint.sky': 'Sky',
  'reading.screen.ruler': 'A ruler on the line I read',
  'reading.screen.ruler.about': 'It follows the pointer, the arrow keys and the voice.',
  'reading.screen.syllables': 'Syllables in two colors',
  'reading.screen.one-switch': 'One key turns the page',
  'reading.screen.one-switch.about': 'Space and Enter turn to the next page, for one-button switches.',
  'reading.screen.full': 'Reading mode takes the whole screen',
  'reading.screen.tools': 'Pages and voice',
  'reading.screen.lines': '{phase}: the arrow keys go from line to line while it is read aloud',
  'reading.screen.plain': 'Back to how it was',
  'reading.screen.sample': 'The lantern was a little moon, and the fox carried it home.',
} as const;

const bedtime = {
  'sleep.screen.title': 'Sleep timer',
  'sleep.screen.off': 'Off',
  'sleep.screen.end': 'At the end of this part',
  'sleep.screen.minutes': 'In {n} minutes',
  'sleep.screen.left': 'Sleeps in {n} min',
  'sleep.screen.left.end': 'Sleeps after this part',
  'narration.screen.repeat': 'Say this line again',
} as const;

const offline = {
  'offline.screen.title': 'Without a network',
  'offline.screen.shelf.about': 'The stories that are kept on this device open without a network.',
  'offline.screen.shelf.go': 'Stories on this device',
  'offline.screen.lead': 'These stories are on this device. They can be read and heard wherever you are.',
  'offline.screen.none': 'No story is kept on this device yet.',
  'offline.screen.none.about': 'Open a story and press “Keep on this device”. It then opens without a network, with its pictures and its sound.',
  'offline.screen.home': 'Try the network again',
  'offline.screen.keep': 'Keep on this device',
  'offline.screen.keep.about': 'It opens without a network, with pictures and sound, until you sign out here.',
  'offline.screen.keep.shared': 'It opens without a network, with pictures and sound, until its family takes the link back.',
  'offline.screen.kept': 'Kept on this device',
  'offline.screen.kept.about': 'Press to let it go again. The story itself stays.',
  'offline.screen.busy': 'Packing pictures and sound...',
  'offline.screen.shown': 'You are without a network. This is the copy on this device.',
  'offline.screen.away': 'You are without a network.',
  'offline.screen.rests':
    'Reading and listening go on. Changing, drawing, sharing and books to take along wait until it is back.',
  'offline.keep.failed': 'The story could not be kept on this device. Please try again with a network.',
  'offline.forget.failed': 'The story is still kept on this device. Please try again.',
} as const;

export const reading = { ...panel, ...bedtime, ...offline } as const;
