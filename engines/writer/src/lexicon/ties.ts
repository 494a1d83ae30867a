// How a trial stands to what they have come for, where the plot has no sentence of its own; and how that is got through it.

import type { Stands } from '../premises/matter.ts';

export interface Tie {
  young: readonly string[];
  old: readonly string[];
}

type ByStand = Readonly<Record<Stands, Tie>>;

/** Behind the onset: what it is in the way of. “{goal}” may be one or several, and is never what the verb goes with. */
export const TIES: Readonly<Record<string, ByStand>> = {
  dark: {
    behind: { young: ['How could they find {goal} in that?', 'And they had to find {goal} in there!'], old: ['Somewhere in it they had to find {goal}, and not one of them could have found the next.', 'And it was in there that they would have to look for {goal}.'] },
    here: { young: ['Now nobody could see {goal}!', 'Where had {goal} gone?'], old: ['It had taken away {goal} as well, for all that anybody could see.', 'They had come to look after {goal}, and now they could not even look.'] },
    carried: { young: ['Hold on to {goal}!', 'Do not drop {goal}!'], old: ['One step to the wrong side, and they would have to look for {goal} as well.', 'They held on to {goal} more tightly, for what is dropped in such a place stays there.'] },
  },
  gap: {
    behind: { young: ['How could they get to {goal} now?', 'And they had to get over, to {goal}!'], old: ['It lay exactly between them and {goal}, like a line drawn under a sum.', 'If they wanted to get to {goal} they had to get across.'] },
    here: { young: ['What if it got {goal}?', 'It was so close to {goal}!'], old: ['It had stopped a step short of {goal}, and did not look as though it had finished.', 'One more crack of that kind, and it would have {goal}.'] },
    carried: { young: ['Who can jump with {goal}?', 'They had to get {goal} over!'], old: ['With empty arms one might have tried it; nobody could try it with {goal}.', 'It was not enough to get across; they had to get {goal} across.'] },
  },
  storm: {
    behind: { young: ['It blew them back from {goal}!', 'It did not let them get to {goal}!'], old: ['It came from in front, from just where they had to go if they wanted to get to {goal}.', 'It stood between them and {goal} like a wall that somebody kept throwing.'] },
    here: { young: ['It blew right at {goal}!', 'Who looked after {goal} now?'], old: ['It seemed to have come for {goal} in particular.', 'There was nothing far and wide that would have given {goal} the slightest protection against it.'] },
    carried: { young: ['Hold on to {goal}!', 'It pulled at {goal}!'], old: ['It pulled at whatever they had, and most of all at {goal}.', 'What they had to keep hold of was {goal}; all the rest could go.'] },
  },
  creature: {
    behind: { young: ['It did not let them get to {goal}!', 'How could they get by, to {goal}?'], old: ['There was no way to {goal} that did not lead past its nose.', 'To get to {goal} they would have had to ask it to move.', 'It took up all the room that there was between them and {goal}.', 'The only way to {goal} went round it, and there was a great deal of it to go round.'] },
    here: { young: ['It came right up to {goal}!', 'It licked its nose, and looked at {goal}!'], old: ['It had put one foot down next to {goal}, and beside that foot there was not much room.', 'It was not looking at them; it was looking at {goal}.'] },
    carried: { young: ['It had a sniff at {goal}!', 'It wanted {goal}!'], old: ['It was not looking at them; it was looking at {goal}.', 'They could have run, if they had let go of {goal}.'] },
  },
  lock: {
    behind: { young: ['How could they get to {goal} now?', 'And they had to get in, to {goal}!'], old: ['Only that was left now between them and {goal}.', 'They were so near to {goal} by then that they had begun to whisper.'] },
    here: { young: ['It shut them off from {goal}!', 'Now they could not get to {goal}!'], old: ['It shut them off from {goal}.', 'They were on one side of it, and on the other was what they needed to help {goal}.'] },
    carried: { young: ['And they had to get {goal} in!', 'It did not let {goal} in!'], old: ['They had brought {goal} a long way, only to stand in front of that.', 'Nobody had told them how they were to get {goal} through a keyhole.'] },
  },
  flood: {
    behind: { young: ['How could they get to {goal} now?', 'It did not let them get to {goal}!'], old: ['It had come in between them and {goal}, and it was getting wider.', 'With every minute it was further to {goal}.'] },
    here: { young: ['It ran right to {goal}!', 'It had got to {goal}!'], old: ['It could have run anywhere, and it ran straight to {goal}.', 'It had already got to {goal}.'] },
    carried: { young: ['Hold up {goal}! Up, up!', 'Do not drop {goal} in it!'], old: ['They held up {goal} out of it, first as high as a belt, and then as high as they could.', 'What they were most afraid for was {goal}; they themselves could be dried.'] },
  },
  maze: {
    behind: { young: ['Which one went to {goal}?', 'How could they get to {goal} now?'], old: ['One of them, and only one, could lead to {goal}.', 'They had felt so near to {goal} that they had stopped counting the turnings.'] },
    here: { young: ['And where had {goal} gone?', 'They could not get back to {goal}!'], old: ['They had only turned round once, and could not have said any more where they had left {goal}.', 'Whichever they took, it led away from {goal}.'] },
    carried: { young: ['Left with {goal}? Or right?', 'Where should they go with {goal}?'], old: ['It was no use holding on to {goal} if nobody knew the way.', 'They had already taken {goal} round three corners before they saw that it was always the same one.'] },
  },
  stuck: {
    behind: { young: ['How could they get to {goal} now?', 'It shut them off from {goal}!'], old: ['Behind it lay the rest of the way to {goal}.', 'It had picked the one spot by which they could have got to {goal}.'] },
    here: { young: ['And what about {goal}?', 'It lay so close to {goal}!'], old: ['It had missed {goal} by about the length of a spoon.', 'It leaned over towards {goal}, and it was still settling.'] },
    carried: { young: ['They could not get {goal} past it!', 'It nearly fell on {goal}!'], old: ['One might have climbed over it, at a pinch; but nobody could climb over it with {goal}.', 'They had only just pulled {goal} out from under it.'] },
  },
  crowd: {
    behind: { young: ['Nobody let them by, to {goal}!', 'How could they get by, to {goal}?'], old: ['Behind all those backs was the way to {goal}.', 'Nobody there would have let anybody by, not even to get to {goal}.'] },
    here: { young: ['And they all stood round {goal}!', 'They all wanted to be close to {goal}!'], old: ['They stood round {goal} as close as they could get, and those behind them pushed.', 'Not one of them looked to see how close they were standing to {goal}.'] },
    carried: { young: ['They all wanted {goal}!', 'Hold on to {goal}!'], old: ['All of them reached out for {goal}, and all of them said that they only wanted to look.', 'Somebody had to hold {goal} up over all those heads.'] },
  },
};

/** Behind its end: how they came through it to what they had come for. */
export const WAYS: Readonly<Record<string, ByStand>> = {
  dark: {
    behind: { young: ['Now they knew the way to {goal}!', 'So they found the way to {goal}.'], old: ['So they could go on, one behind the other, rather more confidently than before, and they came to {goal}.', 'Now that they could see where they were treading it was not far to {goal}.'] },
    here: { young: ['Now they could see {goal}!', 'They saw {goal} again!'], old: ['They looked round at once for {goal}, and they were not too late.', 'Now they could see what they were doing, and the very first thing that they saw was that nothing whatever had happened to {goal}.'] },
    carried: { young: ['On they went with {goal}!', 'And they still had {goal}!'], old: ['They looked to see that they still had {goal}, and went on.', 'So they could go on, with {goal} in the middle.'] },
  },
  gap: {
    behind: { young: ['So they got over, to {goal}!', 'Now they could get to {goal}!'], old: ['Now there was nothing whatever that lay between them and {goal}.', 'It had been the only way to {goal}, and they had come over it.'] },
    here: { young: ['And {goal}? Safe and sound!', 'Now they could get to {goal}!'], old: ['It had not got {goal} after all.', 'They stood on firm ground again, and could see to {goal}.'] },
    carried: { young: ['And {goal} got over, too!', 'They got {goal} over!'], old: ['They had handed {goal} across first, with great care.', 'So they had got {goal} to the other side, and not only themselves.'] },
  },
  storm: {
    behind: { young: ['Now they could get to {goal}!', 'So they got to {goal}.'], old: ['They went on at once, before it could change its mind, all the way to {goal}.', 'In the stillness that followed it turned out to be no distance at all to {goal}.'] },
    here: { young: ['And {goal}? Safe and sound!', 'Now they could get to {goal}!'], old: ['The storm had had a good try at it, but it had not got {goal}.', 'It had done no damage to {goal} that could not, with a little patience, be put right again.'] },
    carried: { young: ['And they still had {goal}!', 'On they went with {goal}!'], old: ['It had taken hats, buns and most of their breath, but it had not got {goal}.', 'They still had {goal}, and took considerable care to be gone before it could come back.'] },
  },
  creature: {
    behind: { young: ['So they got by, to {goal}.', 'It let them go to {goal}!'], old: ['They went by on tiptoe, and so they came to {goal}.', 'There had been one thing in the way to {goal}, and now there was none.', 'So they got to {goal}, past the whole length of it, saying “Excuse me” as they went.', 'It gave them a push with its nose, quite a soft one, and that brought them to {goal}.'] },
    here: { young: ['It did not hurt {goal}!', 'Now they could get to {goal}!'], old: ['It had not so much as trodden on {goal}.', 'It drew back from {goal}, one foot at a time, and let them in to see.'] },
    carried: { young: ['It let them by with {goal}!', 'On they went with {goal}!'], old: ['It had one more sniff at {goal}, and let them go on.', 'They took {goal} past under its very nose.'] },
  },
  lock: {
    behind: { young: ['In they went, to {goal}!', 'Now they could get to {goal}!'], old: ['They went in, all together, a little more hesitantly than they would have liked, and so they came to {goal}.', 'Now there was nothing left that was shut, or that could reasonably have been called a difficulty, between them and {goal}.'] },
    here: { young: ['Now they could get to {goal}!', 'In they went, to {goal}!'], old: ['Now there was nothing to keep them from {goal}.', 'So they got to {goal} after all, and in time.'] },
    carried: { young: ['In they went with {goal}!', 'They got {goal} in!'], old: ['So they could bring in {goal}, as they had said they would.', 'They took {goal} in with them, and nobody stopped them.'] },
  },
  flood: {
    behind: { young: ['Now they could get to {goal}!', 'So they got to {goal}. Splish, splash!'], old: ['Wet to the skin, every one of them, they came to {goal}.', 'It had left a way open, wet but wide enough, and that led to {goal}.'] },
    here: { young: ['The water let go of {goal}!', 'Now they could get to {goal}!'], old: ['It had let go of {goal}.', 'Dripping, they went straight back to {goal}, which had stayed a good deal drier than they had.'] },
    carried: { young: ['And they still had {goal}!', 'On they went with {goal}!'], old: ['They put {goal} down on the first dry spot, and got their breath back.', 'It had had everything else, but it had not got {goal}.'] },
  },
  maze: {
    behind: { young: ['So they got to {goal}!', 'Soon they got to {goal}!'], old: ['It brought them out where they had wanted to be all the time, and so they came to {goal}.', 'It had led to {goal} all along, and it was the only one of all those ways that did.'] },
    here: { young: ['So they got back to {goal}!', 'Soon they got to {goal}!'], old: ['It brought them back to {goal}, from the other side.', 'It had led them round by the back, straight to {goal}.'] },
    carried: { young: ['Now they knew where to go with {goal}!', 'On they went with {goal}!'], old: ['Now they knew where to go with {goal}.', 'They had come out of it, and still had {goal}.'] },
  },
  stuck: {
    behind: { young: ['So they got by, to {goal}.', 'On they ran, to {goal}!'], old: ['They squeezed through, one after another, leaving behind a certain amount of dignity, and so they came to {goal}.', 'There was a way to {goal} again, about as wide as a person.'] },
    here: { young: ['Nothing fell on {goal}!', 'Now they could get to {goal}!'], old: ['It had gone without so much as touching {goal}.', 'There was room again round {goal}, and they could set to work.'] },
    carried: { young: ['They got {goal} past it!', 'On they went with {goal}!'], old: ['They passed {goal} through first, and themselves after that.', 'So they could get by with {goal}, and lost no more time.'] },
  },
  crowd: {
    behind: { young: ['Everybody let them by, to {goal}!', 'Now they could get to {goal}!'], old: ['People stepped aside, apologising to each other, and let them through to {goal}.', 'One of them made room, and then all of them did, until there was a lane, and it led to {goal}.'] },
    here: { young: ['They all stood back from {goal}!', 'Now they could get to {goal}!'], old: ['They all took one step back, and left room round {goal}.', 'Now that one could be heard, one could speak of {goal}.'] },
    carried: { young: ['Nobody pulled at {goal} now!', 'And they still had {goal}!'], old: ['Nobody reached out for {goal} any more, and they made way.', 'They looked to see whether they still had {goal}, and they had.'] },
  },
};

/** Where what the hero can do is what saves the day, and would have done so at once: why it does not come yet. */
export const NOT_YET: Tie = {
  young: ['{H} shook and shook. So {his} trick did not work!', 'What about {H’s} trick? {He} shook too much for it!', '{H} tried {his} trick. But {he} shook too much!'],
  old: [
    '{H}, who could have done something about it on any quiet day, had not one quiet minute to do it in.', 'There was a thing that {H} could do; but it asks for a quiet mind, and nobody there had one.',
    'What {H} could do has to be done calmly or not at all, and at that moment {he} could not have tied a knot.', 'As for what {H} could do, it had never come when {he} was afraid, and {he} was very much afraid.',
  ],
};

/** Those of the ways that can stand further off, since they do not say “it” of the trial. */
export const waysFurtherOff = (ways: readonly string[]): readonly string[] => ways.filter((way) => !/\bit\b/iu.test(way));
