// Slots that mean somebody: “{H}”, “{F.he}”, “{C’s}”, “{They}”, “{was}”. Notes whom each of them meant.

import { PARTY_FORMS, partyForm } from './party.ts';
import { freshMemory, possessive, refer } from './people.ts';
import type { Form, Memory, Person } from './people.ts';
import type { Stage } from './stage.ts';
import { capitalise } from './tidy.ts';
import { References, TOGETHER } from './whom-it-means.ts';

const FORMS: Readonly<Record<string, Form>> = { he: 'he', him: 'him', his: 'his', self: 'himself', name: 'full' };
const HERO_FORMS: Readonly<Record<string, Form>> = { he: 'he', him: 'him', his: 'his', himself: 'himself' };

/** Slots of the hero and of those who travel, which every story has. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['was', ...Object.keys(PARTY_FORMS), ...Object.keys(HERO_FORMS)]);

const isCapital = (code: number): boolean => code > 64 && code < 91;

/** Is it a slot of one person: “H”, “F.he”, “C.habit”, “C’s”? */
export const isOfOne = (name: string): boolean => isCapital(name.charCodeAt(0)) && (name.length === 1 || name.charAt(1) === '.' || name.charAt(1) === '’');

export class PeopleSlots {
  readonly references = new References();
  memory: Memory = freshMemory();
  private readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Nobody is meant by a pronoun yet; those who were called by their whole name go by their short one. */
  startAfresh(named: Set<string>): void {
    this.memory = freshMemory(named);
  }

  /** Whose slot this is, “H.habit” as well as “H”; undefined where nobody stands in that letter, and for slots of nobody. */
  whose(name: string): Person | undefined {
    return isOfOne(name) ? this.stage.people.get(name.charAt(0)) : undefined;
  }

  /** Can it be told who is meant? The person must be there. */
  has(name: string): boolean {
    return (isOfOne(name) && (name.length === 1 || name.endsWith('’s') || FORMS[name.slice(2).toLowerCase()] !== undefined)) || ALWAYS_THERE.has(name.toLowerCase());
  }

  /** A name or a pronoun; undefined where the slot asks for something else. */
  fill(name: string, someone: Person | undefined): string | undefined {
    return (someone && this.ofOne(name, someone)) ?? this.ofTheParty(name);
  }

  private ofOne(name: string, someone: Person): string | undefined {
    if (name.length === 1) return this.meaning(someone, 'name');
    if (name.endsWith('’s')) return possessive(this.meaning(someone, 'name'));
    const asked = name.slice(2);
    const form = FORMS[asked];
    if (form) return this.meaning(someone, form);
    // “{F.He}”: at the head of a sentence.
    const asHead = FORMS[asked.toLowerCase()];
    return asHead && capitalise(this.meaning(someone, asHead));
  }

  /** “{they}”, “{his}”, and at the head of a sentence “{They}”, “{His}”. */
  private ofTheParty(name: string): string | undefined {
    const isHead = isCapital(name.charCodeAt(0)) && name.length > 1 && name.charAt(1) !== '.';
    const text = this.inSmall(isHead ? name.charAt(0).toLowerCase() + name.slice(1) : name);
    return isHead && text ? capitalise(text) : text;
  }

  private inSmall(name: string): string | undefined {
    const { stage } = this;
    const isSeveral = stage.party.length > 1 || stage.crew !== undefined;
    if (name === 'was') return isSeveral ? 'were' : 'was';
    const form = PARTY_FORMS[name];
    if (form) {
      this.references.note(isSeveral ? TOGETHER : (stage.people.get(stage.party[0] ?? '')?.name ?? TOGETHER));
      return partyForm(stage, form, this.memory);
    }
    const heroForm = HERO_FORMS[name];
    const hero = heroForm && stage.people.get('H');
    return heroForm && hero ? this.meaning(hero, heroForm) : undefined;
  }

  private meaning(someone: Person, form: Form): string {
    this.references.note(someone.name);
    return refer(someone, form, this.memory, this.stage.people);
  }
}
