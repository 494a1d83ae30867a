/** What a passage says that people feel: denials and cries of speech aside, the last words weigh more than the first. */
import { type Feeling, readFeeling } from '../character/expression.ts';
import { withoutOthers } from './done-by-others.ts';
import { inItsTime } from '../words/other-times.ts';
import { presentText, withoutSpeech } from '../words/told.ts';

/** "“Hooray!” cried Maya" is no weeping, and tears of joy are joy. */
const GLAD_TEARS =
  /\b(?:happy tears|tears of (?:joy|happiness|laughter)|laugh\w* until \w+ cried|(?:cr(?:y|ies|ied|ying)|we(?:ep(?:s|ing)?|pt)|sob(?:s|bed|bing)?|wail(?:s|ed|ing)?|scream(?:s|ed|ing)?|shriek(?:s|ed|ing)?|howl(?:s|ed|ing)?|roar(?:s|ed|ing)?|gasp(?:s|ed|ing)?|trembl(?:es?|ed|ing)|shiver(?:s|ed|ing)?|shak(?:es|ing)|shook|mad|wild) (?:(?:out|aloud|all over|\w+ly) )?(?:with|for|of|in|from) (?:(?:pure|sheer|great|such|sudden|his|her|their) )?(?:joy|happiness|laughter|delight|gladness|glee|excitement|relief))\b/gi;
/** Fights for fun */
const PLAY_FIGHT = /\b(?:snowball|pillow|cushion|water|mud|play|food|custard|tickling|tickle|leaf|sock)[- ]?fights?\b/gi;
/** “Afraid of nothing”: the words that deny come after what they deny. */
const FEARLESS = /\b(?:was|were|is|are|felt)(?: not|n[’']t)(?: at all| in the least| a bit| one bit| even| the least bit)? (?:afraid|frightened|scared)\b(?! any| only)|\b(?:(?:was|were|is|are|felt|seemed) )?(?:not |n[’']t )?(?:afraid|frightened|scared|terrified) of (?:nothing|nobody|no one|no \w+)\b|\bfear(?:s|ed|ing)? (?:nothing|nobody|no one|no (?!longer|more)\w+)\b|\bnothing (?:(?:in the world|at all|ever|could|can|would|had ever|ever) )*(?:afraid|frighten(?:s|ed)?|scar(?:e|es|ed)|terrif(?:y|ies|ied)|worr(?:y|ies|ied))\b[^,.;:!?\n]*/gi;
/** Who is mad about honey likes it; who is mad about the broken cup is cross. */
const FOND_OF = /\bmad (?:keen (?:about|on)|on|for|about (?!(?:an?|the|this|that|these|those|it|him|them|what|how|being|having|losing|my|your|his|her|their|its|[A-Z])\b)\w+)\b/g;
const CALLING = /([”"!?,]\s*(?:(?:the\s+)?[\w-]+\s+){0,3})cried\b(?! (?:for|with|and|until|because|quietly|softly|all)\b)|\bcried\s+(?:out|[A-Z][a-z]+)\b|\bcried,/g;
/** "sleep" that does not come, nearly and almost: what is not so after all. */
const NOT_SO =
  /\b(?:could|can|did|do|does|would|will|was|were|is|are)(?:n[’']t| not| no longer)\b(?: so\b)?(?:(?!\s(?:and|but|so|yet)\s)[^,.;:!?\n])*|\bno longer\b(?:(?!\s(?:and|but|so|yet)\s)[^,.;:!?\n])*|\b(?:nearly|almost|so much as|could have|less|no|never|hardly ever|hardly|(?:before|until) (?:anyone|anybody|anything|they|he|she)(?: had| could)?|(?:known|believed|thought|supposed|said|going|meant|about|allowed) to (?:be|have been))\s+(?:\w+ly\s+)?\w+|\b(?:would|could|might|should)\s+(?:\w+\s+)?(?:think|say|know|believe|guess|swear)\b[^,.;:!?\n]*/gi;
/** “Nobody played with her” is no play. */
const BY_NOBODY = /\b(?:nobody|no one|none of them)\s+(?:had the heart\b|(?:(?:had|has|was|is|can|could|be|been|felt|ever|else|really|even|very|at all|in the least)\s+)*(?:afraid|frightened|scared|worried|sad|angry|cross|surprised|glad|happy|pleased|annoyed|tired|sleepy|asleep|amazed|astonished|puzzled|bored|brave|shy|feeling|felt|played|plays|laughed|laughs|smiled|smiles|sang|danced|cheered|cried|wept|clapped|hugged|loved|liked|slept|shouted|screamed|complained|minded)\b)[^,.;:!?\n]*/gi;
/** What somebody wants to see or to be. */
const WANTED = /\b(?:wanted|wished|hoped|longed)\s+to\b[^,.;:!?\n]*|\bwait(?:ed|ing|s)? for \w+ to \w+/gi;
const STOPPED = /\b(?:stopped|was done|forgot to be|instead of|let go of|gave up|got tired of|tired of)\s+(?:being\s+)?\w+/gi;

/** “A clean sock to cry in”: nobody cries because of it, and whoever gives it least of all. */
const FOR_TEARS = /\bto (?:cry|weep|sob|laugh) (?:in(?:to)?|on|with|at|about)\b/gi;

/** “Where the sleep was thickest”: nobody sleeps because of it. */
const SLEEP_OF_A_PLACE = /\b(?:the|of|this|that) sleep(?= (?:was|is|lay|had|came|began|hung|grew)\b)/gi;

/** “They let her alone about it” */
const LET_ALONE = /\b(?:let|lets|leave|left|leaves)\b[^.,;!?]{0,30}\balone\b(?! in\b| with\b| on\b)/gi;
/** Who hugs a post is not fond of it. */
const HUGS_A_THING = /\b(?:hug(?:s|ged|ging)?|clung to|clutch\w*) (?:an?|the|its|his|her) (?!(?:little |small |big |old )?(?:sister|brother|mother|father|mum|dad|friend|dog|cat|bear|teddy|puppy|kitten|doll)\b)[a-z]+\b/gi;

/** “It was his politeness that frightened them”: of the boy it says nothing. */
const DONE_TO_OTHERS = /\b(?:frighten|surpris|scar|worri|amaz|astonish|puzzl|sadden|startl|annoy|bor|excit|delight|pleas|anger|terrifi)ed (?:them|him|her|it|us|me|you|everybody|everyone|nobody|people|[A-Z]\w+)\b/g;

/** “Somebody asked. They asked it sadly”: whoever they are. */
const ASKED_SADLY = /\bThey (?:asked|said|called|told \w+|shouted) (?:it |so )?\w+ly\b/g;
/** “They have been angry ever since” */
const EVER_SINCE = /\b(?:has|have) been \w+ ever since\b/gi;
/** “Too happy to go to sleep”: happy. */
const TOO_MUCH = /(?<=\btoo \w+ )to (?:go to |fall |go |get )?\w+/gi;
/** “And Juno thought so, too” */
const AGREED = /\bth(?:inks?|ought) so\b/gi;
/** A silly reason makes nobody laugh. */
const SILLY_THINGS = /(?<!\b(?:felt|feels|feeling|being|went|going|acted|acting|grew)\s(?:\w+\s)?)\bsilly\b(?!\s(?:faces?|voices?|songs?|danc\w+))/gi;

const quieted = (text: string): string => withoutSpeech(text.replace(GLAD_TEARS, 'laughed').replace(PLAY_FIGHT, 'laughter').replace(FEARLESS, ' fearless ').replace(FOND_OF, 'glad of').replace(CALLING, '$1called'));

/** “Fanned the hot, cross face with it”: another’s. */
const FACE_OF_OTHERS = /\b(?:the|that|an?) (?:[a-z]+,? ){0,2}(?:cross|angry|furious|sad|frightened|happy|surprised|grumpy|worried),? (?:[a-z]+ )?(?:face|eye|eyes|voice|mouth|nose)\b/gi;

export const asFelt = (text: string): string =>
  presentText(quieted(text).replace(FACE_OF_OTHERS, ' ').replace(BY_NOBODY, ' ').replace(LET_ALONE, ' ').replace(HUGS_A_THING, ' ').replace(DONE_TO_OTHERS, ' ').replace(FOR_TEARS, ' ').replace(ASKED_SADLY, ' ').replace(EVER_SINCE, ' ').replace(AGREED, ' ').replace(TOO_MUCH, ' ').replace(NOT_SO, ' ').replace(SLEEP_OF_A_PLACE, ' ').replace(SILLY_THINGS, ' ').replace(STOPPED, ' ').replace(WANTED, ' '));

/** What is seen of a feeling, or said of it by what it is not. */
const SIGNS: readonly (readonly [Feeling, RegExp])[] = [
  ['proud', /\b(?:beam|glow|smil|grinn?|swell|shin)(?:ed|ing|s|e[ds])? with pride\b|\bburst(?:s|ing)? with pride\b/i],
  ['sad', /\b(?:in|of|about|with) despair\b(?! of)/i],
  ['worried', /\bwrong (?:sort|kind) of laugh\b|\bcould not eat (?:it|a bite)\b/i],
  ['sad', /\b(?:nobody|no one) (?:\w+ )?(?:play(?:ed|s)|talk(?:ed|s)|spoke|speaks) (?:with|to) (?:her|him|them)\b|\b(?:he|she|[A-Z]\w+) did mind\b/],
  ['worried', /\b(?:not|n[’']t) (?:\w+ )?(?:sound|look|feel|seem)(?:ed|s)? (?:\w+ )?(?:glad|happy|pleased|cheerful|sure|well|merry|brave)\b|\bnot (?:very |at all |so )?(?:glad|happy|pleased|cheerful|merry)\b/i],
];
const SHOWN: readonly (readonly [Feeling, RegExp])[] = [
  ['sad', /\b(?:wretched\w*|miserabl\w+|(?<!\b(?:stopped|stood still|lifted (?:his|her|its) (?:head|nose)|came(?: up)?|nose) and )sniff(?:ed|s|ing)(?= *(?:[.!?]|$|and (?:wiped|wept|swallowed)))|hung (?:his|her|their|its) heads?|(?:a|one|the (?:first|last)) (?:big |large |small |single )?tear (?:ran|rolled|slid|fell|dropped|came|hung|stood)|lump in (?:his|her|their) throat|(?<!\bwhat \w+ (?:was|were) )homesick|heavy heart|heart (?:sank|broke|was heavy)|(?<!\b[Ww]hen (?:he|she|they|[A-Z]\w+) )gave up(?! (?:\w+ing|the|his|her|their|an?|trying|at|on)\b)|eyes (?:so )?(?:full|filled|swam|stung)|lips? (?:wobbled|trembled)|mournful\w*|forlorn)/i],
  ['scared', /\b(?:heart (?:went (?:thump|bump|boom|pit)|beat|pounded|raced|thumped|hammered|stopped)|hair stood on end|(?:went|turned|grew) (?:white|pale)|hid (?:his|her|their|its) (?:face|eyes)|teeth (?:chattered|knocked|rattled|(?:were|began) (?:to )?chatter\w*)|(?:clicking|chattering) of (?:[a-z’]+ )?teeth|backed away|dared not|did not dare|knees (?:knocked|shook|went)|legs (?:shook|went)|a cold hand|gulp(?:ed|s)\b|very still with)/i],
  ['angry', /\b(?:something mean|snapped at|stamp(?:ed|s|ing) (?:his|her|their|its|one|both) (?:\w+ )?(?:foot|feet|hoof|hooves|paws?)|sulk\w*|(?<!\b(?:was|were|been) )glar(?:ed|es|ing)\b|spiteful\w*|slammed|quarrell?ed|not talking|not speaking|no longer speaking|shouted at|(?<!\bchin (?:\w+ )?(?:in|on) (?:his|her|their|both) )fists)/i],
  ['surprised', /\b(?:(?<!\b(?:it|which|that) )(?:fell|tumbled) (?:down|over|flat|in a heap)|(?<!\bwent )bump, bump|mouths? (?:fell|dropped|hung|stood) open|with (?:his|her|their|its) mouths? (?:wide )?open|eyes (?:grew|went|were|as) (?:very )?(?:wide|round|big)|(?:with|had) (?:very )?(?:round|wide|big)(?:, \w+)? eyes|jaw dropped|all at once there)/i],
  ['worried', /\b(?:not fine at all|did not speak to (?:him|her|them|each other|[A-Z]\w+)|(?<!\b(?:long|happy|contented) )sigh(?:ed|s|ing)?\b(?! (?:of relief|happily|with relief|contentedly))|groan(?:ed|s)?\b|bit (?:his|her|their|its) lip|swallowed(?: hard|(?= *[.!?]))|uneas\w+|(?:nobody|no one) knew(?= *(?:[.,;!?]|$)(?! and every)| (?:what to|where to|how to|which|any)\b)|(?<!where (?:it|they|he|she) (?:had )?)(?<!\b(?:[Nn]othing|not|never|[Nn]obody) (?:had |ever )?)(?:(?:went|gone) wrong|going wrong)|it was no good|no good at all|swore|wrung (?:his|her|their)|shook (?:his|her|their|its) heads?|nothing came of it|too late(?! to\b)|in vain|(?:was|were) gone!|oh no\b|driven back|cold and wet|wet through|held (?:his|her|their|its) breath)/i],
  ['thinking', /\b(?:did not know|had no idea|chin (?:in|on) (?:his|her|their|its|both) (?:hands?|paws?|fists?)|considered (?:it|that|this)|nodded slowly|frowned at the|looked (?:at it )?(?:hard|closely))/i],
  ['happy', /\b(?:grinn?(?:ed|s|ing)?|hummed|whistled|just in time|it worked|well done|hooray|hurra[yh]|could do it|can do it|(?:it was|was) easy)\b/i],
];
const shown = (text: string, signs: typeof SHOWN): Feeling | undefined => signs.find(([, words]) => words.test(text))?.[0];

export const feelingTold = (clause: string): Feeling | undefined => shown(withoutSpeech(clause), SIGNS) ?? readFeeling(asFelt(clause)) ?? shown(inItsTime(withoutSpeech(clause)), SHOWN);

const STRONG = new Set<Feeling>(['scared', 'sad', 'angry']);

/** The feeling of a whole passage: each sentence has a voice, later ones a louder one; a glad end outweighs a sad beginning. */
export function moodTold(text: string): Feeling | undefined {
  const sentences = quieted(text)
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => sentence.trim() !== '');
  const weights = new Map<Feeling, number>();
  for (const [i, sentence] of sentences.entries()) {
    // Who sees somebody weep is worried; where people laugh, nobody else need laugh.
    const ofOthers = feelingTold(sentence);
    const feeling = feelingTold(withoutOthers(sentence)) ?? (ofOthers && STRONG.has(ofOthers) ? 'worried' : undefined);
    const late = sentences.length > 3 ? (2 * i) / sentences.length : 0;
    if (feeling) weights.set(feeling, (weights.get(feeling) ?? 0) + (STRONG.has(feeling) ? 1.5 : 1) + late);
  }
  return heaviest(weights);
}

/** What somebody felt, of all that was said of them: the last time weighs most. */
export const heaviest = (weights: ReadonlyMap<Feeling, number>): Feeling | undefined =>
  [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0];
