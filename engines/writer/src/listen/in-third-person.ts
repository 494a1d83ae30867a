// "I love my cat" → "Amara loves her cat": what somebody typed of themselves is the hero's.

export interface Told {
  name: string;
  male: boolean;
}

/** Whom a family calls its own: “my little boy”, “our granddaughter”, “my four year old”. */
const OWN_CHILD = /\b(?:my|our) (?:(?:little|big|young|youngest|oldest|older|younger|shy|brave|sweet|clever|\d{1,2}[- ]?(?:years?|yrs?)[- ]?olds?|(?:two|three|four|five|six|seven|eight|nine|ten)[- ]?year[- ]?olds?),? )*(son|daughter|child|kid|little one|toddler|grandson|granddaughter|grandchild|nephew|niece|boy|girl)\b(?:,? (?:called |named )?(\p{L}+))?/giu;

/** "my daughter" is the hero, or the girl of the story where the hero is none; so is “my daughter Mia”, where no Mia was chosen (`isName`). */
export const withHeroNamed = (text: string, name: string, ofGender: (word: 'his' | 'her') => string = () => name, isName: (word: string) => boolean = () => true): string =>
  text.replace(/^(?:an? |the )?(?:\p{L}+ ){0,2}story for (?:my|our|an?) (?:[\p{L}\d-]+ ){1,5}who(?=\s)/iu, name)
    // “my son Leo” is Leo, whoever the hero is called.
    // “My five year old” and no more.
    .replace(/\b(?:my|our) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:years?|yrs?)[- ]?olds?(?= (?:is|was|has|had|loves|loved|wants|wanted|likes|liked|can|could|will|does|did|hates|needs|just|always|never)\b|[’']s\b)/giu, name)
    .replace(OWN_CHILD, (_, who: string, next?: string) => {
      const isCalled = next !== undefined && /^\p{Lu}\p{Ll}/u.test(next);
      if (isCalled && isName(next)) return next;
      const hero = /son|boy|nephew/iu.test(who) ? ofGender('his') : /daughter|girl|niece/iu.test(who) ? ofGender('her') : name;
      return next === undefined || isCalled ? hero : `${hero} ${next}`;
    });

/** Stands for "I" until all of them are found: the first becomes the name. */
const SELF = '\u0001';

export function inThirdPerson(text: string, { name, male }: Told): string {
  const [he, him, his] = male ? ['he', 'him', 'his'] : ['she', 'her', 'her'];
  let named = false;
  return text
    .replace(/\bI[’']m\b|\bI am\b/giu, `${SELF} is`).replace(/\bI was\b/giu, `${SELF} was`)
    .replace(/\bI[’']ve\b/giu, `${SELF} has`).replace(/\bI[’']d\b/giu, `${SELF} would`).replace(/\bI[’']ll\b/giu, `${SELF} will`)
    .replace(/\bI don[’']t /giu, `${SELF} doesn’t `).replace(/\bI do not /giu, `${SELF} does not `)
    .replace(/\bI have\b/giu, `${SELF} has`).replace(/\bI\b/gu, SELF).replace(/^i\b/u, SELF)
    .replace(/\bmyself\b/giu, male ? 'himself' : 'herself').replace(/\bmy\b/giu, his).replace(/\bme\b/giu, him).replace(/\bmine\b/giu, male ? 'his' : 'hers')
    .replace(/\bours\b/giu, 'theirs').replace(/\bour\b/giu, 'their').replace(/\bus\b/gu, 'them').replace(/\bwe[’']re\b/giu, 'they are').replace(/\bwe\b/giu, 'they')
    .replaceAll(SELF, () => {
      const said = named ? he : name;
      named = true;
      return said;
    });
}

/** "it’s", "he’s", "there’s", "Finn’s scared": the short form of "is", written out. */
export function inFullForm(text: string): string {
  return text
    .replace(/\b(it|he|she|there|that|who|what)[’']s (been|got|lost|gone|escaped)\b/giu, '$1 has $2')
    .replace(/\b(it|he|she|there|that|who|what)[’']s\b/giu, '$1 is')
    .replace(/\b(they|we|you)[’']re\b/giu, '$1 are')
    .replace(/\b(they|we|you)[’']ve\b/giu, '$1 have')
    .replace(/(\p{L})[’']s (?=(?:very |really |so |secretly |a bit )?(?:scared|afraid|frightened|sad|happy|angry|lost|hungry|tired|shy|lonely|kind|brave|going|being|trying|not|really|very)\b)/giu, '$1 is ');
}
