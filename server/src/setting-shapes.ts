/** Shapes of settings that several services share. What is not fit to be sent stops the start, and its sentence does not repeat it. */
import * as z from 'zod';

/** It goes into a header, which takes nothing else. */
export const keyText = z.string().regex(/^[\x21-\x7e]+$/, 'must be one line without spaces, as the service shows it');

/** Every request would fail with a user and a password in its address, and tell them. */
export const address = z
  .url({ protocol: /^https?$/, message: 'must start with http:// or https://' })
  .refine((value) => !/^https?:\/\/[^/?#]*@/.test(value), 'must not hold a user or a password');
