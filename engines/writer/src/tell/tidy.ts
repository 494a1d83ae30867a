// The last pass over a paragraph: articles, capitals, spaces and quotation marks.

const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|heir|honour|8|11\b|18\b)/iu;
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usu|eu|one\b|once|ewe|u\b)/iu;

/** "a" or "an" for the word that follows. */
export function articleFor(next: string): 'a' | 'an' {
  const word = next.replace(/^[^\p{L}\p{N}]+/u, '');
  return VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a';
}

/** "red fox" → "a red fox"; leaves what already has an article or is plural alone. */
export function withArticle(phrase: string): string {
  if (/^(?:a|an|the|some|his|her|its|their|two|three|four|five|many|my|our)\s/iu.test(phrase)) return phrase;
  return `${articleFor(phrase)} ${phrase}`;
}

export function capitalise(text: string): string {
  return text.replace(/^([“‘(]*)(\p{Ll})/u, (_, before: string, letter: string) => before + upper(letter));
}

/** “ß” has no capital of its own. */
const upper = (letter: string): string => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter);

const tidied = new Map<string, string>();
let called: readonly string[] = [];

/** “Dr. Who? had a list”: behind a name that ends so no sentence begins. For the names of the story that is being told. */
export function noteNames(names: readonly string[]): void {
  const now = names.filter((name) => /[?!.…]$/u.test(name));
  if (now.join('\n') === called.join('\n')) return;
  called = now;
  tidied.clear();
}

/** What was tidied before is looked up, since most sentences come again in the next draft. */
export function tidy(text: string): string {
  const known = tidied.get(text);
  if (known !== undefined) return known;
  if (tidied.size > 3_000) tidied.clear();
  const done = proofread(text);
  tidied.set(text, done);
  return done;
}

/** Said behind a question mark these are “asked”. */
const SPOKE = '(?:explained|pointed out|declared|announced|remarked|observed|ordered|promised|insisted|warned|offered|joked|grumbled|sighed|laughed|giggled|sang out|agreed|boasted)\\b';
const QUESTION_SPOKEN = new RegExp(`([?]” (?:(?:the )?(?!Nobody|Everybody|Everyone|Someone|Somebody|All\\b)\\p{Lu}[\\p{L}’.-]*|he|she|they)(?: \\p{Lu}[\\p{L}’.-]*){0,2}) ${SPOKE}`, 'gu');

/** Where one of the corrections could be called for; most texts have nothing of it. */
const FLAWS = new RegExp([
  ' [.,!?;:]', '[?!][.,!?]', '[?!]”[,.]', '\\.\\.', '[.!?…] \\p{Ll}', '\\.” \\p{Ll}', '[.!?] [“‘]\\p{Ll}', ',” (?:[^,“”]+ )?asked\\b', `\\?” [^“”]+ ${SPOKE}`, 'But [^]*But ',
].join('|'), 'u');

function proofread(text: string): string {
  const plain = unstressed(text.includes('@') ? withArticles(text) : text).replace(/\s{2,}|[^\S ]/gu, ' ');
  return capitalise((FLAWS.test(plain) ? corrected(plain) : plain).trim());
}

/** “*That* one”: the material marks what is said hardest, and a page has no marks (decision 0209). */
const unstressed = (text: string): string => (text.includes('*') ? text.replace(/\*(?=\S)([^*]*\S)\*/gu, '$1') : text);

/** “@a” is “a” or “an”, as the next word asks for. */
const withArticles = (text: string): string =>
  text.replace(/@([aA]) (?=(\S+))/gu, (_, letter: string, next: string) => `${letter === 'A' ? capitalise(articleFor(next)) : articleFor(next)} `);

const corrected = (text: string): string =>
  text
    .replace(/ ([.,!?;:])/gu, '$1')
    .replace(/([?!])[.,!](?=”)/gu, '$1').replace(/([?!]),(?= )/gu, ',')
    .replace(/([?!]”)[,.]/gu, '$1')
    .replace(/([!?])\.(?!\.)/gu, '$1')
    .replace(/([?!])[?!,]+(?=[”’\s])/gu, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
    .replace(/(?<!\.\.)([.!?…]) (\p{Ll})/gu, (whole, mark: string, letter: string, at: number, all: string) => (called.some((name) => all.slice(0, at + 1).endsWith(name)) ? whole : `${mark} ${upper(letter)}`))
    .replace(/([.!?] )([“‘])(\p{Ll})/gu, (_, a: string, q: string, letter: string) => a + q + upper(letter))
    .replace(/((?<!\.\.)\.[”]) (\p{Ll})/gu, (_, mark: string, letter: string) => `${mark} ${upper(letter)}`)
    .replace(/,” ((?:\p{Lu}[\p{L}’.-]*|he|she|they)(?: \p{Lu}[\p{L}’.-]*){0,3} )?asked\b/gu, (_, who: string | undefined) => `,” ${who ?? ''}said`)
    .replace(QUESTION_SPOKEN, '$1 asked')
    // Of two things to beware of, the second is no “but” to the first.
    .replace(/((?:^|[.!?] )But [^.!?“”]+[.!] (?:[^.!?“”]{1,30}[.!?] )?)But (?=\p{Ll})/gu, '$1And ');
