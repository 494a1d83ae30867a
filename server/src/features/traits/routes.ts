/** Reading a picture for the character form: the endpoint bound to its service. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { extractTraits } from './service.ts';

export const traitRoutes = {
  extract: endpoints.traits.extract.use(signedIn).handler(({ context, input }) => extractTraits(context.services, input.imageUrl)),
};
