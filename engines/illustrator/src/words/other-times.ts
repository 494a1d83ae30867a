/** What a passage tells of another time than its own: what had been, what once was, what is only asked, reported or usual. */
import { remembered } from '../remembered.ts';

/** Words of one sentence, from its beginning or to its end. */
const SENTENCE = '[^.;!?\\n]*';
const sentenceWith = (words: string): RegExp => new RegExp(`${SENTENCE}\\b(?:${words})\\b${SENTENCE}`, 'gi');

const ONCE = '(?<!\\bat )once(?! (?:more|again|they|he|she|it|the|you|an?|inside|upon|and for all)\\b)';
/** “Years ago there had been a storm”, “they had sat in the same way once, under a table” */
const LONG_AGO: readonly RegExp[] = [
  sentenceWith(
    '(?:years|months|weeks|ages|long|days) ago|the (?:day|night|week|year|summer|winter|spring|autumn) before(?= *(?:[,.;!?]|last\\b|$))|last (?:week|month|year|summer|winter|spring|autumn)|in those days|(?<!\\b(?:photograph|picture|drawing|painting|portrait)s?\\b[^.;!?]{0,40})as (?:a child|a boy|a girl|children)|' +
      'when (?:he|she|they|[A-Z]\\w+) (?:was|were|had been) (?:very )?(?:small|little|young|a (?:baby|child|kitten|puppy)|(?:four|five|six|seven|eight) years? old)|(?<!\\b(?:got|get|gets|getting|was|were|is|are|been|became|grown|quite) )used to',
  ),
  sentenceWith(`${ONCE}\\b${SENTENCE}\\bhad|had\\b${SENTENCE}\\b${ONCE}`),
];

const PARTICIPLE =
  '(?:(?!(?:red|three|seven|ten|eleven|open|golden|wooden|woollen|even|often|then|when|seen|men|women|children|kitchen|garden|oven|linen|silken|sudden|hidden|front|different|present|night|light|might|right|eight|weight|bright|straight|slight|parent|silent|tent|scent)\\b)' +
  '\\w{2,}(?:ed|en|wn|pt|lt|ght|nt)|been|had|sat|stood|lain|laid|slept|done|made|said|told|heard|held|met|put|read|run|sung|swum|drunk|hit|spent|stuck|struck|swung|won|worn|built|fed|shot|dug|spun|sworn|drawn|seen|left|gone)';
/** What still holds when it had been done: night had fallen, and who had found the key has it. */
const LASTS =
  '(?:(?:shut|closed) (?:his|her|their|its|both) eyes|begun|started|come|become|got|grown|fallen|found|caught|brought|taken|picked|woken|climbed|reached|arrived|turned|opened|lit|hidden|packed|gathered|curled|wrapped|wandered|melted|put on|put (?-i:[A-Z]\\w+)|put (?:it|them|him|her|down|up)|set (?:it|them|down|up|out|off)|sat down|sat up|stood up|lain down|drawn (?:up|near)|crept|filled|covered|stopped|ended|passed|cleared|gone (?:dark|cold|out|grey|white|pale|down)|lost|vanished|disappeared|been (?:lost|stolen|taken|found|up (?:an?|the)))';
const BETWEEN = '(?:(?:never|always|only|just|already|still|all|both|each|ever|even|once|long|quite|almost|nearly|not|\\w+ly|at (?:first|last)|for (?:a long time|years))\\s+)*';
/** “When they had eaten they danced”, “had waited and was cold” */
const GOES_ON = '\\s(?:(?:and|but|so|yet)\\s+)?(?:he|she|it|they|(?-i:[A-Z]\\w+))\\s+(?:\\w+ly\\s+)?(?:was|were|\\w{2,}ed|felt|sat|stood|ran|went|wept|fell|held|took|began|came|lay|gave|let|put|saw|got|left|met|slept|knelt|sang|sprang|swam|flew|crept|hid|lit|rose|spoke|ate|drank|knew|thought)\\b|\\s(?:and|but|so|yet)\\s+(?:was|were|sat|stood|ran|went|began|came|lay|took|fell)\\b';
const HAD_BEEN = new RegExp(`\\bhad\\s+${BETWEEN}(?!${BETWEEN}${LASTS}\\b)${PARTICIPLE}\\b(?:(?!${GOES_ON})[^,.;:!?\\n—–])*`, 'gi');

/** Stands where it was told: who “had been” somewhere does nothing else there. */
const PAST = ' erst ';

/** “Was it a bear? Did it rain?” Who asks “Who jumped?” goes on to tell it. */
const ASKED = /(?<=^|[.!?…”"\n]\s*)(?:(?:And|But|So|Then|Oh)[,]? )?(?:Is|Was|Were|Are|Did|Do|Does|Can|Could|Will|Would|Shall|Should|Have|Has|Had|Where|Why|How|What if|Who wants|Who would|Wasn[’']t|Isn[’']t|Didn[’']t)\b[^.!?“”"\n]*\?/g;

/** “If Maya fell off something, Olive was standing by”: neither falls nor stands now. */
const NOT_FOR = /\b[Ii]f it had not been for (?=the\b|an?\b)/g;
const IF = /(?<=^|[.!?;…”"\n]\s*)If\b(?! (?:only|not)\b)[^.;!?\n“”]*/g;

/** “She said that it had been a bear”: what she says is not seen. */
const REPORTED = /(?<=\b(?:said|says|told (?:\w+ ){1,2}|thought|believed|explained|heard|supposed|imagined|pretended|agreed|remarked|answered|promised|hoped|feared|claimed|maintained|insisted|calling|called|shouted|cried|saying)\s)that\b(?! (?:was|is|way|one|night|day|evening|morning)\b)[^,.;:!?\n—–]*(?:, only [^,.;:!?\n—–]*)?/gi;

/** “Whenever she was unhappy”, “when he was tired”: no time of which the passage tells. */
const USUAL = /(?<=(?:^|[.!?…;]|\n)\s*)[A-Z][a-z]+ (?:\w+ ){0,5}?when (?:it|they) (?:was|were|is|are) (?:blown|played|rung|lit|shaken|beaten)\b[^.;!?\n]*|\b[Ww]hen an? (?:[a-z]+ ){1,2}(?:was|were|got|is|gets) (?:stuck|lost|hurt|ill|in trouble)\b[^.;!?\n]*|\b[Ww]henever\b[^.;!?\n]*|\b(?:also )?[Ww]hen (?:he|she|they|[A-Z]\w+) (?:is|was|were|are) (?:\w+ly )?(?:tired|sad|happy|nervous|afraid|frightened|scared|angry|cross|alone|excited|unhappy|sleepy|worried|bored|lonely)\b(?:, [^.;!?\n]*|(?=[,.;:]|$| and also))/g;

/** “Now and then a stranger came”, “in one there is a bear”: of no one time. */
const RULE = /[^.;!?\n]*\b(?:now and then|as a rule|from time to time|in one (?:of them )?there (?:is|was)|in the (?:first|second|third|next|last|other|old)(?: (?:story|tale|book|song|picture|one))? (?:there (?:was|were)|was an?|were)|in (?:his|her|their|my|our|[A-Z]\w+[’']s) (?:story|tale|song|book|dream) (?:there (?:was|were)|it was|a)|whoever)\b[^.;!?\n]*/gi;
/** “You could see it coming down the road with a flag” */
const YOU_COULD = /\b(?:[Yy]ou|[Oo]ne) (?:could|can|cannot|might|would) [^.;!?\n“”]*/g;

/** “Maya had once left something there. So off she went.”: she is Maya. */
const OF_WHOM = /^\W*(?!(?:The|An?|There|In|On|At|It|They|He|She|When|What|Once|Years|Somebody|Someone|People|Nobody|That|This|But|And|So|Then|All|Each|Every\w*|His|Her|Their|One|As|For)\b)[A-Z]\w+\b/;

/** The text without what happens at another time. */
/** “It was a map! There was the road, there was the hill”: on paper. */
const PICTURED = /(?<=\b(?:(?:map|picture|drawing|painting|photograph)[.!:]|thought of home\.)\s+)(?:(?:And )?(?:[Tt]here (?:was|were)|In (?:one|the|another) corner|On it|In it)\b[^.!?\n]*[.!?]\s*)+/g;
/** “Now it rained on the cake. No, it did not.” */
const TAKEN_BACK = /[^.!?\n”]*[.!?]\s+(?:Well, |Or )?(?:nearly|almost|not quite)[.!]|[^.!?\n”]*[.!?]\s+No, (?:it|he|she|they|[A-Z]\w+) (?:did|was|were|is|had) not[.!]/g;
/** “One thing that hardly anybody had seen: a lantern” */
const UNSEEN = /\b(?:hardly (?:anybody|anyone)|nobody|no one) had (?:ever )?seen\b[^.;!?\n]*/gi;

/** “On a shelf at home there was a jar”: thought of, and not here. */
const AT_HOME = /(?<=^|[.!?…”"\n]\s*)(?:[Oo]n|[Ii]n|[Uu]nder|[Bb]y) (?:the|an?) [a-z ]{2,20} at home (?:there )?[^.!?\n]*[.!?]|(?<=^|[.!?…”"\n]\s*)[Aa]t home (?:they|there|somebody|someone|it|she|he) would [^.!?\n]*[.!?]/g;

/** “Far off, in some other part of the world, a goat looked out”: not here. */
const FAR_OFF = /\b(?:[Ss]omewhere |[Dd]eep |[Dd]own )?[Ii]nside (?:him|her|them|[A-Z]\w+),? there (?:was|were) [^.;!?\n]*|\b(?:[Ss]omewhere|[Ss]omebody|[Ss]omething)?,? ?(?:quite |well |far )?out of sight\b[^.;!?\n]*|\b(?:[Ff]ar (?:off|away)|[Aa] long way off|[Mm]iles away)(?:,? in (?:some|the|an?)\b|,| (?:lay|stood|was|were|went|sat|came)\b)[^.;!?\n]*|\bwhere (?:other )?people (?:usually )?(?:draw|put|keep|write|have)\b[^,.;!?\n]*/g;

export const inItsTime = remembered((text: string): string => [TAKEN_BACK, AT_HOME, FAR_OFF, PICTURED, UNSEEN, ASKED, IF, ...LONG_AGO, REPORTED, USUAL, RULE, YOU_COULD, HAD_BEEN].reduce((left, words) => left.replace(words, (found) => (words === HAD_BEEN ? PAST : LONG_AGO.includes(words) ? (OF_WHOM.exec(found)?.[0] ?? ' ') + PAST : ' ')), text.replace(NOT_FOR, '. There was ')));
