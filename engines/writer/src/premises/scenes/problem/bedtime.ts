// For 5-8: what stands in the way, told out of the plot itself.

/** By theme; the words are those of `FITS`. */
export const PROBLEM_AT_BEDTIME: Readonly<Record<string, string>> = {
  // Adventure
  'The Lost Lantern': 'A lantern is easy to find when it is lit. This one was not. It might be in any shed, or in any ditch, or down any well, and they all looked just as dark as each other. {H} looked at the sun. It was two hands above the hill. “Then we’ve got two hands,” {he} said.',
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
