// The verbs that families use in a wish: recognised in present and past, and told in the past.

const IRREGULAR =
  'flee:fled split:split swell:swelled fling:flung mow:mowed ' +
  'be:was have:had do:did go:went come:came get:got give:gave take:took make:made find:found lose:lost win:won eat:ate drink:drank see:saw ' +
  'hear:heard say:said tell:told know:knew think:thought feel:felt fly:flew run:ran sing:sang swim:swam fall:fell sit:sat stand:stood sleep:slept ' +
  'wake:woke hide:hid dig:dug bring:brought buy:bought catch:caught teach:taught build:built break:broke fight:fought forget:forgot hold:held ' +
  'swear:swore forbid:forbade overhear:overheard oversleep:overslept kneel:knelt weep:wept spit:spat quarrel:quarrelled keep:kept leave:left meet:met ride:rode sell:sold send:sent shine:shone speak:spoke steal:stole throw:threw write:wrote draw:drew drive:drove ' +
  'grow:grew blow:blew begin:began become:became bite:bit choose:chose freeze:froze hang:hung lead:led lend:lent let:let put:put read:read ring:rang ' +
  'rise:rose shake:shook shut:shut sink:sank slide:slid spin:spun spread:spread sweep:swept swing:swung tear:tore wear:wore understand:understood ' +
  'stick:stuck creep:crept shoot:shot set:set cut:cut hit:hit hurt:hurt feed:fed pay:paid lie:lay lay:laid mean:meant bend:bent burst:burst deal:dealt beat:beat forgive:forgave shrink:shrank swap:swapped trade:traded kidnap:kidnapped dream:dreamed light:lit seek:sought strike:struck overcome:overcame rebuild:rebuilt unfreeze:unfroze weave:wove babysit:babysat outrun:outran';

const REGULAR =
  'relive score row weed mash whisk unwrap measure fold stitch braid plait comb trim shave sketch doodle glue staple carve hammer drill screw shovel rake inflate deflate ' +
  'anchor dock launch soar parachute scramble stomp twirl whirl stretch doze stroke poke punch sip gulp hiccup sniffle wheeze sob frown scowl pout blush blink gaze ' +
  'glance peep peer spy unearth inspect locate track trace pursue release duel joust applaud curtsy salute welcome host phone text email slam beep honk toot tweet ' +
  'squawk whinny bray cluck crow croak ribbit drum strum pluck chant waltz tango daydream ponder predict calculate divide train balance cartwheel somersault vault ' +
  'hurl lob foster nurse cure bandage treat vaccinate reappear morph exchange donate prank fool taunt praise encourage console soothe hush shriek squeal ' +
  'holler declare proclaim disobey rebel resist disagree debate discuss gossip mumble mutter recite narrate describe respond dodge trek stroll ramble jog sprint ' +
  'dash trot canter pedal cycle bump skid leak drain boil fry roast grill toast knead frost serve rinse dust vacuum recycle compost bloom blossom wilt hoard nest ' +
  'migrate hibernate evolve ' +
  'accept act add admit adopt agree allow amaze answer appear apologise apologize argue arrive ask attack bake bark beg behave believe belong blame borrow bounce bow ' +
  'brush burn bury call calm camp care carry celebrate change chase chat cheat check cheer chew clap clean climb close collect comfort complain cook copy cost ' +
  'cough count cover crash crawl cross cry dance dare decide deliver destroy die disappear discover dive dress drift drip drop enjoy enter escape explode explain ' +
  'explore face fail faint fear fetch fill fish fix float follow frighten giggle glow grab grin growl grumble guard guess hand happen hate hatch heal help hop ' +
  'hope hover hug hum hurry imagine invent invite join jump juggle kick kiss knit knock land last laugh lean learn lick lift like listen live lock ' +
  'look love march marry melt mend miss mix mop move munch name need nod notice obey offer open order own pack paint park pass pat pick plan plant play point ' +
  'polish pop pour practise practice pray prefer pretend promise protect pull push puff race rain reach refuse remember rescue return roar roll rub rule rush sail save ' +
  'scare scratch scream search seem share shout show sigh skate skip slip slurp smash smell smile snatch sneak sneeze sniff snore snow solve sparkle spill splash squeak ' +
  'stamp stare start stay step stir stop study suggest surprise talk tame taste thank tickle tie tidy tiptoe touch trap travel trick trip trust try tumble turn ' +
  'twist unlock defeat cuddle snuggle snore rest relax battle zap blast splat munch gobble nibble tease convince defend chuckle suspect hypnotise hypnotize transform teleport surf earn swallow poop pee burp hike howl stutter stammer annoy recognise recognize organise organize charge bother scold sulk moan mock whine wail undress unpack realise realize receive recover repeat replace reply report ruin scrub scribble shiver shrug slap spoil squeeze struggle succeed suffer survive tackle threaten tremble volunteer weigh wipe wobble wrestle wrap persuade paddle peel ignore interrupt introduce insist inherit injure hesitate exist expect experience dislike doubt dread deserve damage complain adore admire appear attack avoid buzz haunt shelter banish thaw use vanish visit wait walk wander want warn wash watch water wave whisper meow purr hoot chirp hiss moo neigh quack bleat fart whistle wink wish wonder work worry wriggle yawn yell zoom ' +
  'capture conquer curse brew announce arrest accuse challenge compete command confess control create design develop prepare raise rob greet guide gather hire hunt invade imprison perform poison reveal reunite scatter sew startle stumble summon toss unite wreck zip crush drag drown erupt flap flip flood gallop gasp glide grant groan harvest hijack leap outsmart pet pinch pounce prove punish roam scoop smuggle snap sprout squirt swarm tug untangle vow waddle wither erase examine investigate navigate repair restore retrieve shatter sprinkle steer transport uncover unravel chop peek decorate rehearse compose crown spray switch patrol wrinkle wiggle sprain drool brag soak splatter stain tangle topple swoop slither squash';

/** Words that are more often things than deeds, where nothing else tells. */
const OFTEN_THINGS = new Set('row weed staple hammer drill screw shovel rake anchor dock stroke punch sip gulp hiccup gaze glance track trace duel host phone text email honk toot tweet crow drum chant waltz tango train balance cartwheel somersault vault nurse bandage treat exchange prank fool praise debate gossip trek stroll dash trot pedal cycle bump leak drain roast grill toast frost dust vacuum compost bloom blossom nest score braid plait comb sketch doodle parachute twirl stretch spy release welcome launch fold measure shriek squeal plant light water fish name cost land trick trip smell taste park face fear hand order rule snow rain step trap work wish paint plan race camp fight ring burst wave dream rest battle trick shelter burp fart command control design guide hunt poison harvest pet flood crown spray switch patrol curse challenge stain swarm zip snap cover'.split(' '));

const PAST = new Map<string, string>(IRREGULAR.split(' ').map((pair) => pair.split(':') as [string, string]));
for (const base of REGULAR.split(' ')) PAST.set(base, regularPast(base));
const BASE_OF_PAST = new Map([...PAST].filter(([base]) => base !== 'be').map(([base, past]) => [past, base]));

export function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(base) || /(?:mit|wrap|trap|nap|fer|vel|cel|bel|trol)$/u.test(base)) return `${base}${base.slice(-1)}ed`;
  return `${base}ed`;
}

export const isBase = (word: string): boolean => PAST.has(word.toLowerCase());
export const isPast = (word: string): boolean => BASE_OF_PAST.has(word.toLowerCase());
export const mayBeThing = (base: string): boolean => OFTEN_THINGS.has(base);
export const pastOf = (base: string): string => PAST.get(base) ?? regularPast(base);

/** "stops" → "stop", where it is a verb we know. */
export function baseOfThird(word: string): string | undefined {
  return thirdForms(word.toLowerCase()).find((base) => PAST.has(base));
}

/** "zaps" → "zap", known or not: for a word that stands right behind a name. */
export const guessBase = (word: string): string => {
  const forms = thirdForms(word.toLowerCase());
  return forms.find((base) => PAST.has(base)) ?? forms[0] ?? word;
};

/** "riding" → "ride", where it is a verb we know. */
export function baseOfIng(word: string): string | undefined {
  const stem = /^(\p{L}{2,})ing$/u.exec(word.toLowerCase())?.[1] ?? '';
  return [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1'), stem.replace(/y$/u, 'ie')].find((base) => base !== '' && PAST.has(base));
}

/** "ride" → "riding". */
export const ingOf = (base: string): string =>
  `${/[^e]e$/u.test(base) ? base.slice(0, -1) : /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(base) || /(?:nap|vel)$/u.test(base) ? `${base}${base.slice(-1)}` : base}ing`;

function thirdForms(word: string): string[] {
  if (!/[^su’']s$/u.test(word)) return [];
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:sh|ch|ss|x|zz|o)es$/u.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}

/** Little verbs that are never anything else, with their past. */
export const LITTLE: Readonly<Record<string, string>> = {
  is: 'was', am: 'was', are: 'were', was: 'was', were: 'were', has: 'had', have: 'had', had: 'had', does: 'did', do: 'did', did: 'did',
  can: 'could', could: 'could', will: 'would', would: 'would', may: 'might', might: 'might', must: 'had to', should: 'should', shall: 'would',
  cannot: 'could not', 'can’t': 'couldn’t', 'won’t': 'wouldn’t', 'isn’t': 'wasn’t', 'aren’t': 'weren’t', 'doesn’t': 'didn’t', 'don’t': 'didn’t',
  'hasn’t': 'hadn’t', 'haven’t': 'hadn’t', 'couldn’t': 'couldn’t', 'wouldn’t': 'wouldn’t', 'didn’t': 'didn’t', 'wasn’t': 'wasn’t', 'weren’t': 'weren’t',
};
