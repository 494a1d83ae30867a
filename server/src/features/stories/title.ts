/** The title that a story is born with. */
import { LIMITS } from '@fableloom/contract/limits';

const joined = (theme: string, names: readonly string[]) => `${theme}: ${names.join(' and ')}`;

/** 'The Lost Lantern: Maya and Rusty'; of a crowd that no title has room for, the last are counted: '… and 21 others'. */
export function titleOf(theme: string, names: readonly string[]): string {
  for (let named = names.length; named > 0; named--) {
    const others = names.length - named;
    const title = joined(theme, others > 0 ? [...names.slice(0, named), others === 1 ? 'one other' : `${others} others`] : names);
    if (title.length <= LIMITS.title) return title;
  }
  return theme.slice(0, LIMITS.title);
}
