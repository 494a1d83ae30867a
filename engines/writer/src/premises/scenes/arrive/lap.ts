// For 3-4: they come to the spot of their own plot, and it is told what it is like there.

/** By theme; the words are those of `FITS`. */
export const ARRIVE_ON_A_LAP: Readonly<Record<string, string>> = {
  // Adventure
  'The Lost Lantern': '{refrain} And here was {spot}. Was it here? “Lantern?” said {H}.',
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
