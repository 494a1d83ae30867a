/** People whom a passage shows and who are not in the cast: "A man rowed them over", "said the old woman". */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import { PROPS } from '../props/props.ts';
import { readThings } from '../props/things.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { readPose } from './acts-told.ts';
import { eyesTold } from './eyes-told.ts';
import { feelingTold } from './feelings-told.ts';
import { isShown } from './is-shown.ts';
import { BOATED } from './rides-told.ts';
import { type Gender, GIRLS, PEOPLE, person, TRADE } from './told-cast.ts';

export interface Passerby {
  character: DrawnCharacter;
  pose?: PoseName;
  feeling?: Feeling;
  held?: string;
  eyesShut?: true;
  inBoat?: true;
}

/** Words from which on a text is no moment but a whole part, with everybody who ever came by. */
const A_PART = 1200;
const MOST = 2;
/** As many of a family's own as one picture has room for. */
const MOST_SHOWN = 5;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 2, some: 2, several: 2 };
const MANY: Readonly<Record<string, string>> = { men: 'man', women: 'woman', ladies: 'lady', children: 'child', kids: 'child', cousins: 'cousin', boys: 'boy', girls: 'girl', sailors: 'sailor' };
const SPEAKS = /\b(?:said|asked|called|cried|told|answered|shouted|explained|whispered|added)\s+(?:\w+ly\s+|old\s+)?$/i;
/** “It was the boy from next door”, “under it was the man” */
/** “An old woman sat down, and when they ran to her she was laughing” */
const BY_OTHERS = /\b(?:when|while|until|as|and|but|so|because|that)\s+(?:they|everybody|everyone|somebody|people|all of them|(?!(?:He|She|It|I)\b)[A-Z]\w+)\b(?:(?!\b(?:he|she) (?:was|had|\w+ed)\b)[^.!?])*/g;
/** Up there nobody can be drawn. */
const UP_THERE = /\b(?:on|up|from|out of) (?:an?|the|one|his|her|that|this) (?:[a-z]+ )?(?:roof|chimney|mast|tower|tree|branch|window|balcony|platform|stage|star|moon|planet|cloud)\b[^,.;]*$/i;
/** “On the other side of it stood the stranger”: a door is between them. */
const BEYOND = /\b[Oo]n the (?:other|far) side of (?:it|the (?:[a-z]+ )?(?:door|wall|gate|fence|hedge))\b[^,.;]*$/;
/** “At the end of it sat a girl with two big needles” */
const SITS_THERE = /\b(?:sat|sits)\s*$/;
/** “A stranger who wanted Tansy was told to look for freckles”: whoever that is. */
const ANYBODY = /^\s+who (?:wanted|wants|asked (?:for|what|how|where|why|whether|if)|asks for|looked for|did not know|does not know|had never|has never)\b/i;
/** “The other would have sent for a doctor” */
const SENT_FOR = /\b(?:would|could|might|should) (?:not )?(?:have )?(?:\w+ )?(?:for|to)?\s*$|\b(?:sen[dt]|wait(?:ed|ing)?|call(?:ed|ing)|ask(?:ed|ing)) for\s*$/i;
/** At the bottom of a well nobody stands beside those who look down. */
const DOWN_THERE = /\b(?:called up|let (?:him|her|them|somebody) down|(?:lowered|let down) (?:[a-z]+ ){1,5}to (?:him|her|somebody)|shouted up)\b/i;
const COMES_IN = /\b(?:[Ii]t was|(?:under|behind|beside|before|on|in|at) (?:it|(?:the|a|his|her) (?:\w+ )?\w+) (?:was|stood|sat|lay))\s+$/i;
const WORDS = PEOPLE.map(([words]) => words).filter((words) => !/friends/.test(words)).concat('child').join('|');
const PHRASE = new RegExp(`\\b(?:(an?|the|one|another|two|three|some|several|some(?:body|one)[’']s)\\s+)((?:(?!(?:an?|the|one|of|with|and|was|had|in|on|to)\\s)[a-z’'-]+\\s+){0,2}?)(${WORDS})\\b(?![’'-])`, 'gi');

/** "The woman" may be one of the cast; "a woman" is somebody else, and so is she of whom the story said "a woman" before. */
function isSomebodyElse(determiner: string, adjectives: string, noun: string, told: string, cast: readonly DrawnCharacter[]): boolean {
  if (cast.some(({ type, name, role = '' }) => new RegExp(`\\b${noun}\\b`, 'i').test(`${type} ${name} ${role}`))) return false;
  const young = /^(?:boy|girl|child|kid|baby|cousin)$/.test(noun);
  if (!/^the$/i.test(determiner) || !cast.some(({ type }) => type.startsWith('Human') && young === type.startsWith('Human - Children'))) return true;
  const gender = PEOPLE.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(noun))?.[2];
  // “The man” is none of a cast of girls.
  if (gender && !cast.some((one) => one.type.startsWith('Human') && one.gender === gender)) return true;
  if (/\b(?:new|other|strange|stout|tall)\s*$/i.test(adjectives)) return true;
  return new RegExp(`\\b(?:an?|one|another|two|old)\\s+(?:[\\w-]+\\s+){0,2}${noun}\\b`, 'i').test(told);
}

/** “Two dancers no bigger than thimbles”, “a woman of wood” */
const isTiny = (word: string, text: string): boolean => new RegExp(`\\b${word}s?,? (?:tiny\\b|no (?:bigger|larger|taller) than|(?:about )?the size of|as (?:small|big|tall) as a (?:thumb|thimble|spoon|pea|bean|button)|(?:made )?of (?:wood|tin|stone|glass|paper|straw|clay|bronze))\\b`, 'i').test(text);

/** “The cook stood over her pot”: a woman, wherever the words go on. */
const isShe = (noun: string, told: string): boolean => new RegExp(`\\b${noun}\\b(?:(?!\\b(?:he|his|him)\\b|[A-Z])[^.!?])*\\b(?:she|her)\\b|\\b${noun}\\b[^.!?]*[.!?]\\s+She\\b`).test(told);

/** @param before what the story tells before the words */
export function readStrangers(text: string, before: string, cast: readonly DrawnCharacter[]): Passerby[] {
  if (text.length > A_PART || cast.length === 0 || DOWN_THERE.test(text)) return [];
  const clauses = presentText(withoutSpeech(text)).split(/(?<=[.!?;\n])\s*/);
  const found = new Map<string, Passerby[]>();
  for (const [at, clause] of clauses.entries())
    for (const match of clause.matchAll(PHRASE)) {
      const [whole, determiner = '', adjectives = '', word = ''] = match;
      const noun = MANY[word.toLowerCase()] ?? word.toLowerCase();
      const [lead, after] = [clause.slice(0, match.index), clause.slice(match.index + whole.length)];
      const told = `${before} ${clauses.slice(0, at).join(' ')} ${lead}`;
      const [known] = found.get(noun) ?? [];
      if (known) {
        // “Somebody came in with a candle; it was the old woman. The old woman held out a biscuit.”
        const own = after.replace(BY_OTHERS, ' ');
        const [more, now] = [heldIn(own), readPose(own)];
        if (more) known.held = more;
        if (now) known.pose = now;
        continue;
      }
      if (isTiny(word, text) || !isSomebodyElse(determiner, adjectives, noun, told, cast)) continue;
      // What an aunt had once said is long past.
      if (/^\s+(?:had(?! (?:his|her|an?|the|its|their|no)\b)|used to|would|erst)\b/.test(after)) continue;
      if (UP_THERE.test(lead) || BEYOND.test(text.slice(0, text.search(new RegExp(`\\b${word}\\b`)))) || ANYBODY.test(after) || SENT_FOR.test(lead)) continue;
      if (!SPEAKS.test(lead) && !COMES_IN.test(lead) && !isShown(lead, after, determiner, adjectives, false) && !(BOATED.test(after) && /\b(?:by|past|there|along)\b|\bwas\b|\bsat\b/.test(after))) continue;
      const next = clauses[at + 1] ?? '';
      const said = /^\W*(?:He|She|They)\b/.test(next) || (noun === 'baby' && /^\W*It\b/.test(next)) ? `${after} ${next}` : after;
      const [, type, gender] = PEOPLE.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(noun)) ?? PEOPLE[0] ?? [];
      if (!type) continue;
      const old = /\bold\b/i.test(adjectives) && type.startsWith('Human - Family');
      const who: Gender = gender ?? (/\b(?:she|her)\b/i.test(said) || isShe(noun, `${before} ${text}`) ? 'female' : 'male');
      const own = said.replace(BY_OTHERS, ' ');
      const held = heldIn(own);
      const [pose, feeling] = [SITS_THERE.test(lead) ? ('sitting' as const) : /^\s+(?:in|on) (?:an?|his|her|the) (?:\w+ )?(?:chair|armchair|bench|stool|stone|log|box|step|sofa|wall|gate|fence|bucket|suitcase|kerb|crate|doorstep|stump|barrel)\b/i.test(own) ? ('sitting' as const) : readPose(own), feelingTold(own)];
      found.set(noun, Array.from({ length: NUMBERS[determiner.toLowerCase()] ?? (word.toLowerCase() in MANY ? 2 : 1) }, (_, i) => ({
        character: withHat(ofAge(person(noun, old ? 'Human - Family - Grandparent' : type, who, i, adjectives.trim()), adjectives), after),
        ...(pose ? { pose } : {}),
        ...(feeling ? { feeling } : {}),
        ...(held && i === 0 ? { held } : {}),
        ...(eyesTold(own) === 'shut' ? { eyesShut: true as const } : {}),
        ...(BOATED.test(after) ? { inBoat: true as const } : {}),
      })));
    }
  return [...named(clauses, cast), ...found.values(), crowdIn(clauses, cast)].flat().slice(0, MOST);
}

/** What is given is in the hand of who gets it (`gifts-told.ts`). */
const GIVES = /\b(?:gave|gives|handed|hands|passed|passes|lent|lends)\b[^.;!?]*/g;
/** “Came in with a candle”, “held out a biscuit”: what words after somebody say is in the hand. */
const heldIn = (own: string): string | undefined =>
  readThings(`She ${own.replace(GIVES, ' ').trim().replace(/^,?\s*(?=with\b)/, 'stood there ')}`).find(({ prop, inHand }) => inHand && PROPS[prop]?.grip && PROPS[prop]?.place !== 'air' && !(prop === 'hat' && WITH_A_HAT.test(own)))?.prop;

/** “The man with the hat” has it on. */
const WITH_A_HAT = /^,?\s*(?:with|in) (?:the|an?|his|her) (?:[a-z]+ )?hat\b/;
const withHat = (one: DrawnCharacter, after: string): DrawnCharacter => (WITH_A_HAT.test(after) ? { ...one, appearance: { ...one.appearance, distinguishingFeature: 'Hat' } } : one);

/** “The old postman” is old, and a postman all the same. */
const ofAge = (one: DrawnCharacter, adjectives: string): DrawnCharacter =>
  one.type.startsWith(TRADE) && /\b(?:old|elderly|aged)\b/i.test(adjectives) ? { ...one, appearance: { ...one.appearance, age: 'Elder' } } : one;

/** “Mr Quill put his combs down”: a man. */
const TITLED = /\b(Mr|Mrs|Miss|Ms|Madame|Uncle|Aunt|Auntie|Granny|Grandma|Nana|Grandpa|Grandad|Grandfather|Grandmother)\.? ([A-Z][\w’-]+)\b(?![’'])/g;

/** “Mine!” said Granny. */
const GRANNY = /\b(Granny|Grandma|Grandmother|Nana|Grandpa|Grandad|Grandfather)\b(?! [A-Z])(?![’'])/g;

/** “It was old Mr Pell” */
const WAS_OLD = /\b(?:[Ii]t|[Tt]here) (?:was|came|sat|stood) (?:old |little |young |poor |only )?$/;

export const namedIn = (text: string, cast: readonly DrawnCharacter[]): Passerby[] => [...named(presentText(withoutSpeech(text)).split(/(?<=[.!?;\n])\s*/), cast), ...speakersIn(text, cast)];

/** “How long for?” asked Hannah. No word that begins a sentence is somebody. */
const SPEAKER = /[”"]\s+(?:said|asked|called|cried|whispered|answered) (?!(?:The|An?|He|She|They|It|Old|Little|Mr|Mrs|Miss|Captain|Grand\w+|Gran(?:ny)?|Nana|Uncle|Aunt|Brother|Sister|Lady|Count|King|Queen)\b)([A-Z][a-z]{2,})\b(?! [A-Z])/g;

/** “Two sisters sat on a wall. “For her,” said Lotta; “I shouldn’t dream of it,” said Lena”: those two have come already. */
const OF_TWO = /\b(?:sisters|brothers|twins|two (?:old )?(?:women|ladies|men|boys|girls|cousins|aunts|uncles))\b/i;

/** “Its owner was seven, by the name of Lottie” */
const OF_AGE = /\b(?:was|is|aged|only|just) (?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:o[’']clock|of|and a half metres|hundred|thousand|minutes|hours|days|weeks|years ago|times|feet|miles|inches))/i;

function speakersIn(text: string, cast: readonly DrawnCharacter[]): Passerby[] {
  // A family that brought more than fit into one picture may have named somebody so.
  if (cast.length >= MOST_SHOWN || OF_TWO.test(text)) return [];
  const names = new Set([...text.matchAll(SPEAKER)].map(([, name = '']) => name));
  return [...names].filter((name) => text.split(new RegExp(`\\b${name}\\b`)).length > 2 && !cast.some((one) => one.name.includes(name))).slice(0, 1).map((name) => {
    const she = new RegExp(`\\b${name}\\b(?:(?!\\b(?:he|his|him)\\b)[^.!?])*\\b(?:she|her)\\b`).test(text);
    const gender: Gender = she || (GIRLS.test(name) && !new RegExp(`\\b${name}\\b[^.!?]*\\b(?:he|his|him)\\b`).test(text)) ? 'female' : 'male';
    const type = OF_AGE.test(text) ? (gender === 'female' ? 'Human - Children - girl' : 'Human - Children - boy') : gender === 'female' ? 'Human - Family - mother' : 'Human - Family - father';
    return { character: person(name, type, gender, 0) };
  });
}

function named(clauses: readonly string[], cast: readonly DrawnCharacter[]): Passerby[] {
  const seen = new Set<string>();
  return clauses.flatMap((clause) => [...clause.matchAll(TITLED), ...clause.matchAll(GRANNY)].flatMap((match): Passerby[] => {
    const [whole, title = '', name = whole] = match;
    if (name === whole && cast.some(({ type }) => type.endsWith('Grandparent'))) return [];
    const after = clause.slice(match.index + whole.length);
    if (seen.has(whole) || cast.some((one) => one.name.includes(name)) || /^\s+(?:had|would|erst)\b/.test(after) || !(WAS_OLD.test(clause.slice(0, match.index)) || SPEAKS.test(clause.slice(0, match.index)) || isShown(clause.slice(0, match.index), after, 'the', '', false))) return [];
    seen.add(whole);
    const gender: Gender = /^(?:Mr|Uncle|Grandpa|Grandad|Grandfather)$/.test(title) ? 'male' : 'female';
    const old = /^(?:Gran|Nan)/.test(title);
    const pose = readPose(after);
    const held = heldIn(after.replace(BY_OTHERS, ' ').replace(/^[^a-z]*(?:from next door,? )?(?:and )?(?:he|she)?\b/, ''));
    return [{ character: person(whole, old ? 'Human - Family - Grandparent' : gender === 'male' ? 'Human - Family - father' : 'Human - Family - mother', gender, 0), ...(pose ? { pose } : {}), ...(held ? { held } : {}) }];
  }));
}

/** “The whole town stood there”: two of them stand for all. */
const CROWD = /\b(?:the whole (?:town|village|street|ship)|half the (?:town|village)|(?:all )?the neighbours|the townspeople|a (?:large |small |great |whole )?crowd)\s+(?:\w+ )?(?:stood|came|had come|gathered|waited|watched|cheered|clapped|was there|were (?:all )?there|sang|looked on)\b|\b[Ss]omebody caught (?:his|hers|theirs)\b[^!?]*\bmade a chain\b/i;

function crowdIn(clauses: readonly string[], cast: readonly DrawnCharacter[]): Passerby[] {
  if (cast.length > 2 || !CROWD.test(clauses.join(' '))) return [];
  return (['female', 'male'] as const).map((gender) => ({ character: person(gender === 'male' ? 'man' : 'woman', gender === 'male' ? 'Human - Family - father' : 'Human - Family - mother', gender, 7) }));
}

/** “Go on,” the cook said. */
export const speaksIn = (text: string, noun: string): boolean =>
  new RegExp(`[”"]\\s+(?:(?:said|asked|called|cried) (?:the|an?) (?:[a-z]+ ){0,2}?${noun}|the (?:[a-z]+ )?${noun} (?:said|asked|called|cried))\\b`, 'i').test(text) && !DOWN_THERE.test(text);
