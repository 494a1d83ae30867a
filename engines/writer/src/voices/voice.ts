// A voice: the sentences of one age, by beat, and what may fill a paragraph up.

export type Beats = Readonly<Record<string, readonly string[]>>;

export interface Voice {
  introduction: Beats;
  development: Beats;
  climax: Beats;
  resolution: Beats;
  /** By mood: calm, uneasy, danger, glad; and talk, funny. */
  filling: Beats;
}
