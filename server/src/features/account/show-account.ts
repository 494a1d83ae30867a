/** The account as its owner sees it. */
import type { Account } from '@fableloom/contract';
import { passwordHashOf } from '../../accounts/password.ts';
import type { Person } from '../../http/endpoints.ts';
import type { Services } from '../../services.ts';
import { addressInWaiting } from './new-address.ts';
import { listSessions } from './sessions.ts';

export async function showAccount(services: Services, who: Person): Promise<Account> {
  const [hash, waiting, sessions] = await Promise.all([
    passwordHashOf(services.db, who.id), addressInWaiting(services, who.id), listSessions(services, who),
  ]);
  return { email: who.email, hasPassword: hash !== null, newEmail: waiting, sessions };
}
