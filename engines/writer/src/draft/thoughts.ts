// Which thoughts suit a beat: one about the road is none for a quarrel, and a scene of others needs none at all.

import type { AgeRange } from '../brief.ts';

/** What a thought is about stands at its front, as `{of-road}`. Beats that are not named take whatever says nothing of the kind. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  // Once something has happened nobody has an idle afternoon, and those who pack for it none either; before what will be of use, or whoever leaves, only such thoughts lead anywhere.
  open: ['self', 'idle', 'place', 'ease'], day: ['self', 'idle', 'place', 'ease'], place: ['place'], hero: ['self', 'idle'], habit: ['self', 'idle'], plant: ['use'], pack: ['leave'], eve: ['leave'],
  spark: ['dread'], notice: ['clue'], stakes: ['dread'], doubt: ['dread', 'clue'],
  setout: ['road', 'company'], problem: ['clue', 'road'], guess: ['clue'], attempt: ['clue', 'dread'], ache: ['road', 'company'], way: ['road', 'company'], truth: ['clue'], danger: ['dread'], resolve: ['company', 'dread'],
  strain: ['company'], place2: ['road'], morePlaces: ['road'], rest: ['ease'], laugh: ['ease'], arrive: ['dread', 'company'], hush: ['dread', 'company'],
};

/** Scenes that are somebody else’s, a thought themselves, or too quick for one. */
const WHOLE = new Set(['friend', 'foil', 'cameo', 'bond', 'talk', 'meet', 'meet2', 'pay', 'pay2', 'turn', 'friendacts', 'memory', 'still', 'glimmer', 'mend', 'treasure', 'onset', 'try', 'solve', 'image', 'hook', 'arrive', 'hush']);

const THEME = /\{of-([a-z]+)\}/u;

/** The oldest read all of them; to the others, whose thoughts are about nothing in particular, this says nothing. */
export function thoughtsFor(beat: string, age: AgeRange, lines: readonly string[]): readonly string[] {
  if (age !== '12-17') return lines;
  if (WHOLE.has(beat)) return [];
  const themes = ABOUT[beat];
  return lines.flatMap((line) => {
    const theme = THEME.exec(line)?.[1];
    return theme === undefined || themes === undefined || themes.includes(theme) ? [line.replace(THEME, '')] : [];
  });
}

/** One is as much as a scene for the oldest can carry: two aphorisms in one paragraph are a manner. */
export const mostThoughts = (age: AgeRange): number => (age === '12-17' ? 1 : 2);
