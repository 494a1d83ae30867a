/** What every endpoint can answer besides its output. */
import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';

/** Machine-readable part of a refusal; the sentence itself is the error's message. */
export const refusalSchema = z.object({
  /** Key of the sentence in the catalogue. */
  key: z.string().nullish(),
  /** Where the browser takes the person next, for limits and gates. */
  sendTo: z.string().nullish(),
  /** Fields of the form that were not accepted, with their sentences. */
  fields: z.record(z.string(), z.string()).nullish(),
  /** A hosted service failed: the built-in engine can do it when the person says so. */
  offersBuiltIn: z.boolean().nullish(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** Status of each refusal code; server/src/http/refuse.ts is the only place that throws them. */
export const REFUSALS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  PLAN_LIMIT: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  UNSAFE: 422,
  TOO_MANY_REQUESTS: 429,
  PROVIDER_FAILED: 502,
} as const;
export type RefusalCode = keyof typeof REFUSALS;

const refusal = <const S extends number>(status: S) => ({ status, data: refusalSchema });

/** Open to anyone. */
export const open = oc.errors({
  BAD_REQUEST: refusal(400),
  NOT_FOUND: refusal(404),
  TOO_MANY_REQUESTS: refusal(429),
});

/** Needs a signed-in person. */
export const signedIn = open.errors({
  UNAUTHORIZED: refusal(401),
  PLAN_LIMIT: refusal(402),
  FORBIDDEN: refusal(403),
  CONFLICT: refusal(409),
  UNSAFE: refusal(422),
  PROVIDER_FAILED: refusal(502),
});

export const done = z.object({ ok: z.literal(true) });
export const byId = z.object({ id: z.string().min(1).max(120) });

/** A page of a list, newest first; `next` is the cursor of the following page. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() });
export const pageInput = z.object({ limit: z.coerce.number().int().min(1).max(100).default(LIMITS.page), cursor: z.string().max(200).nullish() });
