/** The jobs of the person who asks: listed, watched, stopped. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { withBuiltIn } from './with-built-in.ts';
import { cancelJob, listJobs, ownJob, watchJob } from './service.ts';

export const jobRoutes = {
  list: endpoints.jobs.list.use(signedIn).handler(({ context }) => listJobs(context.services, context.who.id)),
  show: endpoints.jobs.show.use(signedIn).handler(({ context, input }) => ownJob(context.services, context.who.id, input.id)),
  watch: endpoints.jobs.watch.use(signedIn).handler(async ({ context, input, signal }) => {
    // Refused before anything flows: a stream that has begun can only break off.
    await ownJob(context.services, context.who.id, input.id);
    return watchJob(context.services, context.who.id, input.id, signal);
  }),
  withBuiltIn: endpoints.jobs.withBuiltIn.use(signedIn).handler(({ context, input }) => withBuiltIn(context.services, context.who.id, input.id)),
  cancel: endpoints.jobs.cancel.use(signedIn).handler(({ context, input }) => cancelJob(context.services, context.who.id, input.id)),
};
