// Sentences of the subscription page: choosing a plan, paying, cancelling, and the price cards.

const refused = {
  'checkout.signed-out': 'Please sign in to continue',
  'checkout.token.missing': 'No access token available',
  'checkout.session.invalid': 'Invalid checkout session',
  'checkout.url.invalid': 'Invalid checkout URL',
  'checkout.plan.same': 'You already have this plan.',
  'checkout.nothing-to-cancel': 'There is no paid plan to cancel.',
  'checkout.plan.change-instead': 'You have a paid plan already. Change it on the subscription page, so that you never pay twice.',
  'subscription.change.no-plan': 'There is no paid plan to change yet. Please choose one first.',
  'subscription.change.declined': 'The payment for the new plan did not go through. Your plan is unchanged and nothing was charged.',
  'subscription.portal.none': 'There is no billing page here, because the trial checkout takes no money.',
  'webhook.signature.invalid': 'This message is not signed by the payment service.',
  'webhook.too-old': 'This message of the payment service is too old to be believed.',
  'webhook.not-here': 'There is no payment service here.',
} as const;

const failed = {
  'checkout.session.failed': 'Failed to create checkout session',
  'checkout.failed': 'Checkout failed',
  'subscription.cancel.failed': 'Failed to cancel subscription',
  'subscription.change.failed': 'We could not change your plan this time. It is as it was. Please try again.',
  'subscription.invoices.failed': 'We could not read your invoices this time. Please try again.',
  'subscription.portal.failed': 'We could not open the billing page this time. Please try again.',
  'subscription.load.failed': 'Failed to load subscription',
} as const;

const done = {
  'checkout.done': 'Thank you! Your {plan} plan is active.',
  'checkout.cancelled': 'Checkout was closed. Nothing was charged and your plan is unchanged.',
  'subscription.cancel.done': 'Subscription will be canceled at the end of the billing period',
  'subscription.change.done': 'Your plan is {plan} now.',
  'webhook.known': 'We heard this already. Nothing was done twice.',
  'webhook.heard': 'Thank you, we heard.',
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
  'subscription.screen.given': 'Whoever runs this Fableloom gives every family the {plan} plan. There is nothing to buy.',
  'subscription.screen.choose': 'Choose {plan}',
  'subscription.screen.cancel': 'Cancel subscription',
  'subscription.screen.resume': 'Keep my plan',
  'subscription.screen.cancel.confirm': 'Your {plan} plan stays as it is until {date}. After that you keep everything you made.',
  'subscription.screen.renews': 'Renews on {date}',
  'subscription.screen.ends': 'Ends on {date}',
  'subscription.screen.past-due': 'Your last payment did not go through. Please update your payment details to keep your plan.',
  'subscription.screen.change': 'Change to {plan}',
  'subscription.screen.change.text': '{plan} begins today in place of {old}.',
  'subscription.screen.change.same-period': 'Your billing period stays as it is and ends on {date}.',
  'subscription.screen.change.new-period': 'A new billing period begins today and ends on {date}.',
  'subscription.screen.change.pay': 'You pay {price} now, which is the difference for the time until then.',
  'subscription.screen.change.credit': 'You pay nothing now. {price} that you paid ahead is taken off your next invoices.',
  'subscription.screen.change.free': 'You pay nothing now.',
  'subscription.screen.change.kept': 'Everything you made stays yours, also where the new plan has less room.',
  'subscription.screen.change.renews': 'Your plan was about to end. With this change it renews again.',
  'subscription.screen.waiting': 'We are waiting for the payment service to tell us that your payment went through. This page looks again by itself.',
  'subscription.screen.ended': 'Your paid plan has ended. You are on the free plan, and everything you made is still here.',
  'subscription.screen.invoices': 'Invoices',
  'subscription.screen.invoices.none': 'There are no invoices yet.',
  'subscription.screen.invoices.open': 'Open invoice {number}',
  'subscription.screen.invoices.trial': 'Trial, nothing charged',
  'subscription.screen.portal': 'Payment details and invoices',
  'subscription.screen.trial.title': 'Trial checkout',
  'subscription.screen.trial.text': 'This is a trial checkout. No money is taken and no card is asked for.',
  'subscription.screen.trial.confirm': 'Start {plan} without paying',
} as const;

export const checkout = { ...refused, ...failed, ...done, ...screen } as const;
