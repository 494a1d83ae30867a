/** The character endpoints, bound to their services. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { askForPortrait, choosePortrait, previewPortrait } from './pictures.ts';
import { createCharacter, listCharacters, listChoices, removeCharacter, showCharacter, showShelf, storiesFeaturing, updateCharacter } from './service.ts';

const { characters } = endpoints;

export const characterRoutes = {
  list: characters.list.use(signedIn).handler(({ context }) => listCharacters(context.services, context.who)),
  choices: characters.choices.use(signedIn).handler(({ context }) => listChoices(context.services, context.who)),
  shelf: characters.shelf.use(signedIn).handler(({ context, input }) => showShelf(context.services, context.who, input)),
  show: characters.show.use(signedIn).handler(({ context, input }) => showCharacter(context.services, context.who, input.id)),
  create: characters.create.use(signedIn).handler(({ context, input }) => createCharacter(context.services, context.who, input)),
  update: characters.update.use(signedIn).handler(({ context, input }) => updateCharacter(context.services, context.who, input)),
  remove: characters.remove.use(signedIn).handler(({ context, input }) => removeCharacter(context.services, context.who, input.id)),
  draw: characters.draw.use(signedIn).handler(({ context, input }) => askForPortrait(context.services, context.who, input)),
  setMain: characters.setMain.use(signedIn).handler(({ context, input }) => choosePortrait(context.services, context.who, input)),
  preview: characters.preview.use(signedIn).handler(({ context, input }) => previewPortrait(context.services, context.who, input)),
  featuredIn: characters.featuredIn
    .use(signedIn)
    .handler(({ context, input }) => storiesFeaturing(context.services, context.who, input.id)),
};
