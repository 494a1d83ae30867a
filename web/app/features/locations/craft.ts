/** Places, as the shared pieces of creations ask for them. */
import type { Location, LocationForm } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { api, orpc } from '../../session/api.ts';
import { viewUrl } from '../../ui/picture-sources.ts';
import type { Craft } from '../creations/craft.ts';
import { PICTURE_PARTS } from '../creations/picture-parts.ts';
import { formOf } from './draft.ts';

const LIST_PARTS = [
  { path: 'magicalProperties', label: say('location.screen.magic') },
  { path: 'inhabitants', label: say('location.screen.inhabitants') },
  { path: 'climate', label: say('location.screen.climate') },
  { path: 'dangers', label: say('location.screen.dangers') },
  { path: 'treasures', label: say('location.screen.treasures') },
];

const LISTS = [orpc.locations.choices.key(), orpc.locations.shelf.key()];

export const LOCATION_CRAFT: Craft<LocationForm, Location> = {
  kind: 'location',
  shape: 'place',
  standIn: viewUrl,
  shelf: { to: '/locations', label: say('location.screen.back') },
  formOf,
  parts: [
    { path: 'name', label: say('word.name'), most: LIMITS.name },
    { path: 'category', label: say('character.fact.category') },
    { path: 'subcategory', label: say('character.fact.family') },
    { path: 'type', label: say('character.fact.kind') },
    { path: 'description', label: say('word.description'), most: LIMITS.description },
    { path: 'customDescription', label: say('character.screen.more'), most: LIMITS.description },
    ...LIST_PARTS,
    ...PICTURE_PARTS,
  ],
  lookOf: (fields) => fields,
  create: (fields, tempId) => api.locations.create({ ...fields, tempId }),
  update: (input) => api.locations.update(input),
  show: (id) => api.locations.show({ id }),
  remove: (id) => api.locations.remove({ id }),
  draw: (input) => api.locations.draw(input),
  setMain: (input) => api.locations.setMain(input),
  isJobAbout: (job, id) => job.kind === 'place' && job.about.locationId === id,
  keys: {
    records: [...LISTS, orpc.locations.show.key()],
    lists: LISTS,
    one: (id) => orpc.locations.show.queryKey({ input: { id } }),
  },
  redrawGate: 'regenerate-location-image',
  monthlyImages: 'locationImages',
  sentences: {
    saved: 'location.form.created',
    saveFailed: 'location.save.failed',
    updated: 'location.form.updated',
    updateFailed: 'location.update.failed',
    readFailed: 'location.fetch-updated.failed',
    deleted: 'location.delete.done',
    deleteFailed: 'location.delete.failed',
    deleteTitle: 'location.screen.delete.title',
    drawn: 'image.location.done',
    saveFirst: 'image.location.save-first',
    imagesRead: 'image.refresh.done',
    imagesReadFailed: 'image.refresh.failed',
  },
};
