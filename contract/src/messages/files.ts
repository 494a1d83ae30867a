// Sentences about files that people bring, and about calls by address.

const refused = {
  'file.taken': 'There is a file of this name already. Please choose another name.',
  'file.path.refused': 'Files can only be kept in your own folders.',
  'file.name.refused': 'Please use letters, digits, dots, dashes and underscores for the name of a file.',
  'file.kind.refused': 'We cannot keep this kind of file. Please choose a JPEG, PNG or WebP picture or an MP3 recording.',
  'file.too-many-pixels': 'This picture is too large. Please choose one of at most {n} pixels a side.',
  'storage.away': 'Pictures and sound cannot be reached at the moment. Nothing is lost; please try again in a few minutes.',
  'function.unknown': 'There is nothing to call under this name.',
  'function.body.invalid': 'The request could not be read. It has to be a JSON object.',
} as const;

/** Reasons, said after what failed. */
const why = {
  'file.not-stored': 'it could not be stored',
  'file.no-answer': 'the address did not answer',
} as const;

export const files = { ...refused, ...why } as const;
