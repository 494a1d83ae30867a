// What a draft has said: of what was told only so much stays as is kept, and the rest leaves no trace.

import { asMark, markOf } from './marks.ts';
import type { Telling } from './whom-it-means.ts';

/** A whole sentence that a slot or a choice brought in: as it was put in, and as it is written. */
export interface Inserted {
  text: string;
  source: string;
}

export class ToldSoFar {
  /** Marks of what was kept, and of what earlier parts told. */
  readonly used: Set<string>;
  /** What slots and choices brought into what is being told. */
  readonly inserted: Inserted[] = [];
  /** What was kept, with whom its pronouns mean. */
  readonly tellings: Telling[] = [];
  private readonly named = new Set<string>();
  // What is being told, until it is kept or forgotten.
  private readonly pending = new Set<string>();
  private readonly newlyNamed = new Set<string>();
  private recent: Telling[] = [];
  private before = { pending: 0, named: 0, inserted: 0 };

  /** @param alreadyUsed marks of earlier parts, or what they stand for */
  constructor(alreadyUsed: Iterable<string>) {
    this.used = new Set([...alreadyUsed].map(asMark));
  }

  /** Was it told, and kept? */
  knows(source: string): boolean {
    return this.used.has(markOf(source));
  }

  /** Was it told, or is it part of what is being told? */
  holds(source: string): boolean {
    const mark = markOf(source);
    return this.used.has(mark) || this.pending.has(mark);
  }

  /** It counts as told from now on, whatever becomes of the rest. */
  note(source: string): void {
    this.used.add(markOf(source));
  }

  /** It is part of what is being told. */
  use(source: string): void {
    this.pending.add(markOf(source));
  }

  insert(text: string, source: string): void {
    this.inserted.push({ text, source });
  }

  /** Everybody who was called by their whole name. */
  names(): Set<string> {
    return new Set([...this.named, ...this.newlyNamed]);
  }

  /** The next telling begins: `takeBack` comes back to here. */
  begin(): void {
    this.before = { pending: this.pending.size, named: this.newlyNamed.size, inserted: this.inserted.length };
  }

  end(telling: Telling, names: Iterable<string>): void {
    for (const name of names) this.newlyNamed.add(name);
    this.recent.push(telling);
  }

  /** Takes back what the last telling used up. */
  takeBack(): void {
    // A set keeps the order in which things came.
    for (const mark of [...this.pending].slice(this.before.pending)) this.pending.delete(mark);
    for (const name of [...this.newlyNamed].slice(this.before.named)) this.newlyNamed.delete(name);
    this.inserted.length = Math.min(this.inserted.length, this.before.inserted);
  }

  keep(): void {
    this.tellings.push(...this.recent);
    for (const mark of this.pending) this.used.add(mark);
    for (const name of this.newlyNamed) this.named.add(name);
    this.forget();
  }

  forget(): void {
    this.recent = [];
    this.pending.clear();
    this.newlyNamed.clear();
    this.inserted.length = 0;
  }

  /** Lays aside what is being told; the call that it hands back takes it up again. */
  hold(): () => void {
    const [marks, names, recent] = [[...this.pending], [...this.newlyNamed], this.recent];
    return () => {
      this.recent = [...recent];
      for (const mark of marks) this.pending.add(mark);
      for (const name of names) this.newlyNamed.add(name);
    };
  }
}
