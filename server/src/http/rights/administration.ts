/** Rights in the administration: none for anyone who is not an administrator, and for those only with the permission. */
import { onlyAdmins, type Row } from './row.ts';
import type { World } from './world.ts';

const REASON = { reason: 'Because' };

const reported = async (w: World) => ({ params: { contentType: 'story', contentId: await w.report() }, body: REASON });
const thirdPerson = (body: object) => (w: World) => ({ params: { userId: w.third.id }, body });

export const ADMIN_RIGHTS: Row<World>[] = [
  { door: 'admin.figures', answers: [401, 401, 403, 403, 403, 200, 200] },
  { door: 'admin.people.list', answers: onlyAdmins() },
  { door: 'admin.people.show', send: (w) => ({ params: { userId: w.owner.id } }), answers: onlyAdmins() },
  { door: 'admin.people.suspend', send: thirdPerson(REASON), answers: onlyAdmins() },
  { door: 'admin.people.restore', send: thirdPerson(REASON), answers: onlyAdmins() },
  { door: 'admin.people.setPlan', send: thirdPerson({ priceId: 'price_hero_month', months: 1, ...REASON }), answers: onlyAdmins() },
  { door: 'admin.content.reports', answers: onlyAdmins() },
  { door: 'admin.content.hide', send: reported, answers: onlyAdmins() },
  { door: 'admin.content.restore', send: reported, answers: onlyAdmins() },
  { door: 'admin.content.settle', send: reported, answers: onlyAdmins() },
  { door: 'admin.content.featured', answers: onlyAdmins() },
  { door: 'admin.content.featurable', answers: onlyAdmins() },
  { door: 'admin.content.feature', send: () => ({ body: { characterIds: [] } }), answers: onlyAdmins() },
  { door: 'admin.messages.list', answers: onlyAdmins() },
  { door: 'admin.messages.mark', send: async (w) => ({ params: { id: await w.message() }, body: { answered: true } }), answers: onlyAdmins() },
  { door: 'admin.system.health', answers: onlyAdmins() },
  { door: 'admin.system.jobs', answers: onlyAdmins() },
  { door: 'admin.system.retry', send: async (w) => ({ params: { id: await w.job('failed') } }), answers: onlyAdmins() },
  { door: 'admin.system.cancel', send: async (w) => ({ params: { id: await w.job() } }), answers: onlyAdmins() },
  { door: 'admin.system.testEngines', answers: onlyAdmins() },
  { door: 'admin.system.audit', answers: onlyAdmins() },
];
