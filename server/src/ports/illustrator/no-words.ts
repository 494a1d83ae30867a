/** A picture for a picture book holds no writing: the words stand beside it. Every prompt says so. */

export const NO_WORDS = 'No text, letters, numbers, captions, logos, signatures or watermarks anywhere in the picture.';

const ENDS_A_SENTENCE = /[.!?…]["'”’»)]*$/;

/** The prompt with what it forbids, once. */
export function withoutWords(prompt: string): string {
  const asked = prompt.trim();
  if (asked.endsWith(NO_WORDS)) return asked;
  return `${asked}${asked === '' || ENDS_A_SENTENCE.test(asked) ? '' : '.'} ${NO_WORDS}`.trim();
}
