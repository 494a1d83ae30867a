// What is told with a scene: taken in one by one, while there is room, and nothing twice.

import type { Part, PartName } from './made-of.ts';
import { countWords } from './measure.ts';
import type { ParagraphOrder } from './paragraph-order.ts';
import type { Teller } from './teller.ts';
import type { Scene } from './tell-scene.ts';
import { tidy } from './tidy.ts';

/** What may be said on this pass, and how much of what must be told has to be in it: the first of it is the most urgent. */
export interface Pass {
  may(text: string): boolean;
  /** What is taken at once; what only may be said waits for something better. */
  best?(text: string): boolean;
  needs: 'all' | 'first' | 'none';
  /** Only so many cores are tried, and each so often. */
  most?: number;
  tries?: number;
}

/** Further conditions on one sentence. */
export interface Only {
  /** No run of words in it was said before, whatever the pass allows. */
  ifNew?: boolean;
  /** Does it go where it would stand? */
  ifSuits?(text: string): boolean;
}

export class BesideScene {
  /** Words told so far, with those of the scene. */
  words: number;
  /** Where what was taken in is written. */
  readonly marks: string[] = [];
  readonly parts: Part[] = [];
  private readonly texts: string[];
  private readonly order: ParagraphOrder;
  private readonly teller: Teller;
  private readonly pass: Pass;

  constructor(scene: Scene, order: ParagraphOrder, teller: Teller, pass: Pass) {
    this.words = countWords(scene.head) + countWords(scene.tail);
    this.texts = [scene.opening, scene.rest];
    this.order = order;
    this.teller = teller;
    this.pass = pass;
  }

  /** Tells one sentence more, if it can be told and there is room; `to` is where it will stand. True where it is told now, if only by the scene. */
  add(source: string, is: PartName, to: string[], { ifNew = false, ifSuits = () => true }: Only = {}): boolean {
    const { order, teller } = this;
    const { may, best } = this.pass;
    if ((best && order.worn.has(source)) || teller.knows(source) || this.marks.includes(source)) return false;
    const text = teller.tell(source);
    if (text === undefined) {
      teller.takeBack();
      return false;
    }
    const more = countWords(text);
    const hasRoom = this.words + more <= order.fit.most;
    const clean = tidy(text);
    const isKnown = best?.(clean) === false;
    if (!ifSuits(text) || !hasRoom || this.texts.includes(text.trim()) || !may(clean) || isKnown || (ifNew && !order.said.isNew(clean))) {
      if (isKnown && hasRoom) order.worn.add(source);
      teller.takeBack();
      return false;
    }
    this.marks.push(source);
    if (source.includes('{r.label}') && isCalled(this.texts.join(' '), text)) return true;
    this.texts.push(text.trim());
    to.push(text.trim());
    this.parts.push({ is, source, text: clean });
    this.words += more;
    return true;
  }
}

/** Is the word for how they are related already there? */
const isCalled = (said: string, label: string): boolean => new RegExp(`\\b${(label.match(/\p{L}+/gu) ?? []).pop() ?? ''}s?\\b`, 'iu').test(said);
