// What families wish for in the words in which they wish it, said as what happens: “make her brave”, “a happy ending with a party”, “who ate the cake?”.

import { withArticle } from '../tell/tidy.ts';
import { isCalledSo, isKnownThing, isSomeone, isStuff } from './phrase.ts';
import { baseOfIng, baseOfThird, isBase, pastOf } from './verbs.ts';

const HOW = '(?:very |really |so |more |a (?:little |tiny )?bit |a little )*';
const WHO = '(?:they|we|he|she|\\p{Lu}[\\p{L}’-]+(?: and \\p{Lu}[\\p{L}’-]+)?)';
/** “I want a really …”. */
const I_WANT = '(?:i want |we want |i(?:’d| would) like |with |give it |it (?:should|must|has to) have |please )*an? (?:very |really |nice |big )*';
/** Where one goes on purpose, and it takes a while. */
const FAR = '(?:the )?(?:moon|stars|sun|clouds|north pole|south pole|jungle|desert|arctic|ocean|bottom of the sea|end of the world|rainbow|space|mars|africa|paris|london|egypt|japan|china|america|india|australia|antarctica)';
/** What is held, and one may come too late for. */
const HELD = '(?:(?!fun\\b|lots\\b|breakfast\\b)[\\p{L}-]+ ){0,3}?(?:race|contest|competition|tournament|picnic|party|sleepover|fight|battle|parade|concert|show|barbecue|bbq|festival|feast|disco|campfire|bonfire|sports day|treasure hunt|egg hunt|scavenger hunt)';

type Way = readonly [RegExp, string | ((...found: string[]) => string)];

const HAS_ARTICLE = /^(?:my|our|his|her|their|the|an?|some|two|three|no|all|every|this|that|they|we|he|she|it)\b/iu;
/** Somebody's own, and nobody at all: “everyone forgets it”, “brother annoys him”. */
const NEEDS_NONE = /^(?:(?:every|some|any|no)(?:one|body|thing)|brother|sister|mother|father|grandmother|grandfather|aunt|uncle|cousin)$/u;
/** “Superhero cat saves the city”, “kite flies away”, typed without their article. */
function withItsArticle(typed: string): string {
  const [whole = '', how = '', who = '', does = ''] = /^((?:\p{Ll}[\p{L}-]+ )?)(\p{L}+) (\p{Ll}+s) (?=\p{L})/iu.exec(typed) ?? [];
  const noun = who.toLowerCase();
  const isBare = whole !== '' && !HAS_ARTICLE.test(typed) && !noun.endsWith('s') && !isCalledSo(noun) && !isStuff(noun) && !NEEDS_NONE.test(noun) && (isSomeone(noun) || (isKnownThing(noun) && !/^\p{Lu}/u.test(how || who))) && baseOfThird(does) !== undefined;
  return isBare ? `${withArticle(`${how}${who}`.toLowerCase())} ${does} ${typed.slice(whole.length)}` : typed;
}

const WAYS: readonly Way[] = [
  // The words around a wish.
  [/^(?:an? )?((?:very |really )?(?:rainy|snowy|sunny|windy|foggy|misty|stormy|frosty|icy)) (day|morning|night|evening|afternoon)(?:,| and| where| when) ?(\p{L}.*)$/iu, (_, how = '', day = '', rest = '') => `It is a ${how} ${day}. ${withItsArticle(rest)}`],
  [/^in (?:the|this) story,? (?=\p{L})/iu, ''],
  [/^(?:[Ii]t’s|(?:[Ii]t|[Tt]his|[Tt]he story) (?:(?:should|must|could|can|has to|needs to|will) be|is)) about (?=an? |the |two |three |some |my |our |his |her |how |\p{Lu}\p{L}+)/u, ''],
  [/,? (?:so |and )?please (?:make|write|tell) (?:me |us |her |him |them )?(?:a|the|another) (?:[\p{L}-]+ )?story(?: (?:so|so that|for|to) .*)?$/iu, ''],
  [/ would be (?:really |very |so )?(?:great|nice|lovely|perfect|good|fun|wonderful|amazing|cool|helpful)$/iu, ''],
  [/^(?:please )?(?:(?:write|tell|make) )?(?:me |us |her |him )?(?:something |a story |one )?(?:about )?how (?=(?:our|my|the|they|he|she|we|\p{Lu}\p{L}+) .+ )/u, ''],
  // “My son wants a story about diggers”: the diggers are wanted.
  [/^(?:(?:my|our|the) )?(?:\p{L}+ )?(?:son|daughter|kids?|child|children|boys?|girls?|little one|toddler|grandson|granddaughter|grandchild|students?|pupils|class|twins|he|she|they|we)(?: \p{Lu}\p{L}+)? (?:really )?(?:wants?|would (?:like|love)|asked for|asks for|wishes for|(?:would )?loves? to hear|wants? to hear)(?: to hear)? (?:an?|another|the|some) (?:[\p{L}-]+ )?(?:story|stories|tale|book|adventure) (?:about|with|where|in which|of) /iu, ''],
  [new RegExp(`^${I_WANT}(?:happy|good|nice|cosy|cozy|funny|sweet|lovely|warm|proper|calm) end(?:ing)? (?:with|where|in which|when|and) (.+)$`, 'iu'), 'it ends with $1'],
  [new RegExp(`^${I_WANT}(?:happy|good|nice) end(?:ing)?$`, 'iu'), 'happy ending'],
  [/, (?:just|only|simply) (?:nice and )?(cosy|cozy|calm|gentle|sweet|quiet|relaxing|soothing|fun|funny|silly)$/iu, '. $1 story'],
  [/^(?:but |and )?(?:just|only|all|nice and|simply) (?:nice and )?(cosy|cozy|calm|gentle|sweet|quiet|relaxing|soothing|fun|funny|silly)(?: (?:things|stuff|parts|bits|scenes|vibes))?$/iu, '$1 story'],
  // What can be learnt is learnt in the story.
  [/^(?:please )?(?:make|let) (?:him|her|them) (?:be )?(?:more |a (?:little |tiny )?bit )?(brave|braver|kind|kinder|patient|honest|polite|helpful|confident|friendly|gentle)(?:,? please)?$/iu, (_, how = '') => `they learn to be ${how.toLowerCase().replace(/^braver$/u, 'brave').replace(/^kinder$/u, 'kind')}`],
  // Who somebody is: “make him a bit naughty but kind”.
  [new RegExp(`^(?:please )?(?:make|let) (him|her|them) (?:be )?(${HOW}(?!an?\\b|the\\b|go\\b|to\\b|out\\b|up\\b)(?:brave|kind|clever|smart|naughty|funny|strong|shy|silly|curious|helpful|polite|patient|honest|fast|confident|adventurous|friendly|cheeky|gentle|grumpy|lazy|happy)(?:,? (?:and|but) ${HOW}(?!please\\b)\\p{L}+)?)(?:,? please)?$`, 'iu'), (_, whom = '', how = '') => ({ him: `he is ${how}`, her: `she is ${how}`, them: `they are ${how}` })[whom.toLowerCase()] ?? ''],
  [/^(?:please )?(?:teach|show|help) (?:him|her|them|my (?:son|daughter|child|kids?)) (?:how )?to (?=(?:be|share|wait|listen|help|say|tell|try|calm|clean|tidy|brush|trust|stop)\b)/iu, 'they learn to '],
  // What has been lost and is found again is looked for in between.
  [/^(?:to )?(?:finds?|find(?:ing)?|found|gets? back|(?:look|search|hunt)(?:s|ed|ing)? for) (her|his|their|my|our) (?:lost|missing) (?=\p{L})/iu, (_, whose = '') => `${/^her$/iu.test(whose) ? 'she' : /^his$/iu.test(whose) ? 'he' : 'they'} lost ${/^(?:my|our)$/iu.test(whose) ? 'their' : whose.toLowerCase()} `],
  [/^(.{2,40}?) (?:(?:must|has to|have to|wants? to|tries to|try to|needs? to|should|will|goes to|go to|is going to) )?(?:finds?|found|gets? back|(?:is |are |goes |go )?(?:look|search|hunt)(?:s|ed|ing)? for) (her|his|their|my|our) (?:lost|missing) (?=\p{L})/iu, '$1 lost $2 '],
  // Who looks for something wants to find it.
  [new RegExp(`^(${WHO}) (?:(?:is |are |goes |go )?(?:look|search|hunt)(?:s|ing)?) for (?=(?:an?|the) )`, 'iu'), '$1 is looking for '],
  [/(\b(?:loses?|lost|misplaces?|forgets?) .+?),? (?:and|but|then)(?: then| finally| later| in the end| at last)* (?:finds?|found|gets?|got) (?:it|him|her|them)(?: again| back| in the end| at the end| later)*$/iu, '$1'],
  // Whoever learns that it is not so bad has been afraid of it and faced it, and that is told.
  [/(\b(?:scared|afraid|frightened|terrified) of [\p{L} ’-]+?),? (?:and|but) (?:he |she |they )?(?:then )?(?:learns?|finds? out|realises?|realizes?|sees?|discovers?) (?:that )?(?:it|they|there|he|she)(?: |’).+$/iu, '$1'],
  [new RegExp(`^(${WHO}) should (?:all )?(?!be\\b|have\\b|not\\b|never\\b|end\\b|win\\b|also\\b|look\\b|speak\\b|talk\\b)(?=\\p{L}+ )`, 'iu'), '$1 must '],
  [/^it(?:’s| is) ((?:[\p{L}’]+ ){0,2}[\p{L}]+’s (?:\d+\p{L}* )?birthday),? and (?=(?:they|we|he|she|everybody|everyone|\p{Lu}\p{L}+) )/iu, 'It is $1. '],
  [/\b(he|she|they|who|\p{Lu}\p{L}+) (?:has |have )?just (?=(?:got|lost|started|learned|learnt|turned|had) )/gu, '$1 '],
  [/^(?:oh )?no,? wait,? /iu, ''],
  [/^(?:(?:his|her|my|our|their|the) )?(?:mum|mom|mummy|mommy|mama|mother)(?: and (?:dad|daddy|papa))? (?:is|are) (?:pregnant|expecting|going to have (?:a|another) baby)$/iu, 'a new baby'],
  // What is gone, and nobody could carry it, is brought back.
  [/^(?:all )?(?:of )?(?:the )?(colou?rs|music|songs|stories|laughter|smiles|sounds|words|dreams|numbers|letters) (?:have|has|are|is) (?:all )?(?:disappeared|vanished|gone|missing|been stolen|stolen|lost)$/iu, 'They must bring the $1 back'],
  [/^an? (?:[\p{L}-]+ )?(?:story|tale|adventure|book) (?:set|that (?:takes place|plays|happens)|which (?:takes place|plays|happens)|taking place|happening) (?:in|on|at|under|aboard) (?=an? |the )/iu, ''],
  [/,? (?:but )?(?:please )?(?:keep it|make it) (?:innocent|clean|light|child[- ]friendly|age[- ]appropriate)$|,? (?:just|only) real life$/iu, ''],
  [/^(?:no[ ,!]+){2,}(?=\p{L})/iu, ''],
  [/\band not (\p{L}+ing)\b/gu, (whole = '', ing = '') => (baseOfIng(ing) ? `and do not ${baseOfIng(ing)}` : whole)],
  // “An old map found in the attic leads …”: what it does is told, and where it lay.
  [/^(an? .+?) (?:found|hidden|left|lost|buried) (in|on|under|behind|at|by) ((?:the|an?|his|her|their|our) [\p{L}-]+(?: [\p{L}-]+)?) (?=(?:leads|shows|tells|points|opens|turns|says|starts|begins)\b)/iu, '$1 $2 $3 '],
  [/^an? (?:[\p{L}-]+ )?(?:heist|robbery|break-in|burglary) (?:in|at) (?=an? |the )/iu, 'Somebody robs '],
  // Small, it is taken for a motto.
  [/^everything (?=(?:they|he|she|\p{Lu}\p{L}+) )/u, 'Everything '],
  [/^((?:(?!\b(?:never|not|can|could|cannot)\b|n[’']t\b).)+?) stops? (?:talking|speaking)(?: (?:to|with) each other)?(?= after |$)/iu, '$1 fall out'],
  [/^((?:the|our|my|their) [\p{L}-]+(?: [\p{L}-]+)?) ((?:is|are|has|have|was|were) .+?),? (?:and|so) (?:they|we|the (?:kids|children|friends)|everyone|everybody) (?:all )?(?:try to|want to|have to|must) (save|rescue|find|help|stop|fix) (?:it|her|him|them)$/iu, '$1 $2. They must $3 $1'],
  [/^bed ?time for (?:all )?((?:the|my|our|his|her) .+)$/iu, '$1 went to bed'],
  [/^((?:shar|wait|listen|los|grow|apologis|apologiz|try|stay|be|mak|tidy|say|go|sleep|learn|help)ing\b.*?) (?:is|can be|isn’t) (?:(?:very|so|really|sometimes|always|not) )*(?:hard|difficult|easy|fun|important)$/iu, '$1'],
  [/^(mama|papa|mummy|mommy|mum|daddy|baby|little|big) (\p{L}+) and (mama|papa|mummy|mommy|mum|daddy|baby|little|big) (\p{L}+) (\p{L}+) /iu, (whole = '', a = '', one = '', b = '', two = '', does = '') => (isBase(does) ? `the ${a} ${one} and the ${b} ${two} ${pastOf(does)} ` : whole)],
  [/^(?:an? |the )?((?:upside[- ]down|opposite|pyjama|pajama|backwards|topsy[- ]turvy|crazy hair|dress[- ]up|no rules|sports) day)( (?:at|in) .+)?$/iu, (_, what = '', where = '') => `There is ${withArticle(`${what} party`)}${where}`],
  [/^(every time|each time|whenever) (.+?) (?=(?:something|everything|everybody|everyone|someone|somebody|it|the [\p{L}-]+) \p{L}+s\b)/iu, (_, when = '', what = '') => `${when} ${what.replace(/,$/u, '')}, `],
  [/\b(worried|nervous|anxious|afraid|scared) (?:that )?(?:it|they|he|she) (?:will|would|might|could|is going to|are going to) .+$/iu, '$1'],
  [/^(it (?:is|was|’s) .+?),? so (?=(?:they|he|she|we) \p{L}+ \p{L}+)/iu, '$1. '],
  [/^(.+?) (?:wish|ask|hope)(?:es|ed|s)? for .+?,? but (gets?) (.+?)(?: instead)?$/iu, '$1 $2 $3'],
  [new RegExp(`^(${WHO}) (are|is) (detectives|spies|knights|pirates|explorers|scientists|an? (?:detective|spy|knight|pirate|explorer|scientist)) and (?=(?:must|have|has|need|needs|want|wants) )`, 'iu'), '$1 $2 $3. $1 '],
  [/^(the [\p{L}-]+) (?:orders|commands|decides|forbids) (?=that (?:nobody|no one|everybody|everyone|all)\b)/iu, '$1 says '],
  [/^.+$/u, (whole = '') => withItsArticle(whole)],
  // Who is stuck is got out; a whale on the beach is where one meets it.
  [/^(?:there is )?(an? (?:[\p{L}-]+ ){0,2}?)(\p{L}+) (?:(?:is|that is|who is|that’s|who’s) )?(?:stuck|trapped|caught) (in|on|up|under|behind|down) (an?|the) (?!(?:beach|shore|sand|coast|island|rocks?)$)((?:[\p{L}-]+ )?[\p{L}-]+)$/iu, (whole = '', a = '', who = '', at = '', article = '', where = '') => (isSomeone(who.toLowerCase()) ? `They must rescue ${a}${who} from ${at === 'under' || at === 'behind' ? `${at} ` : ''}${article} ${where}` : whole)],
  // “An elephant wants to be a dancer”: they meet the elephant.
  [/^(an? (?:(?!new\b)[\p{L}-]+ )?[\p{L}-]+) (?=(?:wants to|dreams of|is (?:afraid|scared|frightened) of|(?:can’t|cannot|can not) (?:sleep|fly|swim|sing|roar|find)|has lost (?:his|her|its))\b)/iu, (whole = '', who = '') => (isSomeone(who.split(' ').at(-1) ?? '') ? `${who} who ` : whole)],
  [/^(.+?),? (but|and) (only|just|never|always|finally|still) (\p{Ll}+s)\b/iu, (whole = '', first = '', joint = '', how = '', does = '') => (baseOfThird(does) ? `${first} ${joint} ${does} ${how}` : whole)],
  [new RegExp(`^when (${WHO}) (.+?),? (?=(?:they|he|she|everything|everyone|everybody|it|there|the \\p{L}+) \\p{L}+)`, 'iu'), '$1 $2 and '],
  [new RegExp(`^(${WHO}) ((?:fly|flies|sail|sails|travel|travels|climb|climbs) .+?) because (?=the )`, 'iu'), '$1 $2. '],
  [/^((?:the|an?) [\p{L}-]+|someone|somebody) (?:has stolen|have stolen|stole|steals) all (?:of )?the ([\p{L}-]+)$/iu, '$1 has stolen all the $2. They must bring the $2 back'],
  // A question is a riddle that they want to solve.
  [/^who (?=(?:ate|took|stole|broke|hid|painted|made|left|wrote|sent|has (?:taken|stolen|eaten|hidden)|is (?:hiding|making|stealing|eating|knocking|singing))\b)/iu, 'They want to find out who '],
  [/^where (is|are) ((?:the|my|our|his|her) [\p{L} ’-]+|\p{Lu}\p{L}+)$/u, 'They want to find out where $2 $1'],
  [/^what happened to (.+)$/iu, 'They want to find out what happened to $1'],
  [new RegExp(`^(${WHO}) (?:go|goes) to (?=${FAR}\\b)`, 'iu'), (_, who = '') => `${who} ${/^(?:they|we)$|\band\b/iu.test(who) ? 'travel' : 'travels'} to `],
  [new RegExp(`^${WHO} (?:all )?(?:have|has|hold|holds) (an? ${HELD}(?: (?:with|in|on|for|against|under|at) .+)?)$`, 'iu'), 'There is $1'],
  [new RegExp(`^${WHO} (?:takes? part in|enters?|competes? in|joins?) (an? (?:[\\p{L}-]+ ){0,3}?(?:race|contest|competition|tournament|talent show|parade))$`, 'iu'), 'They want to win $1'],
  [/(?<=^|\band |, )(?:outer )?space$/iu, 'a spaceship'],
  // “All the colours”: they are gone, one as well as another.
  [/^(?:all|all of) the (?=[\p{L}’ -]+ (?:have|has|had|are|were|is)? ?(?:disappeared|vanished|gone|missing|lost|stolen|been stolen)\b)/iu, 'the '],
];

const asOneWishes = (sentence: string): string => {
  let told = sentence;
  for (const [pattern, as] of WAYS) told = typeof as === 'string' ? told.replace(pattern, as) : told.replace(pattern, (...found: unknown[]) => as(...found.map((one) => String(one ?? ''))));
  return told;
};

/** Sentence by sentence; what is not wished for in one of these ways stays as it was typed. */
export const asWished = (text: string): string =>
  text.split(/(?<=[.!?;])(\s+)/u).map((part) => {
    const [, words = '', end = ''] = /^(.*?)([\s.!?;]*)$/su.exec(part) ?? [];
    const told = asOneWishes(words);
    return told === words ? part : told + end.replace('?', '.');
  }).join('');
