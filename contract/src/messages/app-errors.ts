// Sentences for what can go wrong anywhere: bad input, lost connection, too many tries, unsafe words, the error screen.

const refused = {
  'input.invalid': 'Please check the highlighted fields.',
  'input.required': 'Please fill this in.',
  'input.too-long': 'Please keep this to {n} characters or fewer.',
  'input.too-many': 'Please choose at most {n}.',
  'input.unknown-choice': 'Please choose one of the offered answers.',
  'input.too-big': 'This is more than we can take at once. Please send less.',
  'app.not-found': 'We could not find what you were looking for. It may have been moved or removed.',
  'app.not-allowed': 'You cannot do this here.',
  'app.changed-elsewhere': 'This was changed in another window. Your text is still here: reload to see the newer version, then try again.',
  'app.too-many-tries': 'That was a lot of tries in a short time. Please wait {n} seconds and try again.',
  'app.too-much-today': 'That was a lot of words for one day. Please go on tomorrow.',
  'app.too-many-tries.hour': 'That was a lot in a short time. Please wait an hour and try again.',
  'app.unsafe-text': 'Let us keep this story friendly for children. Please choose other words.',
  'app.unsafe-picture': 'Let us keep this friendly for children. Please choose another picture.',
  'app.picture-not-checked': 'We could not check this picture, so it was not taken. Please try again in a moment.',
  'app.unsafe-comment': 'Let us keep this friendly for children. Please say it in other words.',
} as const;

/** What stands on a form that another window has overtaken. */
const elsewhere = {
  'form.screen.elsewhere': 'Another window saved this first. Both texts are here: look at what differs, then save again.',
  'form.screen.elsewhere.theirs': 'The other window: {words}',
  'form.screen.elsewhere.yours': 'Yours, kept: {words}',
  'form.screen.elsewhere.take': 'Take the other one',
  'form.screen.elsewhere.take-of': 'Take the other one: {field}',
  'form.screen.too-long': 'Please shorten first: {fields}',
  'form.screen.nothing': 'nothing',
  'form.screen.leave.title': 'Leave without saving?',
  'form.screen.leave.text': 'What you changed here is not saved yet.',
  'form.screen.leave.go': 'Leave',
  'form.screen.leave.stay': 'Stay here',
  'form.screen.begun': 'You began this earlier. It stays in this tab until you save it.',
  'form.screen.afresh': 'Start again',
  'form.screen.saved': 'This is saved, and its choices rest. To change something, press Edit.',
  'form.screen.saved.inline': 'This is saved. You can change it later, on its own page.',
} as const;

const failed = {
  'app.unexpected': 'Something went wrong on our side. What was saved is safe. Please try again in a moment.',
  'app.busy': 'Fableloom is very busy right now. Please try again in a moment.',
  'app.no-network': '{sentence}. You are without a network.',
  'app.offline': 'You seem to be offline. We will go on when the connection is back.',
} as const;

const screen = {
  'app.screen.error.title': 'Oops! Something went wrong',
  'app.screen.error.auth-title': 'Authentication Error',
  'app.screen.error.auth-detail': 'We could not make sure that this is open to you. What you saved is safe. Refresh the page, or sign out and in again.',
  'app.screen.error.no-network': 'You are without a network',
  'app.screen.error.no-network-detail': 'This page cannot be fetched now. The stories that are kept on this device open without one.',
  'app.screen.error.shelf': 'Open what is kept here',
  'app.screen.error.support': 'If the problem persists, please contact support',
  'app.screen.error.refresh': 'Refresh Page',
  'app.screen.error.sign-out': 'Sign Out and Restart',
  'app.screen.cannot-undo': 'This action cannot be undone.',
} as const;

export const appErrors = { ...refused, ...elsewhere, ...failed, ...screen } as const;
