// Plots that suit what was said, told in two sentences; each is one that the storyteller can write.

import type { Dice } from '../dice.ts';
import { BOOKS } from '../premises/premises.ts';
import type { Premise } from '../premises/premise.ts';
import type { AtHome } from './at-home.ts';
import type { Idea } from './hear-idea.ts';

const GENTLE = new Set(['Growth', 'Friendship', 'Nature']);
const PREMISES = BOOKS.flatMap(({ category, premises }) => premises.map((premise) => ({ category, premise })));
const MOST = 3;

/** What a plot may be called that is about nearly the same. */
const NEARBY: Readonly<Record<string, readonly string[]>> = {
  football: ['team'], soccer: ['team'], baby: ['brother'], sister: ['brother'], goldfish: ['reef', 'remember'], dark: ['night'], dentist: ['brave'], diggers: ['machine', 'robot'], digger: ['machine', 'robot'], truck: ['machine', 'robot'], trucks: ['machine', 'robot'],
  sea: ['ship', 'island', 'reef', 'lighthouse', 'bubbles', 'storm over', 'pirate', 'coral'], ocean: ['ship', 'island', 'reef', 'lighthouse', 'bubbles', 'coral'], beach: ['island', 'lighthouse', 'storm over', 'reef'], water: ['river', 'pond', 'rain', 'bubbles'],
  space: ['moon', 'star', 'comet', 'orbit', 'saturn', 'spaceship'], planet: ['moon', 'star', 'saturn'], snow: ['ice', 'mountains'], winter: ['ice', 'mountains'], sport: ['team', 'race'], music: ['choir', 'song', 'hums'], cooking: ['cookie', 'pudding', 'cake'], baking: ['cookie', 'pudding', 'cake'], train: ['train', 'journey'], trains: ['train', 'journey'], birthday: ['birthday'],
};

export interface Wanted {
  idea: Idea;
  /** What was understood of all that was said. */
  words: string;
  /** Somebody is ill or dead: nothing that laughs about it. */
  sorry: boolean;
  home: AtHome | undefined;
  /** Plots that were offered and not taken. */
  notAgain: readonly string[];
}

/** At most three, the nearest first; never none. */
export function plotsFor({ idea, words, sorry, home, notAgain }: Wanted, dice: Dice): Premise[] {
  const isFresh = ({ premise }: { premise: Premise }): boolean => !notAgain.includes(premise.theme);
  const unwanted = idea.avoid.filter((word) => word !== 'scary').map((word) => word.replace(/s$/u, ''));
  const has = (one: Premise, word: string): boolean => `${one.theme} ${one.want} ${one.sign} ${one.stakes}`.toLowerCase().includes(word);
  const isWanted = ({ premise }: { premise: Premise }): boolean => !unwanted.some((word) => has(premise, word));
  const ofHome = home ? PREMISES.filter(({ premise }) => home.themes.includes(premise.theme)).filter(isFresh).toSorted((a, b) => home.themes.indexOf(a.premise.theme) - home.themes.indexOf(b.premise.theme)) : [];
  if (ofHome.length >= MOST) return ofHome.slice(0, MOST).map(({ premise }) => premise);
  const isCalm = idea.avoid.length > 0 || idea.calm;
  const shelf = ({ category }: { category: string }): boolean => (sorry || (idea.calm && !idea.theme) ? GENTLE.has(category) : !idea.theme || category === idea.theme);
  const suits = (one: { category: string }): boolean => shelf(one) && (!isCalm || one.category !== 'Spooky' || home !== undefined);
  const others = PREMISES.filter(isFresh).filter((one) => !ofHome.includes(one));
  const open = [others.filter(suits).filter(isWanted), others.filter(suits), others.filter(({ category }) => category !== 'Spooky'), PREMISES].find((some) => some.length >= MOST) ?? PREMISES;
  const nearness = nearTo(idea, words);
  const ranked = dice.shuffle(open).map(({ premise }) => premise).toSorted((a, b) => (sorry ? 0 : nearness(b) - nearness(a)));
  return [...ofHome.map(({ premise }) => premise), ...ranked].slice(0, MOST);
}

/** How many words of a plot were spoken of. */
function nearTo(idea: Idea, words: string): (one: Premise) => number {
  const wanted = [idea.hero, idea.place, ...idea.things, words.replace(/somebody|missed|afraid|loves|hero/gu, '')].filter((word): word is string => Boolean(word)).join(' ').toLowerCase()
    .split(/[^\p{L}]+/u).flatMap((word) => [word.replace(/(?<=..)s$/u, ''), ...(NEARBY[word] ?? [])]).filter((word) => word.length > 3 || NEARBY[word] !== undefined);
  return (one) => wanted.filter((word) => `${one.theme} ${one.want} ${one.small.sign}`.toLowerCase().includes(word)).length;
}

export const plotCalled = (theme: string): Premise | undefined => PREMISES.find(({ premise }) => premise.theme === theme)?.premise;
export const shelfOf = (theme: string): string | undefined => PREMISES.find(({ premise }) => premise.theme === theme)?.category;

/** @param who "your dragon", "Ember" */
export const toldAsOffer = (one: Premise, who: string): string => `“${one.theme}”: ${who} has to ${inThePresent(plain(one.want))}. ${asSentences(one.stakes)}`;

/** Its first page and its first mistake: “… begins like this”. */
export const toldAtLength = (one: Premise, who: string): string => `“${one.theme}” begins like this. ${asSentences(one.sign)} ${asSentences(one.stakes)} So ${who} has to ${inThePresent(plain(one.want))}. And what is tried first goes wrong. ${asSentences(one.fail)}`;

const PRESENT: readonly [RegExp, string][] = [
  [/\bmoved on\b/u, 'moves on'], [/\bflowered\b/u, 'flowers'], [/\bneeded them\b/u, 'needs them'], [/\bbroke$/u, 'breaks'], [/\bwere\b/u, 'are'], [/\bwas\b/u, 'is'],
  [/\bleft$/u, 'leaves'], [/\bhad (?=stopped|gone|walked|made|been)/u, 'has '], [/\bwanted$/u, 'wants'], [/\bcame from$/u, 'come from'], [/\bstart(?:ed)$/u, 'starts'], [/\bbegan\b/u, 'begins'],
];
/** "before the carnival moved on" → "moves on", since the idea is told as it stands before the hero. */
const inThePresent = (want: string): string => PRESENT.reduce((text, [past, now]) => text.replace(past, now), want);

/** “the hero had let out the secret” begins a sentence where the name would have. */
const asSentences = (text: string): string => plain(text).replace(/^\p{Ll}|(?<=[.!?…] )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A plot's sentence without its slots. */
function plain(text: string): string {
  return text
    .replace(/\[([^|\]]*)\|[^\]]*\]/gu, '$1')
    .replace(/\{H’s\}/gu, 'the hero’s').replace(/\{H\}/gu, 'the hero').replace(/\{he\}/giu, 'they').replace(/\{his\}/giu, 'their').replace(/\{him\}/gu, 'them')
    .replace(/\{at-home\}/gu, 'at home').replace(/\{[^}]*\}/gu, 'it').replace(/\s+/gu, ' ').trim();
}
