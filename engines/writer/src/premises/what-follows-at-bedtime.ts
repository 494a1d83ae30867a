// What somebody of five to eight makes of the turn of each plot, and says aloud: why they go where it comes to a head. True whatever was tried first; of the truth no more than one might guess.

export const WHAT_FOLLOWS_AT_BEDTIME: Readonly<Record<string, string>> = {
  // Adventure
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
