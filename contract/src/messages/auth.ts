// Sentences about signing up, signing in, signing out and being signed in.

const refused = {
  'auth.fields.missing': 'Please fill in all fields',
  'auth.email.invalid': 'Please enter a complete email address, like name@example.com.',
  'auth.email.taken': 'Email is already registered',
  'auth.email.refused': 'No letter can be delivered to this address. Please look whether it is written right, or use another one.',
  'auth.name.too-long': 'Please choose a name of at most 60 letters.',
  'auth.name.address': 'Please choose a name without an internet address in it.',
  'auth.password.too-short': 'Password must be at least 6 characters',
  'auth.credentials.wrong': 'Invalid email or password',
  'auth.credentials.migrated':
    "That did not match. If your account was migrated, please use the 'Forgot password?' link to set a new password.",
  'auth.user.required': 'User authentication required',
  'auth.user.none': 'No authenticated user',
  'auth.user.must-be-signed-in': 'User must be authenticated',
  'auth.email.unconfirmed': 'Please confirm your email first. We can send you the link again.',
  'auth.account.suspended': 'This account is paused. Please write to us and we will look at it together.',
  'auth.admin.only': 'This part of Fableloom is for administrators only.',
  'auth.admin.permission-missing': 'Your administrator account does not include this. Ask another administrator to allow it.',
  'auth.social.unconfirmed': 'Your email address is not confirmed there yet. Please confirm it first, or sign up here with your email and a password.',
  'auth.social.confirm-first': 'There is an account with this email here that was never confirmed. Please open the link in our letter, or choose a new password; then this way of signing in works too.',
  'auth.social.not-configured': 'This way of signing in is not set up here. Please use your email and password.',
} as const;

const failed = {
  'auth.init.failed': 'Authentication system initialization failed. Please try again later.',
  'auth.failed': 'Authentication failed',
  'auth.letter.failed': 'We could not send you the letter with the link. Please try again in a few minutes.',
  'auth.sign-up.no-user': 'No user returned from signup',
  'auth.sign-in.no-user': 'No user returned from signin',
  'auth.google.failed': 'Google sign in failed',
  'auth.apple.failed': 'Apple sign in failed',
  'auth.social.cancelled': 'Sign in cancelled',
  'auth.sign-out.failed': 'Failed to sign out. Please refresh the page.',
} as const;

const done = {
  'auth.email.confirmed': 'Thank you, your email is confirmed. You can sign in now.',
  'auth.confirmation.sent-again': 'We sent the confirmation link again.',
} as const;

const screen = {
  'auth.name.unnamed': 'Friend of stories',
  'auth.screen.sign-in.title': 'Welcome back',
  'auth.screen.sign-up.title': 'Create your account',
  'auth.screen.sign-in': 'Sign In',
  'auth.screen.sign-up': 'Create Account',
  'auth.screen.to-sign-up': 'New here? Create an account',
  'auth.screen.to-sign-in': 'Already have an account? Sign in',
  'auth.screen.email': 'Email',
  'auth.screen.password': 'Password',
  'auth.screen.show-password': 'Show password',
  'auth.screen.hide-password': 'Hide password',
  'auth.screen.forgot-password': 'Forgot password?',
  'auth.screen.google': 'Continue with Google',
  'auth.screen.apple': 'Continue with Apple',
  'auth.screen.social-disabled': 'Social sign-in is disabled here. Please use your email and password.',
  'auth.screen.terms': 'By continuing you agree to our Terms of Service and Privacy Policy.',
  'auth.screen.confirm.title': 'Confirm Your Email',
  'auth.screen.confirm.text': 'We sent a confirmation link to {email}. Open it to finish creating your account.',
  'auth.screen.confirm.again': 'Send the link again',
  'auth.screen.back-to-login': 'Back to Login',
  'auth.screen.sign-out': 'Sign Out',
  'auth.screen.admin.title': 'Administrator sign in',
} as const;

export const auth = { ...refused, ...failed, ...done, ...screen } as const;
