// Sentences about pictures of a passage that a reader selected in a story.

const refused = {
  'scene.text.too-short': 'Please select at least 10 characters of text',
  'scene.text.missing': 'Please select text first',
  'scene.text.too-long': 'Please select at most {n} characters of text: one scene shows one moment.',
  'scene.characters.missing': 'Please add characters to your story first',
  'scene.character-images.missing': 'Please add images to your characters first',
  'scene.download.none': 'No scene images to download',
  'scene.not-found': 'We could not find this scene picture.',
} as const;

const failed = {
  'scene.reply.invalid': 'Invalid response from scene generation service',
  'scene.save.failed': 'Failed to save scene image',
  'scene.generate.failed': 'Failed to generate scene image',
  'scene.generate-with-images.failed': 'Failed to generate scene with images',
  'scene.delete.failed': 'The scene picture was not deleted. Please try again.',
} as const;

const done = {
  'scene.save.done': 'Scene saved successfully!',
  'scene.delete.done': 'Scene picture deleted',
} as const;

const screen = {
  'scene.screen.title': 'Scene Images',
  'scene.screen.draw': 'Draw this scene',
  'scene.screen.draw.words': 'Words only',
  'scene.screen.draw.any': 'Draw a scene',
  'scene.screen.delete.title': 'Delete this picture?',
  'scene.screen.hint': 'Select a sentence or two of the story, and we will draw it.',
  'scene.screen.choose': 'Tap a sentence of the story, or mark a few.',
  'scene.screen.save': 'Save to Story',
  'scene.screen.discard': 'Do not keep',
  'scene.screen.drawn': 'Your scene is drawn',
  'scene.screen.drawn.text': 'Save it to the story, or let it go. Until you decide, only you can see it.',
  'scene.screen.unsaved': 'Not in the story yet',
  'scene.screen.empty': 'No scenes drawn yet.',
} as const;

export const sceneImages = { ...refused, ...failed, ...done, ...screen } as const;
