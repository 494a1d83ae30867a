// Sentences about stories that exist: the list, the story page, its title, and what a story needs to be made.

const refused = {
  'story.signed-out': 'Please sign in to generate stories',
  'story.characters.missing': 'Please select at least one character',
  'story.theme.missing': 'Please select a theme',
  'story.age.missing': 'Please select an age range',
  'story.token.missing': 'No access token',
  'story.id.missing': 'Story ID is required',
  'story.title.empty': 'Title cannot be empty',
  'story.continue.prompt-missing': 'Please select a prompt and provide your answer',
  'story.continue.no-characters': 'No characters found in the story',
  'story.continue.complete': 'This story has reached its end. You can begin a new one, or have its last part told again.',
  'story.regenerate.instruction-missing': 'Please write what you would like to be different.',
  'story.not-found': 'Story not found',
  'story.owner-only': 'Only the owner can change this story.',
  'story.being-written': 'This story is being written right now. Please wait until it is done, or stop it first.',
} as const;

const failed = {
  'story.load.failed': 'Failed to load story',
  'story.load-all.failed': 'Failed to load stories',
  'story.load-required.failed': 'Failed to load required data',
  'story.save.failed': 'Failed to save story',
  'story.update.failed': 'Failed to update story',
  'story.delete.failed': 'Failed to delete story',
  'story.title.failed': 'Failed to update title',
  'story.refresh.failed': 'Failed to refresh stories',
  'story.generate.failed': 'Failed to generate story',
  'story.continue.failed': 'Failed to generate story continuation',
  'story.regenerate.failed': 'Failed to regenerate story',
} as const;

const done = {
  'story.create.done': 'Story created successfully!',
  'story.save.done': 'Story saved successfully!',
  'story.update.done': 'Story updated successfully',
  'story.delete.done': 'Story deleted successfully',
  'story.refresh.done': 'Stories refreshed',
  'story.title.done': 'Title updated successfully',
  'story.regenerate.done': 'Story regenerated successfully!',
  'story.continue.done': 'Story {phase} added!',
  'story.version.restored': 'The earlier version is back. The newer one is kept too.',
} as const;

const gate = {
  'story.gate.delete': 'Upgrade to Pro to delete stories',
  'story.gate.edit-title': 'Upgrade to Pro to edit story titles',
  'story.gate.regenerate': 'Please upgrade to regenerate stories',
} as const;

const screen = {
  'story.part.draw-built-in': 'Draw it with the built-in illustrator',
  'story.part.no-picture': 'The picture of this part could not be drawn. Select a few sentences to have a picture of them.',
  'story.part.not-followed': 'What this part could not do as you wished:',
  'story.screen.list.title': 'My Stories',
  'story.screen.list.search': 'Search by title, theme, age, character or place',
  'story.screen.list.new': 'Create New Story',
  'story.screen.list.empty': 'No Stories Yet',
  'story.screen.list.empty.text': 'Your shelf is waiting for its first story.',
  'story.screen.list.empty.search': 'No stories match your search',
  'story.screen.list.read': 'Read',
  'story.screen.delete.title': 'Delete Story?',
  'story.screen.delete.text': 'This action cannot be undone. Its pictures and narrations go with it.',
  'story.screen.loading': 'Loading story...',
  'story.screen.back': 'Back to Stories',
  'story.screen.complete': 'Story Complete!',
  'story.title.newer': 'Its title is “{title}” now.',
  'story.screen.title.edit': 'Edit title',
  'story.screen.continue': 'Continue Story',
  'story.screen.continue.question': 'Choose a question',
  'story.screen.continue.answer': 'Your answer',
  'story.screen.regenerate': 'Tell this part again',
  'story.screen.regenerate.custom': 'Tell it again with my wishes',
  'story.screen.versions': 'Earlier versions',
  'story.screen.version.restore': 'Bring this version back',
  'story.screen.reading-mode': 'Reading mode',
  'story.screen.tools': 'Story',
  'story.screen.next': 'What happens next?',
  'story.screen.next.text': 'Choose a question. Your answer becomes the {phase}.',
  'story.screen.part': 'Part {n} of {last}',
  'story.screen.write': 'Write the {phase}',
  'story.screen.regenerate.wish': 'What would you like to be different?',
  'story.screen.page.before': 'Page before',
  'story.screen.page.next': 'Next page',
  'story.screen.page': '{n} of {last}',
  'story.screen.page.label': '{phase}, page {n} of {last}',
  'story.screen.select-sentences': '{phase}: Shift and the arrow keys select sentences',
} as const;

export const stories = { ...refused, ...failed, ...done, ...gate, ...screen } as const;
