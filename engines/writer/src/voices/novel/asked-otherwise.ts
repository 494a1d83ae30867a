// The novel voice (12-17): what a family asks for again, told in another sentence than the last time.
import type { Beats } from '../voice.ts';

export const ASKED_OTHERWISE: Beats = {
  'wish:happening': [
    '{w.lead} {w.told}, and it is a curious thing about events of that description that nobody is ever looking in the right direction. There were at least three people present, and they afterwards gave four accounts. {H} had been occupied with a shoelace. {He} has been asked what {he} felt, and has said what is expected; the fact is that {he} felt chiefly annoyed, as one does when a page is turned before one has got to the bottom of it. It was some time before it came to {him} that the book had just become considerably more interesting, and that {he} seemed to be in it.',
    '{w.lead} The papers, had there been any, would have put it in a single line on an inside page: {w.told}. It was not the sort of thing by which history is altered. But somebody has to be standing there, when it is not, and it was {H} who was standing there; and {he} was conscious of a small click, somewhere behind the breastbone, such as is made by a key that one has tried in every other door. {He} looked about {him}. Everything was just as it had been. It had merely acquired, all of it, down to the very pump in the yard, an air of having been told to wait for {him}.',
  ],
  'wish:fact': [
    '{w.lead} {w.told}, and it would be pointless to conceal it, since so much of what follows would be incomprehensible without. There are things that a whole community will agree not to see, as the members of a family agree not to see an uncle’s hair. It is done out of kindness; it is also done out of laziness; and the longer it is kept up the more it costs. {H}, who had been brought up never to refer to it, had arrived at an age when one begins to want to refer to things. {He} said it aloud that morning, to the mirror. The mirror took it very well.',
    '{w.lead} If one had to say in half a dozen words how matters stood, they would be these: {w.told}. The rest is commentary, and of that there has been plenty. {H} had heard it deplored, and heard it explained; {he} had heard it turned into a joke, by people who were not amused. It had not so far occurred to anybody to *use* it, any more than it occurs to those who live beside a river to ask it to carry something. But it had been a dull spring; and {he} had begun to look at whatever there was, and to go on looking for a little longer than was polite.',
  ],
};
