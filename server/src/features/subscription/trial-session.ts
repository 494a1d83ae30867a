/** The page of the trial checkout: showing its session, and completing it. */
import type { Outputs } from '@fableloom/contract';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { completeSession, ownSession, sessionStatus } from '../../ports/payments/trial.ts';
import type { Services } from '../../services.ts';
import { SUCCESS_PATH } from './service.ts';

/** Where money is taken for real, the trial's sessions are worth nothing. */
function onlyInTrial({ payments }: Services): void {
  if (payments.provider !== 'trial') refuse('NOT_FOUND', 'checkout.session.invalid');
}

export async function showTrialSession(services: Services, who: Person, id: string): Promise<Outputs['subscription']['checkoutSession']> {
  onlyInTrial(services);
  const session = await ownSession(services.db, who.id, id);
  return { id: session.id, priceId: session.priceId, status: sessionStatus(session, services.clock.now()), trial: true };
}

export async function completeTrial(services: Services, who: Person, id: string): Promise<{ url: string }> {
  onlyInTrial(services);
  await completeSession(services, who.id, id);
  return { url: SUCCESS_PATH };
}
