/** Makes a creation once, however often its form is sent: an answer may get lost, and the form be written on meanwhile. */
import { isDeepStrictEqual } from 'node:util';

interface Making<Form extends object, Made extends { id: string; revision: number }> {
  /** What the form holds now. */
  wanted: Form;
  /** The creation that this form has already become. */
  find: () => Promise<Made | null>;
  formOf: (made: Made) => Form;
  change: (form: Form & { id: string; revision: number }) => Promise<Made>;
  /** Nothing where another sending of the same form was faster. */
  make: () => Promise<Made | null>;
}

export async function madeOnce<Form extends object, Made extends { id: string; revision: number }>(making: Making<Form, Made>): Promise<Made | null> {
  const { wanted, find, formOf, change, make } = making;
  const known = await find();
  if (!known) return (await make()) ?? find();
  return isDeepStrictEqual(formOf(known), wanted) ? known : change({ ...wanted, id: known.id, revision: known.revision });
}
