/** The typed API twice: for the browser's client under /api/rpc, as REST with its document under /api. */
import { contract } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { onError, ORPCError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Logger } from 'pino';
import type { router as Router } from '../router.ts';
import type { RequestContext } from './endpoints.ts';
import { refusalFor } from './known-failure.ts';
import { explainInput } from './validation.ts';

export interface TypedApi {
  /** Null when the path is not one of ours. */
  rpc(request: Request, context: RequestContext): Promise<Response | null>;
  rest(request: Request, context: RequestContext): Promise<Response | null>;
  document(baseUrl: string): Promise<object>;
}

/** Unknown failures are logged whole and told in one sentence; raw text never leaves the server. */
function hideUnknown(log: Logger) {
  return (error: unknown): never => {
    if (error instanceof ORPCError && error.status < 500) throw error;
    if (error instanceof ORPCError && error.defined) throw error;
    const known = refusalFor(error);
    if (!known || known.status >= 500) log.error(error, 'request failed');
    if (known) throw known;
    throw new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: say('app.unexpected') });
  };
}

const asPlainError = (error: ORPCError<string, unknown>) => {
  const data = (error.data ?? {}) as { key?: string; sendTo?: string; fields?: Record<string, string> };
  return { error: { code: data.key ?? error.code, message: error.message, sendTo: data.sendTo, fields: data.fields } };
};

/** What is told piece by piece is for now: a proxy that gathers answers (nginx) passes each piece on, and none is kept or packed on the way. */
function atOnce(answer: Response | undefined): Response | null {
  if (answer?.headers.get('content-type')?.startsWith('text/event-stream')) {
    answer.headers.set('x-accel-buffering', 'no');
    answer.headers.set('cache-control', 'no-cache, no-transform');
  }
  return answer ?? null;
}

export function typedApi(router: typeof Router, log: Logger): TypedApi {
  const hide = hideUnknown(log);
  // Written out twice: the types of the interceptors come from the handler that they stand in.
  const rpc = new RPCHandler(router, {
    clientInterceptors: [onError((error) => explainInput(error))],
    interceptors: [onError((error) => hide(error))],
  });
  const rest = new OpenAPIHandler(router, {
    clientInterceptors: [onError((error) => explainInput(error))],
    interceptors: [onError((error) => hide(error))],
    customErrorResponseBodyEncoder: asPlainError,
  });
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return {
    rpc: async (request, context) => atOnce((await rpc.handle(request, { prefix: '/api/rpc', context })).response),
    rest: async (request, context) => atOnce((await rest.handle(request, { prefix: '/api', context })).response),
    document: (baseUrl) =>
      generator.generate(contract, {
        info: { title: 'Fableloom', version: '1.0.0', description: 'Characters, magical places and illustrated, narrated stories.' },
        servers: [{ url: `${baseUrl}/api` }],
        security: [{ bearer: [] }, { cookie: [] }],
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer' },
            cookie: { type: 'apiKey', in: 'cookie', name: 'fableloom.session_token' },
          },
        },
      }),
  };
}
