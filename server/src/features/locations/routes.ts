/** The location endpoints, bound to their services. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { askForPlacePicture, choosePlacePicture, previewPlace } from './pictures.ts';
import { createLocation, listChoices, listLocations, removeLocation, showLocation, updateLocation } from './service.ts';
import { showShelf } from './shelf.ts';

const { locations } = endpoints;

export const locationRoutes = {
  list: locations.list.use(signedIn).handler(({ context }) => listLocations(context.services, context.who)),
  choices: locations.choices.use(signedIn).handler(({ context }) => listChoices(context.services, context.who)),
  shelf: locations.shelf.use(signedIn).handler(({ context, input }) => showShelf(context.services, context.who, input)),
  show: locations.show.use(signedIn).handler(({ context, input }) => showLocation(context.services, context.who, input.id)),
  create: locations.create.use(signedIn).handler(({ context, input }) => createLocation(context.services, context.who, input)),
  update: locations.update.use(signedIn).handler(({ context, input }) => updateLocation(context.services, context.who, input)),
  remove: locations.remove.use(signedIn).handler(({ context, input }) => removeLocation(context.services, context.who, input.id)),
  draw: locations.draw.use(signedIn).handler(({ context, input }) => askForPlacePicture(context.services, context.who, input)),
  setMain: locations.setMain.use(signedIn).handler(({ context, input }) => choosePlacePicture(context.services, context.who, input)),
  preview: locations.preview.use(signedIn).handler(({ context, input }) => previewPlace(context.services, context.who, input)),
};
