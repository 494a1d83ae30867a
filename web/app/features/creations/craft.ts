/** What the shared pieces of this room need to know about a kind of creation: how it is asked for, and what is said about it. */
import type { ImageHistoryItem, Job, May, Picture } from '@fableloom/contract';
import type { PlainMessageKey } from '@fableloom/contract/messages/index';
import type { GatedAct } from '@fableloom/contract/plans/gates';
import type { QueryKey } from '@tanstack/react-query';
import type { FrameShape } from './arch-frame.tsx';
import type { FormPart } from './merge-drafts.ts';

/** What characters and places have in common. */
export interface Creation {
  id: string;
  name: string;
  picture: Picture | null;
  imageHistory: readonly ImageHistoryItem[];
  revision: number;
  createdAt: Date;
  isStarter: boolean;
  may: May;
}

type Sentence = 'saved' | 'saveFailed' | 'updated' | 'updateFailed' | 'readFailed' | 'deleted' | 'deleteFailed' | 'deleteTitle'
  | 'drawn' | 'saveFirst' | 'imagesRead' | 'imagesReadFailed';

export interface Craft<Fields extends object, Made extends Creation> {
  kind: 'character' | 'location';
  shape: FrameShape;
  /** Address of what is seen of one that is not drawn yet. */
  standIn: (id: string) => string;
  /** Address and name of its library. */
  shelf: { to: string; label: string };
  formOf: (made: Made) => Fields;
  /** The form field by field, for telling what another window changed. */
  parts: readonly FormPart[];
  /** What of it can be seen in the preview. */
  lookOf: (fields: Fields) => unknown;
  /** @param tempId the form's own name for what it makes, so that a second sending makes no second one */
  create: (fields: Fields, tempId: string) => Promise<Made>;
  update: (input: Fields & { id: string; revision: number }) => Promise<Made>;
  show: (id: string) => Promise<Made>;
  remove: (id: string) => Promise<unknown>;
  draw: (input: { id: string; idempotencyKey: string }) => Promise<Job>;
  setMain: (input: { id: string; url: string }) => Promise<Made>;
  isJobAbout: (job: Job, id: string) => boolean;
  keys: {
    /** Everything that shows one of them; sketches of unsaved ones are no part of it. */
    records: readonly QueryKey[];
    lists: readonly QueryKey[];
    one: (id: string) => QueryKey;
  };
  /** Absent where deleting is open to everyone. */
  deleteGate?: GatedAct;
  redrawGate: GatedAct;
  monthlyImages: 'characterImages' | 'locationImages';
  sentences: Readonly<Record<Sentence, PlainMessageKey>>;
}

/** The sentences of the monthly images of each kind have holes, so they stand by kind. */
export const IMAGE_ROOM = {
  character: { left: 'plan.left.character-images', none: 'image.limit.characters-month' },
  location: { left: 'plan.left.location-images', none: 'image.limit.locations-month' },
} as const;
