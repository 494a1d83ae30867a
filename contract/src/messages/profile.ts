// Sentences of a person's own profile and account: reading it, changing it, taking it along, deleting it.

const refused = {
  'profile.signed-out': 'Please sign in to view profile',
  'account.password.wrong': 'That is not your current password. Nothing was changed.',
  'account.password.none':
    "Your account has no password yet, because you sign in with Google or Apple. Use 'Forgot password?' on the sign-in page to choose one first.",
  'account.password.same': 'This is the password you have already. Please choose another one.',
  'account.email.same': 'This is the address of your account already.',
  'account.email.wrong': 'That is not the address of this account. Nothing was removed.',
  'account.session.old': 'Please sign out and in again first, so that we know it is you. Nothing was removed.',
  'account.session.not-found': 'This device is signed out already.',
  'account.session.this': 'This is the device you are using. Please use Sign Out to leave it.',
  'account.photo.too-small': 'This picture is too small for a photo. Please choose one of at least {n} pixels.',
} as const;

const failed = {
  'profile.update.failed': 'Failed to update profile',
  'profile.fetch.failed': 'Failed to fetch user profile',
  'profile.load.failed': 'Failed to load profile data',
  'account.export.failed': 'We could not pack your data this time. Everything is still here. Please try again.',
  'account.password.failed': 'We could not change your password this time. The old one still works. Please try again.',
  'account.email.failed': 'We could not start the change of your address this time. Nothing was changed. Please try again.',
  'account.email.link-invalid': 'This link to confirm a new address is too old or was used already. Please ask for a new one in your profile.',
  'account.load.failed': 'We could not read your account this time. Please try again.',
  'account.session.failed': 'We could not sign out that device this time. Please try again.',
  'account.photo.failed': 'We could not keep your photo this time. Please try again.',
  'account.photo.unreadable': 'Your browser cannot read this picture. Please choose a JPEG, PNG or WebP.',
  'account.delete.payment-failed':
    'We could not end your subscription with the payment service, so we did not delete anything. Please try again in a moment.',
  'account.delete.failed': 'We could not delete your account this time. Nothing was removed. Please try again.',
} as const;

const done = {
  'profile.update.done': 'Profile updated successfully',
  'account.export.done': 'Your data is being packed and downloaded.',
  'account.delete.done': 'Your account and everything in it is deleted. Thank you for the stories.',
  'account.sessions.ended': 'All other devices are signed out.',
  'account.session.ended': 'That device is signed out.',
  'account.password.done': 'Your password is changed. All other devices are signed out.',
  'account.email.sent': 'We sent a link to {email}. Your address changes when you open it.',
  'account.email.done': 'Your new address is confirmed. Use it the next time you sign in.',
  'account.photo.done': 'Your photo is saved.',
  'account.photo.removed': 'Your photo is removed.',
} as const;

const screen = {
  'profile.screen.name': 'Display name',
  'profile.screen.bio': 'About you',
  'profile.screen.image-quality': 'Picture quality',
  'profile.screen.image-quality.standard': 'Standard',
  'profile.screen.image-quality.hd': 'Fine',
  'profile.screen.font': 'Story letters',
  'profile.screen.font.auto': 'Chosen by age',
  'profile.screen.font.auto.text': 'Andika up to eight, Literata from nine',
  'profile.screen.font.sample': 'The fox looked at the moon.',
  'profile.screen.size': 'Size of story letters',
  'profile.screen.size.pixels': '{n} pixels',
  'profile.screen.size.hint': 'What is chosen while reading comes first on that device.',
  'profile.screen.theme': 'Theme',
  'profile.screen.theme.day': 'Paper',
  'profile.screen.theme.bedtime': 'Bedtime',
  'profile.screen.theme.system': 'Follow my device',
  'profile.screen.save': 'Save Profile',
  'account.screen.export': 'Download my data',
  'account.screen.sessions': 'Sign out everywhere else',
  'account.screen.security': 'Signing in',
  'account.screen.devices': 'Where you are signed in',
  'account.screen.devices.this': 'This device',
  'account.screen.devices.seen': 'Signed in {since}, last used {seen}',
  'account.screen.devices.end': 'Sign out {device}',
  'account.screen.password': 'Change password',
  'account.screen.password.current': 'Current password',
  'account.screen.email': 'Change email',
  'account.screen.email.new': 'New email address',
  'account.screen.email.waiting': 'Waiting for the link in the mail to {email} to be opened.',
  'account.screen.email.why': 'We send a link to the new address. Nothing changes until you open it, and we tell the old address.',
  'account.screen.photo.change': 'Choose a photo',
  'account.screen.photo.remove': 'Remove photo',
  'account.screen.photo.crop': 'Place your photo',
  'account.screen.photo.crop.how': 'Drag the picture, or use the arrow keys. Zoom with the slider, two fingers, or + and -.',
  'account.screen.photo.crop.area': 'Picture inside the circle',
  'account.screen.photo.zoom': 'Zoom',
  'account.screen.photo.use': 'Use this photo',
  'account.screen.photo.limits': 'JPEG, PNG or WebP, up to {n} megabytes. Place and camera details are removed.',
  'account.screen.data': 'Your data',
  'account.screen.export.what':
    'One zip file with your profile, characters, places, stories, comments and notifications as JSON, and all pictures and sound.',
  'account.screen.delete.confirm': 'Delete everything',
  'account.screen.delete.password': 'Your password, so that we know it is you',
  'account.screen.delete.email': 'Type the address of your account, so that we know you mean it',
  'account.screen.delete.sure': 'I understand that nothing can be brought back',
  'account.screen.delete.honest':
    'A paid plan ends at once, comments and likes go too, and shared links stop working. What others saved themselves, we cannot take back.',
  'account.screen.delete.money': 'Invoices of payments stay with the payment service, because the law asks for it.',
  'account.screen.delete': 'Delete my account',
  'account.screen.delete.warning':
    'This removes your characters, locations, stories, pictures and narrations at once and for good. You may want to download them first.',
} as const;

export const profile = { ...refused, ...failed, ...done, ...screen } as const;
