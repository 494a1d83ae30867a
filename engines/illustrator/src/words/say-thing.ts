/** "a chest of gems", "magic seeds", "bottled moonlight": how a sentence names a thing that a family wrote down as a title. */
import { withArticle } from './say-character.ts';

const HAS_ITS_OWN = /^(an?|the|some|my|our|his|her|their|one|two|three|four|five|many|all|every|\d+)\b/i;
const UNCOUNTED = new RegExp(
  '\\b(gravity|time|air|fog|mist|wind|quicksand|moonlight|sunlight|starlight|light|gold|silver|treasure|magic|music|water|honey|dust|sand|luck|wisdom|snow|ice|fire|bread|' +
    'armou?r|jewell?ery|folk|merfolk|people|children|sheep|deer|fish|mice|geese)$',
  'i',
);
const ENDS_OF_MANY = /[^siu]s$/i;
/** "dreams made visible", "lost things found" */
const MANY_THAT_ARE = /^(?:[a-z-]+ )?[a-z]+[^siu]s (?:made|found|lost|seen|told|kept|left)\b/i;

export function sayThing(title: string): string {
  const said = title.trim().toLowerCase();
  const head = said.split(/ (?:of|from|with|within|in|at|on|to|that|for|under|by) /)[0] ?? said;
  return HAS_ITS_OWN.test(said) || UNCOUNTED.test(head) || ENDS_OF_MANY.test(head) || MANY_THAT_ARE.test(said) ? said : withArticle(said);
}
