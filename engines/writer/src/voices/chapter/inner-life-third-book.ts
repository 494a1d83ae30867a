// The chapter-book voice (9-12): what somebody thinks while things happen; a third book of thoughts.
import type { Beats } from '../voice.ts';

export const INNER_LIFE_THIRD_BOOK: Beats = {
  calm: [
    '{H} had once calculated how many ordinary afternoons there would be in an ordinary life, and had been obliged to [lie down|stop at eleven thousand].',
    'Everybody agreed that {H} had an excellent memory, although it was mostly full of [things that had never been asked for|the wrong sort of information].',
    'It was a mystery to {H} how other people always knew what they were supposed to be doing, unless they were simply [better at pretending|copying from each other].',
    'There were certain questions that {H} had been told not to ask again, and {he} was keeping them carefully in {his} head, in [order of importance|case anybody changed their mind].',
    'Nobody had ever explained to {H} what the rest of the world was for, if you were only allowed as far as [the corner|the second lamp post].',
  ],
  uneasy: [
    'It was extremely difficult, {H} found, to look as if you knew exactly where you were going, particularly when [everybody was watching|your own feet disagreed].',
    '{H} had the impression that somebody had forgotten to mention something important, and that it would turn out to have been [in very small print|on the other side of the page].',
    'The trouble with a good reason for doing something is that it never seems to come along with you, and {H’s} had evidently [stopped at home|taken the other turning].',
    'In books, {H} remembered, there was generally a footprint at about this point, and {he} examined everything with particular attention, including [the weather|other people’s expressions].',
    '{on-road}Everyone was being unusually polite, and in {H’s} experience nobody is ever as polite as that unless they are [frightened|hiding something].',
    'There was a [library book|birthday present] that {H} had promised to see to that very week, and it kept coming into {his} head, as if it had not been told that anything was the matter.',
    '{H} had decided to worry about one thing at a time, but unfortunately they had all turned up together, and were [pushing|asking to be taken first].',
  ],
  danger: [
    'It is remarkable how many different things you can be sorry for in a single second, and {H} managed [nearly all of them|several that were nobody’s business].',
    'Somebody ought to have been in charge of all this, {H} thought indignantly, and it was some time before {he} understood [who it was|why they were all looking at {him}].',
    '{H} had always wondered whether {he} would turn out to be brave, and it was extremely inconvenient to have to find out [immediately|in front of everybody].',
    'There was a part of {H} that had already run away, and was probably halfway home by now, explaining everything to [the cat|whoever opened the door].',
    'For one peculiar moment {H} was not frightened at all, only tremendously interested, as if it were happening to [a person in a story|somebody on the other side of a window].',
    'It would have been easier, {H} considered, if there had been a single moment in which to be properly terrified, instead of [having to do it in between|being constantly interrupted].',
    'Every piece of good advice that {H} had ever been given arrived at exactly the same time, and they [cancelled each other out|got stuck in the doorway].',
    '{H} made a number of extremely generous promises, to nobody in particular, about [vegetables|being patient with relations], in case that was of any assistance.',
  ],
  glad: [
    '{H} kept discovering, underneath the happiness, another happiness, and was beginning to wonder whether there was [any end to it|a cellar].',
    'There were a great many things that {H} intended to say about it all, and every one of them could apparently wait until [after the potatoes|somebody asked a second time].',
    'It was peculiar to be called a hero by people who had known you when you [were sick on the bus|fell into the fountain], and {H} did not altogether believe it.',
    'The best of having got it done, {H} decided, was that nobody would expect anything remarkable to happen until at least [Wednesday|after breakfast].',
    'Something had been altered, though it was impossible to say what, since everything was exactly where {H} had left it, including [the argument about the ladder|one of {his} gloves].',
    'If somebody had offered to let {H} do it all again, from the beginning, {he} would certainly have refused, and would have [regretted it immediately|gone to look for {his} coat].',
    '{H} had expected to feel older, and it was a great relief to find that {he} only felt [hungrier|like {himself}, with more room inside].',
  ],
};
