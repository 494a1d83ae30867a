// A name once, and then “she”: whoever is the only one spoken of is not called by name at the head of every sentence.

import { sentencesOf } from './measure.ts';

/** Who may be named in a paragraph, by the name in it. */
export interface Named {
  name: string;
  male: boolean;
}

/** After so many sentences in which only a pronoun stands, the name comes again. */
const MOST_RUNNING = 2;

/** Somebody else whom “he” or “she” could mean. */
const OTHERS = {
  male: /\b(?:bab(?:y|ies)|man|men|boys?|fathers?|dad|grandfathers?|grandpa|uncles?|brothers?|sons?|kings?|princes?|mayor|captain|farmer|baker|driver|postman|ferryman|caretaker|conductor|professor|doctor|teacher|headmaster|sergeant|pirate|he|him|himself|gentleman|fellow|lad|somebody|someone|stranger|keeper|master|neighbour|child|friend)\b/iu,
  female: /\b(?:bab(?:y|ies)|woman|women|girls?|mothers?|mum|grandmothers?|grandma|nana|aunts?|sisters?|daughters?|queens?|princess|lady|ladies|doctor|teacher|captain|she|herself|nurse|witch|landlady|stranger|somebody|someone|keeper|neighbour|child|friend|postwoman)\b/iu,
} as const;

const PRONOUN = { male: { he: 'He', his: 'His' }, female: { he: 'She', his: 'Her' } } as const;

/** @param people everybody in the story; those who share a first name are left alone */
export function lightenNames(text: string, people: readonly Named[]): string {
  const there = people.filter(({ name }) => text.includes(name));
  if (there.length === 0 || text.includes('\n')) return text;
  const sentences = sentencesOf(text);
  // Who is named in one sentence only is not named again.
  if (!there.some(({ name }) => sentences.filter((sentence) => sentence.includes(name)).length > 1)) return text;
  let about: Named | undefined;
  let run = 0;
  const told = sentences.map((sentence, at) => {
    const here = there.filter(({ name }) => sentence.includes(name));
    const [who] = here;
    const before = about;
    const light = who !== undefined && here.length === 1 && before === who && at > 0 && run < MOST_RUNNING && isAlone(who, sentences.slice(0, at + 1), there) ? withPronoun(sentence, who) : sentence;
    run = light === sentence ? (here.length > 0 ? 0 : run + 1) : run + 1;
    if (here.length > 0) about = here.length === 1 && !(who && OTHERS[gender(who)].test(withoutName(sentence, who))) ? who : undefined;
    else if (about && (OTHERS[gender(about)].test(withoutPronouns(sentence)) || sentence.includes('“'))) about = undefined;
    return light;
  });
  return told.some((sentence, at) => sentence !== sentences[at]) ? told.join(' ') : text;
}

const gender = ({ male }: Named): 'male' | 'female' => (male ? 'male' : 'female');
const withoutName = (sentence: string, { name }: Named): string => withoutPronouns(sentence.replaceAll(name, '…'));
/** “He” goes on with the one of whom the sentence before spoke. */
const withoutPronouns = (sentence: string): string => sentence.replace(/\b(?:he|him|himself|she|herself)\b/giu, '…');

/** Nobody of the same gender has been named in the paragraph so far. */
const isAlone = (who: Named, sentences: readonly string[], there: readonly Named[]): boolean =>
  !there.some((other) => other !== who && (other.male === who.male) && sentences.some((sentence) => sentence.includes(other.name)));

/** All of it is what one of them says: “Yes,” said Maya. */
const SPEAKS = /^(“[^“”]*”) (said|asked|called) ([^“”,.]+)\.$/u;

/** “Maya kept a pencil.” → “She kept a pencil.”; nothing where more than a verb hangs on the name. */
function withPronoun(sentence: string, who: Named): string {
  if (sentence.split(who.name).length > 2) return sentence;
  const { he, his } = PRONOUN[gender(who)];
  if (sentence.includes('“')) return sentence.replace(SPEAKS, (whole, speech: string, verb: string, name: string) => (name === who.name ? `${speech} ${he.toLowerCase()} ${verb}.` : whole));
  if (sentence.startsWith(`${who.name}’s `)) return `${his}${sentence.slice(who.name.length + 2)}`;
  const rest = sentence.slice(who.name.length);
  return sentence.startsWith(`${who.name} `) && !/^ (?:and|or|of|the|alone|as|at|in|from|with|herself|himself|too|also|\p{Lu})\b/u.test(rest) ? `${he}${rest}` : sentence;
}
