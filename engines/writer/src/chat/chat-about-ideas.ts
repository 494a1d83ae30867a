// The idea helper: a guided conversation that says what it understood, asks for the most useful missing piece, and offers
// ideas that the storyteller can really write. It never claims to have understood more than it did.

import { diceFrom } from '../dice.ts';
import type { Dice } from '../dice.ts';
import { BOOKS } from '../premises/premises.ts';
import type { Premise } from '../premises/premise.ts';
import { withArticle } from '../tell/tidy.ts';
import { atHome } from './at-home.ts';
import type { AtHome } from './at-home.ts';
import { hearIdea } from './hear-idea.ts';
import { whatItDoes } from './what-it-does.ts';
import type { Meant } from './what-it-does.ts';
import type { Idea } from './hear-idea.ts';

export interface IdeaTurn {
  role: 'user' | 'assistant';
  content: string;
}

const WORRY = /\b(?:kill myself|hurt myself|want to die|suicide|nobody loves me|hits me|abus(?:e|ed|es))\b/iu;

export function chatAboutIdeas(input: { seed: string; message: string; history: IdeaTurn[] }): { response: string } {
  if (WORRY.test(input.message)) {
    return {
      response: 'That sounds very hard, and I am only a helper for story ideas. Please tell a grown-up you trust about it, today if you can.',
    };
  }
  const home = atHome(input.message);
  const said = [...input.history.filter(({ role }) => role === 'user').map(({ content }) => content), input.message];
  const idea = hearIdea(said.join(' . '));
  const dice = diceFrom(`${input.seed}/${said.length}/${input.message}`);
  const newIdea = hearIdea(input.message);
  const meant = whatItDoes(input.message, idea.hero);
  const words = said.flatMap((text) => whatItDoes(text, idea.hero).heard).join(' ');
  const parts = [mirror(newIdea, input.message, meant, home), home?.hint, offers(idea, words, meant.sorry !== undefined || home?.sorry === true, home, dice), promise(meant), question(idea, dice, meant)];
  return { response: parts.filter(Boolean).join('\n\n') };
}

/** Whichever idea is chosen, this comes into it, because the storyteller hears the same words. */
const promise = ({ does }: Meant): string => (does.length > 0 ? `Whichever you choose, if you keep these words: ${does.join('; ')}.` : '');

function mirror(idea: Idea, message: string, meant: Meant, home: AtHome | undefined): string {
  const heard: string[] = home ? [home.heard] : [];
  if (idea.hero && !meant.heard.some((one) => one.includes(idea.hero ?? ''))) heard.push(`a hero who is ${withArticle([idea.trait, idea.hero].filter(Boolean).join(' '))}${idea.name ? ` called ${idea.name}` : ''}`);
  else if (idea.name) heard.push(`somebody called ${idea.name}`);
  else if (idea.trait) heard.push(`somebody ${idea.trait}`);
  if (idea.place) heard.push(`the place: ${withArticle(idea.place)}`);
  if (idea.theme) heard.push(`something for the ${idea.theme} shelf`);
  // What goes on at home is said in one sentence: the words that it was told with are no things, and nothing to leave out.
  if (home) return `${home.sorry ? 'I am sorry about that. ' : ''}Here is what I understood: ${heard.concat(meant.heard.filter(isSure)).slice(0, 3).join('; ')}.`;
  const own = meant.heard.filter((one) => !heard.some((other) => one.split(' ').every((word) => other.includes(word))));
  const rest = idea.things.filter((thing) => !meant.heard.some((one) => thing.split(' ').some((word) => word.length > 3 && one.toLowerCase().includes(word))));
  heard.push(...own.slice(0, 3));
  if (rest.length > 0) heard.push(rest.slice(0, 2).join(' and '));
  if (idea.avoid.length > 0) heard.push(idea.avoid.map((word) => (word === 'scary' ? 'nothing scary' : `no ${word}`)).join(' and '));
  if (heard.length > 0) return `${meant.sorry ? `I am sorry about ${meant.sorry}. ` : ''}Here is what I understood: ${heard.join('; ')}.`;
  if (/^\s*(?:hi|hello|hey|hallo)\b/iu.test(message)) return 'Hello! I am a small built-in helper: I know about stories and not about much else.';
  return 'I could not find a hero, a place or a thing in that, so I will not pretend I did. I can still offer some ideas.';
}

/** A wish that names what it is, and not a word that was taken for a thing. */
const isSure = (heard: string): boolean => /^(?:somebody who|a hero who)/u.test(heard);

const GENTLE = new Set(['Growth', 'Friendship', 'Nature']);

/** What a plot may be called that is about nearly the same. */
const NEARBY: Readonly<Record<string, readonly string[]>> = {
  football: ['team'], soccer: ['team'], baby: ['brother'], sister: ['brother'], goldfish: ['reef', 'remember'], dark: ['night'], dentist: ['brave'], diggers: ['machine', 'robot'], digger: ['machine', 'robot'],
};

function offers(idea: Idea, words: string, sorry: boolean, home: AtHome | undefined, dice: Dice): string {
  // Somebody is ill or dead: nothing that laughs about it.
  const books = BOOKS.filter(({ category }) => (sorry ? GENTLE.has(category) : !idea.theme || category === idea.theme));
  const scared = idea.avoid.length > 0 || idea.calm;
  const open = (books.length > 0 ? books : BOOKS).filter(({ category }) => !scared || category !== 'Spooky' || home !== undefined).flatMap(({ premises }) => premises);
  const wanted = [idea.hero, idea.place, ...idea.things, words.replace(/somebody|missed|afraid|loves|hero/gu, '')].filter((word): word is string => Boolean(word)).join(' ').toLowerCase()
    .split(/[^\p{L}]+/u).flatMap((word) => [word.replace(/(?<=..)s$/u, ''), ...(NEARBY[word] ?? [])]);
  const near = (one: Premise): number => sorry ? 0 : wanted.filter((word) => word.length > 3 && `${one.theme} ${one.want} ${one.small.sign}`.toLowerCase().includes(word)).length;
  const fitting = BOOKS.flatMap(({ premises }) => premises).filter(({ theme }) => home?.themes.includes(theme));
  const ranked = home ? fitting.toSorted((a, b) => home.themes.indexOf(a.theme) - home.themes.indexOf(b.theme)) : dice.shuffle(open).toSorted((a, b) => near(b) - near(a)).slice(0, 3);
  const who = idea.name ?? (idea.hero ? `your ${idea.hero}` : 'your hero');
  const lines = ranked.map((one, at) => `${at + 1}. “${one.theme}”: ${who} has to ${inThePresent(plain(one.want))}. ${plain(one.stakes)}`);
  return `You could choose one of these, and I can really write it:\n${lines.join('\n')}`;
}

const PRESENT: readonly [RegExp, string][] = [
  [/\bmoved on\b/u, 'moves on'], [/\bflowered\b/u, 'flowers'], [/\bneeded them\b/u, 'needs them'], [/\bbroke$/u, 'breaks'], [/\bwere\b/u, 'are'], [/\bwas\b/u, 'is'],
  [/\bleft$/u, 'leaves'], [/\bhad (?=stopped|gone|walked|made|been)/u, 'has '], [/\bwanted$/u, 'wants'], [/\bcame from$/u, 'come from'], [/\bstart(?:ed)$/u, 'starts'], [/\bbegan\b/u, 'begins'],
];
/** "before the carnival moved on" → "moves on", since the idea is told as it stands before the hero. */
const inThePresent = (want: string): string => PRESENT.reduce((text, [past, now]) => text.replace(past, now), want);

/** A plot's sentence without its slots. */
function plain(text: string): string {
  return text
    .replace(/\[([^|\]]*)\|[^\]]*\]/gu, '$1')
    .replace(/\{H’s\}/gu, 'the hero’s').replace(/\{H\}/gu, 'the hero').replace(/\{he\}/gu, 'they').replace(/\{his\}/gu, 'their')
    .replace(/\{at-home\}/gu, 'at home').replace(/\{[^}]*\}/gu, 'it').replace(/\s+/gu, ' ').trim();
}

function question(idea: Idea, dice: Dice, { loved }: Meant): string {
  if (!idea.name && loved && (!idea.hero || loved.includes(idea.hero))) return `Who should the hero be: ${loved.replace(/^the /u, 'a ').replace(/^a (?=[aeio])/u, 'an ')}, or somebody who loves them?`;
  if (!idea.hero && !idea.name) return dice.pick(['Who should the story be about? A fox, a robot, somebody like you?', 'Tell me about the hero: what kind of creature is it?']);
  if (!idea.trait) return dice.pick(['What is your hero like: brave, shy, grumpy, funny?', 'Is your hero more the careful sort or more the cheeky sort?']);
  if (!idea.place) return dice.pick(['Where does it happen? A forest, a school, a moon?', 'What does it look like where your hero lives?']);
  if (!idea.theme) return dice.pick(['Should it be funny, spooky, or an adventure?', 'What kind of story is it: a mystery, a comedy, a story about friends?']);
  return dice.pick(['Press “Get started” to build it, or ask for three more ideas.', 'Is there anything that must be in it? If not, you can start to build it.']);
}

