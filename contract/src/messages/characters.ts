// Sentences about characters: the library, one character, the creator and editor.

const refused = {
  'character.fields.missing': 'Please fill in all required fields',
  'character.id.missing': 'Character ID is required',
  'character.data.missing': 'Character data not available',
  'character.data.no-id': 'Invalid character: missing ID',
  'character.not-found': 'We could not find this character.',
  'character.owner-only': 'Only the owner can change this character. You can still use it in your stories.',
  'character.starter.read-only': 'This character belongs to the Fableloom starter cast. Everyone can use it, and it stays as it is.',
  'character.personality.too-many': 'Please choose at most {n} personality traits.',
  'character.relationship.self': 'A character cannot have a relationship with itself. Please choose another one.',
  'character.relationship.unknown': 'We could not find the other character of this relationship. Please choose another one.',
  'character.relationship.incomplete': 'Please choose the other character and the kind of relationship.',
} as const;

const failed = {
  'character.load.failed': 'Failed to load characters',
  'character.fetch-updated.failed': 'Failed to fetch updated character data',
  'character.save.failed': 'Failed to save character',
  'character.update.failed': 'Failed to update character',
  'character.delete.failed': 'Failed to delete character',
  'character.refresh.failed': 'Failed to refresh characters',
} as const;

const done = {
  'character.save.done': 'Character saved successfully!',
  'character.update.done': 'Character updated successfully',
  'character.delete.done': 'Character deleted successfully',
  'character.refresh.done': 'Characters refreshed',
} as const;

const gate = {
  'character.gate.create': 'Upgrade to Explorer or Hero to create custom characters!',
  'character.gate.delete': 'Upgrade to Pro to delete characters',
} as const;

const library = {
  'character.screen.title': 'My Characters',
  'character.screen.shown': 'Showing {n} character(s)',
  'character.screen.new': 'New Character',
  'character.screen.tab.all': 'All Characters',
  'character.screen.tab.shared': 'Shared with Me',
  'character.screen.search': 'Search by name, type, personality or magical power',
  'character.screen.empty': 'Your character collection is empty',
  'character.screen.empty.search': 'No characters match your search',
  'character.screen.empty.mine': "You haven't created any characters yet",
  'character.screen.empty.shared': 'No characters have been shared with you yet',
  'character.screen.clear-search': 'Clear Search',
  'character.screen.show-all': 'Show All Characters',
  'character.screen.shared': 'Shared',
  'character.screen.starter': 'Starter cast',
  'character.screen.starters': 'Characters for everyone',
  'character.screen.of-a-friend': "Friend's Character",
  'character.screen.delete.title': 'Delete Character?',
} as const;

const detail = {
  'character.screen.featured-in': 'Featured In Stories',
  'character.screen.traits': 'Character Traits',
  'character.screen.traits.basic': 'Basic',
  'character.screen.traits.appearance': 'Appearance',
  'character.screen.traits.magic': 'Magical Attributes',
  'character.screen.more': 'Additional Details',
  'character.screen.prompt': 'Custom Image Prompt',
} as const;

const editor = {
  'character.screen.create.title': 'Create New Character',
  'character.screen.edit.title': 'Edit Character',
  'character.screen.random': 'Random Character',
  'character.screen.save': 'Save Character',
  'character.screen.update': 'Update Character',
  'character.screen.back': 'Back to Characters',
  'character.screen.use': 'Use in Story',
  'character.screen.age.custom': 'Enter specific age...',
  'character.screen.portrait': 'Portrait',
  'character.screen.unnamed': 'Your character',
  'character.screen.who': 'Who is it?',
  'character.screen.kind': 'Kind of character',
  'character.screen.family': 'What family of {kind}?',
  'character.screen.which': 'Which one?',
  'character.screen.personality.chosen': '{n} of {most} chosen',
  'character.screen.features.most': 'Up to {n}',
  'character.screen.relationships.find': 'Find another character',
  'character.screen.relationships.with': '{type} of {name}',
  'character.screen.relationships.someone': 'somebody who is gone',
  'character.screen.relationships.more': 'Type a name to find more characters.',
  'character.screen.relationships.full': 'That is as many relationships as there can be.',
  'character.screen.description.hint': 'What should everyone know about this character?',
  'character.missing.name': 'name',
  'character.missing.type': 'who it is',
  'character.missing.personality': 'personality',
} as const;

const facts = {
  'character.fact.category': 'Category',
  'character.fact.family': 'Family',
  'character.fact.kind': 'Kind',
  'character.fact.gender': 'Gender',
  'character.fact.female': 'Female',
  'character.fact.male': 'Male',
  'character.fact.age': 'Age',
  'character.fact.color': 'Main color',
  'character.fact.personality': 'Personality',
  'character.fact.role': 'Role in stories',
  'character.fact.height': 'Height',
  'character.fact.build': 'Build',
  'character.fact.skin-tone': 'Skin tone',
  'character.fact.eye-color': 'Eye color',
  'character.fact.hair-color': 'Hair color',
  'character.fact.features': 'Distinguishing features',
  'character.fact.power': 'Magical power',
} as const;

export const characters = { ...refused, ...failed, ...done, ...gate, ...library, ...detail, ...editor, ...facts } as const;
