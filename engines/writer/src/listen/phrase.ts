// Reads a phrase that names somebody or something: "a tiny crab who cannot find his mum", "the golden key", "dragons".

import type { IsName } from './clause.ts';
import { inThePast } from './clause.ts';
import { articleFor } from '../tell/tidy.ts';

export interface Phrase {
  /** At first mention, told in the past: "a tiny crab who could not find his mum". */
  first: string;
  /** Afterwards: "the tiny crab". */
  again: string;
  head: string;
  someone: boolean;
  /** Stuffed or made of wood, and neither talks nor walks. */
  toy: boolean;
  he: 'he' | 'she' | 'it' | 'they';
  /** "snow", "lots of cake": not to be counted. */
  mass: boolean;
  /** "dragons": more than one. */
  several: boolean;
}

/** Whose "my", "his" and "her" are, by the word. */
export type OwnerOf = (word: string) => string;

const CREATURES = /\b(dog|puppy|cat|kitten|dragon|unicorn|whale|fox|owl|bear|mouse|rabbit|bunny|horse|pony|goat|duck|frog|turtle|tortoise|spider|penguin|lion|tiger|elephant|dinosaur|robot|alien|ghost|fairy|elf|giant|troll|mermaid|monster|bird|parrot|snowm[ae]n|phoenix|octopus|crab|bee|butterfly|butterflies|puppies|ponies|fairies|bunnies|wolves|mice|geese|hamster|wolf|deer|snake|goblin|gnome|angel|chicken|hen|cow|pig|sheep|monkey|squirrel|hedgehog|badger|otter|worm|snail|fish|shark|seal|dolphin|caterpillar|ladybird|ant|bug|beetle|bat|raven|creature|animal|beast|yeti|vampire|zombie|donkey|camel|kangaroo|koala|panda|sloth|lamb|calf|dinosaurs?|t-rex|excavator|guinea pig|cub|foal|chick|duckling|gosling|piglet|hatchling|pup|poodle|terrier|dachshund|doggy|kitty|bunnies|birdie|pegasus|griffin|sea lion|walrus|reindeer|moose|fawn|lizard|crocodile|hippo|hippopotamus|rhino|rhinoceros|giraffe|zebra|gorilla|chimpanzee|peacock|swan|goose|eagle|seagull|crow|stork|flamingo|ladybug|firefly|grasshopper|cricket|spirit|sprite|nymph|ogre|minotaur|kraken|leprechaun|genie|jellyfish|starfish|seahorse|lobster|mole|weasel|ferret|beaver|skunk|raccoon|lynx|leopard|cheetah|panther|puma|salamander|newt|toad|tadpole|pony|goldfish|canary|budgie|parakeet|gerbil|rat|toucan|pigeon|sparrow|magpie|chipmunk|lemur|meerkat|ostrich|llama|alpaca|stingray|squid|slug|moth|wasp|mammoth|dodo|pterodactyl|triceratops|stegosaurus|sabre-toothed tiger)s?\b/iu;
const PEOPLE = /\b(enemy|enemies|rival|rivals|witch|wizard|pirate|knight|king|queen|princess|prince|grandma|grandpa|granny|grandad|granddad|gran|gramps|nan|nana|nanna|oma|opa|papa|grandmother|grandfather|mother|father|mum|mummy|mom|mommy|mama|mamma|dad|daddy|papa|sister|brother|cousin|aunt|auntie|uncle|baby|babies|children|teacher|friend|boy|girl|man|woman|men|women|lady|child|kid|toddler|stranger|neighbou?r|captain|caretaker|janitor|nurse|doctor|clown|baker|farmer|policeman|policewoman|police officer|firefighter|guard|thief|burglar|robber|villain|inventor|astronaut|detective|headteacher|headmaster|headmistress|coach|grown-?up|adult|parent|pupil|student|villager|people|visitor|guest|bully|guy|twin|driver|postman|shopkeeper|superhero|hero|girlfriend|boyfriend|classmate|teammate|mate|pal|buddy|boss|owner|nanny|pensioner|ninja|magician|spy|scientist|sailor|shepherd|hunter|chef|cook|waiter|librarian|gardener|dentist|(?<!rubber |elastic |hair |arm |head )band|choir|orchestra|army|troupe|gang|crowd|somebody|someone|person)s?\b/iu;
/** Those who are called after what they do: keepers, makers, drivers, mechanics. A vacuum cleaner and a snowman are none of them. */
const TRADES = /(?<!vacuum |pencil |toast|egg |coffee |hair |ice |tape |stair)\b(?:\p{L}*(?:keeper|maker|smith|wright|monger|mender|seller|fighter|catcher|tamer|master|mistress|worker|player|dancer|writer|painter|cleaner|trainer|ranger|rider|climber|builder|sweep|herd|walker|teller|hunter|officer|swimmer|juggler|miller|tailor|weaver|potter|ferryman|fireman|woodcutter|lumberjack)|\p{L}{3,}(?<!snow|gingerbread)(?:man|woman|men|women|boy|girl)|mechanic|plumber|electrician|carpenter|vet|pilot|conductor|singer|musician|drummer|violinist|pianist|actor|actress|acrobat|trapeze artist|artist|composer|poet|author|reporter|journalist|judge|lawyer|mayor|mayoress|butler|maid|nanny|babysitter|milkman|butcher|grocer|florist|hairdresser|barber|professor|archaeologist|explorer|diver|porter|ticket inspector|paramedic|surgeon|optician|goalie|goalkeeper|referee|champion|cowboy|cowgirl|viking|genie|ringmaster|monk|nun|priest|hermit|beggar|peasant|servant|smuggler|mechanic|engineer|lollipop (?:lady|man)|dinner lady|bin man|caveman|cavewoman|traveller|tourist|refugee|widow|orphan|godmother|godfather|stepmother|stepfather|stepsister|stepbrother|great-?aunt|great-?grandmother|great-?grandfather|niece|nephew)s?$/iu;
const MALE = /\b(king|prince|grandpa|grandad|grandfather|father|dad|daddy|brother|uncle|boy|man|policeman|headmaster|postman|wizard)\b/iu;
const FEMALE = /\b(queen|princess|grandma|granny|gran|nan|nana|nanna|oma|grandmother|mother|mum|mummy|mom|mommy|sister|aunt|auntie|girl|woman|lady|policewoman|headmistress|witch|mermaid|hen|cow)\b/iu;
/** “Grandpa”, and nothing more: whose, if not the hero’s? */
const RELATIVES = /^(?:grandma|grandpa|granny|grandad|granddad|gran|gramps|nann?a?|oma|opa|mum|mummy|mom|mommy|dad|daddy|papa|mama|auntie)$/iu;
const DETERMINER = /^(an?|another|the|some|my|our|his|her|their|one|two|three|four|five|six|seven|many|lots of|every)\s+/iu;
const TAIL = /\s+(?:who|that|which|whose|called|named|with|without|of|in|on|at|from|to(?= (?:an?|the|my|his|her|their|our|nowhere|somewhere|another|\p{Lu}))|under|beneath|underneath|below|above|outside|beside|over|behind|near|for|made|full|about|between|inside|instead|except|everywhere|together|again|today|tomorrow|where|when|before|after|during|until|and|(?:drawn|painted|written|hidden|wrapped|covered|filled|dressed|carved|buried|stuck|made|left|lost|locked|trapped|tied|caught|tangled|stranded|abandoned|frozen|asleep)(?= (?:on|by|in|with|of|at|from|under|to|as|into|behind|up|inside)\b)|(?:going|leading|coming|running|winding)(?= (?:up|down|to|into|out|nowhere|round)\b)|(?:up|down|out|back)(?= (?:to|into|from|of)\b)|(?:just|exactly) like|like(?= (?:an?|the|him|her|me|\p{Lu})))\b|,\s/iu;
const NOT_IN_A_NAME = /^(?:died|dies|came|got|gets|too|goes|went|he|she|it|they|we|i|you|him|them|me|us|is|are|was|were|am|be|to|not|because|if|when|then|so|as|or|but|what|why|how|do|does|did|can|will|would|up|down|out|away|there|here|this|that|together|again|always|never|today|tonight|tomorrow|yesterday)$/iu;
const STUFF = /^(?:cake|snow|music|magic|light|water|chocolate|candy|ice|gold|fire|rain|fog|mist|darkness|love|kindness|courage|food|honey|jam|mud|sand|silence|sunshine|nothing|everything|everybody|everyone|pasta|pizza|bread|milk|help|home|love|teamwork|friendship|laughter|singing|dancing|glitter|sunlight|moonlight|stardust)$/iu;

export const isSomeone = (word: string): boolean => CREATURES.test(word) || PEOPLE.test(word) || TRADES.test(word) || isAlive(word);
/** What is named bare on a list: “treasure parrot rainbow”. */
export const isStuff = (word: string): boolean => STUFF.test(word);
export const isKnownThing = (word: string): boolean => THINGS.test(word) || STUFF.test(word);
const THINGS = /^(?:treasure|rainbow|balloon|key|map|crown|star|stars|moon|sun|kite|lantern|lamp|book|letter|box|chest|sword|wand|potion|umbrella|bicycle|bike|scooter|skateboard|ball|drum|guitar|violin|piano|flute|bell|telescope|compass|rope|boat|egg|shell|stone|flower|flowers|tree|seed|apple|banana|pancakes?|pizza|cookies?|ice cream|cupcakes?|present|presents|hat|boots|shoes|blanket|pillow|tent|campfire|lego|doll|robot|camera|phone|homework|mirror|clock|watch|ring|necklace|diamond|puddles?|rainboots|sledge|sled|skates|mittens|scarf|pyjamas|bath|bed|dinosaurs?)$/iu;

/** A machine that children think of as somebody. */
export const isCreature = (word: string): boolean => CREATURES.test(word);
export const isAlive = (head: string): boolean => LIVES.test(head);
const LIVES = /\b(?:digger|tractor|truck|lorry|train|car|bus|boat|ship|rocket|plane|aeroplane|helicopter|engine|excavator|robot|snowm[ae]n|scarecrow)s?$/iu;
/** Comes along as somebody does, but is driven: one of them, and no robot. */
export const isEngine = ({ the }: { the: string }): boolean => ENGINE.test(the);
/** Who is carried, and neither keeps watch nor saves the day. */
export const isBaby = ({ the }: { the: string }): boolean => /\bbab(?:y|ies)$|\bbaby (?:brother|sister)s?$/u.test(the);

/** Who belongs to somebody all their life: “her grandma”, never “the grandma”. */
export const isKin = (the: string): boolean => PEOPLE.test(the.replace(/^.*[’']s?\s+/u, ''));
/** Grandma, Dad: a name for who they are. */
export const isCalledSo = (kin: string): boolean => RELATIVES.test(kin);
/** Nobody leads through a storm who is stuffed; a toy is carried, unless it talks. */
export const isToy = (head: string): boolean => TOYS.test(head);
const TOYS = /\b(?:teddy|teddy bear|cuddly toy|soft toy|stuffed (?:animal|toy|bear|bunny|dog|cat|elephant)|plush(?:ie|y)?|toy|doll|dolly|lovey|comforter|toy (?:\p{L}+))s?$/iu;

/** One flies on it, and it is nobody for that. */
const FLOWN = /^(?:carpets?|bicycles?|bikes?|scooters?|skateboards?|brooms?|broomsticks?|beds?|chairs?|sofas?|umbrellas?|balloons?|kites?|hats?|shoes?|boots?|saucers?|sledges?|sleds?|suitcases?|(?:bath)?tubs?|books?|socks?)$/iu;

const ENGINE = /\b(?:digger|tractor|truck|lorry|train|car|bus|boat|ship|rocket|plane|aeroplane|helicopter|engine|excavator)$/u;

export function readPhrase(typed: string, owner: OwnerOf, isName: IsName, mayBeBare: boolean): Phrase | undefined {
  // “Grandma’s birthday”: the hero’s grandma’s.
  const ofWhom = /^((?:the|my|our|his|her) )(\p{L}{3,}?)s (\p{L}+)$/iu.exec(typed);
  const isOwned = ofWhom && PEOPLE.test(ofWhom[2] ?? '') && !/^(?:and|or|who|with|in|on|at|from)$/iu.test(ofWhom[3] ?? '');
  const spelled = isOwned ? `${ofWhom[1] ?? ''}${ofWhom[2] ?? ''}’s ${ofWhom[3] ?? ''}` : typed;
  const text = mayBeBare && RELATIVES.test(/^(\p{L}+)’s /u.exec(spelled)?.[1] ?? '') ? `my ${spelled.charAt(0).toLowerCase()}${spelled.slice(1)}` : spelled;
  const given = DETERMINER.exec(text)?.[0] ?? '';
  const rest = text.slice(given.length).trim();
  const cut = TAIL.exec(rest)?.index ?? rest.length;
  const core = rest.slice(0, cut).trim();
  const words = core.split(/\s+/u).filter(Boolean);
  const last = words[words.length - 1] ?? '';
  if (words.length === 0 || words.length > (given ? 5 : 4) || words.some((word, at) => NOT_IN_A_NAME.test(word) || (/^very$/iu.test(word) && (!given || at === words.length - 1)))) return undefined;
  if ((!given && !mayBeBare) || !/[aeiouy]{1}/iu.test(last) || !/^\p{L}[\p{L}’'-]+$/u.test(last)) return undefined;
  // “Finn’s hat”, “Baby Ida’s birthday”.
  const owned = [1, 2, 3].some((count) => count < words.length && /[’']s?$/u.test(words[count - 1] ?? '') && isName(words.slice(0, count).join(' ').replace(/[’']s?$/u, '')));
  if (!owned && words.some((word) => isName(word))) return undefined;
  if (!given && words.length === 1 && last.endsWith('ing') && !THINGS_IN_ING.test(last)) return undefined;
  const tail = text.slice(given.length + cut);
  // “Farting dragon” is a dragon, “hiding places” is nothing yet.
  const isDoing = /^\p{L}+ing$/iu.test(words[0] ?? '') && words.length === 2 && (CREATURES.test(last) || PEOPLE.test(last)) && !/[^s]s$/u.test(last);
  if (!given && words.length > 1 && !isDoing && words.some((word) => /ly$|ing$/u.test(word) && !THINGS_IN_ING.test(word))) return undefined;
  const proper = owned || !given && /^\p{Lu}/u.test(words[words.length - 1] ?? '') && words.length > 1;
  const article = given.trim().toLowerCase();
  const own = /^(?:my|our|his|her|their)$/u.test(article) ? owner(article) : !given && RELATIVES.test(core) ? owner('my') : undefined;
  const called = (own ?? owned) && words.length > 1 && /^\p{Lu}\p{Ll}+$/u.test(last) ? last : undefined;
  const name = !given && own ? core.toLowerCase() : own || given || proper || /^(?:Easter|Christmas|Halloween)\b/u.test(core) ? core : core.charAt(0).toLowerCase() + core.slice(1);
  // Once it is known whose favourite it is, it is just “the teddy”.
  const shorter = name.replace(/^(?:(?:very )?own |favou?rite |beloved |(?:most )?precious )+(?=\p{L})/iu, '');
  const plural = !called && (/[^s’'u]s$/u.test(last) && !/^gas$/iu.test(last)) || /^(?:mice|geese|children|people|gnus|emus|\p{L}*men|\p{L}*women)$/iu.test(last);
  const mass = STUFF.test(last) && !/^the (?:cake|pizza|chocolate|bread|honey|jam|gold)$/iu.test(`${article} ${last}`);
  const said = own ? `${own} ${name}` : proper || (!given && (plural || mass)) ? name : given ? `${article} ${name}` : `${articleFor(name)} ${name}`;
  const pastTail = tail ? inThePast(`${plural ? 'they' : 'x'}${tail.replace(/\s+/gu, ' ')}`.split(' '), isName).join(' ').replace(/^(?:they|x)/u, '') : '';
  // “The king’s crown” is nobody.
  const itself = core.replace(/^.*[’']s?\s+/u, '');
  // “My friend Ella” is a friend, and “a dragon egg” is an egg.
  const bareItself = itself.replace(/(?:\s\p{Lu}\p{L}+)+$/u, '');
  const people = endsWith(PEOPLE, bareItself) || TRADES.test(bareItself);
  const toy = isToy(called ? itself.replace(/\s\p{Lu}\p{Ll}+$/u, '') : itself) && !/^(?:talking|living|magic|enchanted|dancing|singing)\s/iu.test(itself) && !/^\s*(?:who|that|which)\b/iu.test(tail);
  const someone = toy ? false : people || endsWith(CREATURES, bareItself) || (/^(?:talking|grumpy|cheeky|naughty|clumsy|living|singing|dancing|flying)\s/iu.test(itself) && !isAlive(last) && !(/^flying\s/iu.test(itself) && FLOWN.test(last))) || /^\s*(?:who|called|named)\b|^\s*that (?:want(?:s|ed)|wish|dream|is (?:afraid|scared|sad|lonely|shy)|was (?:afraid|scared|sad|lonely|shy)|loves?|hates?|thinks?|can (?:talk|speak|sing)|could (?:talk|speak|sing))\b/iu.test(tail);
  return {
    first: said + pastTail, again: called ?? (own ? `${own} ${shorter}` : proper || mass ? name : `the ${shorter}`), head: last.toLowerCase(), someone, toy, several: plural, mass: mass && !/^an? /u.test(said),
    he: plural ? 'they' : MALE.test(last) || /\bhis\b|\bhe\b|\bhim(?:self)?\b/iu.test(tail) ? 'he' : FEMALE.test(last) || /\bher\b|\bshe\b|\bherself\b/iu.test(tail) ? 'she' : people ? 'they' : 'it',
  };
}

const ENDS = new Map<RegExp, RegExp>();
function endsWith(words: RegExp, text: string): boolean {
  const atEnd = ENDS.get(words) ?? new RegExp(`${words.source}$`, 'iu');
  ENDS.set(words, atEnd);
  return atEnd.test(text);
}

const THINGS_IN_ING = /^(?:king|ring|wing|string|sling|pudding|building|wedding|painting|duckling|swing|spring|lightning|starling|viking)$/iu;

/** “A giant and his pet mouse”: it is the giant’s. */
function ofWhoeverCame(part: string, before: Phrase | undefined): string {
  const [, whose = '', what = ''] = /^(his|her|its|their) (.+)$/iu.exec(part) ?? [];
  const fits = before?.someone && (before.several ? whose === 'their' : before.he !== (whose === 'his' ? 'she' : 'he')) && /^(?:an?|the|two|three|some) /u.test(before.first);
  return fits && what ? `the ${before.head}${before.head.endsWith('s') ? '’' : '’s'} ${what}` : part;
}

/** "a golden key and a talking whale" → two phrases; undefined unless every part is one. */
export function readPhrases(text: string, owner: OwnerOf, isName: IsName, mayBeBare: boolean): Phrase[] | undefined {
  const parts = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+(?:also\s+)?/iu).filter(Boolean);
  const each: (Phrase | undefined)[] = [];
  for (const part of parts) each.push(readPhrase(ofWhoeverCame(part, each.at(-1)), owner, isName, mayBeBare));
  const whole = readPhrase(text, owner, isName, mayBeBare);
  if (/\b(?:who|that|which|whose|called|named)\b/iu.test(text) && whole) {
    // “A knight who … and a dragon who …”: each has its own.
    const own = /^(?:an?|the|two|three) .*\b(?:who|that|which)\b/iu;
    if (parts.length > 1 && parts.every((part) => own.test(part)) && each.every((one): one is Phrase => one !== undefined)) return each;
    const at = parts.findIndex((part) => /\b(?:who|that|which|whose|called|named)\b/iu.test(part));
    const early = each.slice(0, at);
    const rest = at > 0 ? text.slice(text.indexOf(parts[at] ?? '')) : text;
    const late = readPhrase(rest, owner, isName, mayBeBare);
    if (late && early.every(Boolean)) return [...early.filter((one): one is Phrase => one !== undefined), late];
  }
  if (each.every((one): one is Phrase => one !== undefined) && each.length > 0) return each;
  return whole ? [whole] : undefined;
}
