/** A new password for somebody who knows the current one; all other devices are signed out and the mailbox is told. */
import { passwordChangedMail } from '../../accounts/mails.ts';
import { newPasswordProblem } from '../../accounts/new-password.ts';
import { provePassword, setPassword } from '../../accounts/password.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { sendQuietly } from '../../ports/mail/send-quietly.ts';
import type { Services } from '../../services.ts';

interface Change {
  currentPassword: string;
  newPassword: string;
}

export async function changePassword(services: Services, who: Person, { currentPassword, newPassword }: Change): Promise<{ ok: true }> {
  const problem = newPasswordProblem(newPassword);
  if (problem) refuse('BAD_REQUEST', problem);
  await provePassword(services, who.id, currentPassword);
  if (newPassword === currentPassword) refuse('BAD_REQUEST', 'account.password.same');
  await setPassword(services, who.id, newPassword, who.session?.id ?? '');
  await sendQuietly(services, passwordChangedMail(who));
  return { ok: true };
}
