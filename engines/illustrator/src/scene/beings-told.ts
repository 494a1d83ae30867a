/** Animals and other beings that a passage shows without their being in the cast: "Behind the shed sat the class hamster". */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { DYES } from '../props/inks.ts';
import { isGoingOn, readPose } from './acts-told.ts';
import { feelingTold } from './feelings-told.ts';
import { isShown } from './is-shown.ts';

export interface Bystander {
  /** "snail" */
  noun: string;
  /** "Animal - Little Creatures - tiny snail" */
  type: string;
  /** “Biscuit”, where it has a name */
  name?: string;
  /** words that were said of it: may name a colour */
  said: string;
  small: boolean;
  /** how many of the kind are shown */
  count: 1 | 2 | 3;
  /** what the passage says that it does and feels */
  pose?: PoseName;
  feeling?: Feeling;
  /** what one of several does, who is smaller than the others */
  one?: { pose?: PoseName; feeling?: Feeling; small?: boolean };
}

const KINDS: readonly (readonly [category: string, nouns: string])[] = [
  [
    'Animal - Any',
    'fox cub|wolf cub|lion cub|tiger cub|woodpecker|bird|guinea pig|hamster|kitten|cat|puppy|puppies|dog|mouse|mice|rat|rabbit|bunny|bunnies|hare|fox|foxes|polar bear|bear cub|bear|' +
      'badger|hedgehog|squirrel|' +
      'deer|fawn|owl|robin|sparrow|blackbird|crow|raven|magpie|pigeon|seagull|gull|swan|goose|geese|duckling|duck|hen|chicken|rooster|frog|' +
      'toad|snail|beetle|bumblebee|bee|butterfly|butterflies|moth|ladybird|ladybug|spider|caterpillar|crab|whale|dolphin|seal|octopus|' +
      'goldfish|fish|turtle|tortoise|penguin|parrot|piglet|pig|sheep|lamb|cow|calf|goat|horse|pony|ponies|donkey|lion|tiger|' +
      'elephant|giraffe|monkey|' +
      'zebra|panda|crocodile|wolf|wolves|mole|otter|beaver|bat|lizard|gecko|dragonfly|starfish|seahorse|jellyfish|shark|camel|koala|' +
      'flamingo|peacock|eagle|raccoon|weasel|stoat|ferret|skunk|lynx|leopard|cheetah|panther|jaguar|salamander|newt|lobster|sloth|kangaroo|' +
      'hippopotamus|hippo|rhinoceros|rhino|walrus|ostrich|toucan|stork|heron|moose|reindeer|bison|buffalo|llama|alpaca|meerkat|chameleon|' +
      'snake|worm|ant|grasshopper|wasp|chick|foal|gosling|tadpole|eel|squid|nightingale|wren|finch|thrush|cuckoo|turkey|hawk|falcon|' +
      'pelican|puffin|kingfisher|stag|mule|bull|canary|dove|shrimp|porcupine|gorilla|chipmunk|armadillo',
  ],
  ['Mythical Creature - Any', 'gentle giant|giant|baby dragon|dragon|ogre|dinosaur|unicorn|gnome|goblin|troll|yeti|mermaid|phoenix|griffin|dwarf|dwarves|pegasus'],
  ['Magical Being - Enchanted Things', 'scarecrow'],
  ['Magical Being - Any', 'fairy|fairies|pixie|elf|elves'],
  ['Supernatural Being - Any', 'ghost'],
  ['Dark Being - Any', 'monster|beast'],
  ['Robot/Artificial Intelligence - Any', 'robot'],
  ['Alien - Any', 'alien'],
];

const IRREGULAR: Record<string, string> = {
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  elves: 'elf',
  dwarves: 'dwarf',
  fairies: 'fairy',
  puppies: 'puppy',
  bunnies: 'bunny',
  ponies: 'pony',
  butterflies: 'butterfly',
  foxes: 'fox',
};

/** What a story leaves open is drawn as something that everybody knows. */
const ANY_OF: Readonly<Record<string, string>> = { giant: 'Mythical Creature - Giants - Gentle Giant', bird: 'Animal - Birds - Robin', woodpecker: 'Animal - Birds - Robin' };

/** As a pattern. */
export const NOUNS = KINDS.map(([, nouns]) => nouns).join('|');
const SEVERAL = 'two|three|four|five|six|seven|some|many|several|a (?:hundred|dozen|few|pair of|family of|row of)';
/** As many as are drawn of a crowd. */
const MORE_THAN_TWO = /^(?:three|four|five|six|seven|some|many|several|a (?:hundred|dozen|few|family of|row of))$/i;
const PHRASE = new RegExp(
  `\\b(?:(an?|the|one|another|${SEVERAL})\\s+)?((?:(?!(?:an?|the|one|behind|with|of|and|or|in|on|at|by|from|to|for|counts?|counted)\\s)[\\w-]+\\s+){0,3}?)(${NOUNS})(s?)\\b(?![’'-])`,
  'gi',
);

/** Beings that a wish names outright: "with a dragon and two owls". */
export const BEING = new RegExp(`^(?:${NOUNS})s?$`, 'i');
export function beingsNamed(wish: string): string[] {
  // "without a dragon" brings none, and a teddy bear is a toy.
  const named = [...presentText(wish).replace(/\b(?:teddy|toy|stuffed) \w+/gi, '').matchAll(new RegExp(`((?:[a-z]+\\s+){0,2})\\b(${NOUNS})(s?)\\b`, 'gi'))].flatMap(([, before = '', word = '', several = '']) => {
    const noun = IRREGULAR[word.toLowerCase()];
    // "three white cats": what somebody's kind is called tells its colour.
    const color = before.toLowerCase().split(/\s+/).find((one) => DYES[one]);
    const type = `${categoryOf(word)} - ${color ? `${color} ` : ''}${noun ?? word.toLowerCase()}`;
    const many = THREE_OR_MORE.test(before) ? 3 : several || noun ? 2 : 1;
    return Array.from({ length: many }, () => type);
  });
  return named.slice(0, MOST);
}

/** As many as a place has room for, and as many kinds as come beside a cast. */
const MOST = 3;
const MOST_BESIDE = 2;
const THREE_OR_MORE = /\b(?:three|four|five|six|many|lots|several|a few)\b/i;

/** “An old, old dog”, and not “the dog, bit by bit” */
const TWO_ADJECTIVES = new RegExp(`\\b((?:an?|the|one|his|her|their) (?!(?:${NOUNS})s?\\b)[a-z]+),(?= [a-z]+ [a-z]+)`, 'gi');

/** A fish on a fan and a horse of wood are things. */
const MADE = /\b(?:painted|carved|wooden|toy|stuffed|paper|stone|knitted|chocolate|clay|plastic|tin|china|bronze|drawn|embroidered|sugar|marzipan|pretend|imaginary|invisible|rocking|hobby)\b/i;
/** "A big dog. It was asleep.": the next sentence may go on about it. */
const GOES_ON_ABOUT = /^[“"]?(?:It|He|She|They)\b/;
const STILL_IT = /^[“"]?It\b/;

/** Of the clauses that follow, those that go on about it. */
export function goingOn(clauses: readonly string[], at: number): string[] {
  const end = clauses.findIndex((clause, i) => i > at && !(i === at + 1 ? GOES_ON_ABOUT : STILL_IT).test(clause));
  return clauses.slice(at + 1, end < 0 ? undefined : end);
}

/** What the words after its name say of it, up to the next name of the cast, and what is said of it then: the last counts. */
export function doings(after: string, next: readonly string[], cast: readonly DrawnCharacter[]): Pick<Bystander, 'pose' | 'feeling'> {
  const names = new RegExp(`\\b(?:${cast.map(({ name }) => RegExp.escape(name.split(/\s+/)[0] ?? name)).join('|') || '(?!)'})\\b.*`, 's');
  const [first = '', ...more] = after.replace(names, '').split(/,\s+/);
  // “When a giant sat down, all the cups jumped”: the cups.
  const own = [first, ...more.filter((words) => isGoingOn(words) || /^(?:and |but )?(?:it|he|she)\b/.test(words))].join(', ');
  const said = [own, ...next.map((clause) => clause.replace(names, ''))];
  const [pose, feeling] = [said.map(readPose).findLast(Boolean), said.map((clause) => feelingTold(clause)).findLast(Boolean)];
  return { ...(pose ? { pose } : {}), ...(feeling ? { feeling } : {}) };
}

/** “The smallest one sat down and wept”: one of several. */
const ONE_OF_THEM = /\b(?:the|their) (?:very )?(smallest|littlest|youngest|tiniest|last|first|biggest|oldest)(?: one| of them| of all)?\b(?! [a-z]+ (?:of|in)\b)/i;
function oneOf(clauses: readonly string[], at: number, cast: readonly DrawnCharacter[]): Pick<Bystander, 'one'> {
  const where = clauses.findIndex((clause, i) => i >= at && ONE_OF_THEM.test(clause));
  const [whole = '', which = ''] = ONE_OF_THEM.exec(clauses[where] ?? '') ?? [];
  if (where < 0 || where - at > 3) return {};
  const does = doings((clauses[where] ?? '').slice((clauses[where] ?? '').indexOf(whole) + whole.length), goingOn(clauses, where), cast);
  return { one: { ...does, ...(/^(?:small|litt|young|tini)/i.test(which) ? { small: true } : {}) } };
}

export function readBystanders(story: string, cast: readonly DrawnCharacter[]): Bystander[] {
  const found = new Map<string, Bystander>();
  const own = cast.map(({ type, name }) => `${type} ${name}`.toLowerCase()).join(' ');
  const there = story.replace(A_TOY, ' ').replace(PART_COMES, '$1 ').replace(/\bif there (?:had been|were|was) [^.!?]*/gi, ' ');
  const clauses = presentText(withoutSpeech(there)).replace(TWO_ADJECTIVES, '$1 ').split(/(?<=[.!?;:\n])\s*/);
  for (const [at, clause] of clauses.entries())
    for (const match of clause.matchAll(PHRASE)) {
      const [whole, determiner = '', adjectives = '', word = '', plural = ''] = match;
      const noun = IRREGULAR[word.toLowerCase()] ?? word.toLowerCase();
      if (found.has(noun) || MADE.test(adjectives) || isOnlyCompared(noun, story) || isDenied(noun, story) || new RegExp(`\\b${noun}`).test(own)) continue;
      const before = clause.slice(0, match.index);
      const after = clause.slice(match.index + whole.length);
      if (PICTURED.test(after) || (ITS_PICTURE.test(clauses[at] ?? '') && /\bon the $/.test(before + determiner + ' '))) continue;
      if (!isShown(before, after, determiner, adjectives, plural !== '')) continue;
      const several = plural !== '' || word.toLowerCase() in IRREGULAR || new RegExp(`^(?:${SEVERAL})$`, 'i').test(determiner);
      found.set(noun, {
        noun,
        type: ANY_OF[noun] ?? `${categoryOf(word)} - ${noun}`,
        said: adjectives.trim(),
        small: /\b(?:tiny|little|small|wee|baby)\b/i.test(adjectives),
        count: MORE_THAN_TWO.test(determiner) ? 3 : several ? 2 : 1,
        ...(ASLEEP.test(adjectives) ? { pose: 'lying', feeling: 'sleepy' } as const : {}),
        // Whoever hangs by day and flits at dusk sits nowhere.
        ...(IN_THE_AIR.has(noun) || UP_THERE.test(before) ? { pose: 'flying' } as const : {}),
        ...doings(after, goingOn(clauses, at), cast),
        ...(several ? oneOf(clauses, at, cast) : {}),
      });
    }
  return [...found.values()].slice(0, MOST_BESIDE);
}

/** “A fan with a fish on it”: of a beast in a picture nothing stands there. */
const PICTURED = /^s? (?:painted |drawn |printed |carved |sewn |stitched )?(?:on|upon) (?:it|them|one side|both sides|the (?:front|back|lid|label|side|cover|handle|other side))\b/i;
/** “On the fish was a thumb mark” */
const ITS_PICTURE = /\b[Ii]t had (?:an?|the|two|three) (?:[a-z]+ )?[a-z]+ on it\b/;

/** “She told the bear each night”, “a train, a bear, and one brave biscuit” */
const A_TOY = /\b(?:told|asked|hugged|kissed|tucked in) (?:the|his|her) (?:bear|rabbit|duck|dog|elephant|lion)\b(?=[^.!?]*\b(?:night|bed|bath|pillow)\b)|\b(?:the|his|her|a) (?:bear|rabbit|duck|lion|elephant) agreed\b|\ban? (?:train|ball|doll|top), an? [a-z]+/gi;

/** “A mole’s nose came out of the ground”: the mole did. */
const PART_COMES = new RegExp(`\\b((?:an?|the) (?:[a-z]+ )?(?:${NOUNS}))[’']s? (?:[a-z]+ )?(?:nose|head|face|snout|beak|ears?|paws?|tail|whiskers) (?=(?:came|looked|poked|peeped|popped|appeared|stuck|rose)\\b)`, 'gi');

/** “Past the sleeping giant” */
const ASLEEP = /\b(?:sleeping|slumbering|snoring|dozing)\b/i;
/** “High up, a bird was stuck” */
const UP_THERE = /\b(?:[Hh]igh up|[Uu]p (?:above|there|in the (?:air|sky))|[Oo]verhead|[Oo]ver their heads)\b[^.;:!?]*$/;
const IN_THE_AIR: ReadonlySet<string> = new Set(['bat', 'moth', 'butterfly', 'dragonfly']);

/** What somebody is likened to or dressed up as stays a figure of speech for the whole passage. */
const isOnlyCompared = (noun: string, story: string): boolean => new RegExp(`\\b(?:like|as) an? (?:\\w+ ){0,2}${noun}\\b`, 'i').test(story);

/** "There had been no raven." */
const isDenied = (noun: string, story: string): boolean => new RegExp(`\\b(?:there (?:had been|was|were|is)|it had been|it was) no (?:\\w+ )?${noun}`, 'i').test(story);

const categoryOf = (word: string): string =>
  KINDS.find(([, nouns]) => nouns.split('|').includes(word.toLowerCase()))?.[0] ?? 'Animal - Any';
