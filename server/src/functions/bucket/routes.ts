/** The bucket `images` for its owner: upload, remove, list. Reading is public and lives beside, in http/stored-files.ts. */
import { LIMITS } from '@fableloom/contract/limits';
import { Hono } from 'hono';
import * as z from 'zod';
import { answerRefusal } from '../../http/answer-refusal.ts';
import type { Person, RequestContext } from '../../http/endpoints.ts';
import { refusal, refuse } from '../../http/refuse.ts';
import { explainIssues } from '../../http/validation.ts';
import { contentTypeOf, publicUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import { keepFile } from './keep-file.ts';
import { ownFolder, ownPath } from './own-path.ts';

const ADDRESS = '/storage/v1/object/images/';
const MOST_LISTED = LIMITS.storage.listing;

const listBody = z.object({
  prefix: z.string().min(1).max(400),
  limit: z.number().int().min(1).max(MOST_LISTED).default(MOST_LISTED),
  offset: z.number().int().min(0).max(100_000).default(0),
});

interface Asked {
  services: Services;
  who: Person;
  request: Request;
}

function pathOf(request: Request): string {
  try {
    return decodeURIComponent(new URL(request.url).pathname.slice(ADDRESS.length));
  } catch {
    return refuse('BAD_REQUEST', 'file.name.refused');
  }
}

/** The bytes of the body, or of the one file in a form. */
async function bytesOf(request: Request): Promise<Buffer> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return Buffer.from(await request.arrayBuffer());
  const form = await request.formData().catch(() => refuse('BAD_REQUEST', 'file.kind.refused'));
  const file = [...form.values()].find((value) => typeof value !== 'string') ?? refuse('BAD_REQUEST', 'file.kind.refused');
  return Buffer.from(await file.arrayBuffer());
}

async function upload({ services, who, request }: Asked): Promise<object> {
  const path = ownPath(who.id, pathOf(request));
  await keepFile(services, path, await bytesOf(request));
  return { path, url: publicUrl(path) };
}

async function remove({ services, who, request }: Asked): Promise<object> {
  const path = ownPath(who.id, pathOf(request));
  if ((await services.files.stamp(path)) === null) refuse('NOT_FOUND', 'app.not-found');
  await services.files.remove([path]);
  return { path };
}

async function list({ services, who, request }: Asked): Promise<object> {
  const parsed = listBody.safeParse(await request.json().catch(() => null));
  if (!parsed.success) throw refusal('BAD_REQUEST', 'input.invalid', { fields: explainIssues(parsed.error.issues) });
  const { prefix, limit, offset } = parsed.data;
  const folder = ownFolder(who.id, prefix);
  const paths = await services.files.list(folder, offset + limit);
  const nameOf = (path: string) => path.slice(folder.length + 1);
  const described = (path: string) => ({ name: nameOf(path), path, url: publicUrl(path), contentType: contentTypeOf(path) });
  return paths.slice(offset).map(described);
}

export function bucketRoutes(contextOf: (request: Request) => Promise<RequestContext>): Hono {
  const app = new Hono();
  const answer = (act: (asked: Asked) => Promise<object>) => async (request: Request): Promise<Response> => {
    try {
      const { services, who } = await contextOf(request);
      return Response.json(await act({ services, request, who: who ?? refuse('UNAUTHORIZED', 'auth.user.required') }));
    } catch (error) {
      return answerRefusal(error);
    }
  };
  app.post('/storage/v1/object/list/images', ({ req }) => answer(list)(req.raw));
  app.post(`${ADDRESS}*`, ({ req }) => answer(upload)(req.raw));
  app.delete(`${ADDRESS}*`, ({ req }) => answer(remove)(req.raw));
  return app;
}
