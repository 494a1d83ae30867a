// How a trial comes of its own plot: told in the place of its general words where it comes to a head at the plot's own spot.

/** Sentences of one trial in one plot; nobody of the cast is named in them. */
export interface PlotTrial {
  /** It begins, and stands between them and what they have come for; a reason is in it. */
  onset: string;
  /** What they set about, and what one of them can spoil for all. */
  tries: string;
  worse: string;
  /** How it gives way to somebody who keeps their head, without magic: by what was there before. */
  give: string;
  /** It is over, by whatever it was. */
  clear: string;
}

/** By theme, and by trial (`CRISES`). */
export type PlotTrials = Readonly<Record<string, Readonly<Record<string, PlotTrial>>>>;
