// For 3-4: what stands in the way, told out of the plot itself.

/** By theme; the words are those of `FITS`. */
export const PROBLEM_ON_A_LAP: Readonly<Record<string, string>> = {
  // Adventure
  'The Lost Lantern': '{H} had to find the lantern. Was it in the pail? No. Was it under the hen? No! And the sun was low.',
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
