// Sentences about reading a character's traits from an uploaded picture.

const refused = {
  'traits.not-an-image': 'Please choose a picture file. Other files cannot show us a character.',
} as const;

const failed = {
  'traits.failed': 'Failed to extract traits',
  'traits.image.failed': 'Failed to extract traits from image',
  'traits.file.failed': 'Failed to read image file',
} as const;

const done = {
  'traits.done': 'Character traits extracted successfully!',
} as const;

/** What an extraction tells: the colors and the light of a picture, and what a hosted model is sure of. */
const seen = {
  'traits.seen.drawing': 'This looks like a drawing.',
  'traits.seen.color': 'The main color is {color}.',
  'traits.seen.colors': 'The main colors are {colors} and {color}.',
  'traits.seen.mood': 'The light of the picture feels {mood}.',
  'traits.seen.kind': 'It seems to be: {kind}.',
  'traits.seen.looks': 'It seems to have: {looks}.',
  'traits.seen.eyes': '{color} eyes',
  'traits.seen.hair': '{color} hair',
  'traits.seen.look-over': 'Please look over what was seen, and choose gender, age, personality and magical power yourself.',
  'traits.seen.without-service': 'The service "{name}" could not look at it, so only colors and light were seen, with the built-in eyes.',
  'traits.seen.by-hand': 'A picture does not tell us who somebody is. Please choose the type, gender, age, personality and magical power yourself.',
} as const;

const screen = {
  'traits.screen.upload': 'Read traits from a picture',
  'traits.screen.reading': 'Looking at your picture…',
  'traits.screen.title': 'A picture to start from',
  'traits.screen.again': 'Read another picture',
  'traits.screen.filled': 'Filled in for you: {words}.',
  'traits.screen.differs': '{field}: yours is {mine}, the picture shows {seen}.',
  'traits.screen.use': 'Use {seen}',
  'traits.screen.privacy': 'The picture is looked at once and not kept.',
  'traits.screen.privacy.hosted': 'The picture is sent to the service "{name}", which looks at it. We do not keep it.',
} as const;

export const traits = { ...refused, ...failed, ...done, ...seen, ...screen } as const;
