// Sentences of the subscription page: choosing a plan, paying, cancelling, and the price cards.

const refused = {
  'checkout.signed-out': 'Please sign in to continue',
  'checkout.token.missing': 'No access token available',
  'checkout.session.invalid': 'Invalid checkout session',
  'checkout.url.invalid': 'Invalid checkout URL',
  'checkout.plan.same': 'You already have this plan.',
  'checkout.plan.unknown': 'We do not know this plan. Please choose one from the list.',
  'checkout.nothing-to-cancel': 'There is no paid plan to cancel.',
} as const;

const failed = {
  'checkout.session.failed': 'Failed to create checkout session',
  'checkout.failed': 'Checkout failed',
  'subscription.cancel.failed': 'Failed to cancel subscription',
  'subscription.load.failed': 'Failed to load subscription',
} as const;

const done = {
  'checkout.done': 'Thank you! Your {plan} plan is active.',
  'checkout.cancelled': 'Checkout was closed. Nothing was charged and your plan is unchanged.',
  'subscription.cancel.done': 'Subscription will be canceled at the end of the billing period',
  'subscription.resume.done': 'Welcome back! Your plan will renew as before.',
} as const;

const screen = {
  'subscription.screen.loading': 'Loading subscription data, please wait...',
  'subscription.screen.title': 'Choose your plan',
  'subscription.screen.interval': 'How often to pay',
  'subscription.screen.monthly': 'Monthly',
  'subscription.screen.yearly': 'Yearly',
  'subscription.screen.yearly.saving': 'Save 25%',
  'subscription.screen.money-back': '14-day money-back guarantee, cancel anytime.',
  'subscription.screen.price.month': '{price} per month',
  'subscription.screen.price.year': '{price} per year',
  'subscription.screen.current': 'Your plan',
  'subscription.screen.choose': 'Choose {plan}',
  'subscription.screen.cancel': 'Cancel subscription',
  'subscription.screen.resume': 'Keep my plan',
  'subscription.screen.cancel.confirm': 'Your {plan} plan stays as it is until {date}. After that you keep everything you made.',
  'subscription.screen.renews': 'Renews on {date}',
  'subscription.screen.ends': 'Ends on {date}',
  'subscription.screen.past-due': 'Your last payment did not go through. Please update your payment details to keep your plan.',
  'subscription.screen.trial.title': 'Trial checkout',
  'subscription.screen.trial.text': 'This is a trial checkout. No money is taken and no card is asked for.',
  'subscription.screen.trial.confirm': 'Start {plan} without paying',
} as const;

export const checkout = { ...refused, ...failed, ...done, ...screen } as const;
