/** How names are said: each endpoint bound to its service. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { forgetName, hearName, keepName, listNames } from './service.ts';

const { names } = endpoints;

export const nameRoutes = {
  list: names.list.use(signedIn).handler(({ context }) => listNames(context.services, context.who)),
  keep: names.keep.use(signedIn).handler(({ context, input }) => keepName(context.services, context.who, input)),
  forget: names.forget.use(signedIn).handler(async ({ context, input }) => {
    await forgetName(context.services, context.who, input.word);
    return { ok: true as const };
  }),
  hear: names.hear.use(signedIn).handler(({ context, input }) => hearName(context.services, input)),
};
