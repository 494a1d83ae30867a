// Sentences that say where the making of a story, a picture or a narration stands.

const refused = {
  'job.not-found': 'We could not find this work. It may have finished long ago.',
  'job.already-finished': 'This is already finished.',
  'job.still-being-made': 'This is still being made. Please wait until it is done.',
  'job.too-many': 'You have {n} things being made already. Please wait for one to finish.',
} as const;

const failed = {
  'job.failed': 'It did not work this time. Nothing was counted. You can try again.',
  'job.took-too-long': 'It took too long, so we stopped. Nothing was counted. You can try again.',
  'job.hosted.failed':
    'The service "{name}" did not answer, or has too much to do. Nothing was counted. You can try again, or let the built-in engine do it.',
  'job.hosted.turned-away':
    'The service "{name}" did not let us in. Nothing was counted. Whoever runs Fableloom can mend this; the built-in engine can do it now.',
  'job.hosted.unusable':
    'What the service "{name}" sent could not be used. Nothing was counted. You can try again, or let the built-in engine do it.',
  'job.hosted.used-up':
    'Your share of the service "{name}" is used up for today. Nothing was counted. It is full again tomorrow; the built-in engine can do it now.',
  'job.unsafe-result': 'What came out was not friendly enough for children, so we did not keep it. Nothing was counted.',
} as const;

const done = {
  'job.stopped': 'Stopped. Nothing was counted.',
} as const;

const screen = {
  'job.screen.waiting': 'Waiting for a free pen…',
  'job.screen.writing': 'Writing the {phase}…',
  'job.screen.drawing': 'Drawing the picture…',
  'job.screen.reading': 'Reading it aloud…',
  'job.screen.saving': 'Putting it on your shelf…',
  'job.screen.retrying': 'That did not work. Trying once more…',
  'job.screen.stop': 'Stop',
  'job.screen.try-again': 'Try again',
  'job.screen.use-built-in': 'Use the built-in engine',
  'job.screen.leave': 'You can leave this page. It goes on without you, and we tell you when it is ready.',
  'job.screen.resumed': 'Something came between, so we are starting this once more…',
  'job.screen.so-far': 'What is written so far',
} as const;

export const jobs = { ...refused, ...failed, ...done, ...screen } as const;
