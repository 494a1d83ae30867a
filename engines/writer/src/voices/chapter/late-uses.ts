// The chapter-book voice (9-12): what was carried along for nothing turns out to be the very thing.
import type { Beats } from '../voice.ts';

export const LATE_USES: Beats = {
  'solve:gift': [
    '“It’s worth a try,” said {H}, in the voice in which people say that about umbrellas and elections. {deed} {k.clear} There was one of those pauses in which everybody waits for somebody else to be the first to believe it. {H} turned {the-tool} over, as if there might be something written on the underside. There was; it said that it was not to be left near heat. That was all it ever told anyone about itself.',
    'What {H} did next took no courage at all; {he} was always very firm about that when they asked {him} later. It only took having the thing with {him}. {deed} {k.clear} “Do that again,” whispered the smallest of them. But {H} was already holding {the-tool} a little away from {himself}, as one holds somebody else’s baby, and looking about for a safe place to put it. There was none, of course, for such a thing as that. It had to go back where it had come from, among the string and the corks.',
    '{deed} The whole of it lasted about as long as it takes to say so, and most of those who were there missed it, since they had shut their eyes. {k.clear} “What happened? What did you do?” {H} would have been glad to know. {He} explained it four times, with {the-tool}, and a little better each time; by the fourth it sounded very nearly as if {he} had meant to.',
    'They say that every tool is waiting for the one job in the world which nothing else can do, and that most of them are thrown away on the day before. {deed} {k.clear} {H} sat down. Somebody asked, quite humbly, whether one might touch it. It went from one to the next, all the way round, and each of them weighed it and looked wise; and when it came back to {H} it was just as it had been, only warmer, and {he} did not let go of it again until they were home.',
  ],
};
