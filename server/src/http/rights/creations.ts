/** Rights on characters, locations, stories and what is made for them. */
import { CHARACTER_FORM, LOCATION_FORM, NEW_STORY } from './forms.ts';
import { anyone, members, onlyOwner, type Row, withFriends } from './row.ts';
import type { World } from './world.ts';

const MISSING = 404;
const NOT_YOURS = 403;

const QUESTION = 'What waits behind the door?';
const ANSWER = 'They find the lantern.';

export const CREATION_RIGHTS: Row<World>[] = [
  { door: 'characters.list', answers: members() },
  { door: 'characters.choices', answers: members() },
  { door: 'characters.shelf', answers: members() },
  { door: 'characters.create', send: () => ({ body: CHARACTER_FORM }), answers: members(201) },
  { door: 'characters.preview', send: () => ({ body: CHARACTER_FORM }), answers: members() },
  { door: 'characters.show', about: 'a private one', send: async (w) => ({ params: { id: (await w.character()).id } }), answers: onlyOwner(200, MISSING) },
  { door: 'characters.show', about: 'a public one', send: async (w) => ({ params: { id: (await w.character('public')).id } }), answers: members() },
  { door: 'characters.show', about: 'one that is lent to the friend', send: async (w) => ({ params: { id: await w.lentCharacter() } }), answers: withFriends(200, MISSING) },
  { door: 'characters.show', about: 'one of the starter cast', send: () => ({ params: { id: 'starter_maya' } }), answers: members() },
  {
    door: 'characters.update', about: 'a private one',
    send: async (w) => ({ params: { id: (await w.character()).id }, body: { ...CHARACTER_FORM, revision: 1 } }), answers: onlyOwner(200, MISSING),
  },
  {
    door: 'characters.update', about: 'a public one',
    send: async (w) => ({ params: { id: (await w.character('public')).id }, body: { ...CHARACTER_FORM, revision: 1 } }), answers: onlyOwner(200, NOT_YOURS),
  },
  {
    door: 'characters.update', about: 'one of the starter cast',
    send: () => ({ params: { id: 'starter_maya' }, body: { ...CHARACTER_FORM, revision: 1 } }), answers: members(NOT_YOURS),
  },
  { door: 'characters.remove', about: 'a private one', send: async (w) => ({ params: { id: (await w.character()).id } }), answers: onlyOwner(200, MISSING) },
  {
    door: 'characters.remove', about: 'one that is lent to the friend',
    send: async (w) => ({ params: { id: await w.lentCharacter() } }), answers: [401, 401, MISSING, NOT_YOURS, 200, MISSING, MISSING],
  },
  { door: 'characters.draw', send: async (w) => ({ params: { id: (await w.character()).id }, body: { idempotencyKey: w.key() } }), answers: onlyOwner(202, MISSING) },
  {
    door: 'characters.draw', about: 'one that is lent to the friend',
    send: async (w) => ({ params: { id: await w.lentCharacter() }, body: { idempotencyKey: w.key() } }), answers: [401, 401, MISSING, NOT_YOURS, 202, MISSING, MISSING],
  },
  {
    door: 'characters.setMain', about: 'a picture that it does not have',
    send: async (w) => ({ params: { id: (await w.character()).id }, body: { url: '/storage/none.webp' } }), answers: onlyOwner(404, MISSING),
  },
  { door: 'characters.featuredIn', send: async (w) => ({ params: { id: (await w.character()).id } }), answers: onlyOwner(200, MISSING) },

  { door: 'locations.list', answers: members() },
  { door: 'locations.choices', answers: members() },
  { door: 'locations.shelf', answers: members() },
  { door: 'locations.create', send: () => ({ body: LOCATION_FORM }), answers: members(201) },
  { door: 'locations.preview', send: () => ({ body: LOCATION_FORM }), answers: members() },
  { door: 'locations.show', send: async (w) => ({ params: { id: await w.location() } }), answers: onlyOwner(200, MISSING) },
  { door: 'locations.show', about: 'a starter place', send: () => ({ params: { id: 'starter_lantern_wood' } }), answers: members() },
  { door: 'locations.update', send: async (w) => ({ params: { id: await w.location() }, body: { ...LOCATION_FORM, revision: 1 } }), answers: onlyOwner(200, MISSING) },
  { door: 'locations.remove', send: async (w) => ({ params: { id: await w.location() } }), answers: onlyOwner(200, MISSING) },
  { door: 'locations.draw', send: async (w) => ({ params: { id: await w.location() }, body: { idempotencyKey: w.key() } }), answers: onlyOwner(202, MISSING) },
  {
    door: 'locations.setMain', about: 'a picture that it does not have',
    send: async (w) => ({ params: { id: await w.location() }, body: { url: '/storage/none.webp' } }), answers: onlyOwner(404, MISSING),
  },

  { door: 'stories.list', answers: members() },
  { door: 'stories.generate', send: (w) => ({ body: { ...NEW_STORY, idempotencyKey: w.key() } }), answers: members(202) },
  {
    door: 'stories.generate', about: 'with a private character of the owner',
    send: async (w) => ({ body: { ...NEW_STORY, characterIds: [(await w.character()).id], idempotencyKey: w.key() } }), answers: onlyOwner(202, MISSING),
  },
  {
    door: 'stories.generate', about: 'with a character that is lent to the friend',
    send: async (w) => ({ body: { ...NEW_STORY, characterIds: [await w.lentCharacter()], idempotencyKey: w.key() } }), answers: withFriends(202, MISSING),
  },
  {
    door: 'stories.generate', about: 'with a public character, which is for reading',
    send: async (w) => ({ body: { ...NEW_STORY, characterIds: [(await w.character('public')).id], idempotencyKey: w.key() } }), answers: onlyOwner(202, MISSING),
  },
  { door: 'stories.show', about: 'a private one', send: async (w) => ({ params: { id: (await w.story()).id } }), answers: onlyOwner(200, MISSING) },
  { door: 'stories.show', about: 'a public one', send: async (w) => ({ params: { id: (await w.story('public')).id } }), answers: onlyOwner(200, NOT_YOURS) },
  {
    door: 'stories.continue', send: async (w) => ({ params: { id: (await w.story()).id }, body: { idempotencyKey: w.key(), question: QUESTION, answer: ANSWER } }),
    answers: onlyOwner(202, MISSING),
  },
  { door: 'stories.regenerate', send: async (w) => ({ params: { id: (await w.story()).id }, body: { idempotencyKey: w.key() } }), answers: onlyOwner(202, MISSING) },
  { door: 'stories.rename', about: 'a private one', send: async (w) => ({ params: { id: (await w.story()).id }, body: { title: 'New' } }), answers: onlyOwner(200, MISSING) },
  { door: 'stories.rename', about: 'a public one', send: async (w) => ({ params: { id: (await w.story('public')).id }, body: { title: 'New' } }), answers: onlyOwner(200, NOT_YOURS) },
  { door: 'stories.remove', about: 'a private one', send: async (w) => ({ params: { id: (await w.story()).id } }), answers: onlyOwner(200, MISSING) },
  { door: 'stories.remove', about: 'a public one', send: async (w) => ({ params: { id: (await w.story('public')).id } }), answers: onlyOwner(200, NOT_YOURS) },
  { door: 'stories.versions', send: async (w) => ({ params: await w.story() }), answers: onlyOwner(200, MISSING) },
  { door: 'stories.restore', send: async (w) => ({ params: await w.story() }), answers: onlyOwner(200, MISSING) },

  {
    door: 'sceneImages.draw',
    send: async (w) => {
      const selection = { start: 0, end: 33, text: 'Maya found a lantern in the wood.' };
      return { params: { id: (await w.story()).id }, body: { idempotencyKey: w.key(), selection, position: 1, way: 'text' } };
    },
    answers: onlyOwner(202, MISSING),
  },
  { door: 'sceneImages.save', send: async (w) => ({ params: await w.scene() }), answers: onlyOwner(200, MISSING) },
  { door: 'sceneImages.remove', send: async (w) => ({ params: await w.scene() }), answers: onlyOwner(200, MISSING) },
  { door: 'narrations.make', send: async (w) => ({ params: { id: (await w.story()).id }, body: { idempotencyKey: w.key(), part: 1 } }), answers: onlyOwner(202, MISSING) },
  { door: 'narrations.remove', send: async (w) => ({ params: await w.narration() }), answers: onlyOwner(200, MISSING) },

  { door: 'ideas.chat', send: () => ({ body: { message: 'A fox and a lantern' } }), answers: members() },
  { door: 'traits.extract', about: 'no picture', send: () => ({ body: { imageUrl: 'nonsense' } }), answers: members(400) },
  { door: 'jobs.list', answers: members() },
  { door: 'jobs.show', send: async (w) => ({ params: { id: await w.job() } }), answers: onlyOwner(200, MISSING) },
  { door: 'jobs.watch', send: async (w) => ({ params: { id: await w.job('done') } }), answers: onlyOwner(200, MISSING) },
  { door: 'jobs.cancel', send: async (w) => ({ params: { id: await w.job() } }), answers: onlyOwner(200, MISSING) },
  { door: 'jobs.withBuiltIn', about: 'what no service failed at', send: async (w) => ({ params: { id: await w.job('failed') } }), answers: onlyOwner(409, MISSING) },
  { door: 'landing.show', answers: anyone() },
  { door: 'system.about', answers: anyone() },

  { door: 'names.list', answers: members() },
  { door: 'names.keep', send: () => ({ body: { word: 'Saoirse', like: 'SEER-sha' } }), answers: members() },
  { door: 'names.keep', about: 'nothing', answers: members(400) },
  { door: 'names.forget', about: 'a word that nobody keeps', send: () => ({ body: { word: 'Saoirse' } }), answers: members() },
  { door: 'names.hear', send: () => ({ body: { word: 'Saoirse', like: 'SEER-sha' } }), answers: members() },
];
