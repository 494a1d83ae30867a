// The novel voice (12-17): `company` in the development.
import type { Beats } from '../../voice.ts';

export const COMPANY: Beats = {
  company: [
    // As true of a reef and of a station as of a road.
    '{F} had discovered how to make {H} go on; it was not by encouragement, which experts had tried. {F} simply stopped. {F.he} would stop dead, look about {F.him}, and say what a capital spot it was, and that for {F.his} own part {F.he} asked for nothing better than to grow old there. “We can’t stay *here*,” said {H}. “Why not?” said {F}. “There’s a sort of a shelf.” And {F.he} would begin to arrange things on the shelf. This was invariably effective. In a couple of minutes they would be moving again, with {H} in front, explaining over {his} shoulder, and with some heat, all that there was to be done; and {F}, who had been a great deal nearer to meaning it than was ever supposed, would take the things down off the shelf and come after {him}.',
    '{days}There was one blanket too few, and {F} and {H} had it out in whispers. “You have it.” “You have it. You’ve got a cough.” “I haven’t got a cough. That’s how I laugh.” It was established that neither of them could be cold, since each was of a kind that never felt it. They lay on either side of the blanket and did not feel it. “I can hear your teeth,” said {F}, presently. “Those aren’t mine,” said {H}. There was a long silence, and then, in the same moment, as though somebody had given the word, they both of them took hold of an end and pulled; and it tore, straight down, as clean as paper. There was a half for each. It covered nothing at all. They lay there and laughed till they were warm, and the owner of the blanket, who had heard every word of it, made up her mind to say that it had been like that already.',
  ],
};
