/** What the story text needs to know of a voice that reads it: which word is being spoken, and how to jump to another. */
export interface WordLight {
  subscribe: (tell: () => void) => () => void;
  /** The place of the spoken word in the narration's list, or -1. */
  read: () => number;
  jumpTo: (index: number) => void;
}
