// The last round that an editor read, four stories for each age; each is headed by its brief and told from it.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { printFamily } from './family-briefs.ts';

export const GOLDENS: readonly string[] = globSync('*.md', { cwd: join(import.meta.dirname, '../../golden') })
  .toSorted().map((name) => join(import.meta.dirname, '../../golden', name));

export const tellGolden = (text: string): string => printFamily(text);
