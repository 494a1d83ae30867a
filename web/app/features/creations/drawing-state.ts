/** Where the picture of a character or place stands. */
import type { Picture } from '@fableloom/contract';

export type DrawingState =
  | { is: 'empty' }
  | { is: 'generating'; words: string; done: number; canStop: boolean }
  | { is: 'saving' }
  | { is: 'shown'; picture: Picture; isNew: boolean }
  | { is: 'failed'; why: string; picture: Picture | null };

export const isBusy = (state: DrawingState) => state.is === 'generating' || state.is === 'saving';
