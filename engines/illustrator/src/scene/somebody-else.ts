/** What a clause says of somebody who is not in the cast: that the next "he" is that man, and the next "they" are those. */
import { PAST } from './verbs.ts';

/** Somebody of whom a clause tells and who is not in the cast: a man, a woman, or anybody. */
export type Stranger = 'male' | 'female' | 'anybody';
const STRANGERS: readonly (readonly [Stranger, RegExp])[] = [
  ['male', /\b(?:man|boy|king|prince|gentleman|fisherman|postman|milk ?man|policeman|grandfather|grandpa|father|uncle|brother|husband|monk)\b/i],
  ['female', /\b(?:woman|lady|girl|post-girl|queen|princess|post(?:woman|mistress)|milk ?woman|policewoman|fisherwoman|ferrywoman|washerwoman|landlady|waitress|headmistress|seamstress|grandmother|granny|mother|aunt|sister|wife|nun)\b/i],
  ['anybody', /\b(?:baker|farmer|captain|sailor|teacher|neighbou?r|wizard|guard|conductor|driver|doctor|nurse|cook|smith|miller|shopkeeper|stranger|vicar|mayor|knight|pirate|clown|gardener|child|baby|judge|painter|ferryman|beekeeper|librarian|clerk|inspector|caretaker|cleaner|woodcutter|ticket-seller|lamplighter|tinker|messenger|sweeper|sexton|porter|carter|tailor|shepherd|gatekeeper|attendant|merchant|barber|plumber|cobbler|grocer|butcher|watchmaker|reporter|mechanic|photographer|signwriter|organist)\b/i],
];
/** “said old Mrs Fig” */
const TITLED = /\b(?:(Mr|Uncle)|Mrs|Miss|Aunt(?:ie)?|Granny) \p{Lu}\p{L}+/u;
const titledIn = (words: string): Stranger | undefined => {
  const found = TITLED.exec(words);
  return found ? (found[1] ? 'male' : 'female') : undefined;
};
export const strangerIn = (words: string): Stranger | undefined => titledIn(words) ?? STRANGERS.find(([, nouns]) => nouns.test(words))?.[0];

const OF_OTHERS = new RegExp(`^[“”"…\\s]*(?:(?:[Aa]nd|[Tt]hen|[Bb]ut|[Ss]uddenly)\\s+)*(?:[Ii]t\\s+(?:${PAST})|(?:[Aa]n?|[Tt]he|[Ss]ome|[Oo]ne|[Aa]nother|[Tt]wo|[Tt]hree|[Ff]our|[Mm]any|[Ss]everal)\\s+(?:(?!(?:friends|children|whole family|they|he|she|we|who|that|all)\\b)[a-z-]+\\s+){1,6}?(?:${PAST}|has)|(?:[Oo]ther |[Mm]ost |[Ss]trange )?(?:[Pp]eople|[Ss]omebody|[Ss]omeone|[Ss]trangers|[Nn]eighbours|[Pp]assers-by)(?:\\s+else)?\\s+(?:${PAST}))\\b`);
/** "A dog ran beside her": the words up to the verb of a clause that tells of something else. */
export const othersIn = (clause: string): string | undefined => OF_OTHERS.exec(clause)?.[0];

/** "The young fish find their way": the next "they" of the sentence is those, unless they are the friends themselves. */
const MANY_OTHERS = /^[“”"…\s]*(?:[Tt]he|[Ss]ome|[Mm]any|[Ss]everal|[Aa]ll the|[Aa] few)\s+(?!(?:two|three|four|five|friends|children|others|whole|\w+ friends)\b)(?:[a-z-]+\s+){0,2}?(?:[a-z]{2,}s|fish|people|sheep|geese|men|women|mice)\b/;
export const manyOthersIn = (clause: string): boolean => MANY_OTHERS.test(clause);

/** “It was the man with the hat”: he is the stranger of whom the next words tell. */
const IT_WAS = /^\W*(?:It|That|There)\s+(?:was|were|stood|sat|came)\s+(?:an?|the|one|another)\s+(?:[a-z-]+\s+){0,2}/;
export const comesIn = (clause: string): Stranger | undefined => (IT_WAS.test(clause) ? strangerIn(clause) : undefined);

/** “In the doorway stood a man”: the next he is that man. */
const STANDS_THERE = /^\W*(?:In|On|At|By|Behind|Under|Beside|Before|Through|Down|Up|Along)\b[^,.;:]{0,40}?\s(?:(?:was|were|stood|sat|came|lay|walked|ran)\s+(?:an?|one|another)\s+(?:[a-z-]+\s+){0,2}|(?:an?|the|one|another)\s+(?:[a-z-]+\s+){1,3}?(?:opened|looked|called|waited|stood|sat|came|was|got|met|lived|held|had|asked|said)\b)/;
export const standsThere = (clause: string): string | undefined => (STANDS_THERE.test(clause) && strangerIn(clause) ? clause : undefined);

/** “asked a man with a whistle”: the next he is that man. */
const SAID_BY = /^[“”"…\s]*(?:said|asked|called|cried|answered|shouted|whispered|replied|explained|added) (?:(?:an?|the|one|another) (?:[a-z-]+ ){0,3}|(?:old |little )?(?=(?:Mr|Mrs|Miss|Aunt|Auntie|Uncle|Granny) [A-Z]))/;
export const saidBy = (clause: string): string | undefined => (SAID_BY.test(clause) && strangerIn(clause) ? clause : undefined);

/** “Duchess got down”: a name that is none of the cast's, and no word that only begins the sentence. */
const UNKNOWN = new RegExp(`^[“”"…\\s]*(?!(?:They|There|Then|This|That|These|Those|The|An?|And|But|So|She|He|It|Who|What|When|While|Where|Why|How|Here|Now|All|Both|Each|Every\\w*|Some\\w*|No\\w*|Any\\w*|One|Two|Three|Four|Five|Soon|Even|Still|Once|Only|Suddenly|His|Her|Its|Their|My|Our|Your|You|We|If|As|At|In|On|By|Up|Off|Out|Down|Until|After|Before|Perhaps|Maybe|Just|Not|Others?|Most|Many|Several|People|Children|Friends|Together|I)\\b)([A-Z][a-z]{2,})\\s+(?:${PAST}|got|said|did|could|would)\\b`);
export const unknownIn = (clause: string): string | undefined => UNKNOWN.exec(clause)?.[1];
