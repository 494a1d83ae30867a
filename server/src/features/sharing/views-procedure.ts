/** POST /rest/v1/rpc/increment_content_views, the remote procedure of the specification. */
import { contentTypeSchema } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/server';
import { Hono } from 'hono';
import * as z from 'zod';
import type { RequestContext } from '../../http/endpoints.ts';
import { countView } from './views.ts';

const body = z.object({ content_id: z.string().min(1).max(120), content_type: contentTypeSchema });

const refusal = (code: string, message: string) => ({ error: { code, message } });

export function viewsProcedure(contextOf: (request: Request) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post('/rest/v1/rpc/increment_content_views', async (context) => {
    const asked = body.safeParse(await context.req.json().catch(() => null));
    if (!asked.success) return context.json(refusal('share.content-id.unusable', say('share.content-id.unusable')), 400);
    const { services, who } = await contextOf(context.req.raw);
    try {
      return context.json(await countView(services, who, asked.data.content_type, asked.data.content_id));
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status !== 404) throw error;
      return context.json(refusal((error.data as { key: string }).key, error.message), 404);
    }
  });
  return app;
}
