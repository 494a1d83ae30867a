/** Some bodies name the person who calls; nobody calls for somebody else. */
import { refuse } from '../http/refuse.ts';
import type { Call } from './server-function.ts';

export function onlyOneself({ who }: Pick<Call, 'who'>, userId: string): void {
  if (userId !== who.id) refuse('FORBIDDEN', 'app.not-allowed');
}
