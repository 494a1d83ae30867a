// For 12-17: what stands in the way, told out of the plot itself.

/** By theme; the words are those of `FITS`. */
export const PROBLEM_IN_NOVELS: Readonly<Record<string, string>> = {
  // Adventure
  'The Lost Lantern': 'The gate looked undressed without it. {H} stood before the empty hook, and discovered that {he} could not have said what the lantern was like, although {he} had passed it on every evening of {his} life; people offered {him} brass, and green, and one of them a dent. It was not the sort of thing that you look at. It was the sort by which you look at everything else. Meanwhile the shadow of the hill had started across the fields, as punctual as a clerk, and above it, in the sun, a number of small figures were still going about their business, with no idea that there was anything to hurry for. {H} counted eleven of them. “They’ll come down at dusk, and they’ll steer by that,” {he} said, and pointed at what was not there; “so we’ve got until dusk.” It seemed a reasonable amount of time, until you thought of how many places there are in which a lantern might be.',
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
