/** What a server function is: it takes the body of its name for a signed-in person and gives the reply of its name. */
import type { FunctionBody, FunctionName, FunctionReply } from '@fableloom/contract/functions/index';
import type { Person } from '../http/endpoints.ts';
import type { Services } from '../services.ts';

export interface Call {
  services: Services;
  who: Person;
  /** Aborts when the caller hangs up; what is being made goes on. */
  signal: AbortSignal;
  /** Of the header Idempotency-Key, or drawn: the same key never makes the same thing twice. */
  idempotencyKey: string;
}

export type ServerFunction<Name extends FunctionName> = (call: Call, body: FunctionBody<Name>) => Promise<FunctionReply<Name>>;

export type ServerFunctions = { readonly [Name in FunctionName]: ServerFunction<Name> };
