// What a plot is about where it comes to a head: what they have come for, how it stands to the trial, and which trials come of this plot.

/** `behind` they have to get to it; `here` it stands where the trial comes down; `carried` they have it with them and bring it on. */
export type Stands = 'behind' | 'here' | 'carried';

/** Why this trial comes of this plot, in one sentence behind its onset: for young ears, in nine words or so, and for older. */
export type Cause = readonly [young: string, old: string];

export interface Matter {
  stands: Stands;
  /** What they have come for, with its article: “the lantern”; the second where the youngest call it something else. */
  goal: readonly [string, string?];
  /** The trials that suit it; where a family’s place allows none of them another comes. */
  fits: readonly string[];
  /** By trial; `any` is true of each of them. Nothing here says a truth that is only told later, nor what was tried before, since families hear plots with another first idea. */
  own: Readonly<Record<string, Cause>>;
}

export type Matters = Readonly<Record<string, Matter>>;
