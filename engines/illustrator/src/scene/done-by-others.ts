/** What a clause says that somebody else does or is: “people laughed”, “a surprised goat looked out”. Nothing of it is done or felt by the cast. */
import type { DrawnCharacter } from '../brief.ts';

const BODY = 'face|faces|eyes?|hearts?|lips?|knees?|legs?|mouths?|hands?|voices?|jaws?|hair|heads?|chin|tears?|cheeks?|nose|tummy|tummies|stomach|feet|foot|arms?|shoulders?|ears?|tail|wings?|paws?|fur|beak|breath|looks?|smiles?|grin|tone|mood';
const GROUP = 'friends|children|two|three|four|five|others|all|both|whole(?! (?:crowd|town|street|village|house|place|room|school|company|audience|row|hall))|rest|team|crew|travellers|companions';
const STOP = 'of|and|or|but|with|in|on|at|to|from|was|were|is|are|had|has|that|who|which|as|so|than|for|by|into|over|under|he|she|it|they|we|I|not|then|when|while|where|because|until|if|both|all';
const PREPOSITIONS = 'in|on|at|under|behind|beside|by|over|to|into|from|of|with|near|through|across|before|after|for|about|than|as|like|along|up|down|between|among|round|around|above|below|inside|outside|beneath|towards?|past|against|off|out of';
const HELPERS = '(?:(?:was|were|is|are|had|has|have|been|be|began to|started to|then|still|just|only|never|even|also|suddenly|always|\\w+ly|so|very|quite|rather|too|at once|who|that|came|went|all)\\s+)*';
const DOES = '(?!(?:hundred|red|bed|shed|seed|weed|reed|sled|indeed|need|speed|feed|head)\\b)(?:[a-z]{2,}ed|[a-z]{3,}ing|sat|stood|lay|came|hid|swam|flew|ran|crept|slept|sang|fell|rose|spoke|went|shook|wept|leapt|sprang|knelt|swept|held|took|gave|saw|met|read|rode|caught|kept|led|left|threw|dug|won|put|drew|blew|thought|let|got|said|told|knew|made|found|was|were|is|are|had|looks?|laughs?|sleeps?|runs?|sits?|cries|weeps|angry|cross|sad|glad|happy|afraid|frightened|asleep|scared|proud|tired|surprised|worried|alone)';
const INDEFINITE = 'people|somebody(?: (?:else|small|big|quite \\w+))?|someone(?: else)?|anybody|anyone|strangers|neighbours|(?:one|some|most|none|several|a few|neither|either|two|half) of (?:them|us|those|the \\w+)|they all(?= came\\b)|everybody else|everyone else|whoever|nobody|no one|the rest of the \\w+|(?<=\\b(?:and|but|which|that|how|as|where|when|because|since|until|before|after|while|then|,|^) ?)it';
const UP_TO = '(?:(?!\\s(?:and|but|so|while|until|when|as|because|for|before|after)\\s+(?:then\\s+)?(?:he|she|they|all|both|(?-i:[A-Z]\\w+))\\b|\\s(?:he|she|they)\\s)[^,.;:!?\\n—–“”])*';

/** Adjectives before a noun: whose noun it is feels so. */
const FELT =
  'surprised|anxious|frightened|happy|sad|angry|cross|worried|nervous|tired|sleepy|proud|glad|cheerful|gloomy|lonely|excited|puzzled|curious|furious|delighted|astonished|startled|brave|clever|wise|kind|gentle|playful|serious|mysterious|merry|friendly|fierce|sweet|dear|shy|careful|strong|bold|grateful|joyful|sorrowful|scared|terrified|sleeping|laughing|weeping|crying|smiling';

/** @param own words for those of the cast beside their names: “fox”, “drummer” */
export function withoutOthers(clause: string, own: readonly string[] = []): string {
  const theirs = own.map((word) => RegExp.escape(word)).join('|') || '(?!)';
  const noun = `(?<!\\b(?:${PREPOSITIONS})\\s+)(?:an?|the|some|one|another|many|several|few|most|other|every|each|no|two|three|four|five|six|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Mm]y|(?-i:[A-Z]\\w+[’']s))\\s+(?:(?!(?:${STOP})\\b)[a-z’'-]+\\s+){0,3}?(?!(?:${STOP}|${BODY}|(?:${GROUP})(?! of (?!them|us))|${theirs})\\b)[a-z’'-]+`;
  const done = new RegExp(`(?<![\\w’'-])(${INDEFINITE}|${noun})\\s+${HELPERS}${DOES}\\b${UP_TO}`, 'gi');
  const felt = new RegExp(`(?<!\\b(?:was|is|were|are|felt like|became|(?-i:[A-Z]\\w+),) )(\\b(?:an?|the|some|that|one|many|two|three|these|his|her|their|every|with|in)\\s+)(?:[a-z]+ly\\s+)?(?:${FELT})(?=\\s+(?!(?:${STOP}|${BODY}|${theirs}|enough|indeed|about|again)\\b)[a-z])`, 'gi');
  // “‘Tick,’ said the clock, in great surprise”
  const spoken = new RegExp(`\\b((?:said|asked|called|cried|answered|shouted|whispered|replied|added)\\s+(?:an?|the|one of \\w+|somebody|someone)(?:\\s+(?!(?:${STOP}|${theirs})\\b)[a-z’-]+){0,3})(?=[,.;!?]|\\s+(?:in|with|from|to)\\b)(?!\\s+(?:${theirs})\\b)(?:(?!,\\s+and\\b)[^.!?“”])*`, 'gi');
  return clause.replace(spoken, '$1').replace(felt, '$1').replace(done, '$1 ');
}

/** What those of the cast are called besides their names. */
export const calledSo = (cast: readonly DrawnCharacter[]): string[] => [
  ...new Set(cast.flatMap(({ type, role = '' }) => [type.split(' - ').at(-1) ?? '', role]).flatMap((words) => words.toLowerCase().split(/\s+/)).filter((word) => word.length > 2)),
  ...(cast.some(({ type }) => type.startsWith('Human')) ? ['boy', 'girl', 'child'] : []),
];

const USUALLY = /\b(?:never|always|usually|often|sometimes|generally|invariably|whenever|every (?:day|morning|evening|time|afternoon)|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|now and then|in the habit|used to|would)\b|\b(?:If|When) [A-Z][\w ]+? \w+(?:ed|ew|an|ell)\b/;
/** “Fen was a small mushroom mouse, with a way of standing still”: who somebody is, and nothing that happens now. @param text at least some sentences long */
export function isPortrayal(text: string, cast: readonly DrawnCharacter[]): boolean {
  const kinds = cast.flatMap(({ type }) => type.split(' - ').at(-1)?.split(/\s+/).at(-1)?.toLowerCase() ?? []).map((word) => RegExp.escape(word));
  if (text.length < 200 || kinds.length === 0) return false;
  const isShownToBe = new RegExp(`\\ban? (?:[a-z-]+,? ){0,4}(?:${kinds.join('|')})\\b[^.!?]*[;,:] that (?:is|was) [A-Z]`);
  return (isShownToBe.test(text) || new RegExp(`\\b(?:was|is) (?:an?|the|[A-Z][\\w ]+[’']s|his|her) (?:[a-z-]+,? ){0,4}(?:${kinds.join('|')}|big sister|big brother)\\b`, 'i').test(text)) && USUALLY.test(text.replace(/“[^”]*”/g, ' '));
}
