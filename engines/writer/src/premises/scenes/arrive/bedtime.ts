// For 5-8: they come to the spot of their own plot, and it is told what it is like there.

/** By theme; the words are those of `FITS`. */
export const ARRIVE_AT_BEDTIME: Readonly<Record<string, string>> = {
  // Adventure
  'The Lost Lantern': 'From far off the light had looked so near. Now they were at {spot}, and it was gone. “It was here,” said {H}. “It blinked twice.” {He} stood on tiptoe. {He} even shut one eye, since you see further with the other. “Blink again,” {he} said, “and we’ll come and get you.”',
  // Fantasy
  // Sci-Fi
  // Action
  // Mystery
  // School Life
  // Nature
  // Friendship
  // Growth
  // Comedy
  // Spooky
  // Exploration
};
