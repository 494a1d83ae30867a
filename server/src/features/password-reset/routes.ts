/** The reset page asks whether its link can still be used, before it shows a form. */
import { and, eq, gt } from 'drizzle-orm';
import { verification } from '../../database/schema/index.ts';
import { endpoints } from '../../http/endpoints.ts';

export const passwordResetRoutes = {
  check: endpoints.passwordReset.check.handler(async ({ context: { services }, input }) => {
    const rows = await services.db
      .select({ id: verification.id })
      .from(verification)
      .where(and(eq(verification.identifier, `reset-password:${input.token}`), gt(verification.expiresAt, services.clock.now())));
    return { usable: rows.length > 0 };
  }),
};
