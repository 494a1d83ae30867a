// For 9-12: they come to the spot of their own plot, and it is told what it is like there.

/** By theme; the words are those of `FITS`. */
export const ARRIVE_IN_CHAPTERS: Readonly<Record<string, string>> = {
  // Adventure
  'The Lost Lantern': 'They had not once taken their eyes off the place where the light had been, and so they had all of them walked into things. But it had brought them, by the straightest way, to {spot}. There they stood with their bruises. “It was about here,” said {H}. “It blinked twice. People don’t blink twice by accident.” {He} took a deep breath, and then {he} did not call. Whoever had the lantern might not want to be found. Directly afterwards it struck {him} that they might want nothing else.',
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
