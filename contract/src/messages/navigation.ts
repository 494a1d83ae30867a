// Labels of the sidebar (screens with the same title reuse them), and the few words that stand on buttons everywhere.

const places = {
  'nav.create': 'Create',
  'nav.stories': 'Stories',
  'nav.characters': 'Characters',
  'nav.locations': 'Locations',
  'nav.friends': 'Friends',
  'nav.explore': 'Explore',
  'nav.profile': 'Profile',
  'nav.subscription': 'Subscription',
  'nav.admin': 'Admin',
  'nav.menu.open': 'Open menu',
  'nav.sidebar.expand': 'Make the sidebar wide',
  'nav.unread.many': '9+',
  'nav.unread': '{n} unread notifications',
  'nav.main': 'All places',
  'nav.main.places': 'Main places',
  'nav.menu': 'Menu',
  'nav.sidebar.short': 'Collapse',
  'nav.account': 'Account of {name}',
  'nav.skip': 'Skip to the content',
} as const;

const words = {
  'word.cancel': 'Cancel',
  'word.save': 'Save',
  'word.view': 'View',
  'word.edit': 'Edit',
  'word.delete': 'Delete',
  'word.close': 'Close',
  'word.refresh': 'Refresh',
  'word.loading': 'Loading…',
  'word.more': 'Show more',
  'word.name': 'Name',
  'word.description': 'Description',
  'word.done': 'Done',
} as const;

const legal = {
  'nav.privacy-policy': 'Privacy Policy',
  'nav.help': 'Help',
} as const;

export const navigation = { ...places, ...words, ...legal } as const;
