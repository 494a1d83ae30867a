/** "a chest of gems", "magic seeds", "bottled moonlight": how a sentence names a thing that a family wrote down as a title. */
import { withArticle } from './say-character.ts';

const HAS_ITS_OWN = /^(an?|the|some|my|our|his|her|their|one|two|three|four|five|many|all|every|\d+)\b/i;
const UNCOUNTED = new RegExp(
  '\\b(moonlight|sunlight|starlight|light|gold|silver|treasure|magic|music|water|honey|dust|sand|luck|wisdom|snow|ice|fire|bread|' +
    'armou?r|jewell?ery|folk|merfolk|people|children|sheep|deer|fish|mice|geese)$',
  'i',
);
const ENDS_OF_MANY = /[^siu]s$/i;

export function sayThing(title: string): string {
  const said = title.trim().toLowerCase();
  const head = said.split(/ (?:of|from|with|in|at|on|to|that|for|under|by) /)[0] ?? said;
  return HAS_ITS_OWN.test(said) || UNCOUNTED.test(head) || ENDS_OF_MANY.test(head) ? said : withArticle(said);
}
