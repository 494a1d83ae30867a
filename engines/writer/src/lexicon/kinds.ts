// What a creature's body does: how it moves, what it holds things with.

export interface Kind {
  noun: string;
  hand: string;
  moved: readonly string[];
  human: boolean;
}

interface Body {
  when: RegExp;
  hand: string;
  moved: readonly string[];
}

const BODIES: readonly Body[] = [
  { when: /robot|android|tin|clockwork|rover|computer|machine|hologram|mind|wind-up|toy train|satellite|mechanic/u, hand: 'hand', moved: ['whirred', 'rolled', 'clicked along'] },
  { when: /fairy|pixie/u, hand: 'hand', moved: ['fluttered', 'hopped', 'flapped'] },
  { when: /owl|robin|penguin|parrot|eagle|raven|flamingo|duck|bird|phoenix|griffin|butterfly|moth|bat\b|bee\b|ladybug|pegasus/u, hand: 'wing', moved: ['fluttered', 'hopped', 'flapped'] },
  { when: /dolphin|whale|seal\b|clownfish|seahorse|turtle|fish|serpent|mermaid|selkie|kraken/u, hand: 'fin', moved: ['glided', 'slid', 'swished along'] },
  { when: /horse|deer|giraffe|zebra|sheep|pig\b|cow\b|goat|unicorn|centaur|faun|qilin|reindeer/u, hand: 'hoof', moved: ['trotted', 'clopped', 'stepped'] },
  { when: /elephant/u, hand: 'trunk', moved: ['lumbered', 'strolled', 'swayed along'] },
  { when: /snail|slug|caterpillar/u, hand: 'feeler', moved: ['slid', 'crept', 'glided along'] },
  { when: /octopus|jellyfish/u, hand: 'arm', moved: ['swam', 'drifted', 'slid'] },
  { when: /dragon|snake|gecko|crocodile|lizard|dinosaur|crab|beetle|griffin/u, hand: 'claw', moved: ['padded', 'swung along', 'crept'] },
  { when: /fox|bear\b|hedgehog|squirrel|rabbit|badger|wolf|lion|tiger|monkey|panda|cat\b|dog\b|hamster|mouse|frog|pup|puppy|jackalope|tortoise/u, hand: 'paw', moved: ['padded', 'trotted', 'scampered'] },
  { when: /ghost|spirit|shadow|cloud|star\b|angel|dusk/u, hand: 'hand', moved: ['drifted', 'floated', 'slipped'] },
];

const EITHER: readonly [RegExp, string, string][] = [
  [/mermaid or merman/u, 'merman', 'mermaid'],
  [/aunt or uncle/u, 'uncle', 'aunt'],
  [/king or queen/u, 'king', 'queen'],
  [/^little sibling$/u, 'little boy', 'little girl'],
  [/^big sibling$/u, 'big brother', 'big sister'],
  [/^parent$/u, 'father', 'mother'],
  [/^grandparent$/u, 'grandfather', 'grandmother'],
  [/^teenage cousin$/u, 'teenager', 'teenager'],
];

const kinds = new Map<string, Kind>();

/** Families name kinds of their own. */
const MOST_KINDS = 500;

/** "Animal - Forest Animals - Red Fox" → a red fox that pads on paws. Asked for again and again of the same few people. */
export function kindOf(type: string, male: boolean): Kind {
  const key = `${male ? 'm' : 'f'}${type}`;
  const known = kinds.get(key);
  if (known) return known;
  if (kinds.size >= MOST_KINDS) kinds.clear();
  const kind = readKind(type, male);
  kinds.set(key, kind);
  return kind;
}

function readKind(type: string, male: boolean): Kind {
  const parts = type.split(/\s+-\s+/u).map((part) => part.trim()).filter(Boolean);
  const last = (parts[parts.length - 1] ?? '').toLowerCase();
  const either = EITHER.find(([pattern]) => pattern.test(last));
  const noun = either ? either[male ? 1 : 2] : last.replace(/[^\p{L}\p{N}\s'-]/gu, '').replace(/\bmars\b/u, 'Mars').trim() || 'traveller';
  const human = /^(?:human|mystic)/iu.test(type);
  const body = human ? undefined : BODIES.find(({ when }) => when.test(noun));
  return { noun, hand: body?.hand ?? 'hand', moved: body?.moved ?? ['walked', 'hurried', 'stepped'], human };
}

/** Whoever may be said to have come about the roof years ago: no child, no little sister, nothing that was born yesterday. */
export const isGrown = ({ type }: { type: string }): boolean => !/- Children - |Sibling|Cousin|Baby|Toddler|\bChild$| - (?:Young|Little) [^-]*$/u.test(type);
