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

const screen = {
  'traits.screen.upload': 'Read traits from a picture',
  'traits.screen.reading': 'Looking at your picture…',
  'traits.screen.privacy': 'The picture is looked at once and not kept.',
} as const;

export const traits = { ...refused, ...failed, ...done, ...screen } as const;
