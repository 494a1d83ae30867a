/** Text that a person typed, or a model wrote: without the characters that nobody sees and that only do harm. */
import * as z from 'zod';

/** Control characters but the line break and the tab, and marks that turn the direction of everything after them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const HARMFUL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

export const cleanText = (text: string): string => text.toWellFormed().replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(HARMFUL, '');
const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Several lines, at most `max` characters; empty is for the service to judge. */
export const writtenText = (max: number) => z.string().overwrite(cleanText).trim().max(max);
/** One line, at most `max` characters. */
export const writtenLine = (max: number) => z.string().overwrite(cleanLine).trim().max(max);
