// "I love my cat" → "Amara loves her cat": what somebody typed of themselves is the hero's.

export interface Told {
  name: string;
  male: boolean;
}

export function inThirdPerson(text: string, { name, male }: Told): string {
  const [he, him, his] = male ? ['he', 'him', 'his'] : ['she', 'her', 'her'];
  let named = false;
  const subject = (): string => {
    if (named) return he;
    named = true;
    return name;
  };
  return text
    .replace(/\b(?:my|our) (?:son|daughter|child|kid|little one|boy|girl)\b/giu, subject)
    .replace(/\bI[’']m\b/gu, () => `${subject()} is`).replace(/\bI am\b/giu, () => `${subject()} is`)
    .replace(/\bI[’']ve\b/gu, () => `${subject()} has`).replace(/\bI[’']d\b/gu, () => `${subject()} would`).replace(/\bI[’']ll\b/gu, () => `${subject()} will`)
    .replace(/\bI (don[’']t|do not) /giu, (_, not: string) => `${subject()} ${/n[’']t/u.test(not) ? 'doesn’t' : 'does not'} `)
    .replace(/\bI (have|do)\b/giu, (_, verb: string) => `${subject()} ${verb.toLowerCase() === 'have' ? 'has' : 'does'}`)
    .replace(/(?:^i|\bI)\b/gu, subject)
    .replace(/\bmyself\b/giu, `${him}self`.replace('herself', 'herself')).replace(/\bmy\b/giu, his).replace(/\bme\b/giu, him).replace(/\bmine\b/giu, male ? 'his' : 'hers')
    .replace(/\bours\b/giu, 'theirs').replace(/\bour\b/giu, 'their').replace(/\bus\b/gu, 'them').replace(/\bwe[’']re\b/giu, 'they were').replace(/\bwe\b/giu, 'they');
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
