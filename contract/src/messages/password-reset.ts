// Sentences of the way back in: asking for a reset link, opening it, choosing a new password.

const refused = {
  'reset.email.missing': 'Please enter your email address',
  'reset.email.unknown': 'No account found with this email address',
  'reset.email.unconfirmed':
    'Your account needs email confirmation. Please check your email for a confirmation link, or contact support if you need help.',
  'reset.link.expired': 'Invalid or expired reset link. Please request a new password reset.',
  'reset.link.wrong-kind': 'This link is not valid for password reset. Please request a new password reset link.',
  'reset.session.invalid': 'Invalid session. Please request a new password reset link.',
  'reset.session.none': 'No active session. Please request a new password reset link.',
  'reset.password.too-short': 'Password must be at least 6 characters long',
  'reset.password.no-lowercase': 'Password must contain at least one lowercase letter',
  'reset.password.no-uppercase': 'Password must contain at least one uppercase letter',
  'reset.password.no-number': 'Password must contain at least one number',
  'reset.password.mismatch': 'Passwords do not match',
} as const;

const failed = {
  'reset.mail.failed': 'Failed to send password reset email. Please try again.',
  'reset.request.failed': 'Failed to send reset email',
  'reset.verify.failed': 'Failed to verify reset link. Please try again.',
  'reset.update.failed': 'Failed to update password',
} as const;

const done = {
  'reset.mail.sent': 'If there is an account for {email}, a reset link is on its way. Please check your inbox.',
  'reset.update.done': 'Your password is updated. Please sign in with the new one.',
} as const;

const screen = {
  'reset.screen.request.title': 'Forgot your password?',
  'reset.screen.request.text': 'Enter your email address and we will send you a link to choose a new password.',
  'reset.screen.request.send': 'Send Reset Link',
  'reset.screen.sent.title': 'Check Your Email',
  'reset.screen.verifying': 'Checking your reset link…',
  'reset.screen.form.title': 'Choose a new password',
  'reset.screen.form.password': 'New password',
  'reset.screen.form.rules': 'At least 6 characters, with a lowercase letter, an uppercase letter and a number',
  'reset.screen.form.confirm': 'Confirm password',
  'reset.screen.form.submit': 'Update Password',
  'reset.screen.session-expired': 'Session Expired',
  'reset.screen.invalid-link': 'Invalid Reset Link',
  'reset.screen.request-new': 'Request New Reset Link',
} as const;

export const passwordReset = { ...refused, ...failed, ...done, ...screen } as const;
