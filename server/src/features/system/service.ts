/** What this installation runs on, said honestly. */
import type { Outputs } from '@fableloom/contract';
import { socialSignIn } from '../../accounts/auth.ts';
import type { Services } from '../../services.ts';

export function aboutSystem({ config, mailer, payments, writer, illustrator, narrator, eyes, safety }: Services): Outputs['system']['about'] {
  return {
    social: socialSignIn(config),
    outbox: mailer.provider === 'outbox',
    trialCheckout: payments.provider === 'trial',
    providers: { writer: writer.provider, illustrator: illustrator.provider, narrator: narrator.provider, eyes: eyes.provider, safety: safety.provider },
    contact: config.CONTACT_EMAIL,
  };
}
