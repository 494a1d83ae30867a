/** The two addresses of an account that are opened and not called: the download of everything, and the link to a new address. */
import { CONFIRM_EMAIL_PATH, EXPORT_PATH } from '@fableloom/contract/endpoints/account';
import { Hono } from 'hono';
import { answerRefusal } from '../../http/answer-refusal.ts';
import type { Person, RequestContext } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { confirmNewAddress } from './new-address.ts';
import { packOf } from './pack.ts';
import { zipOf } from './zip.ts';

/** A visitor who hangs up ends the packing; one who reads slowly slows it down. */
function download(services: Services, who: Person): Response {
  const pieces = zipOf(packOf(services, who));
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      } catch (error) {
        services.log.error({ userId: who.id, error }, 'the data of a person was not packed to its end');
        controller.error(error);
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  const day = services.clock.now().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      'content-type': 'application/zip', 'content-disposition': `attachment; filename="fableloom-${day}.zip"`, 'cache-control': 'no-store',
    },
  });
}

export function accountFileRoutes(contextOf: (request: Request) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get(EXPORT_PATH, async ({ req }) => {
    try {
      const { services, who } = await contextOf(req.raw);
      return download(services, who ?? refuse('UNAUTHORIZED', 'auth.user.required'));
    } catch (error) {
      return answerRefusal(error);
    }
  });
  app.get(CONFIRM_EMAIL_PATH, async (context) => {
    const { services, who } = await contextOf(context.req.raw);
    const changed = await confirmNewAddress(services, context.req.query('token') ?? '');
    const page = who && (changed === null || changed === who.id) ? '/profile' : '/login';
    return context.redirect(`${page}?email=${changed ? 'changed' : 'invalid'}`);
  });
  return app;
}
