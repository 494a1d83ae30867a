/** Who a text is about that comes without a cast: "Grandma baked a cake", "The three pigs", "Emma climbed the tree". */
import type { DrawnCharacter } from '../brief.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { readBystanders } from './beings-told.ts';

export type Gender = DrawnCharacter['gender'];

/** A grown-up in the clothes of the trade that the word names (`lexicon/trades.ts`). */
export const TRADE = 'Human - Grown-Up Trades';

/** Words of people, what they are drawn as, and their gender where the word says it. */
export const PEOPLE: readonly (readonly [words: string, type: string, gender?: Gender])[] = [
  ['grandma|grandmother|granny|nana|old woman|old lady', 'Human - Family - Grandparent', 'female'],
  ['grandpa|grandfather|granddad|old man', 'Human - Family - Grandparent', 'male'],
  ['mother|mum|mummy|mom|mommy|woman|lady', 'Human - Family - mother', 'female'],
  ['father|dad|daddy|man', 'Human - Family - father', 'male'],
  ['girls?|sisters?|daughter|post-girl', 'Human - Children - girl', 'female'],
  ['boys?|brothers?|son', 'Human - Children - boy', 'male'],
  ['children|child|kids?|friends|cousins?', 'Human - Children - child'],
  ['baby', 'Human - Family - Baby'],
  ['uncle|gentleman|men', 'Human - Family - father', 'male'],
  ['postman|milk ?man|policeman|fisherman|ferryman|vicar|bishop|monk', TRADE, 'male'],
  ['aunt|women|ladies', 'Human - Family - mother', 'female'],
  ['post(?:woman|mistress)|milk ?woman|policewoman|fisherwoman|ferrywoman|nun|washerwoman|laundress|landlady', TRADE, 'female'],
  ['neighbou?r|stranger', 'Human - Family - adult'],
  ['woodcutter|driver|conductor|shopkeeper|miller|mayor|judge|digger|cook|clerk|inspector|caretaker|beekeeper|ticket-seller|lamplighter|tinker|messenger|sweeper|sexton|porter|carter|tailor|shepherd|gatekeeper|attendant|dealer|merchant|trader|choirmaster|curate|guide|warden|usher|barber|plumber|cobbler|grocer|butcher|watchmaker|lighthouse keeper|lighthouse-keeper|headmaster|signalman|stationmaster|reporter|mechanic|cleaner|typist|secretary|chairman|umpire|referee|bandmaster|organist', TRADE],
  ['waiter|bridegroom|chimney sweep|goat man', TRADE, 'male'], ['bride|waitress|seamstress|headmistress|stewardess', TRADE, 'female'],
  ['queen', 'Human - Royal Court - King or Queen', 'female'],
  ['king', 'Human - Royal Court - King or Queen', 'male'],
  ['princess', 'Human - Royal Court - Royal Child', 'female'],
  ['prince', 'Human - Royal Court - Royal Child', 'male'],
  ['knights?', 'Human - Adventurers - Knight'], ['pirates?', 'Human - Adventurers - Pirate'], ['astronauts?', 'Human - Adventurers - Astronaut'],
  ['captain|sailors?', 'Human - Adventurers - Sea Captain'], ['detective', 'Human - Adventurers - Detective'],
  ['explorers?', 'Human - Children - Young Explorer'], ['wizards?', 'Magical Being - Spell Casters - Young Wizard', 'male'],
  ['witch(?:es)?', 'Magical Being - Spell Casters - Kind Witch', 'female'], ['farmer', 'Human - Helpers and Makers - Farmer'],
  ['baker', 'Human - Helpers and Makers - Baker'], ['teacher', 'Human - Helpers and Makers - Teacher'], ['doctor', 'Human - Helpers and Makers - Doctor'],
  ['gardener', 'Human - Helpers and Makers - Gardener'], ['firefighters?', 'Human - Helpers and Makers - Firefighter'],
  ['librarian', 'Human - Helpers and Makers - Librarian'], ['clowns?', 'Human - Artists and Performers - Clown'],
  ['dancers?|ballerina', 'Human - Artists and Performers - Dancer'], ['painter', 'Human - Artists and Performers - Painter'],
];

const MOST = 5;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
/** Begins a sentence and is nobody's name. */
const NO_NAME =
  /^(?:The|This|That|These|Those|They|There|Then|When|While|Where|Once|One|Two|Three|Four|Five|Every\w*|Some\w*|Nobody|Nothing|All|And|But|His|Her|Its|Our|Their|She|What|Who|Why|How|Here|Now|Not|After|Before|Suddenly|Today|Tonight|Soon|Even|Both|Each|Many|Most|Others?|None|People|Bang|Bump|Clang|Click|Clonk|Crack|Crash|Creak|Plop|Pop|Puff|Rattle|Slam|Snap|Splash|Thump|Toot|Whoosh|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$/;
const DOES =
  '(?:[a-z]+ed|[a-z]+s|is|was|ran|sat|stood|went|came|flew|swam|slept|fell|held|found|took|gave|had|saw|said|sang|read|ate|drank|rode|hid|built|made|woke|lay|wore|drew|threw|caught|met|felt|kept|began|climbs?)';
const NAMES = new RegExp(`\\b([A-Z][a-z]{2,})(?=\\s+${DOES}\\b|,? and [A-Z][a-z]{2,}\\s+${DOES}\\b)|(?<=\\b[A-Z][a-z]{2,},? and )([A-Z][a-z]{2,})(?=\\s+${DOES}\\b)`, 'g');
export const GIRLS = /(?:a|ah|ie|y|lle|ette|een|ine|lyn|beth|ice)$/i;

export const person = (name: string, type: string, gender: Gender, i: number, color = ''): DrawnCharacter => ({
  id: `told:${name}:${i}`, name, type: type === TRADE ? `${TRADE} - ${name}` : type, gender, personality: [], appearance: color ? { color } : {},
});

/** Two nameless ones of a kind differ by their ids and, where the word leaves it open, by their gender. */
const several = (name: string, type: string, count: number, gender?: Gender, color?: string): DrawnCharacter[] =>
  Array.from({ length: count }, (_, i) => person(name, type, gender ?? (i % 2 ? 'male' : 'female'), i, color));

/** Of whom nothing else is said. */
const FAMILY: readonly (readonly [name: string, type: string, gender: Gender])[] = [['mother', 'Human - Family - mother', 'female'], ['father', 'Human - Family - father', 'male'], ['girl', 'Human - Children - girl', 'female'], ['boy', 'Human - Children - boy', 'male']];

export function castTold(story: string): DrawnCharacter[] {
  const text = presentText(withoutSpeech(story));
  const found: { at: number; who: DrawnCharacter[] }[] = [];
  for (const [words, type, gender] of PEOPLE) {
    const match = new RegExp(`\\b(?:(two|three|four|five)\\s+)?(?:(?!two|three|four|five)[a-z]+\\s+){0,2}?(${words})\\b(?!['’-])`, 'i').exec(text);
    const [, number = '', word = ''] = match ?? [];
    if (!match) continue;
    const plural = /^(?:children|kids|friends)$/i.test(word) || (/s$/i.test(word) && !/princess$/i.test(word));
    found.push({ at: match.index + match[0].length - word.length, who: several(word.toLowerCase(), type, NUMBERS[number.toLowerCase()] ?? (plural ? 2 : 1), gender) });
  }
  const family = /\b(?:an?|the|whole) (?:[a-z]+ )?family\b(?! (?:of (?:ducks?|mice|rabbits?|foxes|bears?|[a-z]+s)\b(?<!of (?:two|three|four|five))|tree|album))/i.exec(text);
  if (family && found.length === 0) found.push({ at: family.index, who: FAMILY.map(([name, type, gender], i) => person(name, type, gender, i)) });
  for (const match of text.matchAll(NAMES)) {
    const name = match[1] ?? match[2] ?? '';
    if (NO_NAME.test(name) || PEOPLE.some(([words]) => new RegExp(`^(?:${words})$`, 'i').test(name))) continue;
    found.push({ at: match.index, who: [person(name, 'Human - Children - child', GIRLS.test(name) ? 'female' : 'male', 0)] });
  }
  for (const { noun, type, said, count } of readBystanders(story, found.flatMap(({ who }) => who))) {
    const match = new RegExp(`\\b(?:(two|three|four|five)\\s+)?(?:(?!two|three|four|five)[a-z]+\\s+){0,2}?(?:${noun}|${noun.slice(0, -1)}(?:ies|ves))s?\\b`, 'i').exec(text);
    const word = match?.[0].split(/\s+/).at(-1) ?? noun;
    found.push({ at: match?.index ?? text.length, who: several(word.toLowerCase(), type, NUMBERS[match?.[1]?.toLowerCase() ?? ''] ?? count, undefined, said) });
  }
  const named = new Set<string>();
  return found
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ who }) => who)
    .filter(({ id }) => !named.has(id) && named.add(id))
    .slice(0, MOST);
}
