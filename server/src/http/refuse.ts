/** The only way to say no: a code with its status, and the catalogue's sentence. */
import { REFUSALS, type Refusal, type RefusalCode } from '@fableloom/contract';
import { type HoleArguments, type MessageKey, say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/server';

export type Refused = ORPCError<RefusalCode, Refusal>;

/** Throws; its type lets callers write `?? refuse(...)`. */
export function refuse<Key extends MessageKey>(code: RefusalCode, key: Key, ...holes: HoleArguments<Key>): never {
  throw refusal(code, key, {}, ...holes);
}

/** Limits and gates also say where the person goes next. */
export function refuseToPlans<Key extends MessageKey>(key: Key, ...holes: HoleArguments<Key>): never {
  throw refusal('PLAN_LIMIT', key, { sendTo: '/subscription' }, ...holes);
}

export function refusal<Key extends MessageKey>(code: RefusalCode, key: Key, data: Omit<Refusal, 'key'>, ...holes: HoleArguments<Key>): Refused {
  return new ORPCError(code, { status: REFUSALS[code], message: say(key, ...holes), data: { ...data, key } });
}
