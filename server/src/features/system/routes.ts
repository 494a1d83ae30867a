/** The system's endpoint, bound to its service. */
import { endpoints } from '../../http/endpoints.ts';
import { aboutSystem } from './service.ts';

export const systemRoutes = {
  about: endpoints.system.about.handler(({ context }) => aboutSystem(context.services)),
};
