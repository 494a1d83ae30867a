// An answer may tell how it ends, and not how it is solved: a meal, the way home, sleep, a party, a hug, a feeling, a place to go afterwards. That is for the last page.
import type { EndingSort, Wish } from '../brief.ts';
import { countWords } from '../tell/measure.ts';
import { capitalise } from '../tell/tidy.ts';
import { inThePast, readClause } from './clause.ts';
import { inThirdPerson } from './in-third-person.ts';
import type { Listening } from './listening.ts';
import { isPlace } from './things.ts';
import { LITTLE, baseOfThird, isBase, isPast, mayBeThing, pastOf } from './verbs.ts';

const FOOD = 'pancakes?|waffles?|ice[- ]creams?|cakes?|cupcakes?|pizzas?|cookies|biscuits?|buns?|muffins?|dough?nuts?|dinner|supper|tea|lunch|breakfast|brunch|soup|stew|hot chocolate|cocoa|popcorn|picnics?|feasts?|banquets?|barbecues?|bbq|sandwich(?:es)?|chocolates?|sweets|candy|pies?|spaghetti|pasta|noodles|chips|fries|snacks?|milk|marshmallows|toast|porridge|dumplings|jelly|treats?|meal|food|burgers?|sausages|crisps|lemonade|apple crumble|pudding';
const PARTY = 'part(?:y|ies)|celebrations?|disco|dance|ball|concert|festival|parade|sleepover|movie night|film night|game night|holiday|day off|fireworks|wedding|birthday';
const KIN = '(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|granny|nana?|nan|grandpa|grandad|teddy|mother|father|parents?|family|families|brother|sister|bunny|blanket|friends?|dog|cat|puppy|kitten|teddy bear|cuddly toy)';
const ALL_OF_THEM = 'each other|one another|everyone|everybody|all|them all|all of them|together|again|tight(?:ly)?|a lot|and|very|the whole family';

const rx = (source: string): RegExp => new RegExp(source, 'iu');
const MEAL = [
  rx(`^(?:ate|had|enjoyed|drank|got|shared|baked|cooked|made|ordered|bought|roasted|went (?:out )?for|sat down to|came (?:back |home )?for|stopped for|was|were)\\b.*\\b(?:${FOOD})\\b`),
  rx(`^(?:had|threw|held|went to|got|made|was|were|organi[sz]ed|planned)\\b.*\\b(?:${PARTY})\\b`), /^(?:celebrated|partied|feasted|picnicked)\b/iu, /^ate\b/iu,
  /^danced\b.*\b(?:all night|all day|till|until|together|round|around)\b/iu, rx(`^(?:a )?(?:${FOOD}|${PARTY})\\b`),
];
const SLEEP = [
  /^(?:slept|snored|napped|yawned|dreamed|dreamt|rested|snuggled|curled up)\b/iu, /^fell (?:fast |sound )?asleep\b/iu, /^(?:was|were) (?:(?:fast|sound|soon|all) )*(?:asleep|sleeping|in bed|tucked)\b/iu,
  /^(?:went|climbed|got|jumped|crawled|hopped|was put|were put|put \p{L}+|tucked \p{L}+) (?:straight |all |back |off )*(?:to|into|in) (?:(?:a|the|his|her|their|warm|cosy|soft|own) )*(?:bed|beds|sleep)\b/iu, /^said good ?night\b/iu, /^had (?:a|the|\p{L}+) (?:nap|sleep|rest|dream|dreams|bath)\b/iu,
];
const HOME = [
  /^(?:went|drove|flew|walked|ran|sailed|rode|came|got|travel+ed|returned|hurried|headed|skipped|danced|marched|made it|arrived|were|was|all went|took (?:everyone|everybody|them|him|her|it|the \p{L}+)|brought (?:everyone|everybody|them|him|her))\b(?: (?:back|all|safely|straight|happily|together|safe and sound))* (?:home|back home)\b/iu,
  /^found (?:the|their|his|her) way (?:back |safely )*home\b/iu,
];
/** Where they go when all is over; before that it may well be the way to the trial. */
const AWAY = [/^(?:went|drove|flew|sailed|travel+ed|moved|rode|walked|ran|returned|skipped|go)\b(?: (?:back|all|off|away|out|together|straight))* (?:to|into|for|on|down to|over to)\b(?! (?:find|get|ask|see if|help|save|look|fetch|tell|fight|battle|rescue))/iu, /^(?:went|sailed|rode|flew|walked) (?:away|off|back|swimming|camping|sledging|skating|fishing|shopping|outside|dancing)\b/iu];
const CLOSE = [
  rx(`^(?:hugged|cuddled|kissed|embraced|held hands|shook hands|high[- ]?fived)\\b(?: (?:${ALL_OF_THEM}))*$`), rx(`^(?:hugged|cuddled|kissed)\\b (?:(?:his|her|their|my|our|up with|with|\\p{L}+[’']s) )*(?:big |little |baby )?${KIN}\\b`),
  /^(?:had|gave|shared|got|was|were)\b.*\b(?:hugs?|cuddles?|kiss(?:es)?|high fives?)\b(?! (?:to|for|with|from) (?:the|an?) )/iu, /^(?:cuddled|snuggled) up\b/iu, /^(?:was|were|felt|got|became|stayed|remained)\b(?: (?:all|both|so|very|really|finally|not|never|just|always|good|best|the best of))* (?:happ(?:y|ier)|glad|proud|cheerful|friends|best friends|safe|together|fine|ok|okay|all right|alright|well|better|tired|sad|lonely|afraid|scared|merry|delighted|relieved|content)\b/iu,
  /^(?:all |both )?lived (?:\p{L}+ )?(?:happily|together|in peace)\b/iu, /^(?:became|made|stayed|remained) (?:\p{L}+ )?friends\b/iu, /^(?:cheered|clapped|waved|smiled|said goodbye|said bye|said thank you|said thanks)\b/iu, /^(?:laughed|sang|danced|played)\b.*\b(?:all night|all day|all evening|happily|forever|for ever)\b/iu, /\bhappily ever after\b/iu,
];
/** May go along with an ending, and is none by itself. */
const BESIDE = /^(?!\p{L}+ (?:(?:a|the|his|her|their) )?(?:\p{L}+ )?(?:to|for|with|at) (?:the|an?) )(?:sang|played|danced|talked|chatted|laughed|told (?:each other|everyone|everybody|their|his|her|stories|jokes|mum|dad|grandma|the story)|read|watched|listened|sat|looked at|waved|smiled|cheered|lay|counted|washed|brushed|never|promised|said|gave each other|was|were|got|had (?:a lot of |lots of |so much )?fun|lit|put on)\b/iu;
/** What is done to or for somebody else is a deed, whatever is eaten with it. */
const FOR_ANOTHER = /\b(?:magic|enchanted|poison|trap|bait)\b|^(?:shared|baked|made|cooked|bought|got)\b.*\b(?:with|for|to) (?:the|an?) |\b(?:so that|to (?:stop|make|calm|save|trick|distract|scare|wake))\b/iu;

/** Those who go home when all is over: the cast, all of them, a family; a dragon that falls asleep is how it was solved. */
const THEIRS = rx(`^(?:i|we|they|he|she|both|all|there|it|everyone|everybody|(?:all|both|each|every one|the rest) of (?:them|us)|(?:the|their|his|her|our|my|all the|whole)(?: whole| two| three| other| little)? (?:friends?|children|kids|famil(?:y|ies)|twins|boys|girls|sisters?|brothers?|others?|animals|village|town|school|class|gang|team|group|parents|people|heroes)|(?:my |our |his |her |their |the |\\p{L}+[’']s )?${KIN})(?: all| both)?$`);

const sortOf = (does: string, isOver: boolean): EndingSort | undefined => {
  if (FOR_ANOTHER.test(does)) return undefined;
  const fits = (list: readonly RegExp[]): boolean => list.some((one) => one.test(does));
  return fits(SLEEP) ? 'sleep' : fits(HOME) ? 'home' : fits(MEAL) ? 'meal' : fits(CLOSE) ? 'close' : isOver && fits(AWAY) ? 'trip' : undefined;
};

const SAID_SO = /^(?:(?:and|then|so|well|maybe|i think|i guess|i want|i hope)[\s,]+)*(?:(?:it|the story|everything|this|that)(?: all)? (?:should |could |will |must )?ends? (?:up )?(?:with|when|in|by|as)?|(?:at|in|by|for) the (?:very )?end,?(?: of (?:the|this|it) (?:story|day)?)?|(?:on|for) the last page,?|the (?:ending|end|last page) (?:is|should be)(?: that| when| with)?|finally,?|afterwards,?|after (?:that|all that|it all),?|when (?:it|everything|all) is over,?|last of all,?|to finish,?|before bed(?:time)?,?)\s+(?:that |when |with |there (?:is|was|will be) (?=a |an )|it is )?/iu;

/** True where the words themselves say that this is the end. */
export const saysEnd = (text: string): boolean => SAID_SO.test(text) || /,?\s(?:at|in) the (?:very )?end$/iu.test(text);

const ASKED_OTHERWISE = new Set(['help', 'kind', 'wrong', 'choice', 'love', 'dear', 'many', 'baby']);

/** Is it a moment at which somebody would say how it ends? */
function mayEnd(text: string, { from, phase, asked }: Listening): boolean {
  if (from === 'description' || ASKED_OTHERWISE.has(asked ?? '')) return false;
  if (saysEnd(text)) return true;
  if (from === 'prompt' || (from === 'instruction' && phase !== 'resolution')) return false;
  return phase === 'resolution' || ((asked === undefined || asked === 'power' || asked === 'own') && phase === 'climax');
}

/** “It should end at the beach”: they go there. */
function endsSomewhere(typed: string): string {
  const [, where = '', last = ''] = /^(?:it|the story|everything|this)(?: all)? (?:should |could |will |must |has to )?(?:ends?|finish(?:es)?|stops?) (?:up )?(?:at|in|on|by) ((?:the|an?|his|her|their|my|our) (?:[\p{L}’-]+ )*?([\p{L}’-]+))[.!]?$/iu.exec(typed) ?? [];
  return isPlace(last) ? `In the end they went to ${where}` : typed;
}

export interface Ends {
  /** What comes before the ending and is no part of it. */
  before: string;
  wish: Wish;
}

/** “They sing, and then everybody goes home for pancakes” → they sing; everybody went home for pancakes. */
export function endingIn(said: string, to: Listening): Ends | undefined {
  const typed = endsSomewhere(said);
  if (!mayEnd(typed, to)) return undefined;
  const isOver = to.phase === 'resolution' || saysEnd(typed);
  const [early = '', late] = splitAtEnd(typed);
  if (late !== undefined) {
    const wish = read(late, { ...to, phase: 'resolution' }, true);
    return wish && { before: early, wish };
  }
  const bare = typed.replace(SAID_SO, '').replace(/,?\s(?:at|in) the (?:very )?end$/iu, '').trim();
  const whole = read(bare, to, isOver);
  if (whole) return { before: '', wish: whole };
  for (const { index, 0: joint } of bare.matchAll(/,?\s+(?:and|so|then|but)\s+(?:then\s+)?|,\s+/giu)) {
    const left = bare.slice(0, index);
    const right = withSubject(bare.slice(index + joint.length), left, to);
    const wish = right && read(right, to, isOver || /then/iu.test(joint));
    if (wish) return { before: left, wish };
  }
  return undefined;
}

/** “They find a key. At the end they eat cake”, in one sentence. */
function splitAtEnd(text: string): [string, string?] {
  const found = /^(.{6,}?),?\s+(?:and\s+)?(?:at the end|in the end|finally|afterwards|after that|and then at last)\s+(.+)$/iu.exec(text);
  return found ? [found[1] ?? '', found[2] ?? ''] : [text];
}

/** “and eat cake”: whoever did the one does the other. */
function withSubject(right: string, left: string, to: Listening): string | undefined {
  const first = right.split(' ')[0]?.toLowerCase() ?? '';
  const verb = baseOfThird(first) !== undefined || isBase(first) || isPast(first) || Object.hasOwn(LITTLE, first);
  if (!verb) return right;
  const subject = readClause(inThirdPerson(left, to.hero), to.isName)?.subject ?? /^(i|we|they|he|she)\b/iu.exec(left)?.[1];
  return isTheirs(subject ?? 'they', to) ? `${subject ?? 'they'} ${right}` : undefined;
}

const isTheirs = (subject: string, { isName }: Listening): boolean => {
  const names = subject.split(/,?\s+and\s+|,\s+/iu);
  return THEIRS.test(subject) || names.every((one) => isName(one) || THEIRS.test(one));
};

function read(text: string, to: Listening, isOver: boolean): Wish | undefined {
  const told = inOnePiece(text, to);
  if (!told) return undefined;
  const [subject, does] = told;
  const parts = does.split(/,?\s+(?:and|then)\s+(?:then\s+)?/iu);
  if (!isTheirs(subject, to)) return undefined;
  const sorts = parts.map((part) => sortOf(ownPart(part), isOver));
  const sort = sorts.findLast((one) => one !== undefined);
  // Asked what saves the day: it is done, and not only felt when all is over.
  if (to.asked === 'power' && sort === 'close' && /^(?:hugged|cuddled|kissed|held hands|sang|laughed|danced|smiled|clapped|cheered|waved|said (?:sorry|please))\b/iu.test(does)) return undefined;
  // A hug or a good feeling, and no more than that, is what does it while the trial is on.
  if (to.asked === 'power' && to.phase === 'climax' && sort === 'close' && (/^(?:was|were) an? (?:\p{L}+ )*(?:hug|cuddle|kiss|high five)s?\b/iu.test(does) || /^(?:felt|was|were|became|stayed) (?:\p{L}+ ){0,2}(?:happy|good|warm|safe|proud|glad)\b/iu.test(does))) return undefined;
  // A noun behind “and” (“cake and tea”) is part of what stands before it.
  const all = parts.every((part, at) => sorts[at] !== undefined || BESIDE.test(ownPart(part)) || (at > 0 && !startsWithVerb(part)));
  if (!sort || !all) return undefined;
  const words = capitalise(`${subject} ${bothPast(does)}`.trim()).replace(/[\s,:;.!-]+$/u, '').replace(/^He\b|^She\b/u, to.hero.name);
  return countWords(words) <= to.most ? { kind: 'ending', words, head: sort, from: to.from, phase: to.phase, ...(to.asked ? { asked: to.asked } : {}) } : undefined;
}

/** “were tired and sleep” → “were tired and slept”. */
const bothPast = (does: string): string =>
  does.replace(/\b(and|then) (\p{L}+)\b/gu, (whole, joint: string, verb: string) => (isBase(verb) && !isPast(verb) && !mayBeThing(verb) ? `${joint} ${pastOf(verb)}` : whole));

const startsWithVerb = (part: string): boolean => {
  const [first = '', second = ''] = part.toLowerCase().split(' ');
  return isPast(first) || Object.hasOwn(LITTLE, first) || isPast(second) || Object.hasOwn(LITTLE, second);
};

/** A part that brings its own doer: “everybody danced” → “danced”. */
const ownPart = (part: string): string => part.replace(/^(?:they|we|he|she|everyone|everybody|all|all of them)\s+(?=\p{L}+)/iu, '').replace(/^(?:all|both|just|then|finally|soon|happily|quietly|safely|always|also)\s+/iu, '');

/** Who, and what they did, in the past; a noun alone becomes what there was. */
function inOnePiece(text: string, to: Listening): [string, string] | undefined {
  const plain = text.replace(/^(?:that|when|with|by)\s+/iu, '').replace(/^(\p{L}+)’(d|ll)\b/u, (_, who: string, short: string) => `${who} ${short === 'd' ? 'would' : 'will'}`);
  const third = inThirdPerson(plain, to.hero).replace(/[.!]+$/u, '').replace(/^all (?=\p{L}+)/iu, 'they all ');
  const would = /^(.{1,40}?) (?:would|will|should|could|can|’ll|get to|gets to) (?:all |just |both )*(?!be\b)(\p{L}+)\b(.*)$/iu.exec(third);
  if (would && isBase(would[2] ?? '') && isTheirs(would[1] ?? '', to)) return [would[1] ?? '', inThePast(['they', would[2] ?? '', ...(would[3] ?? '').trim().split(' ')], to.isName).slice(1).join(' ').trim()];
  const ing = /^((?:everyone|everybody|all of them|they|\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?)\s+)?(?:(?:all|just)\s+)?(\p{L}{2,})ing\b(.*)$/u.exec(third);
  const doing = ing && baseOfIng(ing[2] ?? '');
  if (ing && doing) return [ing[1]?.trim() ?? everybody(to), `${pastOf(doing)}${ing[3] ?? ''}`.replace(/ and (\p{L}{2,})ing\b/gu, (whole, stem: string) => (baseOfIng(stem) ? ` and ${pastOf(baseOfIng(stem) ?? '')}` : whole))];
  const how = /^(everyone|everybody|they|all) (?:all )?((?:very |so )?(?:happy|asleep|safe|friends|together|home|in bed)\b.*)$/iu.exec(third);
  if (how) return [how[1] ?? '', `was ${how[2] ?? ''}`.replace(/^was/u, /^every/iu.test(how[1] ?? '') ? 'was' : 'were')];
  const clause = readClause(third, to.isName);
  if (clause) return [clause.subject, clause.predicate];
  const [first = ''] = third.toLowerCase().split(' ');
  if (isBase(first) && (third.includes(' ') || !mayBeThing(first))) return [everybody(to), inThePast(['they', first, ...third.split(' ').slice(1)], to.isName).slice(1).join(' ')];
  return asNoun(third, to);
}

const everybody = (to: Listening): string => (to.asked === 'own' ? to.hero.name : 'they all');

const baseOfIng = (stem: string): string | undefined => {
  const low = stem.toLowerCase();
  return [low, `${low}e`, low.replace(/(\p{L})\1$/u, '$1')].find((one) => isBase(one));
};

function asNoun(text: string, to: Listening): [string, string] | undefined {
  const low = text.charAt(0).toLowerCase() + text.slice(1);
  const bare = low.replace(/^(?:a|an|the|some|lots of|more|big|one)\s+/iu, '');
  if (/^(?:(?:all )?(?:happily )?ever after|(?:a )?happy end(?:ing)?)$/iu.test(low)) return to.from === 'answer' && /ever after/u.test(low) ? ['they all', 'lived happily ever after'] : undefined;
  if (/^(?:back )?home\b/iu.test(low)) return [everybody(to), `went ${low}`];
  if (/^(?:bed|bedtime|sleep|to bed|to sleep|time for bed)$/iu.test(low)) return [everybody(to), 'went to bed'];
  const isHug = /^(?:group |big |great |huge |family )*(?:hug|cuddle|kiss)(?=$| (?:for|from|with|and|at|together)\b)/iu.test(bare);
  // “A hug” alone, to one of the eight questions, is what is done.
  if (isHug && (!to.asked || /^(?:group|family|big|great|huge) /iu.test(bare))) return ['there', `was ${low}`];
  if (/^(?:kisses|cuddles|hugs)$/iu.test(bare)) return ['there', `were ${low}`];
  if (!rx(`^(?:\\p{L}+[ -]){0,4}(?:${FOOD}|${PARTY})\\b`).test(low) || /\bmagic\b/iu.test(low)) return undefined;
  const last = (/^[^,]*?(?=\s(?:for|with|and|in|at|on)\b|$)/u.exec(low)?.[0] ?? low).split(' ').pop() ?? '';
  const several = /[^s]s$/u.test(last);
  const mass = /^(?:ice[- ]cream|cream|cake|pizza|dinner|supper|tea|lunch|breakfast|soup|chocolate|cocoa|popcorn|pasta|spaghetti|milk|toast|porridge|jelly|food|candy)$/iu.test(last);
  const article = several || mass || /^(?:a|an|the|some|lots|his|her|their)\b/iu.test(low) ? '' : 'a ';
  return ['there', `${several ? 'were' : 'was'} ${article}${low}`];
}
