// The novel voice (12-17): `company` in the resolution.
import type { Beats } from '../../voice.ts';

export const COMPANY: Beats = {
  company: [
    // As true of a reef and of a station as of a road.
    '{F} and {H} had not had one minute to themselves. They had been embraced, and questioned, and stood next to people; and it was by pure accident that they met, late on, behind a pile of other people’s coats. “Oh, it’s you,” said {F}. They got down behind the coats; it was warm there, and smelled of everybody they knew. “What did you tell them?” “I said that I wasn’t frightened,” {H} said. “I said that *I* wasn’t.” They thought about that. “{F.say},” said {F}, and for some reason it set them off. They stuffed sleeves into their mouths. Nobody found them until the coats were wanted; and as these were taken away, first one and then another, by people who said what a pity it was that they had to be going, the two of them were gradually brought to light, like something left behind by the tide, fast asleep, and leaning up against each other like a pair of books.',
    'It was put to {F} that {F.he} must be very proud. {F} said that it was not that so much. {F.he} had to think, and the people who had asked, and who had expected a yes, shifted from one side to the other. “You know when you’re carrying a table,” said {F}, “and somebody has got the other end.” They did. “And you can’t see them, because of the table.” They supposed not. “Well,” said {F}, “it was like that. I couldn’t see {H} at all, for most of it. But I could tell that it hadn’t got any heavier.” {H} was standing within earshot, being shaken by the {H.hand}. {He} was so long in answering the next question that it had to be put to {him} again; and for the remainder of the feast {he} went about in a sort of glow, not looking in {F’s} direction, like a person who has been told by a doctor that there is nothing whatever the matter with them.',
  ],
};
