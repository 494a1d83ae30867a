// The shape of a trait: traits drive verbs and choices, never "she was brave".

export interface Trait {
  /** Lower-case words that mean this trait. */
  words: readonly string[];
  /** Sentences that show it on an ordinary day. */
  habit: readonly string[];
  /** What it makes somebody do on the way; follows the name. */
  act: readonly string[];
  /** How it spoils the first attempt; follows the name. */
  flaw: string;
  /** Sentence: what that cost. */
  cost: string;
  /** How it saves the day when used well; follows the name. */
  virtue: string;
  /** What such a one says. */
  say: readonly string[];
  /** "whispered": the verb for saying it. */
  tag: string;
  /** Another flaw with its cost, and another virtue. */
  second?: Pick<Trait, 'flaw' | 'cost' | 'virtue'>;
}
