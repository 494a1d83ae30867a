// What a template may speak of: the people and the words of one story, as the teller asks for them.

import type { Person } from './people.ts';

/** What a slot may hold: one template, or several of which an unused one is taken. */
export type Material = string | readonly string[];

export interface Stage {
  people: Map<string, Person>;
  /** Letters of those who travel together, hero first. */
  party: string[];
  /** Who comes along with a hero who has no one else: "the two geese". */
  crew?: string;
  word(name: string): Material | undefined;
  /** Slots that are told once in a story. */
  once: ReadonlySet<string>;
  /** How badly this goes with the story, where the present paragraph stands: 0 where it is true of it. */
  misfit?(text: string): number;
  /** Lists that may begin again when all of it was said. */
  again: ReadonlySet<string>;
}
