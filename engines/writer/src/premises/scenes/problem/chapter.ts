// For 9-12: what stands in the way, told out of the plot itself.

/** By theme; the words are those of `FITS`. */
export const PROBLEM_IN_CHAPTERS: Readonly<Record<string, string>> = {
  // Adventure
  'The Lost Lantern': '“When did you last see it?” {H} asked everyone {he} met. They had all seen it; that was the trouble. It had hung by the gate for so long that nobody had looked at it for years. Some said that it had been there at breakfast. Some said that it was there now. And up on the hill there were people who would come down when the sun did, and would look for a light to walk to, as they did every night. {H} worked out how long that was. It was not as long as it takes to ask everybody.',
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
