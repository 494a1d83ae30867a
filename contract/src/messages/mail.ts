// Subjects and lines of the letters that Fableloom sends.

const screen = {
  'mail.confirm.subject': 'Please confirm your email for Fableloom',
  'mail.confirm.text': 'Hello {name}, welcome to Fableloom! Open this link to confirm that this address is yours:',
  'mail.reset.subject': 'Choose a new Fableloom password',
  'mail.reset.text': 'Hello {name}, someone asked for a new password for this address. If it was you, open this link:',
  'mail.password-changed.subject': 'Your Fableloom password was changed',
  'mail.password-changed.text': 'Hello {name}, your password was changed just now. If this was not you, please ask for a new one at once.',
  'mail.new-address.subject': 'Please confirm your new email for Fableloom',
  'mail.new-address.text': 'Hello {name}, you asked to use this address for your Fableloom account. Open this link to confirm it:',
  'mail.address-changed.subject': 'The email of your Fableloom account was changed',
  'mail.address-changed.text':
    'Hello {name}, your Fableloom account now uses {email} instead of this address. If this was not you, please write to {contact} at once.',
  'mail.address-asked.subject': 'Somebody asked to change the email of your Fableloom account',
  'mail.address-asked.text':
    'Hello {name}, somebody asked to use {email} for your account. Nothing has changed yet. If this was not you, change your password at once.',
  'mail.goodbye.subject': 'Your Fableloom account is deleted',
  'mail.goodbye.text':
    'Hello {name}, your Fableloom account and everything in it was deleted just now, as you asked. This is the last letter we send you.',
  'mail.contact.subject': 'A message for Fableloom from {name}',
  'mail.suspended.subject': 'Your Fableloom account is paused',
  'mail.suspended.text': 'Hello {name}, we have paused your account. Nothing is deleted. If you think that this is a mistake, write to {contact}.',
  'mail.restored.subject': 'Your Fableloom account is open again',
  'mail.restored.text': 'Hello {name}, your account is open again, with everything in it. You can sign in now:',
  'mail.ignore': 'If this was not you, you can ignore this letter. Nothing will change.',
} as const;

export const mail = { ...screen } as const;
