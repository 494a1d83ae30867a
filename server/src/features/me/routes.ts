/** The endpoints of one's own profile, bound to their services. */
import { endpoints } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { removePhoto, setPhoto } from './photo.ts';
import { showMe, updateMe } from './service.ts';

/** The profile asks to sign in with a sentence of its own. */
const signedInToProfile = endpoints.middleware(({ context, next }) => {
  const who = context.who ?? refuse('UNAUTHORIZED', 'profile.signed-out');
  return next({ context: { who } });
});

export const meRoutes = {
  show: endpoints.me.show.use(signedInToProfile).handler(({ context }) => showMe(context.services, context.who)),
  update: endpoints.me.update.use(signedInToProfile).handler(({ context, input }) => updateMe(context.services, context.who, input)),
  setPhoto: endpoints.me.setPhoto.use(signedInToProfile).handler(({ context, input }) => setPhoto(context.services, context.who, input.picture)),
  removePhoto: endpoints.me.removePhoto.use(signedInToProfile).handler(({ context }) => removePhoto(context.services, context.who)),
};
