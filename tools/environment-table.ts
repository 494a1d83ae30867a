/** Prints the table of environment variables for README.md, out of the one schema that checks them. */
import { environmentSchema } from '../server/src/config.ts';

for (const [name, schema] of Object.entries(environmentSchema.shape)) {
  const fallback = schema.safeParse(undefined);
  const value = fallback.success && fallback.data !== undefined ? ` (\`${String(fallback.data)}\`)` : '';
  console.log(`| \`${name}\` | ${schema.description ?? ''}${value} |`);
}
