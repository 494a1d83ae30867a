/** Lets administrators in, and leaves the receipt that the services of this feature ask for. */
import type { Permission } from '@fableloom/contract';
import { onlyAdmins } from '../../access/admins.ts';
import { endpoints } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';

/** One of these permissions is enough; without any, every administrator may. */
export const adminWith = (...needed: Permission[]) =>
  endpoints.middleware(async ({ context, next }) => {
    const who = context.who ?? refuse('UNAUTHORIZED', 'auth.user.required');
    return next({ context: { who, admin: await onlyAdmins(context.services.db, who.id, needed) } });
  });
