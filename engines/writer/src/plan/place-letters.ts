// The letters under which a place stands in the slots: the first, the second, and those that they only come through.

export const PLACE_LETTERS = ['l', 'm', 'n', 'o', 'q', 'u', 'v', 'y', 'z', 'j'] as const;
export type PlaceLetter = (typeof PLACE_LETTERS)[number];
