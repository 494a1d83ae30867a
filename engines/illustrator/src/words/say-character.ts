/** "a red fox", "a girl", "a kind witch": how a picture's alt text names somebody. */
import type { DrawnCharacter } from '../brief.ts';
import type { Look } from '../character/look.ts';
import type { Kind } from '../lexicon/kinds.ts';

export const withArticle = (noun: string): string => `${/^(?:[aeio]|u(?!ni|se))/i.test(noun) ? 'an' : 'a'} ${noun}`;

export function sayCharacter(character: DrawnCharacter, look: Look, kind: Kind): { noun: string } {
  return { noun: sayBeing(character, look, kind) + (look.ride ? ` in a wheelchair${look.ride.sail ? ' with a little sail' : ''}` : '') };
}

/** Groups of people who are known by what they do. */
const TRADES = /adventurers|helpers|artists|royal|grown-up trades/i;

function sayBeing(character: DrawnCharacter, look: Look, kind: Kind): string {
  const particular = kind.particular.toLowerCase();
  if (/^human/i.test(kind.category)) {
    const being = {
      toddler: 'toddler',
      child: look.female ? 'girl' : 'boy',
      teen: look.female ? 'teenage girl' : 'teenage boy',
      adult: look.female ? 'woman' : 'man',
      elder: look.female ? 'old woman' : 'old man',
    }[look.age];
    if (/king or queen/.test(particular)) return look.female ? 'a queen' : 'a king';
    if (/royal child/.test(particular)) return look.female ? 'a princess' : 'a prince';
    return withArticle(TRADES.test(kind.group) ? particular : being);
  }
  const chosen = /(.+) or (.+)/.exec(particular);
  return withArticle(chosen ? ((look.female ? chosen[1] : chosen[2]) ?? particular) : particular || character.name);
}
