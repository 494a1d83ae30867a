// The novel voice (12-17): whole sentences that were asked for, each told as it was meant: what nobody expects has not been known for long, and what they do themselves surprises nobody.
import { answersOf } from '../answers-of.ts';
import type { Beats } from '../voice.ts';

const SURPRISE = [
  'They had thought of everything that could be expected to come from in front. They had provided, between them, for bad weather, bad luck and bad faith; there was even a paragraph about wolves. {w.told}. Nobody spoke. {H} was conscious of a wish to go back to the top of the page and read it again, more slowly, in case there had been a hint; but there had been none, and the fact stood there in front of them like a piano on a beach, perfectly solid, and not in the least ashamed of itself. “I suppose,” {he} said at length, “that we shall have to begin by believing it.” They began. It was a good deal less difficult than going on as though it had not happened; and everything that they had taken for granted up to that point had to be got out, shaken, and put away in another order.',
];

const HELP = [
  'They were told of it in such a way that it asked for nothing. {w.told}. It was mentioned, no more; it was put down between two other remarks, as you set down a heavy bag for a moment, hoping that nobody will notice how heavy it is. {H} noticed. {He} was in a hurry, and had troubles of {his} own, which were, so far as {he} could judge, of superior size; and all at once {he} found that this made no difference whatever. “And is anybody doing anything about it?” {he} asked. It appeared that nobody was. “I see,” {he} said; and the others, who knew that “I see”, and what it generally cost them, exchanged a look, and began without a word to make room for one thing more.',
];

const WRONG = [
  'It was made, when they came to take it apart, of small things that were perfectly all right by themselves, and the first of them was this. {w.told}. At the time it did not seem to call for more than a shrug; there was even a joke about it, and they laughed, and lost four minutes. It was those four minutes that they were short of afterwards. “If only,” somebody started to say, later on, and was asked by all the others, quite gently, not to; for each of them had been over it alone, backwards, step by step, as you go back along a path for a glove, and each of them had come in the end to that same spot, and had stood there, and had seen how easily it could have been otherwise.',
];

const KIND = [
  'Nobody who was present has ever been able to say why it was done. {w.told}. There was nothing to be gained by it. There was nobody looking on, to speak of, and there had been, on the other side, no small amount of provocation; it was done, moreover, with a certain gruffness, as if it were a thing that had to be got over quickly before anybody could start thanking people. And yet long afterwards, when the greater events of that time had been told so often that they had worn smooth, it was this that came back of its own accord, at odd moments, on stairs, with its whole warmth in it: that it need not have been done, and that it was.',
];

const DOOR = [
  'The door gave way so suddenly that {H} very nearly fell through it. {w.told}. {He} had been prepared for something else, as you are; {he} had spent some time in picturing what might be there, and had furnished it, {he} now saw, entirely out of books. Nobody said anything. They stood in the frame, close together, with that peculiar politeness which comes over people when they look into a room that has been going on without them. How long had it been like this? You had walked by, no doubt, on the other side of the wall; you had been thinking of your supper. “Shall we?” said somebody; and it was noticeable that they made themselves tidy first, as if they were expected.',
];

export const ANSWERED: Beats = {
  /** What they do of their own accord, at their own wish or an instruction’s. */
  'ours:happening': [
    'An historian would leave it out. {w.told}. It advanced nothing, and it was not even brief; there were, at that moment, several matters which had a far better claim on everyone’s attention, and they lay about unattended to, like parcels, until it was finished. And yet {H}, who has been asked often enough for the turning point, has never been able to bring {himself} to name any of the moments that are generally suggested. {He} says that those were only the places where it showed. There had been a time before it was done, in which they were a number of persons in difficulties; there was a time after it, in which they were all of them in the same one. {He} does not know how to put it better than that, and has stopped trying.',
  ],
  ...answersOf({ surprise: SURPRISE, help: HELP, wrong: WRONG, kind: KIND, door: DOOR }),
  // What happens behind a door is a surprise; a room is looked at.
  'door:happening': SURPRISE,
};
