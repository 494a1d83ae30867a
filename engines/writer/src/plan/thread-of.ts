// What a wish asks for, read as a thread: who or what it is, what is the matter with it, and what comes of it.

import type { StoryBrief, Thread, Wish } from '../brief.ts';
import { awayIn } from '../listen/away.ts';
import { dreamIn } from '../listen/dream.ts';
import { habitIn } from '../listen/habit.ts';
import { isHeart } from '../listen/heart.ts';
import { SETBACK } from '../listen/in-halves.ts';
import { healedIn, isLeftThere, isSilent, isWhole, othersTrouble } from '../listen/in-need.ts';
import { inThirdPerson } from '../listen/in-third-person.ts';
import type { Listening } from '../listen/listening.ts';
import { ordealIn } from '../listen/ordeal.ts';
import { isCalledSo, isKin } from '../listen/phrase.ts';
import { isEvent, isFood, isHuge, isMeal, isPlace } from '../listen/things.ts';
import { isBase, isPast, mayBeThing, pastOf } from '../listen/verbs.ts';
import { isWeather } from '../listen/weather.ts';
import { listenFor } from '../listen/wishes.ts';
import { possessive } from '../tell/people.ts';
import { capitalise } from '../tell/tidy.ts';
import { isGift, isOfOneKnown } from './answers.ts';
import { hurtIn } from './hurt.ts';
import { powerful } from './powerful-answer.ts';
import { PRONOUN, any, standsThere, subject, thing } from './thing-told.ts';
import type { Made } from './thing-told.ts';
import { BODY, FELT, NO_THING, SPOTS, isTooBig } from './what-is-carried.ts';

/** The thread that a wish spins; undefined where the plot has no hold on it. */
export function threadOf(wish: Wish, brief: StoryBrief): Thread | undefined {
  const to = listenFor(brief, wish.from, wish.asked);
  const made = read(wish, to);
  if (!made || made.the.toLowerCase() === to.hero.name.toLowerCase()) return undefined;
  const own = `${possessive(to.hero.name)} `;
  // What is the hero’s own is “the blanket” once it has been told whose it is; her grandma stays hers.
  if ((made.as === 'tool' || made.as === 'helper' || made.as === 'feast') && made.the.startsWith(own) && !isKin(made.the) && !/[’']s? /u.test(made.the.slice(own.length))) made.the = `the ${made.the.slice(own.length)}`;
  // “Maya held on to Maya’s Nana”: who is called Nana is Nana.
  if (made.as === 'helper' && made.the.startsWith(own) && isCalledSo(made.the.slice(own.length))) made.the = capitalise(made.the.slice(own.length));
  if (made.as === 'helper' && wish.asked === 'help') Object.assign(made, needOf(wish, made, to));
  else if (made.as === 'helper' && wish.kind === 'newcomer' && wish.asked && (isSilent(wish.words) || isLeftThere(wish.words))) Object.assign(made, { ...(isSilent(wish.words) ? { silent: true } : {}), ...(isLeftThere(wish.words) ? { stays: true } : {}) });
  else if (made.as === 'helper' && wish.kind === 'newcomer' && !wish.asked && /\b(?:who|that|which)\b/iu.test(wish.words)) {
    // “A little owl who has lost his mum”: whoever hears of him asks in the end whether he found her.
    const healed = healedIn({ words: wish.words, again: made.the, ...(wish.he ? { he: wish.he } : {}) });
    if (!healed.endsWith(' all right again')) made.healed = healed;
  }
  if (made.as === 'promise' && wish.asked === 'own' && isGift(made.the)) made.gift = true;
  if (wish.chosen) made.chosen = wish.chosen;
  return { since: wish.phase, words: wish.words, ...(wish.asked ? { asked: wish.asked } : {}), ...(wish.phase === 'resolution' && wish.from !== 'prompt' ? { late: true } : {}), ...made };
}

/** What is the matter with whoever needs help, and how it comes right. */
function needOf({ words, why: given, he: typed, head, kind }: Wish, { the, several }: Made, { isName }: Listening): Partial<Thread> {
  const he = typed ?? (several ? 'they' : undefined);
  const why = given ?? /, because .+$/u.exec(words)?.[0] ?? '';
  const healed = healedIn({ words: words.replace(why, ''), why, again: the, ...(he ? { he } : {}) });
  const said = `${words}${othersTrouble(why) ? '' : why}`;
  // One of those whom the story is about comes along and talks, and saves nobody while he is stuck.
  if (isName(the) || the.split(' ').every((word) => isName(word))) return { healed, ...(isLeftThere(said) ? { stays: true } : {}) };
  const wish = { head: kind === 'newcomer' ? head : (the.split(' ').at(-1) ?? the) };
  return { healed, ...(isSilent(said) ? { silent: true } : {}), ...(isLeftThere(said) || isWhole(wish.head) ? { stays: true } : {}) };
}

function read(wish: Wish, to: Listening): Made | undefined {
  const { kind, words, asked } = wish;
  if (kind === 'ending') return { as: 'ending', a: wish.head, the: words };
  if (isWeather(wish)) return undefined;
  if (wish.head === SETBACK) return taleOf(wish, to);
  const other = whose(words, to).who;
  const missed = awayIn(wish, to.hero.name) ?? (other === undefined ? undefined : awayIn(wish)?.replace(/^(?:his|her)\b/iu, possessive(other)));
  // Who is ill and comes along all the same is no one to be thought of from afar.
  if (missed && to.isName(missed)) return { as: 'heart', a: words, the: words, who: to.properName(missed) };
  if (missed) return awayFrom(missed, to);
  const ahead = ordealIn(wish);
  if (ahead) return { as: 'ordeal', a: ahead, the: ahead, ...whose(words, to) };
  // What was typed before the story began lies on a heart, or is told again and again (`taleOf`); in the last part nothing has time to heal.
  const hurt = wish.from === 'prompt' || wish.phase === 'resolution' ? undefined : hurtIn(words, to);
  if (hurt) return hurt;
  const habit = wish.from === 'prompt' && wish.phase !== 'resolution' ? habitIn(words) : undefined;
  if (habit) return { as: 'habit', a: words, the: words, who: habit.who, ...(wish.saves ? { saves: true, did: `${habit.who} ${habit.does.acted}` } : {}) };
  if (isHeart(wish)) return { as: 'heart', a: words, the: words, ...whose(words, to) };
  // “A missing boat” is looked for; “a lost kitten” is a kitten that they meet.
  const lost = !asked && /^(?:an?|the) (?:missing|stolen|vanished) /u.test(words) ? { lost: true } : {};
  if (kind === 'newcomer') return asked === 'wrong' ? undefined : { as: 'helper', a: words, the: theOf(wish), several: wish.he === 'they' && /(?:[^s]s|men|women|children|people|mice|geese)$/u.test(wish.head), ...lost };
  // What goes wrong first carries nobody over a gorge.
  if (kind === 'object' && asked === 'wrong') return undefined;
  if (kind === 'object' && isHuge(wish.head) && (asked === 'door' || asked === 'surprise')) return undefined;
  if (kind === 'object' && isPlace(wish.head) && !asked) return { as: 'spot', a: words, the: theOf(wish) };
  if (kind === 'object' && !asked && isFood(wish.head)) return { as: 'feast', a: words, the: theOf(wish) };
  if (kind === 'object' && isTooBig(wish.head) && asked !== 'power') return SPOTS.test(wish.head) ? { as: 'spot', a: words, the: theOf(wish) } : undefined;
  if (kind === 'object' && !FELT.test(wish.head) && (asked || !(NO_THING.test(wish.head) || BODY.test(wish.head)))) return { as: 'tool', a: words, the: theOf(wish), ...lost };
  if (kind === 'place' && asked === 'power') return powerful({ ...wish, words: theOf(wish) }, to);
  if (kind === 'place') return { as: 'spot', a: words, the: theOf(wish) };
  // “A party at Grandma’s house” is the party.
  if (kind === 'event') return WEATHER.test(wish.head) ? undefined : { as: 'feast', a: words, the: isEvent(wish.head) && wish.again !== undefined && isPlace(wish.again.split(' ').at(-1) ?? '') ? `the ${words.replace(/^(?:an?|the|some) /iu, '').replace(/ (?:at|in|on) .*$/u, '')}` : theOf(wish) };
  if (asked === 'power') return powerful(wish, to);
  if (kind === 'quest') return { as: 'quest', a: words, the: wish.head, ...(wish.who ? { who: wish.who } : {}), ...(wish.must ? { must: true } : {}), ...(wish.loath ? { loath: true } : {}) };
  if (kind === 'vow') return { as: 'promise', a: words, the: words, did: didOf(words, to) };
  if (kind === 'fact' || kind === 'happening') return dreamOf(wish, to) ?? told(wish, to) ?? taleOf(wish, to);
  return undefined;
}

/** “Leo wanted to be a firefighter”: it goes on through the story, and is no nearer at the end than one day. */
function dreamOf(wish: Wish, to: Listening): Made | undefined {
  const dream = dreamIn(wish);
  return dream && to.isName(dream.who) ? { as: 'dream', a: dream.what, the: dream.what.replace(/^an? /u, 'the '), who: dream.who } : undefined;
}

/** Any other thing that happened: it is told, told again, and told at home. A plot does not turn on it. */
function taleOf({ kind, head, words, asked, from, phase }: Wish, to: Listening): Made | undefined {
  // “Tom was sorry” is said once.
  if (asked || from !== 'prompt' || phase === 'resolution' || words.split(' ').length < 4 || /^In the end\b/u.test(words) || WEATHER.test(words) || IS_ONLY_SO.test(words)) return undefined;
  // What is merely so is told at the beginning and at the end.
  if (kind === 'fact' && head !== SETBACK) return { as: 'word', a: words, the: words };
  return { as: 'tale', a: words, the: words, ...whose(words, to) };
}

/** Whose heart it lies on, by name: the first who is named. */
function whose(words: string, to: Listening): { who?: string } {
  const [one = '', two = '', three = ''] = words.replace(/’s?(?= )/u, '').split(' ');
  const name = [`${one} ${two} ${three}`, `${one} ${two}`, one].map((part) => part.replace(/[’']s?$/u, '')).find((part) => to.isName(part));
  return name === undefined ? {} : { who: to.properName(name) };
}

/** The hour, the season, how it smelled: said once. */
const IS_ONLY_SO = /^(?:Everyone|Everybody|Nobody) (?!turned|lost|forgot|shrank|woke|swapped|stopped|started|became|disappeared|vanished|fell)|^They (?:all )?(?:always|never) |^(?:It (?:was|is) (?!the (?:last|first|best|worst))|There (?:was|were) )/u;

/** One who is missed: the hero’s own, so that a pronoun may stand for the name. */
function awayFrom(missed: string, to: Listening): Made {
  const [, own = ''] = new RegExp(`^(?:${to.hero.male ? 'his' : 'her'}|their|${possessive(to.hero.name)}) (.+)$`, 'iu').exec(missed) ?? [];
  const theirs = own ? `{his} ${own}` : missed.replace(/^(?:The|An?)\b/u, (word) => word.toLowerCase()).replace(/^(?:his|her)\b/u, (word) => to.owner(word));
  return { as: 'away', a: theirs, the: theirs, several: /[^s’']s$/u.test(missed), ...(own ? {} : whose(missed, to)) };
}

/** “A dog named Biscuit” is Biscuit from then on. */
const CALLED = /\b(?:named|called) (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)\b/u;

const theOf = ({ again, words, kind }: Wish): string => (kind === 'newcomer' ? CALLED.exec(words)?.[1] : undefined) ?? again ?? `the ${words.replace(/^(?:an?|the|some)\s+/iu, '')}`;

/** "I’ll call home anyway" → called home anyway; "I won’t tell" → did not tell. */
function didOf(vow: string, to: Listening): string {
  const [, wont, never, rest = ''] = /^(?:I|We)(?:[’']ll| (won’t|won't))(?: (never|not))? (.+)$/u.exec(vow) ?? [];
  const not = wont ?? never;
  const [verb = '', ...more] = rest.split(' ');
  const [he, his, him] = to.hero.male ? ['he', 'his', 'him'] : ['she', 'her', 'her'];
  const tail = inThirdPerson(more.join(' '), to.hero).replaceAll(to.hero.name, he).replace(/\bmy\b/gu, his).replace(/\bme\b/gu, him);
  const both = tail.replace(/(?<=(?:^| )(?:and|then) )\p{L}+/gu, (word) => (isBase(word) && !isPast(word) && !mayBeThing(word) ? pastOf(word) : word));
  return [not ? `did not ${verb}` : pastOf(verb.toLowerCase()), not ? tail : both].filter(Boolean).join(' ');
}

const GONE = /^(.+?) (?:had |has )?(?:escaped|vanished|disappeared|ran away|run away|gone missing|went missing|got lost|flown away|flew away|been stolen|got stolen|gets stolen|was missing|were missing|was gone|were gone|was lost|were lost|was stolen|was stuck|were stuck|was trapped|were trapped)\b/iu;
const TOOK = /\b(?:lost|stole|stealing|stolen|misplaced|forgot)\s+(?:all )?((?:the|an?|his|her|their|\p{Lu}\p{L}*[’']s?)\s.+)$/u;
const FINDS = /(?<!\b(?:was|were|is|are|been) )\b(?:lost(?= (?:\p{L}+ )+tooth)|loved|liked|wanted|adored|had|needed|owned|found|met|built|made|saw|discovered|adopted|hatched|hugged|helped|caught|heard|kept|(?:got|received)(?= (?:an? |some |two |three |many )?(?:\p{L}+ )?(?:letters?|parcels?|packages?|presents?|messages?|postcards?|invitations?|boxe?s?|gifts?)\b)|brought|rode|drove|bought|drew|baked|planted)\s+(.+)$/u;
function told(wish: Wish, to: Listening): Made | undefined {
  const { words } = wish;
  if (/\bmoved (?:to|house|away|into)\b|\bmade (?:new )?friends\b/u.test(words)) return undefined;
  // Who is not born yet comes along with nobody, and scissors that do not work help nobody.
  if (/\bbab(?:y|ies) (?:was|were|is) (?:\p{L}+ )?(?:coming|on (?:its|the|his|her) way)\b|\b(?:did not|didn’t) (?:work|fit|fly|start|move|open|go)\b|\bstopped working\b|\b(?:was|were|got) (?:cancelled|canceled|called off|postponed)\b/u.test(words)) return undefined;
  // How it ends is told at the end.
  if (!wish.asked && /^In the end\b/u.test(words)) return undefined;
  // Who lived a long time ago comes along with nobody.
  if (/^A long time ago\b|\bused to\b/u.test(words)) return { as: 'word', a: words, the: words };
  // What the weather did helps nobody, and is no feast.
  if (!wish.asked && /^(?:An?|The) (?:\p{L}+ )?(?:storm|thunderstorm|flood|earthquake|wind|blizzard|hurricane|tornado|tsunami|avalanche|lightning)\b/u.test(words)) return undefined;
  const clauses = words.split(/,?\s+(?:and|but)\s+(?=(?:the|an?|his|her|their|\p{Lu}))/u);
  // A milk tooth that came out is not looked for …
  const tooth = /\btooth\b/iu.test(words);
  if (tooth && /\b(?:loose|wobbly|swallowed)\b/iu.test(words)) return undefined;
  // … but it is no tool: nobody sells it, or opens a lock with it.
  if (tooth && !wish.asked && /\blost\b/iu.test(words)) return { as: 'tale', a: words, the: words };
  if (/^It (?:was|is) (?:too|so|very|really) /u.test(words) || /\bmissed the (?:bus|train|plane|boat|ferry)\b/u.test(words)) return undefined;
  // “A star fell out of the sky” says who needs help, and of what.
  const inNeed = wish.asked === 'help' ? subject(wish, to, true)?.made : undefined;
  if (inNeed && (inNeed.as === 'helper' || inNeed.as === 'tool' || inNeed.as === 'spot')) return { as: 'helper', a: inNeed.a, the: inNeed.as === 'spot' ? theOf({ ...wish, words: inNeed.a }) : inNeed.the, ...(inNeed.several ? { several: true } : {}) };
  for (const clause of tooth || SAID_OF.test(words) ? [] : clauses) {
    const gone = thing(GONE.exec(clause)?.[1] ?? ownOf(clause, TOOK.exec(clause)?.[1] ?? '', to), to, true);
    const isEaten = gone?.feast && isFood(gone.made.the.split(' ').pop() ?? '');
    // The moon is no place that they go to when it is gone.
    if (gone?.spot && GONE.test(clause) && !wish.asked) return { as: 'word', a: words, the: words };
    // Who took it, of those in the story, has it on the conscience, and not in a bag.
    if (to.isName(/^(\p{Lu}[\p{L}’-]+) (?:has |had )?(?:stole|stolen)\b/u.exec(clause)?.[1] ?? '')) return { as: 'heart', a: words, the: words, ...whose(words, to) };
    if (gone && !gone.spot && (!gone.feast || isEaten)) return { ...gone.made, ...(isEaten ? { as: 'tool' as const } : {}), lost: true };
  }
  // What goes wrong is not what helps; an illness is no tool, and a vet whom one wants to be is not there.
  if (wish.asked === 'wrong' || HARD.test(words) || /\b(?:wanted to be|(?:becom(?:e|es|ing)|became)) an?\b|\b(?:thought|believed|dreamed|pretended|wished|knew|hoped) (?:that )?(?:he|she|they|\p{Lu}\p{L}+) (?:was|were|could|had)\b|\b(?:pretended to be|acted as|dressed up as)\b|\b(?:did not|didn’t) (?:want|like|have)\b/u.test(words)) return undefined;
  // Who turned into a cat meets none.
  if (!wish.asked && /\b(?:turned|changed|transformed) (?:\p{L}+ )?into\b/u.test(words)) return undefined;
  // “He was the goalie”: that is who he is, and nobody carries a goalie.
  if (!wish.asked && new RegExp(`^(?:${[to.hero.name, 'They', 'He', 'She'].join('|')}|\\p{Lu}\\p{L}+) (?:was|were) (?:the|an?) `, 'u').test(words)) return { as: 'word', a: words, the: words };
  if (isOfOneKnown(words) && !/^It was \p{Lu}/u.test(words)) return undefined;
  if (/^(?:Nobody|Everybody|Everyone|No one) (?:needed help|turned out to be kind|was kind)\b/u.test(words)) return undefined;
  if (isMeal(words) || /^There was nothing\b/u.test(words)) return undefined;
  if (wish.asked === 'choice') return { as: 'word', a: words, the: `${capitalise(words.replace(/^It was a choice between (.+?),? and /u, '$1, or ').replace(/^(?:This was the choice: |The question was )/u, ''))}?` };
  if (/^(?:they|\p{Lu}\p{L}+) learned to\b/u.test(words)) return { as: 'deed', a: words, the: words };
  const there = /^there (?:was|were) (.+)$/iu.exec(words)?.[1];
  const kind = /^It was (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*) who turned out to be kind(?:, because .+)?$/u.exec(words)?.[1] ?? /^(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*) needed help\b/u.exec(words)?.[1];
  if (kind && !PRONOUN.test(kind)) return { as: 'helper', a: kind, the: kind };
  const ill = wish.asked ? undefined : illIn(words, to);
  if (ill) return ill;
  const stands = wish.asked ? undefined : standsThere(words, to);
  if (stands) return stands;
  const found = thing(there ?? helpedIn(words) ?? FINDS.exec(words)?.[1] ?? '', to) ?? subject(wish, to) ?? (wish.asked ? undefined : any(words, to));
  if (wish.asked === 'surprise' || wish.asked === 'door') return { as: 'word', a: words, the: words };
  // Somebody ate the porridge: nobody has to be in time for it.
  if (found?.feast && !wish.asked && /^(?:Someone|Somebody|The|An?) .*\b(?:ate|drank|burnt|burned|dropped|spilled|spilt|forgot|ruined)\b/u.test(words)) return undefined;
  if (found) return found.made;
  return wish.kind === 'fact' && !WEATHER.test(words) ? { as: 'word', a: words, the: words } : undefined;
}


/** “They helped Amara’s mother sell flowers”: the mother, and not what she did. */
function helpedIn(words: string): string | undefined {
  const all = /\bhelped ((?:the|an?|some|his|her|their|\p{Lu}[\p{L}’]*s?) .+)$/u.exec(words)?.[1]?.split(' ') ?? [];
  const at = all.findIndex((word, n) => n > 0 && isBase(word) && !mayBeThing(word));
  return at < 0 ? undefined : all.slice(0, at).join(' ');
}

/** “The moon had a toothache”: helped, and rid of it in the end. */
function illIn(words: string, to: Listening): Made | undefined {
  const [, who = '', what = ''] = /^((?:The|An?) [\p{L}’-]+(?: [\p{L}’-]+)?) (?:had (?:an? |the )?((?:bad |terrible |awful )?(?:(?:tooth|ear|tummy|stomach|head|belly) ?ache|sore throat|cold|fever|cough|hiccups|measles|chickenpox|flu))|was (?:very |so )?(?:ill|sick|poorly|hurt))$/u.exec(words) ?? [];
  const found = who ? thing(who.charAt(0).toLowerCase() + who.slice(1), to, true) : undefined;
  return found && { ...found.made, as: 'helper', healed: what === '' ? healedIn({ words, again: found.made.the }) : `${capitalise(found.made.the)} had no ${what.replace(/^(?:bad|terrible|awful) /u, '')} any more`, stays: true };
}

const HARD = /\b(?:broke (?:his|her|an?) |broken|in a cast|crutches|wheelchair|diabetes|asthma|allerg\p{L}+|dementia|cancer|bullied|teased|lonely|left out|no friends|very shy|stutter\p{L}*|autis\p{L}+|adhd|dyslex\p{L}+)/iu;

/** “A lion who lost his roar”: that is said of the lion, and nobody looks for it. */
const SAID_OF = /^(?:An?|Two|Three) [^,]*? (?:who|that|which) (?:had |has )?(?:lost|stole|forgot|misplaced)\b/u;

/** “The king had lost his crown”: it is the king’s. What a grandmother lost is hers, and not the hero’s. */
function ownOf(clause: string, what: string, to: Listening): string {
  const whose = /^((?:\p{L}+(?:[’']s?)? ){1,4}?)(?:had |has )?(?:lost|misplaced|forgot)\b/u.exec(clause)?.[1]?.trim();
  if (!whose || to.isName(whose) || PRONOUN.test(whose)) return what;
  return what.replace(/^(?:his|her|its)\b/iu, /^(?:The|An?) /u.test(whose) ? `the ${possessive(whose.replace(/^\p{L}+ /u, ''))}` : 'the');
}

const WEATHER = /storm|thunder|\brain|\bwinds?\b|\bwindy|\bsnow|blizzard|flood|earthquake|eclipse/iu;
