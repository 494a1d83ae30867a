// Sentences about hearing a story read aloud.

const refused = {
  'narration.text.missing': 'There is no text to read aloud yet.',
  'narration.not-found': 'We could not find this recording.',
} as const;

const failed = {
  'narration.generate.failed': 'Failed to generate audio narration',
  'narration.fetch.failed': 'Failed to fetch audio: {why}',
  'narration.play.failed': 'Failed to play audio',
  'narration.download.failed': 'Direct download failed. The audio will open in a new tab.',
} as const;

const done = {
  'narration.done': 'The narration is ready. Press play and lean back.',
  'narration.delete.done': 'Narration deleted',
} as const;

const gate = {
  'narration.gate': 'Audio narration is only available for paid users',
} as const;

const screen = {
  'narration.screen.title': 'Audio Narration',
  'narration.screen.generate': 'Read it to me',
  'narration.screen.patience': 'may take 30-60 seconds',
  'narration.screen.listen': 'Listen',
  'narration.screen.pause': 'Pause',
  'narration.screen.slower': 'Slower',
  'narration.screen.faster': 'Faster',
  'narration.screen.duration': '{n} seconds',
  'narration.screen.stale': 'The text has changed since this was recorded. You can have it read again.',
} as const;

export const narration = { ...refused, ...failed, ...done, ...gate, ...screen } as const;
