/** What stands on a table: “put the lamp on the table”, “on the table was a letter”. It is drawn there, and not in the grass. */
import { PROPS } from '../props/props.ts';
import { THING_WORDS } from '../props/things.ts';

const TABLE = '(?:the|an?|his|her|their|our|one|that) (?:(?!(?:of|and|with|in|on|by)\\b)[a-z-]+ ){0,2}?(?:table|desk|counter|workbench|sideboard)\\b(?! ?(?:cloth|leg|of))';
const ON_IT = `\\b(?:[Oo]n|upon|onto|on to|[Oo]n top of|[Ii]n the middle of|across) ${TABLE}`;
const STOOD = '(?:was|were|lay|stood|sat|waited|there (?:was|were|lay|stood)|(?:they|he|she|it|[A-Z]\\w+|somebody|someone|who) (?:had )?(?:put|set|laid|placed|left|spread|unpacked|found|saw))';
/** What is told farther away stands elsewhere. */
const NEAR = '[^.;!?\\n]{0,60}?';
/** Larger things stand beside it; a hand that could lift it could put it there. */
const isOfATable = (prop: string): boolean => prop !== 'table' && PROPS[prop]?.grip !== undefined && (PROPS[prop]?.onGround ?? 0.9) <= 1.2 && PROPS[prop]?.place !== 'air' && !LONG.has(prop);
const LONG: ReadonlySet<string> = new Set(['broom', 'spade', 'staff', 'spear', 'trident', 'pitchfork', 'mop', 'ladder', 'umbrella', 'crook', 'oar', 'net', 'balloon', 'kite', 'rope', 'boots', 'boot', 'sword', 'bell']);
const MOST = 3;

/** @param props those of the passage that nobody holds @param told what is there in its words */
export function thingsOnTable(props: readonly string[], told: string): string[] {
  if (!new RegExp(ON_IT, 'i').test(told)) return [];
  const isOn = ([name, words]: (typeof THING_WORDS)[number]): boolean =>
    [`(?:${words.source})${NEAR}${ON_IT}`, `${ON_IT}${NEAR}\\b${STOOD}\\b${NEAR}(?:${words.source})`].some((pattern) => props.includes(name) && new RegExp(pattern, words.flags).test(told));
  const found = THING_WORDS.flatMap((row) => (isOn(row) && isOfATable(row[0]) ? [row[0]] : []));
  return props.filter((prop) => found.includes(prop)).slice(0, MOST);
}
