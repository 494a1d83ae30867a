/** The landing page's endpoint, bound to its service. */
import { endpoints } from '../../http/endpoints.ts';
import { showLanding } from './service.ts';

export const landingRoutes = {
  show: endpoints.landing.show.handler(({ context }) => showLanding(context.services)),
};
