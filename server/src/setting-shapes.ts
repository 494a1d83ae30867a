/** Shapes of settings that several services share. What is not fit to be sent stops the start, and its sentence does not repeat it. */
import * as z from 'zod';

const notEmpty = (value: unknown): unknown => (value === '' ? undefined : value);

/** An empty value counts as not set. */
export const filled = <T extends z.ZodType>(schema: T) => z.preprocess(notEmpty, schema.optional());

/** An empty value means the default. */
export const orDefault = <T extends z.ZodType>(schema: T) => z.preprocess(notEmpty, schema);

/** It goes into a header, which takes nothing else. */
export const keyText = z.string().regex(/^[\x21-\x7e]+$/, 'must be one line without spaces, as the service shows it');

/** Every request would fail with a user and a password in its address, and tell them. */
export const address = z
  .url({ protocol: /^https?$/, message: 'must start with http:// or https://' })
  .refine((value) => !/^https?:\/\/[^/?#]*@/.test(value), 'must not hold a user or a password');

/** One slip, such as a # in a password, makes the rest of it a part of the path, or no address at all. */
const readsWhole = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && url.hash === '' && !`${url.pathname}${url.search}`.includes('@');
};

/** An address with a user and a password in it, of a service that is not the web. */
export const addressWithUser = (scheme: RegExp, begins: string) =>
  z.string().regex(scheme, `must start with ${begins}`).refine(readsWhole, 'must be written as user:password@host:port; signs in the password such as # / ? @ are written as %23 %2F %3F %40');
