/** Characters, as the shared pieces of creations ask for them. */
import type { Character, CharacterForm } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { api, orpc } from '../../session/api.ts';
import { figureUrl } from '../../ui/picture-sources.ts';
import type { Craft } from '../creations/craft.ts';
import { CHARACTER_PARTS } from './character-parts.ts';
import { formOf, onlyTheVisible } from './draft.ts';

const LISTS = [orpc.characters.choices.key(), orpc.characters.shelf.key()];

export const CHARACTER_CRAFT: Craft<CharacterForm, Character> = {
  kind: 'character',
  shape: 'portrait',
  standIn: figureUrl,
  shelf: { to: '/characters', label: say('character.screen.back') },
  formOf,
  parts: CHARACTER_PARTS,
  lookOf: onlyTheVisible,
  create: (fields, tempId) => api.characters.create({ ...fields, tempId }),
  update: (input) => api.characters.update(input),
  show: (id) => api.characters.show({ id }),
  remove: (id) => api.characters.remove({ id }),
  draw: (input) => api.characters.draw(input),
  setMain: (input) => api.characters.setMain(input),
  isJobAbout: (job, id) => job.kind === 'portrait' && job.about.characterId === id,
  keys: {
    records: [...LISTS, orpc.characters.show.key()],
    lists: LISTS,
    one: (id) => orpc.characters.show.queryKey({ input: { id } }),
  },
  deleteGate: 'delete-character',
  redrawGate: 'regenerate-character-image',
  monthlyImages: 'characterImages',
  sentences: {
    saved: 'character.save.done',
    saveFailed: 'character.save.failed',
    updated: 'character.update.done',
    updateFailed: 'character.update.failed',
    readFailed: 'character.fetch-updated.failed',
    deleted: 'character.delete.done',
    deleteFailed: 'character.delete.failed',
    deleteTitle: 'character.screen.delete.title',
    drawn: 'image.character.done',
    saveFirst: 'image.character.save-first',
    imagesRead: 'image.refresh.characters.done',
    imagesReadFailed: 'image.refresh.characters.failed',
  },
};
