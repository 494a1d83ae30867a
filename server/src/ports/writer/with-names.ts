/**
 * The built-in storyteller of ideas knows kinds, such as foxes and forests, but not the family's own cast. So the names in a talk are
 * handed to it as stand-ins that it understands, and what it says of the stand-ins is told with the names.
 */
import type { IdeaRequest, KnownName } from './writer.port.ts';

type Chat = (request: Omit<IdeaRequest, 'known'>) => { response: string };

/** A name and a place that nobody has; any others that the family speaks of come before them. */
const SOMEBODY = 'Standin';
const SOMEWHERE = 'zoo';
const HEARD = 'Here is what I understood: ';

const escaped = (text: string) => RegExp.escape(text.trim());

/** Finds each name as words of its own, the longest first, and not where it is not wanted. */
function finderOf(known: readonly KnownName[]): RegExp {
  const names = known.map(({ name }) => name.trim()).toSorted((one, other) => other.length - one.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?<!\\b(?:no|not|without)\\s)(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Whoever writes with capitals writes 'Will' and not 'will'; names of several words are no other words either way. */
function isMeant(words: string, { name }: KnownName, hasCapitals: boolean): boolean {
  return words === name.trim() || /\s/.test(words) || !hasCapitals;
}

interface Heard {
  /** With stand-ins. */
  text: string;
  cast: KnownName[];
  places: KnownName[];
}

function hear(known: readonly KnownName[], text: string): Heard {
  const heard: Heard = { text, cast: [], places: [] };
  const add = (names: KnownName[], one: KnownName) => void (names.includes(one) || names.push(one));
  const others = known.reduce((rest, { name }) => rest.replaceAll(name.trim(), ''), text.slice(1));
  const hasCapitals = /\p{Lu}/u.test(others.replace(/\bI\b/g, ''));
  heard.text = text.replace(finderOf(known), (words) => {
    const found = known.find(({ name }) => name.trim().toLowerCase() === words.toLowerCase());
    if (!found || !isMeant(words, found, hasCapitals)) return words;
    add(found.is === 'place' ? heard.places : heard.cast, found);
    return found.is === 'place' ? `a ${SOMEWHERE}` : `somebody called ${SOMEBODY}`;
  });
  return heard;
}

const list = new Intl.ListFormat('en');
/** 'Rusty the red fox and Maya the young explorer' */
const introduced = (cast: readonly KnownName[]) => list.format(cast.map(({ name, kind }) => (kind ? `${name} the ${kind.toLowerCase()}` : name)));
const named = (places: readonly KnownName[]) => list.format(places.map(({ name }) => name));

/** What was understood, with the names of this message. */
function mirrored(mirror: string, { cast, places }: Heard): string {
  const told = mirror
    .replace(new RegExp(`(a hero who is [^;]*?) called ${SOMEBODY}`), `$1; somebody called ${SOMEBODY}`)
    .replace(`somebody called ${SOMEBODY}`, () => introduced(cast))
    // Heard as a thing of the story too.
    .replace(new RegExp(`(?:; | and )somebody called ${SOMEBODY}|somebody called ${SOMEBODY} and `, 'giu'), '')
    .replace(new RegExp(`(?:; | and )a ${SOMEWHERE}(?=[;.]| and )`), (words) => (places.length > 0 ? '' : words))
    .replace(`the place: a ${SOMEWHERE}`, (words) => (places.length > 0 ? `the place: ${named(places)}` : words));
  const untold = [
    ...(cast.length > 0 && !told.includes(introduced(cast)) ? [introduced(cast)] : []),
    ...(places.length > 0 && !told.includes(named(places)) ? [`the place: ${named(places)}`] : []),
  ];
  if (untold.length === 0) return told;
  return told.startsWith(HEARD) ? `${told.replace(/\.$/, '')}; ${untold.join('; ')}.` : `${HEARD}${untold.join('; ')}.`;
}

export function chatWithNames({ known = [], ...request }: IdeaRequest, chat: Chat): { response: string } {
  if (known.length === 0) return chat(request);
  const turns = request.history.map(({ role, content }) => ({ role, ...(role === 'user' ? hear(known, content) : { text: content, cast: [], places: [] }) }));
  const now = hear(known, request.message);
  const { response } = chat({ ...request, message: now.text, history: turns.map(({ role, text }) => ({ role, content: text })) });
  const [mirror = '', ...rest] = response.split('\n\n');
  // One paragraph alone is no talk about ideas.
  if (rest.length === 0) return { response };
  const [hero] = [...turns, now].flatMap(({ cast }) => cast);
  const answer = [mirrored(mirror, now), ...rest].join('\n\n');
  return { response: hero ? answer.replaceAll(SOMEBODY, () => hero.name) : answer };
}
