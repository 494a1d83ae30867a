// Who is meant: a pronoun where it can only mean one person, the name everywhere else.

export interface Person {
  letter: string;
  name: string;
  /** A shorter form of a very long name. */
  short: string;
  male: boolean;
}

export type Form = 'name' | 'he' | 'him' | 'his' | 'himself' | 'full';

interface Mentions {
  now: string[];
  before: string[];
}

export interface Memory {
  mentions: Mentions;
  named: Set<string>;
  /** Whose name had to stand for a pronoun in this sentence, and the text after it: "Although Greta …, she"; "when nobody spoke to Greta she". */
  instead: string | undefined;
  text: string;
  /** Who is named further on in this sentence: "Although he …, {H}". */
  ahead: string | undefined;
}

export const freshMemory = (named = new Set<string>()): Memory => ({ mentions: { now: [], before: [] }, named, instead: undefined, text: '', ahead: undefined });

export const possessive = (name: string): string => (/[sS]$/u.test(name) ? `${name}’` : /[sS][’']$/u.test(name) ? name : `${name}’s`);

/** Stand among the letters for somebody without a name: the woman with the shoebox, of whom the material says “she”. */
const UNNAMED = { male: '?he', female: '?she' } as const;

const ONE = /\b(?:he|him|his|himself|she|her|hers|herself)\b/iu;
const HE = /\b(?:he|him|his|himself)\b/iu;
const SHE = /\b(?:she|her|hers|herself)\b/iu;

/** Whom the words of the material mean by “he” or “she”; what is said aloud is about anybody. */
function unnamedIn(text: string): string[] {
  if (!ONE.test(text)) return [];
  const told = text.replace(/“[^”]*(?:”|$)/gu, ' ');
  return [...(HE.test(told) ? [UNNAMED.male] : []), ...(SHE.test(told) ? [UNNAMED.female] : [])];
}

const ENDS = /[.!?…][”’]?(?:\s|$)/gu;

/** Behind the last sentence that ends in this text; 0 where none does. */
function behindEnds(text: string): number {
  let end = 0;
  ENDS.lastIndex = 0;
  while (ENDS.test(text)) end = ENDS.lastIndex;
  return end;
}

/** Move on when a sentence ends. */
export function noteText(memory: Memory, text: string): void {
  memory.text = text;
  const end = behindEnds(text);
  if (end > 0) {
    memory.instead = undefined;
    memory.mentions = { now: [], before: [...memory.mentions.now, ...unnamedIn(text.slice(0, end))] };
  }
  memory.mentions.now.push(...unnamedIn(text.slice(end)));
}

const PRONOUNS: Record<Exclude<Form, 'name' | 'full'>, [string, string]> = {
  he: ['he', 'she'],
  him: ['him', 'her'],
  his: ['his', 'her'],
  himself: ['himself', 'herself'],
};

export function refer(person: Person, form: Form, memory: Memory, everyone: ReadonlyMap<string, Person>): string {
  if (form === 'name' && memory.instead === person.letter && /^ $|, $/u.test(memory.text) && isClear(person, 'he', memory, everyone)) return refer(person, 'he', memory, everyone);
  const usePronoun = form !== 'name' && form !== 'full' && (form === 'himself' || isClear(person, form, memory, everyone));
  memory.mentions.now.push(person.letter);
  if (!usePronoun && (form === 'he' || form === 'his' || form === 'him')) memory.instead = person.letter;
  if (usePronoun) return PRONOUNS[form][person.male ? 0 : 1];
  const name = form === 'full' || !memory.named.has(person.name) ? person.name : person.short;
  memory.named.add(person.name);
  return form === 'his' ? possessive(name) : name;
}

function isClear(person: Person, form: Form, memory: Memory, everyone: ReadonlyMap<string, Person>): boolean {
  const { now, before } = memory.mentions;
  const rivals = (letters: string[]): boolean =>
    letters.some((letter) => letter !== person.letter && everyone.get(letter)?.male === person.male);
  if (form === 'his' && now[now.length - 1] === person.letter) return true;
  if (rivals(now) || speaksOfAnother(person, [...before, ...now])) return false;
  if (now.length === 0 && memory.ahead === person.letter && !rivals(before)) return true;
  if (now.includes(person.letter)) return true;
  return before.includes(person.letter) && !rivals(before);
}

/** Was the last “he” somebody without a name? */
const speaksOfAnother = ({ letter, male }: Person, letters: string[]): boolean =>
  letters.lastIndexOf(UNNAMED[male ? 'male' : 'female']) > letters.lastIndexOf(letter);

export const TITLES = /^(?:the|mr\.?|mrs\.?|miss|ms\.?|dr\.?|king|queen|prince|princess|captain|sir|lady|lord|aunt|uncle|old|little|great|baby|professor)$/iu;

/** "Princess Lily of the Hills" → "Princess Lily"; short names stay as they are. */
export function shortName(name: string): string {
  const parts = name.split(' ');
  if (parts.length < 3) return name;
  const first = parts[0] ?? name;
  if (!TITLES.test(first)) return first;
  let end = 1;
  while (end < parts.length - 1 && TITLES.test(parts[end] ?? '')) end += 1;
  return parts.slice(0, end + 1).join(' ');
}

/** “The Ringmaster” is the Ringmaster inside a sentence. */
export const safeName = (name: string): string => name.replace(/[[\]{}|^@]/gu, '').replace(/\s+/gu, ' ').trim().replace(/^The (?=\p{Lu})/u, 'the ') || 'Somebody';

/** Is it in this text, whether a sentence begins with it or not: “The Ringmaster”, “the Ringmaster”? */
export const isNamed = (text: string, name: string): boolean => text.includes(name.replace(/^[Tt]he (?=\p{Lu})/u, ''));
