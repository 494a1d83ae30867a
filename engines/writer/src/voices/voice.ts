// A voice: the sentences of one age, by beat, and what may fill a paragraph up.

export type Beats = Readonly<Record<string, readonly string[]>>;

export interface Voice {
  introduction: Beats;
  development: Beats;
  climax: Beats;
  resolution: Beats;
  /** By mood: calm, uneasy, danger, glad; and talk, funny. */
  filling: Beats;
  /** By mood: what somebody thinks and feels, for readers who are old enough to want to know. */
  innerLife?: Beats;
}

/** Several books of sentences as one. */
export function bindBooks(...books: readonly Beats[]): Beats {
  const bound: Record<string, readonly string[]> = {};
  for (const book of books) for (const [beat, lines] of Object.entries(book)) bound[beat] = [...(bound[beat] ?? []), ...lines];
  return bound;
}
