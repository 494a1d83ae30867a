// Fills a template: every slot with words of the story, every choice with one that suits, is new and was not heard lately.

import type { Dice } from '../dice.ts';
import { freshest } from './marks.ts';
import type { Staleness } from './marks.ts';
import { namedAhead, standsAlone } from './named-ahead.ts';
import { handsOf, inOwnHand, isOfSeveral } from './own-hand.ts';
import { noteText } from './people.ts';
import type { Person } from './people.ts';
import { isOfOne } from './people-slots.ts';
import type { PeopleSlots } from './people-slots.ts';
import type { Stage } from './stage.ts';
import { parseTemplate } from './template.ts';
import type { Piece } from './template.ts';
import type { ToldSoFar } from './told-so-far.ts';

/** “{told p.stakes}”: says nothing, and is only possible where that sentence of the plot was told. */
const TOLD = 'told ';

/** A slot that is told once in a story is remembered by its name. */
const once = (name: string): string => `#${name}`;

type Choice = Extract<Piece, { is: 'choice' }>;

/** As it is written, and of whom it is told. */
interface Item {
  item: string;
  source: string;
}

interface Option {
  pieces: Piece[];
  source: string;
}

export class TemplateFiller {
  /** How often something was chosen by the dice. */
  choices = 0;
  private readonly stage: Stage;
  private readonly dice: Dice;
  private readonly people: PeopleSlots;
  private readonly told: ToldSoFar;
  private readonly stale: Staleness;

  constructor({ stage, dice, people, told, stale }: { stage: Stage; dice: Dice; people: PeopleSlots; told: ToldSoFar; stale: Staleness }) {
    this.stage = stage;
    this.dice = dice;
    this.people = people;
    this.told = told;
    this.stale = stale;
  }

  /** Words, or undefined where a slot is missing or everything was already said. */
  fill(template: string): string | undefined {
    const pieces = parseTemplate(template);
    return this.isPossible(pieces) ? this.expand(pieces) : undefined;
  }

  private isPossible(pieces: readonly Piece[]): boolean {
    for (const piece of pieces) {
      if (piece.is === 'slot' && !this.isAvailable(piece.name)) return false;
      if (piece.is === 'choice' && !piece.options.some((option) => this.isPossible(option))) return false;
    }
    return true;
  }

  private isAvailable(name: string): boolean {
    const { stage, told } = this;
    if (name.startsWith(TOLD)) return told.holds(once(name.slice(TOLD.length)));
    if (isOfOne(name) && !this.people.whose(name)) return false;
    if (this.people.has(name)) return true;
    if (stage.once.has(name) && told.holds(once(name))) return false;
    const material = stage.word(name);
    if (material === undefined) return false;
    return typeof material === 'string' || this.mayRepeat(name) || material.some((item) => !told.holds(item));
  }

  private expand(pieces: readonly Piece[]): string | undefined {
    const { references } = this.people;
    const from = references.at;
    let out = '';
    for (let at = 0; at < pieces.length; at++) {
      references.at = from + out.length;
      const text = this.tellPiece(pieces, at);
      if (text === undefined) return undefined;
      out += text;
    }
    return out;
  }

  private tellPiece(pieces: readonly Piece[], at: number): string | undefined {
    const piece = pieces[at];
    switch (piece?.is) {
      case 'text': return this.plain(piece.text, pieces[at - 1]);
      case 'slot':
        this.people.memory.ahead = namedAhead(pieces)[at];
        return asBefore(this.slot(piece.name), piece.name, pieces[at + 1]);
      case 'choice': return this.choice(piece);
      default: return undefined;
    }
  }

  private plain(written: string, before: Piece | undefined): string {
    const text = inOwnHand(written, before, this.stage.word);
    noteText(this.people.memory, text);
    return text;
  }

  private choice({ options, sources }: Choice): string | undefined {
    const open = options.map((pieces, at): Option => ({ pieces, source: sources[at] ?? '' })).filter(({ pieces }) => this.isPossible(pieces));
    if (open.length === 0) return undefined;
    const { pieces, source } = this.choose(open);
    return this.put(this.expand(pieces), source);
  }

  private slot(name: string): string | undefined {
    if (name.startsWith(TOLD)) return '';
    const someone = this.people.whose(name);
    if (isOfOne(name) && !someone) return undefined;
    return this.people.fill(name, someone) ?? this.fromMaterial(name, someone);
  }

  private fromMaterial(name: string, someone: Person | undefined): string | undefined {
    const { stage, told } = this;
    if (stage.once.has(name) && told.holds(once(name))) return undefined;
    const material = stage.word(name);
    if (material === undefined) return undefined;
    if (stage.once.has(name)) told.use(once(name));
    const bind = (text: string): string => (someone ? text.replaceAll('{x', `{${someone.letter}`) : text);
    const source = typeof material === 'string' ? bind(material) : this.pickFrom(material, name, bind);
    return source === undefined ? undefined : this.put(this.expand(parseTemplate(source)), source);
  }

  /** Of a list: what can be said, and suits, and is new; where nothing new suits, a list may begin again, or what is new is said. */
  private pickFrom(material: readonly string[], name: string, bind: (text: string) => string): string | undefined {
    const { told } = this;
    const sayable = material.map((item): Item => ({ item, source: bind(item) })).filter(({ source }) => this.isPossible(parseTemplate(source)));
    const isNew = ({ item }: Item): boolean => !told.holds(item);
    const suitable = freshest(sayable, ({ source }) => this.misfit(source));
    const fresh = suitable.filter(isNew);
    const open = fresh.length > 0 ? fresh : this.mayRepeat(name) ? suitable : sayable.filter(isNew);
    if (open.length === 0) return undefined;
    const { item, source } = this.pick(freshest(open, (one) => this.stale(one.item)));
    told.use(item);
    return source;
  }

  /** What this story has not said, and of that what the family has not heard lately. */
  private choose(open: readonly Option[]): Option {
    const fresh = freshest(open, ({ source }) => this.misfit(source)).filter(({ source }) => !isTelling(source) || !this.told.holds(source));
    const chosen = this.pick(freshest(fresh.length > 0 ? fresh : open, ({ source }) => (isTelling(source) ? this.stale(source) : 0)));
    if (isTelling(chosen.source)) this.told.use(chosen.source);
    return chosen;
  }

  private pick<T>(from: readonly T[]): T {
    this.choices += 1;
    return this.dice.pick(from);
  }

  /** A whole sentence is noted with where it is written. */
  private put(text: string | undefined, source: string): string | undefined {
    if (text !== undefined && /[.!?…]$/u.test(text)) this.told.insert(text, source);
    return text;
  }

  private mayRepeat(name: string): boolean {
    return this.stage.again.has(isOfOne(name) ? name.slice(2) : name);
  }

  private misfit(text: string): number {
    return this.stage.misfit?.(text) ?? 0;
  }
}

/** As a slot is told before what follows it: “{H.hand}s”, and “{his}” where it stands alone. */
function asBefore(text: string | undefined, name: string, next: Piece | undefined): string | undefined {
  if (text === undefined) return undefined;
  const said = next?.is === 'text' && isOfSeveral(name, next.text) ? handsOf(text) : text;
  return standsAlone(name, next) ? said.replace(/^(her|their)$/u, '$1s') : said;
}

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
