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

export const reading = { ...panel, ...bedtime } as const;
