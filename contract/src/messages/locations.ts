// Sentences about magical locations: the list, one location, the create and edit form.

const refused = {
  'location.id.missing': 'Location ID is required',
  'location.not-found': 'We could not find this location.',
  'location.owner-only': 'Only the owner can change this location.',
  'location.type.elsewhere': 'This type belongs to another category. Please choose the category and the type again.',
  'location.starter.read-only': 'This place belongs to the Fableloom starter set. Everyone can use it, and it stays as it is.',
} as const;

const failed = {
  'location.load.failed': 'Failed to load locations',
  'location.fetch-updated.failed': 'Failed to fetch updated location data',
  'location.save.failed': 'Failed to save location',
  'location.update.failed': 'Failed to update location',
  'location.delete.failed': 'Failed to delete location',
  'location.refresh.failed': 'Failed to refresh locations',
} as const;

const done = {
  'location.save.done': 'Location saved successfully!',
  'location.form.created': 'Location created successfully!',
  'location.form.updated': 'Location updated successfully!',
  'location.update.done': 'Location updated successfully',
  'location.delete.done': 'Location deleted successfully',
  'location.refresh.done': 'Locations refreshed',
} as const;

const gate = {
  'location.gate.create': 'Upgrade to Explorer or Hero to create custom locations!',
} as const;

const screen = {
  'location.screen.title': 'My Locations',
  'location.screen.new': 'New Location',
  'location.screen.search': 'Search by name, type, category or description',
  'location.screen.shown': 'Showing {n} location(s)',
  'location.screen.empty': 'Your magical locations collection is empty',
  'location.screen.empty.search': 'No locations match your search',
  'location.screen.starter': 'Starter place',
  'location.screen.starters': 'Places for everyone',
  'location.screen.create-first': 'Create Your First Location',
  'location.screen.delete.title': 'Delete Location?',
  'location.screen.not-specified': 'Not specified',
  'location.screen.create.title': 'Create New Location',
  'location.screen.edit.title': 'Edit Location',
  'location.screen.random': 'Random Location',
  'location.screen.save': 'Save Location',
  'location.screen.update': 'Update Location',
  'location.screen.back': 'Back to Locations',
  'location.screen.magic': 'Magical Properties',
  'location.screen.inhabitants': 'Inhabitants',
  'location.screen.dangers': 'Dangers',
  'location.screen.treasures': 'Treasures',
  'location.screen.climate': 'Climate',
  'location.screen.advanced': 'Advanced Features',
  'location.screen.picture': 'Picture of the place',
  'location.screen.unnamed': 'Your place',
  'location.screen.where': 'Where is it?',
  'location.screen.part': 'What part of it?',
  'location.screen.which': 'Which place?',
  'location.missing.type': 'where it is',
} as const;

export const locations = { ...refused, ...failed, ...done, ...gate, ...screen } as const;
