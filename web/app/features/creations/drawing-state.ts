/** Where the picture of a character or place stands. */
import type { Picture } from '@fableloom/contract';

export type DrawingState =
  | { is: 'empty' }
  | { is: 'generating'; words: string; done: number; jobId: string | null }
  | { is: 'saving' }
  | { is: 'shown'; picture: Picture; isNew: boolean }
  | { is: 'failed'; why: string; picture: Picture | null };

/** What a creation looks like when nothing is being made of it. */
export const atRest = (picture: Picture | null): DrawingState => (picture ? { is: 'shown', picture, isNew: false } : { is: 'empty' });

export const isBusy = (state: DrawingState) => state.is === 'generating' || state.is === 'saving';
