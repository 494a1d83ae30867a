/** The subscription endpoints, bound to their services. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { subscriptionOf } from '../../ports/payments/subscription-view.ts';
import {
  cancelSubscription, changePlan, listInvoices, openCheckout, openPortal, previewChange, refreshSubscription, resumeSubscription,
} from './service.ts';
import { completeTrial, showTrialSession } from './trial-session.ts';

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
  previewChange: subscription.previewChange
    .use(signedInToBuy)
    .handler(({ context, input }) => previewChange(context.services, context.who, input.priceId)),
  change: subscription.change.use(signedInToBuy).handler(({ context, input }) => changePlan(context.services, context.who, input)),
  refresh: subscription.refresh.use(signedInToBuy).handler(({ context }) => refreshSubscription(context.services, context.who)),
  invoices: subscription.invoices.use(signedInToBuy).handler(({ context }) => listInvoices(context.services, context.who)),
  portal: subscription.portal.use(signedInToBuy).handler(({ context }) => openPortal(context.services, context.who)),
};
