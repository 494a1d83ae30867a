// Sentences about how names are said when a story is read aloud.

const refused = {
  'names.word.missing': 'Please write the one word whose sound you would like to change.',
  'names.like.missing': 'Please write how {word} sounds, such as SEER-sha.',
  'names.like.unsayable': 'Our narrator cannot say “{like}”. Please write it in English letters the way it sounds, such as SEER-sha.',
  'names.full': 'You keep {n} words already. Forget one that you do not need any more, and try again.',
} as const;

const failed = {
  'names.keep.failed': 'The sound of the name was not saved. Please try again.',
  'names.forget.failed': 'The sound of the name is still kept. Please try again.',
  'names.hear.failed': 'The name could not be played. Please try again.',
} as const;

const done = {
  'names.keep.done': 'That is how {word} is said from now on.',
  'names.hear.without-service': 'The service "{name}" did not say it, so you hear the built-in voice.',
  'names.forget.done': '{word} is read as it is written again.',
} as const;

const screen = {
  'names.screen.title': 'How names are said',
  'names.screen.hint': 'Does our narrator say a name wrong? Write it the way it sounds, listen, and keep it for every story.',
  'names.screen.how': 'Part syllables with a hyphen and write the loud one in capitals: SEER-sha, KEE-va, wa-KEEN.',
  'names.screen.like': 'Say {word} like',
  'names.screen.hear': 'Hear it',
  'names.screen.hear.word': 'Hear it: {word}',
  'names.screen.keep': 'Keep it',
  'names.screen.keep.word': 'Keep it: {word}',
  'names.screen.forget': 'Say {word} as it is written',
  'names.screen.other': 'Another word of the story',
  'names.screen.add': 'Add the word',
  'names.screen.stale': 'The sound of a name has changed since this was recorded. You can have it read again.',
  'names.screen.stale.full': 'The sound of a name has changed since this was recorded.',
} as const;

export const names = { ...refused, ...failed, ...done, ...screen } as const;
