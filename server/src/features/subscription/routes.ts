/** The subscription endpoints, bound to their services. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { subscriptionOf } from '../../ports/payments/subscription-view.ts';
import { cancelSubscription, completeTrial, openCheckout, resumeSubscription, showTrialSession } from './service.ts';

const { subscription } = endpoints;

/** Whoever wants to buy is asked to sign in with a sentence of its own. */
const signedInToBuy = endpoints.middleware(({ context, next }) => {
  const who = context.who ?? refuse('UNAUTHORIZED', 'checkout.signed-out');
  return next({ context: { who } });
});

export const subscriptionRoutes = {
  show: subscription.show.use(signedIn).handler(({ context }) => subscriptionOf(context.services, context.who.id)),
  checkout: subscription.checkout
    .use(signedInToBuy)
    .handler(({ context, input }) => openCheckout(context.services, context.who, input.priceId)),
  checkoutSession: subscription.checkoutSession
    .use(signedInToBuy)
    .handler(({ context, input }) => showTrialSession(context.services, context.who, input.id)),
  completeTrial: subscription.completeTrial
    .use(signedInToBuy)
    .handler(({ context, input }) => completeTrial(context.services, context.who, input.id)),
  cancel: subscription.cancel.use(signedInToBuy).handler(({ context }) => cancelSubscription(context.services, context.who)),
  resume: subscription.resume.use(signedInToBuy).handler(({ context }) => resumeSubscription(context.services, context.who)),
};
