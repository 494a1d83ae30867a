// Sentences of the administrators' rooms.

const refused = {
  'admin.person.not-found': 'There is no person with this id.',
  'admin.self': 'You cannot do this to your own account.',
  'admin.reason.missing': 'Please write a short reason. It is kept in the audit log.',
} as const;

const failed = {
  'admin.load.failed': 'We could not load this page of the administration. Please try again.',
  'admin.act.failed': 'This was not done, and nothing was changed. Please try again.',
} as const;

const done = {
  'admin.person.suspended': '{name} is suspended and signed out everywhere.',
  'admin.person.restored': '{name} can sign in again.',
  'admin.person.plan-set': '{name} is now on the {plan} plan.',
  'admin.content.hidden': 'Hidden. Only its owner and administrators can see it.',
  'admin.content.restored': 'Visible again.',
  'admin.featured.saved': 'The featured characters are saved.',
  'admin.message.answered': 'Marked as answered.',
} as const;

export const admin = { ...refused, ...failed, ...done } as const;
