// What the storyteller is told, and what it hands back: plain JSON shapes, no behaviour.

export type AgeRange = '3-4' | '5-8' | '9-12' | '12-17';
export type Phase = 'introduction' | 'development' | 'climax' | 'resolution';
export type Length = 'standard' | 'extended' | 'epic';

export interface WriterCharacter {
  id: string;
  name: string;
  /** By which name they go on once the whole one was told; the storyteller finds it (tell/short-names.ts). */
  short?: string;
  /** "Animal - Forest Animals - Red Fox" */
  type: string;
  gender: 'male' | 'female';
  personality: string[];
  magicalPower?: string;
  role?: string;
  appearance: {
    height?: string;
    build?: string;
    color?: string;
    distinguishingFeature?: string;
    age?: string;
    skinTone?: string;
    eyeColor?: string;
    hairColor?: string;
  };
  description?: string;
}

export interface WriterPlace {
  id: string;
  name: string;
  type: string;
  category?: string;
  subcategory?: string;
  description?: string;
  magicalProperties: string[];
  inhabitants: string[];
  climate?: string;
  dangers: string[];
  treasures: string[];
}

/** "from is the <type> of to": from the Mentor of to. */
export interface WriterRelationship {
  from: string;
  to: string;
  type: string;
  details?: string;
}

export interface EarlierPhase {
  phase: Phase;
  text: string;
  facts?: StoryFacts;
}

export interface StoryBrief {
  seed: string;
  phase: Phase;
  ageRange: AgeRange;
  length: Length;
  theme: { category: string; name: string };
  characters: WriterCharacter[];
  places: WriterPlace[];
  relationships: WriterRelationship[];
  customPrompt?: string;
  continuation?: { question: string; answer: string };
  instruction?: string;
  earlier: EarlierPhase[];
  /** Texts this one must differ from (regeneration). */
  unlike?: string[];
  /** Marks of the family’s latest stories (facts.used), newest first: what they have just heard is told last. */
  recent?: string[][];
}

/** Something a person asked for, bound to a place in the plot. */
export interface Wish {
  kind: 'object' | 'newcomer' | 'place' | 'event' | 'feeling' | 'avoid' | 'fact' | 'happening' | 'vow' | 'fear' | 'saying' | 'quest' | 'ending';
  /** "a golden key", "an old whale who sang"; a whole sentence for a fact, a happening, a vow or a saying; what is feared. */
  words: string;
  /** The head noun: "key", "whale", "storm". */
  head: string;
  from: 'prompt' | 'answer' | 'instruction' | 'description';
  /** Where it is to be told. */
  phase: Phase;
  /** The second mention: "the whale". */
  again?: string;
  he?: 'he' | 'she' | 'it' | 'they';
  /** ", because he was stuck". */
  why?: string;
  /** Which of the eight questions it answers. */
  asked?: string;
  /** Whose fear, love or quest it is, by name; "they" where it is everybody's. */
  who?: string;
  /** A quest that has to be done, and is not only wished for; or that nobody wanted to do. */
  must?: boolean;
  loath?: boolean;
  /** It was promised, and has to be kept. */
  promised?: boolean;
  /** What is loved, as it was said: "diggers". */
  plain?: string;
  /** Which of two it is in the end: "to give the light back", "Ozzy". */
  chosen?: string;
  /** What somebody cannot stop doing is what saves the day. */
  saves?: boolean;
}

/** How a story ends, where a family says so: at table or with a party, on the way home, somewhere nice, asleep, close together. */
export type EndingSort = 'meal' | 'home' | 'trip' | 'sleep' | 'close';

/** What was asked for, as it runs on through the plot. */
export interface Thread {
  as: 'helper' | 'tool' | 'spot' | 'feast' | 'promise' | 'deed' | 'word' | 'away' | 'ordeal' | 'quest' | 'heart' | 'hurt' | 'dream' | 'tale' | 'habit' | 'ending';
  /** As it was asked for: "a duck with a red scarf"; a sentence for a deed, a word or what lies on a heart. */
  words: string;
  a: string;
  /** As it is called from then on: "the duck". */
  the: string;
  since: Phase;
  several?: boolean;
  /** Missing, and found at the climax. */
  lost?: boolean;
  /** What is done when a promise is kept: "called home anyway". */
  did?: string;
  /** Whose quest it is, and whether it has to be, or was not wanted: as in the wish. */
  who?: string;
  must?: boolean;
  loath?: boolean;
  asked?: string;
  /** Asked for in an answer just before the end: its coming is told, and what it adds. */
  late?: boolean;
  /** What was asked for as saving the day, as a question for somebody to ask before it does: "What if Ember sneezed". */
  hint?: string;
  /** Which of two is chosen: as in the wish. */
  chosen?: string;
  /** Whoever needed help, when it has come: "The librarian had her voice back". */
  healed?: string;
  /** Can say nothing; or is stuck, ill or asleep, and found again there. */
  silent?: boolean;
  stays?: boolean;
  /** Given, shared or said when all is over, and no way out of a flood; or done there and then, where somebody else was asked already; of a place, that the plot does not end there. */
  gift?: boolean;
  aside?: boolean;
  /** What somebody cannot stop doing saves the day: as in the wish. */
  saves?: boolean;
}

/** The choices that make one story this story. */
export interface StoryPlan {
  premise: string;
  crisis: string;
  /** What solves it: the hero's power, a planted gift, a treasure, the hero's own nature; or what was asked for: a thing, somebody, a promise, something done, a fact. */
  tool: 'power' | 'gift' | 'wish' | 'treasure' | 'trait' | 'helper' | 'promise' | 'deed' | 'word';
  hero: string;
  friend?: string;
  foil?: string;
  giver?: string;
  /** Words fixed for the whole story: the thing, the spot, the gift, the refrain and so on. */
  words: Record<string, string>;
  /** What the family asked for, in the order in which it did. */
  threads?: Thread[];
}

/** Whom the pronouns of a part mean. A paragraph that was written anew since is not in it. */
export interface Meant {
  names: readonly string[];
  /** `of` is a mark of the paragraph’s words; `who` has a letter for each of its pronouns: a number of `names` to the base of 36, “+” for those who travel together, “-” for somebody else, “?” where it is not known. */
  paragraphs: readonly { of: string; who: string }[];
}

/** Everything a later phase needs; JSON-serialisable. */
export interface StoryFacts {
  version: 1;
  plan: StoryPlan;
  wishes: Wish[];
  /** Marks of the sentences already used, so that none comes twice. */
  used: string[];
  phasesTold: Phase[];
  /** Where each paragraph of this part is seen to happen: words that can be drawn, or the name of a place that the family chose; '' and absent where it may be anywhere. Of parts told before 2026-11-23 stretches of equal length. */
  seen?: readonly string[];
  /** Whom the pronouns of this part mean, paragraph by paragraph; absent in parts told before this was noted. */
  meant?: Meant;
}

export interface WrittenPhase {
  paragraphs: string[];
  facts: StoryFacts;
  /** Parts of the custom prompt, answer or instruction that could not be used, in plain words. */
  notFollowed: string[];
}
