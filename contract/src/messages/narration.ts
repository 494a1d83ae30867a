// Sentences about hearing a story read aloud.

const refused = {
  'narration.text.missing': 'There is no text to read aloud yet.',
  'narration.text.other-script': 'Our narrator reads English only, and this text is written in another script.',
  'narration.not-found': 'We could not find this recording.',
} as const;

const failed = {
  'narration.generate.failed': 'Failed to generate audio narration',
  'narration.fetch.failed': 'Failed to fetch audio: {why}',
  'narration.fetch.no-connection': 'no connection',
  'narration.play.failed': 'Failed to play audio',
  'narration.download.failed': 'Direct download failed. The audio will open in a new tab.',
  'narration.delete.failed': 'The recording was not deleted. Please try again.',
} as const;

const done = {
  'narration.done': 'The narration is ready. Press play and lean back.',
  'narration.delete.done': 'Narration deleted',
} as const;

const whole = {
  'narration.whole': 'The whole story as one mp3',
  'narration.whole.about': 'With its cover, a chapter for each part, and the words with their times.',
  'narration.whole.silent': 'With its cover, a chapter for each part, and the words with their times. Parts that nobody has read aloud yet are read first.',
  'narration.whole.take': 'Take it along',
  'narration.whole.failed': 'The recording of the whole story could not be put together. Please try again.',
} as const;

const gate = {
  'narration.gate': 'Audio narration is only available for paid users',
} as const;

const screen = {
  'narration.screen.title': 'Audio Narration',
  'narration.screen.generate': 'Read it to me',
  'narration.screen.patience': 'may take 30-60 seconds',
  'narration.screen.left-out': 'Our narrator reads English only: words and digits in another script are passed over.',
  'narration.screen.other-language': 'Our built-in voice reads English only. This text seems to be in another language, and it is read as if it were English.',
  'narration.screen.again': 'Read it again',
  'narration.screen.hint': 'Have a part of the story read aloud, and keep the recording. Making one may take 30-60 seconds.',
  'narration.screen.older': 'An earlier text of this part',
  'narration.screen.before': 'An earlier recording',
  'narration.screen.listen': 'Listen',
  'narration.screen.pause': 'Pause',
  'narration.screen.slower': 'Slower',
  'narration.screen.faster': 'Faster',
  'narration.screen.speed': 'Speed: {n}×',
  'narration.screen.stop': 'Stop listening',
  'narration.screen.delete': 'Delete this recording',
  'narration.screen.delete.title': 'Delete this recording?',
  'narration.screen.delete.text': 'The story stays as it is. You can have this part read again later.',
  'narration.screen.duration': '{n} seconds',
  'narration.screen.duration.one': '1 second',
  'narration.screen.duration.minutes': '{n} minutes',
  'narration.screen.duration.minute': '1 minute',
  'narration.screen.stale': 'The text has changed since this was recorded. You can have it read again.',
} as const;

export const narration = { ...refused, ...failed, ...done, ...gate, ...whole, ...screen } as const;
