// The chapter-book voice (9-12): what a family asks for again, told in another sentence than the last time.
import type { Beats } from '../voice.ts';

export const ASKED_OTHERWISE: Beats = {
  'wish:happening': [
    '{w.lead} {w.told}, and for a good minute nobody could think of anything to say about it. They looked at each other. It was not on any list of the things that might happen on such a day; {H} had made one, in {his} head, and went through it again to be sure. “Well,” {he} said at last, “that’s one for the back of the page.” And there, in {his} own writing, it still stands, with three exclamation marks, of which two have been crossed out.',
    '{w.lead} {w.told}, just like that, in broad daylight, while somebody was looking for a sock. There was no roll of drums. You put in the drums later on, when you tell it, and {H} has put in several since. At the time {he} only stood there with {his} mouth open and thought, quite clearly, that {he} would never be able to tell it so that anyone believed {him}.',
    '{w.lead} It would have been a day like any other, but for one thing. {w.told}, and nobody could say afterwards who had been the first to notice. They had all been first. {H} did not join in the argument, because {he} was already wondering what it would lead to, and whether there would be time to have breakfast first. There was not, as it turned out, and there was to be none for some considerable time.',
  ],
  'wish:fact': [
    '{w.lead} {w.told}, and anyone who wants to follow the rest of it had better keep that in mind. People had tried not to mention it. It is the sort of thing that does not get any smaller if you leave it out. {H} for one had decided to say it straight away, so that it was done with, and so that nobody could come along later and ask why they had not been told.',
    '{w.lead} There was something that everybody knew, and nobody looked at. {w.told}. It stood about like a piano in a passage. You went round it. {H} had gone round it as long as {he} could remember, and it was only on that {day} that {he} stopped, and had a proper look, and wondered whether it might not turn out to be of some use. It had, when one came to look at it, got keys.',
  ],
};
