// Sentences of a person's own profile and account: reading it, changing it, taking it along, deleting it.

const refused = {
  'profile.signed-out': 'Please sign in to view profile',
  'account.password.wrong': 'That is not your current password. Nothing was changed.',
} as const;

const failed = {
  'profile.update.failed': 'Failed to update profile',
  'profile.fetch.failed': 'Failed to fetch user profile',
  'profile.load.failed': 'Failed to load profile data',
  'account.export.failed': 'We could not pack your data this time. Everything is still here. Please try again.',
  'account.delete.failed': 'We could not delete your account this time. Nothing was removed. Please try again.',
} as const;

const done = {
  'profile.update.done': 'Profile updated successfully',
  'account.export.done': 'Your data is packed and downloading.',
  'account.delete.done': 'Your account and everything in it is deleted. Thank you for the stories.',
  'account.sessions.ended': 'All other devices are signed out.',
} as const;

const screen = {
  'profile.screen.name': 'Display name',
  'profile.screen.bio': 'About you',
  'profile.screen.photo': 'Photo',
  'profile.screen.image-quality': 'Picture quality',
  'profile.screen.image-quality.standard': 'Standard',
  'profile.screen.image-quality.hd': 'Fine',
  'profile.screen.font': 'Story letters',
  'profile.screen.font.auto': 'Chosen by age',
  'profile.screen.font.auto.text': 'Andika up to eight, Literata from nine',
  'profile.screen.font.sample': 'The fox looked at the moon.',
  'profile.screen.theme': 'Theme',
  'profile.screen.theme.day': 'Paper',
  'profile.screen.theme.bedtime': 'Bedtime',
  'profile.screen.theme.system': 'Follow my device',
  'profile.screen.hidden-from-search': 'Hide me from user search',
  'profile.screen.save': 'Save Profile',
  'account.screen.export': 'Download my data',
  'account.screen.sessions': 'Sign out everywhere else',
  'account.screen.delete': 'Delete my account',
  'account.screen.delete.warning':
    'This removes your characters, locations, stories, pictures and narrations at once and for good. You may want to download them first.',
} as const;

export const profile = { ...refused, ...failed, ...done, ...screen } as const;
