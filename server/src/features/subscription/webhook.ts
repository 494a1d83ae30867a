/** Where Stripe tells what happened: the address that is entered in its dashboard. */
import { say } from '@fableloom/contract/messages/index';
import { Hono } from 'hono';
import { answerRefusal } from '../../http/answer-refusal.ts';
import { refuse } from '../../http/refuse.ts';
import { WEBHOOK_PATH } from '../../ports/payments/stripe/settings.ts';
import type { Services } from '../../services.ts';

/** A message that was heard before is answered as one that was heard: otherwise Stripe would go on sending it. */
const WORDS = { heard: say('webhook.heard'), known: say('webhook.known') } as const;

export function billingWebhook({ payments }: Pick<Services, 'payments'>): Hono {
  const app = new Hono();
  app.post(WEBHOOK_PATH, async (context) => {
    try {
      const hear = payments.hear ?? refuse('NOT_FOUND', 'webhook.not-here');
      // As it was sent: the signature is over its very bytes.
      const what = await hear(await context.req.text(), context.req.header('stripe-signature') ?? '');
      return context.json({ received: true, message: WORDS[what] });
    } catch (error) {
      return answerRefusal(error);
    }
  });
  return app;
}
