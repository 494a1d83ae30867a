// For 12-17: they come to the spot of their own plot, and it is told what it is like there.

/** By theme; the words are those of `FITS`. */
export const ARRIVE_IN_NOVELS: Readonly<Record<string, string>> = {
  // Adventure
  'The Lost Lantern': 'It is difficult to walk towards a thing that has stopped being there. They had taken their line from the second blink, across whatever lay in the way, and held to it with a good deal of argument, and the line ended here, at {spot}. {H} looked back to where home must be. There was no gate to be seen, and no light in it; that was the whole point, and {he} had not understood until now what it would be like to be standing on this side of it. “This is what they’ll all be looking at, tonight,” {he} said. “Nothing.” Nobody answered. Somewhere in front of them there was a person with the only lantern, who had lit it twice and then had either let it go out or been told to. They kept quite still, the way you do at a door, and waited to find out which.',
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
