/** The endpoints of the administration, bound to their services; the guard of each names the permission it needs. */
import { endpoints } from '../../http/endpoints.ts';
import { listAudit } from './audit.ts';
import { setHidden, settleReports } from './content-acts.ts';
import { listFeaturable, saveFeatured, showFeatured } from './featured.ts';
import { showFigures } from './figures.ts';
import { adminWith } from './guard.ts';
import { showHealth } from './health.ts';
import { cancelAnyJob, listAllJobs, retryJob } from './jobs.ts';
import { listMessages, markMessage } from './messages.ts';
import { listPeople, showPerson } from './people.ts';
import { restorePerson, setPlan, suspendPerson } from './person-acts.ts';
import { listReports } from './reports.ts';
import { testEngines } from './test-engines.ts';

const { admin } = endpoints;

const people = {
  list: admin.people.list.use(adminWith('users', 'billing')).handler(({ context, input }) => listPeople(context.services, input)),
  show: admin.people.show
    .use(adminWith('users', 'billing'))
    .handler(({ context, input }) => showPerson(context.services, context.admin, input.userId)),
  suspend: admin.people.suspend.use(adminWith('users')).handler(async ({ context, input }) => {
    await suspendPerson(context.services, context.admin, input.userId, input.reason);
    return showPerson(context.services, context.admin, input.userId);
  }),
  restore: admin.people.restore.use(adminWith('users')).handler(async ({ context, input }) => {
    await restorePerson(context.services, context.admin, input.userId, input.reason);
    return showPerson(context.services, context.admin, input.userId);
  }),
  setPlan: admin.people.setPlan.use(adminWith('billing')).handler(async ({ context, input }) => {
    await setPlan(context.services, context.admin, input.userId, input);
    return showPerson(context.services, context.admin, input.userId);
  }),
};

const mayContent = adminWith('content');
const content = {
  reports: admin.content.reports.use(mayContent).handler(({ context, input }) => listReports(context.services, input.status)),
  hide: admin.content.hide.use(mayContent).handler(({ context, input }) => setHidden(context.services, context.admin, input, true, input.reason)),
  restore: admin.content.restore.use(mayContent).handler(({ context, input }) => setHidden(context.services, context.admin, input, false, input.reason)),
  settle: admin.content.settle.use(mayContent).handler(({ context, input }) => settleReports(context.services, context.admin, input)),
  featured: admin.content.featured.use(mayContent).handler(({ context }) => showFeatured(context.services)),
  featurable: admin.content.featurable.use(mayContent).handler(({ context, input }) => listFeaturable(context.services, input.search)),
  feature: admin.content.feature.use(mayContent).handler(({ context, input }) => saveFeatured(context.services, context.admin, input.characterIds)),
};

const messages = {
  list: admin.messages.list.use(adminWith('users')).handler(({ context, input }) => listMessages(context.services, input)),
  mark: admin.messages.mark
    .use(adminWith('users'))
    .handler(({ context, input }) => markMessage(context.services, context.admin, input.id, input.answered)),
};

const maySystem = adminWith('system');
const system = {
  health: admin.system.health.use(maySystem).handler(({ context }) => showHealth(context.services)),
  jobs: admin.system.jobs.use(maySystem).handler(({ context, input }) => listAllJobs(context.services, input)),
  retry: admin.system.retry.use(maySystem).handler(({ context, input }) => retryJob(context.services, context.admin, input.id)),
  cancel: admin.system.cancel.use(maySystem).handler(({ context, input }) => cancelAnyJob(context.services, context.admin, input.id)),
  testEngines: admin.system.testEngines.use(maySystem).handler(({ context }) => testEngines(context.services, context.admin)),
  audit: admin.system.audit.use(maySystem).handler(({ context, input }) => listAudit(context.services, input)),
};

export const adminRoutes = {
  figures: admin.figures.use(adminWith()).handler(({ context }) => showFigures(context.services)),
  people, content, messages, system,
};
