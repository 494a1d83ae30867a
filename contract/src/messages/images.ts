// Sentences about pictures of characters and locations: drawing, keeping, downloading, uploading.

const refused = {
  'image.character.save-first': 'Please save the character first before generating an image',
  'image.location.save-first': 'Please save the location first before generating an image',
  'image.character.unsaved': 'Character must be saved before generating images',
  'image.location.unsaved': 'Location must be saved before generating images',
  'image.content-type.invalid': 'Invalid content type received',
  'image.download.none': 'No images to download',
  'image.upload.not-an-image': 'This file is not a picture we can read. Please choose a PNG, a JPEG or a WebP.',
  'image.upload.too-big': 'This picture is too big. Please choose one of at most {n} MB.',
  'image.address.refused': 'We cannot fetch a picture from this address. Please use a public https address.',
  'image.size.unknown': 'Pictures come in the sizes {sizes}.',
  'image.not-found': 'We could not find this picture.',
} as const;

const failed = {
  'image.generate.failed': 'Failed to generate image',
  'image.generation.failed': 'Image generation failed',
  'image.reply.invalid': 'Invalid response from image generation service',
  'image.load.failed': 'Failed to load image',
  'image.main.failed': 'Failed to update main image',
  'image.character.update.failed': 'Failed to update character image',
  'image.history.failed': 'Failed to save image history',
  'image.refresh.characters.failed': 'Failed to refresh character images',
  'image.refresh.failed': 'Failed to refresh images',
  'image.fetch.failed': 'Failed to fetch image: {status}',
  'image.download.failed': 'Failed to download image',
  'image.download.failed-because': 'Failed to download image: {why}',
  'image.download.all.failed': 'Failed to download all images',
  'image.upload.failed': 'Upload failed: {why}',
} as const;

const done = {
  'image.main.done': 'Main image updated successfully',
  'image.character.done': 'Character image created and saved successfully!',
  'image.location.done': 'Location image created and saved successfully!',
  'image.location.saved': 'Location image saved successfully!',
  'image.refresh.characters.done': 'Character images refreshed',
  'image.refresh.done': 'Images refreshed successfully!',
  'image.download.done': 'Image downloaded successfully',
  'image.download.all.done': '{n} {n:picture|pictures} downloaded',
} as const;

const gate = {
  'character.gate.regenerate-image': 'Please upgrade to regenerate character images',
  'location.gate.regenerate-image': 'Please upgrade to regenerate location images',
} as const;

const screen = {
  'image.screen.creating': 'Creating magical image...',
  'image.screen.saving': 'Saving image...',
  'image.screen.generate': 'Generate Image',
  'image.screen.regenerate': 'Regenerate',
  'image.screen.upgrade-to-regenerate': 'Upgrade to Regenerate',
  'image.screen.previous': 'Previous Versions',
  'image.screen.set-main': 'Set as Main',
  'image.screen.history': 'Image History',
  'image.screen.refresh': 'Refresh pictures',
  'image.screen.download': 'Download',
  'image.screen.download-all': 'Download All',
  'image.screen.open-in-tab': 'We could not download the picture. Open it in a new tab instead?',
  'image.screen.full': 'View full image',
  'image.screen.close': 'Close picture',
  'image.screen.main': 'Main',
  'image.screen.earlier': 'Earlier picture of {name}',
  'image.screen.style': 'Image style',
  'image.screen.background': 'Background',
  'image.screen.lighting': 'Lighting',
  'image.screen.mood': 'Mood',
  'image.screen.details': 'Details of the picture',
  'image.screen.not-drawn': 'The illustrator does not know how to draw: {words}.',
  'image.screen.prompt.hint': 'Describe the picture in your own words. It is drawn from these instead of the choices above.',
} as const;

export const images = { ...refused, ...failed, ...done, ...gate, ...screen } as const;
