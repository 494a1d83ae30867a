// Turns a template into words: fills slots, throws the dice for choices, remembers what was said.

import type { Dice } from '../dice.ts';
import { asMark, freshest, markOf } from './marks.ts';
import type { Staleness } from './marks.ts';
import { namedAhead, standsAlone } from './named-ahead.ts';
import { handsOf, inOwnHand, isOfSeveral } from './own-hand.ts';
import { PARTY_FORMS, partyForm } from './party.ts';
import { freshMemory, noteText, possessive, refer } from './people.ts';
import type { Form, Memory, Person } from './people.ts';
import { parseTemplate } from './template.ts';
import { capitalise } from './tidy.ts';
import type { Piece } from './template.ts';
import { References, TOGETHER } from './whom-it-means.ts';
import type { Telling } from './whom-it-means.ts';

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

export interface Inserted {
  text: string;
  source: string;
}

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
  stale: Staleness;
}

/** “{told p.stakes}”: says nothing, and is only possible where that sentence of the plot was told. */
const TOLD = 'told ';

const FORMS: Record<string, Form> = { he: 'he', him: 'him', his: 'his', self: 'himself', name: 'full' };
const HERO_FORMS: Record<string, Form> = { he: 'he', him: 'him', his: 'his', himself: 'himself' };

const NEVER: Staleness = () => 0;

/** A choice is remembered when it says something: two words or more of its own. */
function isTelling(source: string): boolean {
  const known = telling.get(source);
  if (known !== undefined) return known;
  const tells = source.replace(/\{[^}]*\}/gu, '').trim().length > 11;
  if (telling.size > 20_000) telling.clear();
  telling.set(source, tells);
  return tells;
}
const telling = new Map<string, boolean>();

export function createTeller(stage: Stage, dice: Dice, alreadyUsed: Iterable<string>, stale: Staleness = NEVER): Teller {
  const used = new Set([...alreadyUsed].map(asMark));
  const pending = new Set<string>();
  const taken = (source: string): boolean => used.has(markOf(source)) || pending.has(markOf(source));
  const note = (source: string): void => { pending.add(markOf(source)); };
  const named = new Set<string>();
  const newlyNamed = new Set<string>();
  const inserted: Inserted[] = [];
  let memory: Memory = freshMemory();
  let before = { pending: 0, named: 0, inserted: 0 };
  const references = new References();
  const tellings: Telling[] = [];
  let recent: Telling[] = [];

  const mayRepeat = (name: string): boolean => stage.again.has(/^[A-Z]\./u.test(name) ? name.slice(2) : name);
  const misfit = (text: string): number => stage.misfit?.(text) ?? 0;
  const person = (letter: string): Person | undefined => stage.people.get(letter);

  const special = (name: string): string | undefined => {
    const first = name.charCodeAt(0);
    const isCapital = first > 64 && first < 91 && name.length > 1 && name.charAt(1) !== '.';
    const text = inSmall(isCapital ? name.charAt(0).toLowerCase() + name.slice(1) : name);
    return isCapital && text ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  };

  const meaning = (someone: Person, form: Form): string => {
    references.note(someone.name);
    return refer(someone, form, memory, stage.people);
  };

  const inSmall = (name: string): string | undefined => {
    if (name === 'was') return stage.party.length > 1 || stage.crew !== undefined ? 'were' : 'was';
    const form = PARTY_FORMS[name];
    if (form) {
      references.note(stage.party.length > 1 || stage.crew !== undefined ? TOGETHER : (person(stage.party[0] ?? '')?.name ?? TOGETHER));
      return partyForm(stage, form, memory);
    }
    const heroForm = HERO_FORMS[name];
    const hero = heroForm && person('H');
    return heroForm && hero ? meaning(hero, heroForm) : undefined;
  };

  const slot = (name: string): string | undefined => {
    if (name.startsWith(TOLD)) return '';
    const letter = name.charAt(0);
    const someone = /^[A-Z](?:$|\.|’)/u.test(name) ? person(letter) : undefined;
    if (/^[A-Z](?:$|\.|’)/u.test(name) && !someone) return undefined;
    if (someone) {
      if (name.length === 1) return meaning(someone, 'name');
      if (name.endsWith('’s')) return possessive(meaning(someone, 'name'));
      const form = FORMS[name.slice(2)];
      if (form) return meaning(someone, form);
      // “{F.He}”: at the head of a sentence.
      const asHead = FORMS[name.slice(2).toLowerCase()];
      if (asHead) return capitalise(meaning(someone, asHead));
    }
    return special(name) ?? fromMaterial(name, someone);
  };

  const fromMaterial = (name: string, someone: Person | undefined): string | undefined => {
    if (stage.once.has(name) && taken(`#${name}`)) return undefined;
    const material = stage.word(name);
    if (material === undefined) return undefined;
    const bind = (text: string): string => (someone ? text.replaceAll('{x', `{${someone.letter}`) : text);
    if (stage.once.has(name)) note(`#${name}`);
    if (typeof material === 'string') return put(expand(parseTemplate(bind(material))), bind(material));
    const sayable = material.filter((item) => possible(parseTemplate(bind(item))));
    const suitable = freshest(sayable, (item) => misfit(bind(item)));
    const fresh = freshOf(suitable);
    const open = fresh.length > 0 ? fresh : mayRepeat(name) ? suitable : freshOf(sayable);
    if (open.length === 0) return undefined;
    const item = dice.pick(freshest(open, stale));
    note(item);
    return put(expand(parseTemplate(bind(item))), bind(item));
  };

  const freshOf = (items: readonly string[]): readonly string[] => items.filter((item) => !taken(item));

  const put = (text: string | undefined, source: string): string | undefined => {
    if (text !== undefined && /[.!?…]$/u.test(text)) inserted.push({ text, source });
    return text;
  };

  const possible = (pieces: Piece[]): boolean =>
    pieces.every((piece) => {
      if (piece.is === 'text') return true;
      if (piece.is === 'choice') return piece.options.some((option) => possible(option));
      return available(piece.name);
    });

  const available = (name: string): boolean => {
    if (name.startsWith(TOLD)) return taken(`#${name.slice(TOLD.length)}`);
    if (/^[A-Z](?:$|\.|’)/u.test(name)) {
      if (!person(name.charAt(0))) return false;
      if (name.length === 1 || name.endsWith('’s') || FORMS[name.slice(2).toLowerCase()]) return true;
    }
    if (ALWAYS_THERE.has(name.toLowerCase())) return true;
    if (stage.once.has(name) && taken(`#${name}`)) return false;
    const material = stage.word(name);
    if (material === undefined) return false;
    return typeof material === 'string' || mayRepeat(name) || material.some((item) => !taken(item));
  };

  /** What this story has not said, and of that what the family has not heard lately. */
  const choose = (open: readonly { pieces: Piece[]; source: string }[]): { pieces: Piece[]; source: string } => {
    const fresh = freshest(open, ({ source }) => misfit(source)).filter(({ source }) => !isTelling(source) || !taken(source));
    const chosen = dice.pick(freshest(fresh.length > 0 ? fresh : open, ({ source }) => (isTelling(source) ? stale(source) : 0)));
    if (isTelling(chosen.source)) note(chosen.source);
    return chosen;
  };

  const expand = (pieces: Piece[]): string | undefined => {
    let out = '';
    const from = references.at;
    for (const [at, piece] of pieces.entries()) {
      references.at = from + out.length;
      let text: string | undefined;
      if (piece.is === 'text') {
        text = inOwnHand(piece.text, pieces[at - 1], stage.word);
        noteText(memory, text);
      } else if (piece.is === 'slot') {
        memory.ahead = namedAhead(pieces)[at];
        text = slot(piece.name);
        const next = pieces[at + 1];
        if (text !== undefined && next?.is === 'text' && isOfSeveral(piece.name, next.text)) text = handsOf(text);
        if (standsAlone(piece.name, next)) text = text?.replace(/^(her|their)$/u, '$1s');
      } else {
        const open = piece.options.map((pieces, at) => ({ pieces, source: piece.sources[at] ?? '' })).filter((option) => possible(option.pieces));
        const chosen = open.length === 0 ? undefined : choose(open);
        text = chosen && put(expand(chosen.pieces), chosen.source);
      }
      if (text === undefined) return undefined;
      out += text;
    }
    return out;
  };

  return {
    used,
    stale,
    inserted,
    tellings,
    knows: (source) => used.has(markOf(source)),
    holds: taken,
    note: (source) => { used.add(markOf(source)); },
    tell: (template, goesOn = false) => {
      if (!goesOn) memory = { ...freshMemory(), named: new Set([...named, ...newlyNamed]) };
      before = { pending: pending.size, named: newlyNamed.size, inserted: inserted.length };
      references.begin();
      const pieces = parseTemplate(template);
      const text = possible(pieces) ? expand(pieces) : undefined;
      if (text !== undefined) memory.named.forEach((name) => newlyNamed.add(name));
      if (text !== undefined) recent.push(references.take(text));
      return text;
    },
    takeBack: () => {
      // A set keeps the order in which things came.
      for (const mark of [...pending].slice(before.pending)) pending.delete(mark);
      for (const name of [...newlyNamed].slice(before.named)) newlyNamed.delete(name);
      inserted.length = Math.min(inserted.length, before.inserted);
    },
    keep: () => {
      tellings.push(...recent);
      recent = [];
      pending.forEach((mark) => used.add(mark));
      newlyNamed.forEach((name) => named.add(name));
      pending.clear();
      newlyNamed.clear();
      inserted.length = 0;
    },
    forget: () => {
      recent = [];
      pending.clear();
      newlyNamed.clear();
      inserted.length = 0;
    },
    hold: () => {
      const [marks, names, told] = [[...pending], [...newlyNamed], recent];
      return () => {
        recent = [...told];
        marks.forEach((mark) => pending.add(mark));
        names.forEach((name) => newlyNamed.add(name));
      };
    },
  };
}

const ALWAYS_THERE = new Set(['all', 'they', 'them', 'their', 'themselves', 'was', 'he', 'him', 'his', 'himself']);
