// One plot per theme: what is wanted, what goes wrong, what was really going on. Short sentences that fit every voice.

export type Skeleton =
  | 'search' | 'rescue' | 'mystery' | 'quarrel' | 'mistake'
  | 'contest' | 'guest' | 'journey' | 'making' | 'guard';

export interface Premise {
  /** The theme this plot belongs to; also its id. */
  theme: string;
  skeleton: Skeleton;
  /** What it turns on, without article: "brass lantern". */
  thing: string;
  /** "find the lantern before dark": follows "had to", "wanted to". */
  want: string;
  /** Sentence: the first thing out of the ordinary. */
  sign: string;
  /** Sentence: why it matters. */
  stakes: string;
  /** Sentence: the first idea, which is wrong. */
  guess: string;
  /** What they did about it, after "they": "searched every shed twice". */
  attempt: string;
  /** Sentence: how that failed. */
  fail: string;
  /** Sentence: what made it harder, or turned it round. */
  turn: string;
  /** Sentence: what was really going on. */
  truth: string;
  /** Sentence: how it came out well. */
  prize: string;
  /** Sentence: what stayed different. */
  after: string;
  /** Sentence for older readers: what made it hard inside. */
  hard: string;
  /** The same plot for the youngest: eight words a sentence at most. */
  small: SmallPremise;
  /** Where it comes to a head, when the plot fixes it; otherwise the place does. */
  spot?: string;
  /** Which tests suit it; any when left out. */
  crises?: readonly string[];
}

export interface SmallPremise {
  want: string;
  sign: string;
  stakes: string;
  attempt: string;
  fail: string;
  turn: string;
  prize: string;
  after: string;
}

export interface PremiseBook {
  category: string;
  premises: readonly Premise[];
}
