/** A text that is longer than it may be: it is never cut, its field says so, and it is not sent before it is shorter. */
import { say } from '@fableloom/contract/messages/index';

/** Counted as the server counts: without the spaces around it. */
export const isTooLong = (text: string, most: number): boolean => text.trim().length > most;

/** What a field says about its own text; nothing where it fits, or may be of any length. */
export const sayTooLong = (text: string, most: number | undefined): string | undefined =>
  most !== undefined && isTooLong(text, most) ? say('input.too-long', { n: most }) : undefined;
