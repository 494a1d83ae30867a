/** Which things of a passage can be seen in its picture, the one that matters most first. */
import { remembered } from '../remembered.ts';
import { presentText } from '../words/told.ts';
import { BREAKS } from './breakable.ts';
import { PROP_WORDS } from './find-props.ts';
import { isDeniedOutright, withoutWhatIsNotHere, withoutWhatWouldBe } from './not-here.ts';
import { STORY_WORDS, WORN } from './story-words.ts';

export interface Thing {
  prop: string;
  /** somebody has it in the hand */
  inHand: boolean;
  weight: number;
  /** how often the passage comes back to it */
  mentions: number;
}

const DETERMINER = "(?:half an?|an?|the|his|her|its|their|my|your|our|this|that|some|one|two|three|both|every|another|[\\w]+[’']s)";
const NOUN_PHRASE_BEFORE = `(?:${DETERMINER}\\s+)?(?:[\\w’'-]+\\s+){0,3}$`;
const HELD =
  'held|holds|hold|holding|(?<!\\bthey )won(?= an? )|carried|carries|carrying|carry|found|finds|took|takes|taking|take|lifted|lifts|picked up|picks up|grabbed|' +
  'grabs|read|reads|reading|gave|gives|brought|brings|raised|clutched|clutching|pulled out|dragged out|drew|kept|waved|waves|unrolled|' +
  'unfolded|sniffed|sniffs|smoothed|played|plays|playing|wore|swung|handed|chewed|chewing|sucked|sucking|caught|hugged|ate|eats|eat|eating|drank|drinks|drinking|nibbled|munched|licked|tasted|sipped|shared|stirred|held out|held up|got out|put out|pulled|dropped|threw|blew|blows|blowing|mended|folded|folds|emptied|lent|kicked|struck|made room for';
const MET =
  'opened|opens|open|dug|digs|digging|saw|sees|seen|spotted|noticed|lit|built|made|flew|set|put|pushed|painted|unpacked|reached|picked|planted|baked|rang|' +
  'hid|showed|shows|followed|touched|sailed|looked into|pointed at|pointed to|points at|points to|showing|looked at|looks at|looking at|climbed|crossed|mended|repaired|fixed|turned|filled|poured|knocked over|sat down on|stood on|stopped at|stopped before|stood before|leaned on|leaned against|balanced on|wrote on|drew on';
const LIES =
  'lay|lies|lying|stood|stands|hung|hangs|sat|rested|leaned|waited|there was|there were|there is|here was|appeared|floated|came|was|were';
const DOES =
  '\\s+(?:lay|stood|hung|sat|swung|went|shone|rang|rolled|fell|flew|began|came|gave|had|was|were|is|burns|shines|glows|[a-z]+ed)\\b';

const before = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b\\s+(?:up\\s+|out\\s+|round\\s+)?${NOUN_PHRASE_BEFORE}`, 'i');
/** “Had a lantern”, and not “what he had said to the cake”. */
const hasBefore = new RegExp(`\\b(?:got(?! the)|has|had|have|with)\\s+${DETERMINER}\\s+(?:[\\w’'-]+\\s+){0,2}$`, 'i');
/** “Karl showed Wanda the map”: he has it in the hand. Where nobody is told to whom, it may be anywhere. */
const SHOWN_TO = /\bshow(?:ed|s|ing) (?:[A-Z][\w’-]+(?: and [A-Z][\w’-]+)?|him|her|them|it|everybody|everyone|each other|the others) (?:an?|the|his|her|their|its|one) (?:[\w’-]+ ){0,2}$/;
const TO_SOMEBODY = /^\w* to (?:[A-Z]|him\b|her\b|them\b|everybody|the others)/;
const SHOWN = /\bshow(?:ed|s|ing) (?:an?|the|his|her|their|its) (?:[\w’-]+ ){0,2}$/;
/** “Mimi dropped her toast, and it landed butter side down”: it lies there. */
const DROPPED = /\b(?:dropped|drops|let go of) (?:the|an?|his|her|their|its) (?:[a-z]+ )?$/i;
const AND_IT_FELL = /^[^.!?;]*\b(?:it|they|which|and) (?:had )?(?:landed|fell|fallen|rolled|bounced|broke|lay|went|clattered|slid|hit)\b/i;
/** “The new bridge with the ribbon”: a place has it, and no hand. */
const OF_A_PLACE = /\b(?:bridge|house|door|gate|room|shop|hill|tree|tower|boat|ship|cart|stall|garden|wall|street|tent|stage|hall|box|table|cave|window|field|yard|town|village|school|train) with the (?:[a-z]+ )?$/i;
const [heldBefore, metBefore, liesBefore] = [before(HELD), before(MET), before(LIES)];
/** “Opened the paper fan”, “rang the bell”: such a thing is used in the hand. */
const usedBefore = before('look(?:ed|s|ing)? in(?:to)?|opened|opens|turned over|turns over|rang|rings|shook|shakes|unrolled|polished|polishes|sharpened|sharpens|twirled|spun|used|uses|tried|passed|passes');
const IN_USE: ReadonlySet<string> = new Set(['fan', 'umbrella', 'letter', 'map', 'scroll', 'book', 'bell', 'musicbox', 'watch', 'compass', 'telescope', 'magnifier', 'newspaper', 'whistle', 'tinwhistle', 'flute', 'silverflute', 'pencil', 'spoon', 'cup', 'wand', 'broom', 'mirror', 'jar', 'plate', 'bowl', 'teapot', 'jug', 'bun', 'biscuit', 'loaf', 'butter']);
/** “Looked at the old map”: one of them holds it open; what hangs there does so without. */
const lookedAtBefore = before('look(?:ed|s|ing)? (?:closely |hard |long |again |down )?at|stud(?:ied|ies|ying)|por(?:ed|ing) over|(?:bent|leaned|leant|bending|leaning) over|peer(?:ed|s|ing) at|frown(?:ed|s|ing) at');
const IS_OPENED: ReadonlySet<string> = new Set(['map', 'letter', 'scroll', 'book', 'newspaper']);
const HANGS = /^\w*\s+(?:(?:that|which|hanging|pinned|painted|drawn|hung|lay|lying|open|spread|was|is|out) )*(?:on|in|over|above|under|beside|by|at) (?:the|an?|his|her|their)\b/i;
/** Where somebody is, or something lies. */
const at = new RegExp(`\\b(?:beside|next to|in front of|on top of|against|behind|under|up|down|beneath|across|over|on|onto|by|round|around)\\s+${DETERMINER}\\s+(?:[a-z’'-]+\\s+){0,2}$`, 'i');
const THERE = before('there stood|there was|there is|stood|pointed at|points at');
const heldAfter = new RegExp(`^\\s+(?:that\\s+|which\\s+)?(?:[A-Za-z]+\\s+)(?:${HELD})\\b`, 'i');
/** What is worn comes off, is given or is shown. */
const handled = before('held|holds|holding|held up|held out|picked up|took|takes|took off|takes off|pulled off|lifted|found|gave|lent|brought|carried|threw|dropped|lost|caught|waved|got out|hung up|hung|mended|emptied');
/** “A sock. A crumb. And the tin whistle!” */
const ALONE = /^\s*(?:(?:just|only|and|but|oh|now|look)\s+)*(?:an?|the|one|two|three|his|her)\s+(?:[a-z-]+\s+){0,2}$/i;
/** “Wore the skin for a hat” */
const AS_ANOTHER = /\b(?:wore|wears|used|took|mistook|passed|had)\b[^.;]*\bfor an?\s+(?:[a-z-]+\s+)?$/i;
const doesAfter = new RegExp(`^${DOES}`, 'i');

const MATTERS = 2;
/** Every word that can be a thing of a passage. */
export const THING_WORDS: readonly (readonly [prop: string, words: RegExp])[] = [...PROP_WORDS, ...STORY_WORDS];

/** What nearly every story passes by: shown only when the passage makes something of it. */
const COMMON: Record<string, number> = { door: 2.6, table: 2.6, chair: 2.6 };
const MOST_THINGS = 3;

/** A candle that is out gives no light. */
const BLOWN_OUT = /\b(?:blew|put|blows|puts|snuffed|turned) out (?:the|a|his|her|their) (?:\w+ )?(?:candle|lamp|lantern|light|match|torch|fire)s?\b/gi;
/** A sign of rain, a coat of paint. */
const NO_THING = /\b[a-z]+(?: off| up| down)? (?:an?|the|his|her|their) (?:[a-z]+ ){1,3}for (?:nobody|no one)\b|\bwith (?:an?|his|her|their) [a-z]+ on(?=[,.;!?]|$)|\bwith an? [a-z]+ on (?:the|its|his|her) [a-z]+\b|\bhow (?:one|you|to|he|she|they) [^,.;!?]*|\bwould (?:have |not )?\w+ [^,.;!?]*|\b(?:put|hung|tied) (?:the|an?|his|her) [^,.;]* (?:round|around) [^,.;]* neck\b|\bhung (?:the |an? )?(?:[a-z]+ )?on (?:the|a) wall\b|\bhung the [a-z]+(?: of [a-z]+)? on the wall\b|\b(?:took|takes|liked|likes|ate) (?:his|her|their) [a-z]+ with(?:out)? [a-z]+\b|\bgifts? (?:for|of) \w+ing\b|\bIt (?:ate|swallowed)\b[^.;!?]*|\b(?:leg|part|half|end|side|wheel) of (?:it|[a-z]+) was an? [a-z]+|\bcould (?!see|hear|feel|smell|find|reach|not\b)\w+ [^,.;!?]*|\b(?:price|smell|taste|colou?r|shape|size|name|sound|thought(?! of home\b)|idea|question|number|pictures?|story|stories) of [^,.;!?]*|\bwhat was in (?:the|it)\b[^,.;!?]*|\b(?:everyone|everybody|people|somebody) in the (?:picture|photograph|book)\b|\b(?:made|making) (?:an? |the )?[a-z]+ of (?:both |his |her |their )?(?:own )?(?:hands|fingers|arms|paws)\b|\bhad an? (?:\w+ )?[a-z]+ on (?:it|top|(?:his|her|its|their) (?:head|heads|nose|back))\b|\b(?:an?|the) [a-z]+(?: of [a-z]+)?,? (?:which|that) (?:somebody|someone|one of them|another) (?:else )?(?:had|held|was holding|carried)\b|\b(?:was|is|were) (?:not|no) (?:an? |the )?(?:[a-z]+ )?[a-z]+(?=[.,;!])|(?<!\b(?:(?:began|started|stooped|bent|managed|went on|continued|helped) (?:\w+ )?|had |has |have ))\bto (?:carry|bring|fetch|find|take|get|deliver|lift|catch|steal|buy|mend|save) (?:an?|the|his|her|their|another|some|back) [^,.;:!?]*|\b(?:signs?|coats?|blankets?) of\b|\b(?:plans?|ideas?|recipes?|words?) for (?:an?|the) [a-z]+/gi;
/** “She took hold of his coat”: he wears it. */
const TUGGED = /\b(?:hold|hung on|held on|pulled|tugged) (?:of|to|at|on) (?:[A-Z]\w+[’']s|his|her|their) (?:coat|scarf|hat|boots?|sleeves?|collar|gloves?)\b/g;
/** “The seed is a sunflower now” */
const GROWN_UP = /\b(?:seeds?|acorns?|bulbs?) (?:is|are|was|were|has become|had become|became|had grown into|grew into) (?=(?:an?|as) )/gi;
/** “A long, long plank” */
const TWO_ADJECTIVES = /\b((?:an?|the|one|his|her|their) (?:[a-z]+ )?[a-z]+),(?= [a-z]+ [a-z]+)/g;
/** “There it was, the old lantern” */
const THERE_IT_WAS = /\bthere (?:it|they) (?:was|were|stood|lay|hung),\s+(?:in front of \w+,\s+)?/gi;

/** “Pulled the coat over both ears”, “did up a button”: it is on somebody. */
const PUT_ON = /\b(?:did up|undid|fastened|unfastened|buttoned|tied|put on|puts on|wearing|wore)\s+(?:an?|the|one|two|three|his|her|their|its)\s+(?:[a-z-]+\s+){0,2}$|\b(?:pulled|drew|wrapped|tugged|hugged|turned)\s+(?:the|his|her|their|its)\s+(?:[a-z-]+\s+){0,2}$/i;
const ON_SOMEBODY = /^\s*(?:over|up|down|round|around|about|on|tight\w*|closer?)\b/i;
/** “Like a stone in a shoe, and depending on the shoe”: a way of speaking all through the passage. */
const LIKENED = /\b(?:like|as) (?:an?|the|some|two) [^,.;:!?\n—–]*/gi;
/** “It was not a stone. It was a cow!” */
const DENIED = /\b[Ii]t (?:was|is) (?:not|no) (?:an? |the )?(?:[a-z]+ )?[a-z]+(?=[.,;!])/g;
/** “The bag was mended, and given to somebody’s cousin” */
const GIVEN_AWAY = /[^.;:!?\n]*\b(?:was|were|had been|got) (?:[^.;:!?\n]*\s)?(?:given away|given back|sold|sent (?:away|back|home)|given to (?:somebody|someone|an?|the)|left (?:behind|at home)|thrown away)\b[^.;:!?\n]*/gi;

/** “Mr Plum took out his glasses” */
const TITLED = /\b(?:Mr|Mrs|Miss|Ms|Dr|Uncle|Aunt|Auntie|Captain|Professor|Sir|Lady|King|Queen|Old|Grandmother|Grandfather)\.? [A-Z][\w’-]+/g;

/** “Lantern Wood”: where they are, and no lantern. */
const NAME_OF_A_PLACE = /\b[A-Z][a-z’]+ (?:Woods?|Forest|Hills?|Lake|Bay|Island|Meadow|Valley|Village|Town|Street|Lane|Square|Castle|Cave|Mountains?|River|Bridge|Garden|Harbou?r|Beach|Market|House|Inn|Farm|Shop)\b/g;

/** What somebody speaks of is there only where it is shown, given or named outright. */
const SHOWS = /\b(?:here|there)(?:[’']s| is| are| it is| you are)\b|\blook\b|\bthis is\b|\bthat[’']s\b|\btake\b|\bhold\b|\bcatch\b|\b(?:I|we)(?:[’']ve| have) (?:got|found|brought|made)?|\b[Ii]t(?:[’']s| is| was) an?\b|\bgive (?:me|him|her)\b/i;
const HIDDEN = /\?|\b(?:if|was|were|had|would|will|shall|should|could|need|want|once|never|no|not)\b|n[’']t\b/i;
const ofWhatIsSaid = (text: string): string =>
  text.replace(/“([^”]*)”/g, (_, words: string) => `“${(words.match(/[^.!?]+[.!?…]?/g) ?? []).filter((sentence) => /^\W*(?:an?|the) (?:\w+ ){1,2}?\W*$/i.test(sentence) || (SHOWS.test(sentence) && !HIDDEN.test(sentence.replace(/\b[Ii]t was an?\b/, '')))).join(' ')}”`);

const isDrawnBroken = (phrase: string): boolean => THING_WORDS.some(([prop, words]) => BREAKS[prop] && words.test(phrase));

/** Things that are somewhere, held, found, seen or doing something; mere mentions are left out. At most three. */
export const readThings = remembered((text: string): readonly Thing[] => {
  const clauses = presentText(withoutWhatIsNotHere(ofWhatIsSaid(withoutWhatWouldBe(text).replace(TITLED, ' ').replace(NAME_OF_A_PLACE, 'that place')).replace(GIVEN_AWAY, ' ').replace(BLOWN_OUT, ' ').replace(NO_THING, ' '), isDrawnBroken).replace(GROWN_UP, ' ').replace(TUGGED, ' ').replace(THERE_IT_WAS, 'there was ').replace(TWO_ADJECTIVES, '$1 ')).split(/[.!?;:,\n—–]+/);
  const likened = [...(text.match(LIKENED) ?? []), ...(text.match(DENIED) ?? [])].join(' ');
  const heaviest = new Map<string, Thing>();
  for (const [prop, words] of THING_WORDS) {
    // Of several hundred things a passage names two or three.
    if (!clauses.some((clause) => words.test(clause))) continue;
    const thing = weigh(prop, words, clauses);
    if (!thing.inHand && (words.test(likened) || isDeniedOutright(words, text))) continue;
    if (thing.weight > (heaviest.get(prop)?.weight ?? 0)) heaviest.set(prop, thing);
  }
  // A silver flute is drawn as such, and is no second one.
  if (heaviest.has('silverflute')) heaviest.delete('flute');
  return [...heaviest.values()]
    .filter(({ prop, weight }) => weight >= (COMMON[prop] ?? MATTERS))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_THINGS);
});

function weigh(prop: string, words: RegExp, clauses: readonly string[]): Thing {
  const told = clauses.filter((clause) => words.test(clause));
  if (!told.length) return { prop, inHand: false, mentions: 0, weight: 0 };
  const every = new RegExp(words.source, words.flags.includes('i') ? 'gi' : 'g');
  let best = 0;
  let mentions = 0;
  let inHand = false;
  for (const clause of told)
    for (const found of clause.matchAll(every)) {
      const lead = clause.slice(0, found.index);
      const rest = clause.slice(found.index + found[0].length).replace(/^\w+/, '');
      const fell = DROPPED.test(lead) && AND_IT_FELL.test(rest);
      const held = !(prop in COMMON) && !fell && ((heldBefore.test(lead) && !(/\bkept\b[^,]*$/.test(lead) && /^s? (?:in|on|under|behind) /.test(clause.slice(found.index + found[0].length)))) || (IN_USE.has(prop) && usedBefore.test(lead)) || SHOWN_TO.test(lead) || (SHOWN.test(lead) && TO_SOMEBODY.test(rest)) || (IS_OPENED.has(prop) && lookedAtBefore.test(lead) && !HANGS.test(rest)) || (hasBefore.test(lead) && !OF_A_PLACE.test(lead) && !/^\s+(?:each )?left\b/.test(rest)) || heldAfter.test(rest));
      if (WORN.has(prop) && !handled.test(lead) && /\b(?:[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[A-Z]\w+[’']s)\s+(?:[a-z-]+\s+){0,2}$/.test(lead)) continue;
      // “What they saw first was a long cape”, “somebody with a good coat”: it is worn.
      if (WORN.has(prop) && !handled.test(lead) && !/^\W*[Ii]t was the\b/.test(lead) && /\b(?:(?:was|were|is|in)\s+(?:an?\s+)?|(?:had|with)\s+(?:an?|two)\s+)(?:[a-z-]+\s+){0,2}$/.test(lead) && !/^\s*(?:held|in (?:his|her|their) |over (?:his|her|one|an) )/.test(rest)) continue;
      const seen = fell || metBefore.test(lead) || at.test(lead) || /\bsaid the (?:[a-z]+ )?$/.test(lead) || liesBefore.test(lead) || doesAfter.test(rest);
      if (AS_ANOTHER.test(lead) || (WORN.has(prop) && PUT_ON.test(lead) && (/(?:did up|undid|fasten|button|tied|puts? on|wearing|wore)/i.test(lead) || ON_SOMEBODY.test(rest)))) continue;
      // “Somebody put a paper hat on him”
      if (WORN.has(prop) && /\b(?:put|set|popped|tied) (?:an?|the|his|her)\s+(?:[a-z-]+\s+){0,2}$/.test(lead) && /^\s*on (?:him|her|them|it|[A-Z]\w+|the [a-z]+)\b/.test(rest)) continue;
      mentions++;
      inHand ||= held;
      best = Math.max(best, held || THERE.test(lead) ? 3 : seen || (ALONE.test(lead) && /^\s*(?::|$)/.test(rest)) ? 2 : 0);
    }
  return { prop, inHand, mentions, weight: best ? best + Math.min(2, mentions - 1) * 0.6 : 0 };
}
