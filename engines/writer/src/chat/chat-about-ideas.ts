// The idea helper: a guided conversation that says what it understood, asks for the most useful missing piece, and offers
// ideas that the storyteller can really write. It never claims to have understood more than it did.

import { diceFrom } from '../dice.ts';
import type { Dice } from '../dice.ts';
import { BOOKS } from '../premises/premises.ts';
import type { Premise } from '../premises/premise.ts';
import { withArticle } from '../tell/tidy.ts';
import { hearIdea } from './hear-idea.ts';
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
  const said = [...input.history.filter(({ role }) => role === 'user').map(({ content }) => content), input.message];
  const idea = hearIdea(said.join(' . '));
  const dice = diceFrom(`${input.seed}/${said.length}/${input.message}`);
  const newIdea = hearIdea(input.message);
  const parts = [mirror(newIdea, input.message), offers(idea, dice), question(idea, dice)];
  return { response: parts.filter(Boolean).join('\n\n') };
}

function mirror(idea: Idea, message: string): string {
  const heard: string[] = [];
  if (idea.hero) heard.push(`a hero who is ${withArticle([idea.trait, idea.hero].filter(Boolean).join(' '))}${idea.name ? ` called ${idea.name}` : ''}`);
  else if (idea.name) heard.push(`somebody called ${idea.name}`);
  else if (idea.trait) heard.push(`somebody ${idea.trait}`);
  if (idea.place) heard.push(`the place: ${withArticle(idea.place)}`);
  if (idea.theme) heard.push(`something for the ${idea.theme} shelf`);
  if (idea.things.length > 0) heard.push(idea.things.slice(0, 2).join(' and '));
  if (idea.avoid.length > 0) heard.push(idea.avoid.map((word) => (word === 'scary' ? 'nothing scary' : `no ${word}`)).join(' and '));
  if (heard.length > 0) return `Here is what I understood: ${heard.join('; ')}.`;
  if (/^\s*(?:hi|hello|hey|hallo)\b/iu.test(message)) return 'Hello! I am a small built-in helper: I know about stories and not about much else.';
  return 'I could not find a hero, a place or a thing in that, so I will not pretend I did. I can still offer some ideas.';
}

function offers(idea: Idea, dice: Dice): string {
  const books = BOOKS.filter(({ category }) => !idea.theme || category === idea.theme);
  const scared = idea.avoid.length > 0 || idea.calm;
  const open = (books.length > 0 ? books : BOOKS).filter(({ category }) => !scared || category !== 'Spooky').flatMap(({ premises }) => premises);
  const wanted = [idea.hero, idea.place, ...idea.things].filter((word): word is string => Boolean(word)).join(' ').toLowerCase().split(' ');
  const near = (one: Premise): number => wanted.filter((word) => word.length > 3 && `${one.theme} ${one.want} ${one.small.sign}`.toLowerCase().includes(word)).length;
  const ranked = dice.shuffle(open).toSorted((a, b) => near(b) - near(a)).slice(0, 3);
  const who = idea.name ?? (idea.hero ? `your ${idea.hero}` : 'your hero');
  const lines = ranked.map((one, at) => `${at + 1}. “${one.theme}”: ${who} has to ${plain(one.want)}. ${plain(one.stakes)}`);
  return `You could choose one of these, and I can really write it:\n${lines.join('\n')}`;
}

/** A plot's sentence without its slots. */
function plain(text: string): string {
  return text
    .replace(/\[([^|\]]*)\|[^\]]*\]/gu, '$1')
    .replace(/\{H’s\}/gu, 'the hero’s').replace(/\{H\}/gu, 'the hero').replace(/\{he\}/gu, 'they').replace(/\{his\}/gu, 'their')
    .replace(/\{at-home\}/gu, 'at home').replace(/\{[^}]*\}/gu, 'it').replace(/\s+/gu, ' ').trim();
}

function question(idea: Idea, dice: Dice): string {
  if (!idea.hero && !idea.name) return dice.pick(['Who should the story be about? A fox, a robot, somebody like you?', 'Tell me about the hero: what kind of creature is it?']);
  if (!idea.trait) return dice.pick(['What is your hero like: brave, shy, grumpy, funny?', 'Is your hero more the careful sort or more the cheeky sort?']);
  if (!idea.place) return dice.pick(['Where does it happen? A forest, a school, a moon?', 'What does it look like where your hero lives?']);
  if (!idea.theme) return dice.pick(['Should it be funny, spooky, or an adventure?', 'What kind of story is it: a mystery, a comedy, a story about friends?']);
  return dice.pick(['Press “Get started” to build it, or ask for three more ideas.', 'Is there anything that must be in it? If not, you can start to build it.']);
}

