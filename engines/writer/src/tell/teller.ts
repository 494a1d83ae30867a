// Turns a template into words, and remembers what was said.

import type { Dice } from '../dice.ts';
import { TemplateFiller } from './fill-template.ts';
import type { Staleness } from './marks.ts';
import { PeopleSlots } from './people-slots.ts';
import type { Stage } from './stage.ts';
import { ToldSoFar } from './told-so-far.ts';
import type { Inserted } from './told-so-far.ts';
import type { Telling } from './whom-it-means.ts';

export interface Teller {
  /** Words, or undefined where a slot is missing or everything was already said; `goesOn` where a pronoun may mean whom the last telling named. */
  tell(template: string, goesOn?: boolean): string | undefined;
  /** Takes back what the last telling used up: it is not told after all. */
  takeBack(): void;
  /** Keep what the last tellings used up; without it they leave no trace. */
  keep(): void;
  forget(): void;
  /** What the last tellings used up, to be taken up again when nothing better is found. */
  hold(): () => void;
  /** Whole sentences that slots brought into what was just told, each as it was put in and as it is written. */
  inserted: readonly Inserted[];
  /** What was kept of it, with whom its pronouns mean. */
  tellings: readonly Telling[];
  /** Marks of what was told. */
  used: ReadonlySet<string>;
  knows(source: string): boolean;
  /** Told, or part of what is just being told. */
  holds(source: string): boolean;
  note(source: string): void;
  /** How often the dice have chosen: between two tellings of one core without a choice there is no difference. */
  choices(): number;
  stale: Staleness;
}

const NEVER: Staleness = () => 0;

/** @param alreadyUsed marks of what earlier parts told */
export function createTeller(stage: Stage, dice: Dice, alreadyUsed: Iterable<string>, stale: Staleness = NEVER): Teller {
  const told = new ToldSoFar(alreadyUsed);
  const people = new PeopleSlots(stage);
  const filler = new TemplateFiller({ stage, dice, people, told, stale });
  return {
    stale,
    used: told.used,
    inserted: told.inserted,
    tellings: told.tellings,
    knows: (source) => told.knows(source),
    holds: (source) => told.holds(source),
    note: (source) => { told.note(source); },
    choices: () => filler.choices,
    takeBack: () => { told.takeBack(); },
    keep: () => { told.keep(); },
    forget: () => { told.forget(); },
    hold: () => told.hold(),
    tell: (template, goesOn = false) => {
      if (!goesOn) people.startAfresh(told.names());
      told.begin();
      people.references.begin();
      const text = filler.fill(template);
      if (text !== undefined) told.end(people.references.take(text), people.memory.named);
      return text;
    },
  };
}
