// As one says it, and as it can be heard: “our cat Mimi, she is stuck”, “a story about kindness”, “a trip to the zoo”.

import type { IsName } from './clause.ts';
import { isToDo } from './clause.ts';
import { ordealIn } from './ordeal.ts';
import { baseOfIng, isBase } from './verbs.ts';

const HOW: Readonly<Record<string, string>> = { accidentally: 'by accident', secretly: 'in secret', suddenly: 'all of a sudden', finally: 'in the end' };

/** “Our cat Mimi, she is stuck” and “Grandpa, with his toolbox”, as one writes it. */
export const asWritten = (typed: string): string => typed
  // “A cave nobody dares to enter” is a cave.
  .replace(/\b((?:an?|the|one) (?:\p{L}+ ){0,2}?(?!that\b|who\b|which\b|where\b|when\b|someone\b|somebody\b|because\b|so\b|and\b|but\b)\p{L}+) (?=(?:nobody|no one|everybody|everyone) (?!knows? why)(?:else )?\p{L}+)/giu, '$1 that ')
  .replace(/^((?:\p{L}+ ){1,3}?)(accidentally|secretly|suddenly|finally) (\p{L}+(?:(?! and | but ).)*)/iu, (_, who: string, how: string, what: string) => `${who}${what} ${HOW[how.toLowerCase()] ?? how}`)
  .replace(/^((?:our|my|his|her|their|the|a|an) [\p{L}’ -]{2,40}?), (?:she|he|it|they) (?=\p{Ll})/iu, '$1 ')
  // “Loves trucks and his name is Otto”: no truck is called so.
  .replace(/\b(a (?:new )?baby|\p{L}+),? (?:and )?(his|her|its|their) name is (\p{Lu}\p{L}+)/gu, (_, what: string, whose: string, name: string) => (what.endsWith('s') && whose !== 'their' ? what : `${what} called ${name}`))
  .replace(/^(?:we|they|he|she|I|(?:(?:his|her|my|our|the) )?(?:mum|mom|mummy|mommy|mama)(?: and (?:dad|daddy))?) (?:have |has |’ve )?(?:just |recently |now )?(?:had|got|has|have|(?:is|are) (?:having|getting|expecting)|expects?) (a (?:new |little |newborn )?(?:baby\b.*|brother|sister)$)/iu, '$1')
  .replace(/^([\p{L}’ -]{2,40}?), (?=with(?:out)? )/iu, '$1 ')
  .replace(/\b(afraid|scared|frightened|terrified) (?:that )?(?:there (?:is|are|might be) )?((?:an? )?(?:monsters?|ghosts?|spiders?|wolves|witch(?:es)?|burglars?))(?: (?:is|are|might be|live|hide))? (?=(?:under|in|behind) )/iu, '$1 of $2 ')
  .replace(/^(?:he|she|I|\p{Lu}\p{L}+) (?:is|am|will be|is about to be) (?:going to be |becoming |soon |about to be )?a big (?:sister|brother)(?: soon)?$/u, 'a new baby')
  .replace(/\b(?:got|gets) (?=(?:cut|broken|hurt|eaten|burnt|torn)\b)/iu, 'was ');

/** What a text about a story is about: “a trip to the zoo” is gone on, “her fear of dogs” is hers, a birthday is a party. */
export const asAStory = (typed: string): string => typed
  .replace(/^(?:the )?tooth fair(?:y|ies)$/iu, 'the tooth fairy').replace(/^(?:santa|father christmas|the easter bunny|easter bunny)$/iu, (who) => (/bunny/iu.test(who) ? 'the Easter bunny' : 'Father Christmas'))
  .replace(/^(?:something|anything|some|an?|the|one|another)? ?(?:(?:\p{L}+ ){0,3}(?:story|stories|tale|adventure)|thing|something)(?: for [^,]{2,40}?)? (?:about|with|featuring|in which|where) (?=\p{L})/iu, '')
  .replace(/^(?:something|anything) (?:(?:\p{L}+(?:,| and)? ){0,2}\p{L}+ )?(?:about|with) (?=\p{L})/iu, '')
  .replace(/^((?:my |our |his |her |their |the )?(?:(?:aunt|auntie|uncle|grandma|grandpa|granny|mum|mummy|mom|dad|daddy|cousin|teacher)(?: \p{Lu}\p{L}+)?|(?:\p{L}+[’']s? )?(?:(?:big|little|older|younger|best|favou?rite|nursery|twin) )?[\p{L}]+(?: \p{Lu}\p{L}+)?)) (?:(?:is|are) (?:getting|going to get|gonna get) married(?: to .+)?|(?:is|are) going to marry .+|(?:is|are) marrying .+|gets? married(?: to .+)?|marr(?:y|ies)(?: .+)?|ha(?:s|ve) (?:a|their|her|his) wedding)$/iu, (whole, who: string) => (/^(?:they|we|he|she|i)$/iu.test(who) ? 'a wedding' : `${/^(?:aunt|auntie|uncle|grand|granny|mu?o?m|dad|cousin)/iu.test(who) ? 'my ' : ''}${who}’s wedding`))
  .replace(/^(?:it is |it’s )?(\p{L}+|my \p{L}+) (?:turns?|is turning|is going to (?:be|turn)|will (?:be|turn)|becomes?|gets) (?:\d{1,2}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen))(?: years old| years)?$/iu, (whole, who: string) => (/^(?:it|that|there)$/iu.test(who) ? whole : `it is ${/^he$/iu.test(who) ? 'his' : /^she$/iu.test(who) ? 'her' : /^they$/iu.test(who) ? 'their' : `${who}’s`} birthday`))
  .replace(/^(?:(?:his|her|the|a|my) )?(?:dumm(?:y|ies)|pacifier|soother|napp(?:y|ies)|diapers?) (?:has|have|had) to go$|^no more (dummy|pacifier|nappies|nappy|diapers)$|^(?:giving|give) up (?:the |his |her )?(?:dummy|pacifier|soother)$/iu, () => 'they give up the dummy')
  .replace(/^(\p{L}+|my \p{L}+) (?:goes|can go|is going|learns to go|starts to go|wants to go) (?:on the |to the )?potty\b/iu, '$1 wants to use the potty')
  // Nobody says whose they are.
  .replace(/^(?:the )?parents (?=(?:are|were|got|get|have|had|fight|argue|split|divorc)\b)/iu, 'my parents ')
  .replace(/^(?:an? |the )?(?:\p{L}+ ){0,3}?(?:story|tale|book)? ?(?:to (?:help|support)|helping|for|about|on)? ?(?:(?:him|her|them|my \p{L}+|our \p{L}+|\p{Lu}\p{L}+) )?(?:to )?(?:with|overcom(?:e|ing)|conquer(?:ing)?|los(?:e|ing)|facing|face)? ?(his|her|their|my \p{L}+’s|the) fear of (?=\p{L})/iu, (_, whose: string) => `${whose === 'his' ? 'he' : 'she'} is afraid of `)
  // “Meets Nana as she was at fifteen”, “meets her dad when he was a boy”: it is that one, who is young now.
  .replace(/\b(meets?|met) ((?:\p{L}+ )?\p{L}+) (?:as|when|from when) (?:she|he|\p{Lu}\p{L}+) was (?:at |about |only )?(a (?:little |small |young )?(?:girl|boy|child|teenager)|\p{L}+|\d+)$/iu, '$1 $2, who was $3')
  .replace(/^(?:an? |the |our |my |his |her |their )?(?:\p{L}+ )?(?:trip|visit|outing|voyage|excursion|day out|day) (?:to|at) ((?:an?|the|his|her|their|my|our) .+|(?:grand\p{L}+|auntie?|uncle|nana?).*)$/iu, 'they go to $1')
  .replace(/^it(?:[’']s| is) ((?:his|her|my|our|their|\p{L}+[’']s) (?:[\p{L}\d]+ )?birthday)(?: party)?(?: soon| tomorrow| today)?$/iu, (_, whose: string) => `${/^(?:my|our)\b/iu.test(whose) ? 'a birthday' : whose} party`)
  .replace(/^(?:an? |some )?time[- ]?travell?(?:ing)?(?: adventure| story)?(?: back)?(?: (?=to (?:the|a|an|when)\b|in(?:to)? the (?:past|future)))/iu, 'they travel through time ').replace(/^(?:an? |some )?time[- ]?travell?(?:ing)?$/iu, 'they travel through time to the day before yesterday')
  .replace(/^there (was|is|lived) once (?=an? |two |three )/iu, 'there $1 ')
  .replace(/^(\p{L}+) (?:eats?|likes?) no (?=\p{L})/iu, '$1 does not want to eat ')
  .replace(/^((?:my |our )?\p{L}+)(?: is| am|[’']s) \d{1,2}(?: years old)?(?:,| and)+ (?:he |she )?(?=\p{L}+s )/iu, '$1 ')
  // For whom it is, and nobody in it.
  .replace(/(?:^|, )(?:(?:it is |it’s )?for )?(?:an? |my |our )?\d{1,2}[- ]?(?:years?|yrs?)[- ]?olds?(?: (?:girl|boy|son|daughter|child|kid)s?)?(?=$|,)/iu, '').replace(/^,\s*/u, '')
  .replace(/^(?:my|our) (?:twins|kids|children|sons|daughters|boys|girls|little ones|students|pupils)\b/iu, 'they')
  .replace(/^(he|she|they|we|i|\p{Lu}\p{L}+) (?:(?:has |have |[’']ve )?(?:just|recently|already|only just)|has|have) moved (?!away)/iu, '$1 had moved ')
  .replace(/^(he|she|they|we|i|\p{Lu}\p{L}+) (?:has |have )?(?:just|recently|already) (?=\p{L}+)/u, '$1 ')
  // “Emma and her best friend Tim go on a picnic”: two of them go.
  .replace(/^(\p{Lu}\p{Ll}+) and (?:his|her) (?:(?:best|little|big|new) )?friend (\p{Lu}\p{Ll}+)(?= \p{Ll})/u, '$1 and $2')
  .replace(/^((?:an? |the |my |our )?(?:\p{L}+ ){0,2}\p{L}+) and (?:his|her|their) (?=(?:\p{L}+ ){0,3}\p{L}+$)/iu, (whole, who: string) => (/\b(?:is|are|was|were|has|have|had|love|loves|like|likes|they|he|she|we|i|you)\b/iu.test(whole) || (/^\p{Lu}/u.test(who) && !/^(?:Grand\p{L}+|Granny|Nan\p{L}*|Mum\p{L}*|Mom\p{L}*|Dad\p{L}*|Auntie?|An?|The|My|Our)\b/u.test(who)) ? whole : `${who} and ${/\b(?:called|named) (\p{Lu}\p{L}+)$/u.exec(who)?.[1] ?? who.replace(/^an? /iu, 'the ').toLowerCase()}’s `));

/** What lies on a child's heart, where it is only named. */
const HEARTS: readonly [RegExp, string][] = [
  [/^(?:about )?(?:the |a )?bull(?:y|ies|ying|ied)(?: at (?:school|kindergarten|nursery))?$/iu, 'I was often teased by the other children'],
  [/^(?:feeling )?(?:jealous|jealousy)(?: of .+)?$/iu, 'I was jealous'], [/^(?:feeling )?(?:lonely|loneliness|left out|being left out)$/iu, 'I felt left out'],
  [/^(?:feeling )?(?:homesick|homesickness)$/iu, 'I was homesick'], [/^(?:big |strong )?(?:anger|tantrums?|getting angry|being angry|big feelings)$/iu, 'I was often angry'],
  [/^(?:an? |the )?(?:big )?(?:quarrel|argument|fight|row|falling out)(?: (?:with|between) (?:the |his |her |a |my )?(?:best )?friends?)?$/iu, 'I had a quarrel with my best friend'], [/^(?:worries|worrying|anxiety|feeling anxious|being anxious|anxious)$/iu, 'I worried a lot'], [/^(?:shyness|being shy)$/iu, 'I was very shy'], [/^(?:divorce|separation)$/iu, 'my mum and dad were getting divorced'],
  [/^(?:a )?bad day(?: at (?:school|work|kindergarten|nursery))?$/iu, 'I had had a bad day'], [/^(?:a )?(?:nightmares?|bad dreams?)$/iu, 'I had bad dreams'], [/^being (?:the )?new(?: kid| (?:at|in) .+)?$/iu, 'I was new, and knew nobody'],
];

/** “Bullying at school” as it is for somebody; undefined where nothing of the kind is named. */
export const heartNamed = (typed: string): string | undefined => HEARTS.find(([pattern]) => pattern.test(typed.replace(/^(?:dealing with|coping with|handling|about) /iu, '')))?.[1];

/** What is to be learnt, where it is only named. */
const VIRTUES: Readonly<Record<string, string>> = {
  'potty training': 'use the potty', 'using the potty': 'use the potty', 'sleeping alone': 'sleep alone',
  kindness: 'be kind', 'being kind': 'be kind', sharing: 'share', honesty: 'tell the truth', 'telling the truth': 'tell the truth', courage: 'be brave', bravery: 'be brave', patience: 'wait',
  'being patient': 'wait', friendship: 'be good friends', forgiveness: 'forgive', forgiving: 'forgive', teamwork: 'work together', 'working together': 'work together', perseverance: 'try again and again',
  'not giving up': 'try again and again', 'never giving up': 'try again and again', 'taking turns': 'take turns', listening: 'listen', 'saying sorry': 'say sorry', 'saying thank you': 'say thank you', 'saying please': 'say please', 'saying please and thank you': 'say please and thank you', gratitude: 'say thank you', politeness: 'say please and thank you',
  responsibility: 'look after things', helping: 'help each other', 'helping others': 'help each other', empathy: 'ask how the others feel', losing: 'lose at games', 'being a good loser': 'lose at games', cooperation: 'work together',
};

/** What is asked of whoever tells the story, and not of those in it. */
const TELLERS = /^(?:make|let|have|keep|give|put|write|tell|set|use|do|mention|describe|show|change|start|end|take|turn|call|teach|explain|stop|add|include|begin|want|need|like|love|name|remember|imagine|think|be)$/iu;

const LEARNT = /^(?:share|listen|help|take turns|tell the truth|say|wait|forgive|trust|be|clean|tidy|lose at|ask|stand up|work together|try|respect)\b/iu;

/** “Making friends”, “to go to the seaside”, “learn to share”, “kindness”: a whole sentence for what they do; undefined where it is none of these. */
export function deedIn(typed: string, isName: IsName): string | undefined {
  const heart = heartNamed(typed);
  if (heart) return heart;
  const virtue = VIRTUES[typed.toLowerCase().replace(/^the importance of /u, '').trim()];
  if (virtue) return `They learn to ${virtue}`;
  const [, verb = '', what = ''] = /^(?:to )?(\p{L}+)( .+)$/iu.exec(typed) ?? [];
  // “Share toys with little brother”: what is to be learnt, as one says it over one's shoulder.
  if (LEARNT.test(`${verb}${what}`) && isBase(verb) && !/^learn$/iu.test(verb)) return `They learn to ${verb.toLowerCase()}${what.replace(/ with (?=(?:little |big |baby )?(?:brother|sister)\b)/iu, ' with my ')}`;
  const ordered = /^ (?:an?|the|some|two|three|each other|one another|his|her|their|my|our)\b/iu.test(what) && !TELLERS.test(verb) && isToDo(typed, isName);
  if (isBase(verb) && (/^to /iu.test(typed) || /^learn$/iu.test(verb) || ordered)) return `They ${verb.toLowerCase()}${what}`;
  const [, ing = '', rest = ''] = /^(\p{L}+ing) (.+)$/iu.exec(typed) ?? [];
  const base = baseOfIng(ing);
  // “A howling wolf” is a wolf.
  if (!base || /^(?:howl|meow|purr|hoot|chirp|hiss|moo|neigh|quack|bleat|burp|fart)$/u.test(base) || ordealIn({ kind: 'saying', words: typed })) return undefined;
  return LEARNT.test(`${base} ${rest}`) ? `They learn to ${base} ${rest}` : `They ${base} ${rest}`;
}
