// One sentence each for somebody of the cast whom a part would otherwise leave unnamed: a child looks for everybody it chose.

import type { AgeRange, Phase } from '../brief.ts';

type Told = Readonly<Record<Exclude<Phase, 'introduction'>, readonly string[]>>;

/** `{x}` is whoever it is about. */
export const COMPANIONS: Readonly<Record<AgeRange, Told>> = {
  '3-4': {
    development: ['{x} came, too, of course.', 'And {x}? {x.he} {x.act}.', '“{x.say},” said {x}.', 'Where was {x}? Right behind!'],
    climax: ['“{x.say},” said {x}, very softly.', '{x} held on to {H}.', 'And {x} looked at {H}.', '{x} did not run.', 'And {x}? {x} peeped out. Brr!', '“Oh no,” said {x}.'],
    resolution: ['“Hooray!” said {x}.', 'They all hugged {x}.', '{x} danced about.', '“We did it!” said {x}.', 'How {x} laughed!'],
  },
  '5-8': {
    development: ['Behind them came {x}, and {x.act}.', '“{x.say},” said {x}, who was never far behind.', '{x} kept close to {H} all the way.', '“Wait for me,” said {x}, and they did.', 'It was {x} who sang on the steep bit.', '{x} carried the bread, and did not eat any of it.', '{x} had a joke for the steep bit.'],
    climax: ['{x} stayed right beside {H}.', '“{x.say},” said {x}, but it came out very small.', 'Even now {x} {x.act}.', '{x} did not let go of {H}.', 'Nobody ran away, and {x} least of all.', '{x} was shaking, and stayed.'],
    resolution: ['“{x.say},” said {x}, and everybody laughed.', 'Nobody was happier than {x}.', '{x} would not let go of {H} for a long time.', 'Three cheers for {x} as well!', 'And {x} told it to everyone who came by.'],
  },
  '9-12': {
    development: [
      'Nobody had asked {x} to come, and nobody could have imagined doing it without {x.him}.', 'Of all of them {x} was the only one who had not complained so far.',
      '{x} was keeping count of everything that had gone wrong, and had got to fourteen.', '{x} was always the last to go in or out anywhere, so as to be certain that nobody got left.',
      'It was a comfort, {H} found, to have {x} there, and it was a comfort that one did not have to say so.', 'As for {x}, nobody had seen {x.him} sit down since it began.',
    ],
    climax: [
      '{x} had come up so close by now that {H} could hear {x.him} breathe.', '{x} had counted them all, and had then gone round once more and counted them from the other end.',
      'Nobody had told {x} where to stand, and {x.he} stood next to {H}.', '{x} had been told three times to stand further back, and each time had come forward.',
      '{x} had not made a joke for some time, and that alone showed how things were.', 'Somebody had hold of {H} from behind, and it was {x}.',
    ],
    resolution: [
      'Nobody had ever seen {x} look so pleased, and nobody mentioned it, so as not to frighten it away.', '{x} was tired, and would not say so, and kept leaning on things in passing.',
      'A good half of it, as {H} always said afterwards, had been {x}.', '{x} could not sit down at all, and was given things to carry until {x.he} could.',
      '{x} had known from the start that it would come right, and admitted only later that {x.he} had not believed a word of it.', 'They were all of them pleased with themselves, and {x}, on the whole, was the most pleased.',
    ],
  },
  '12-17': {
    development: [
      '{x} had gone on ahead, and could be heard telling somebody round the corner that they were coming.', '{x} had brought up the rear all day, and had twice come back with something that one of the others had dropped.',
      '“{x.say},” said {x}, into a silence which had been going on for some time.', '{x} had been given the list to hold, and had been correcting the spelling.', '{x} had made the acquaintance of a cat, and had had to be waited for.',
      'It had somehow become the business of {x} to know what time it was, and nobody inquired how.', '{x} had stopped complaining, which alarmed the rest of them more than anything.', '{x} was sharing out the last of the nuts, and counted them as though they had been pearls.',
    ],
    climax: [
      '{x} had every reason to be somewhere else by now, and was not.', 'From somewhere to the left came the voice of {x}. “{x.say},” it said; it was enough to go by.', '{x} was counting them all, for the third time, under {x.his} breath.',
      '{x} had got in front of the smallest of them, and had said nothing about it.', 'It was {x} who stayed on {x.his} feet longest, and who said the least about it.', 'Nobody would have blamed {x} for going, and the thought did not seem to have crossed {x.his} mind.',
      'Somebody took hold of {H} and did not let go, and it proved to be {x}.', '{x} had been told to go back, and had gone back, by about one step.',
    ],
    resolution: [
      '{x} was found, when they looked for {x.him}, to have fallen asleep sitting up, in the middle of a sentence.', '“{x.say},” said {x} at last, and it was as near to a speech as anybody came.', '{x} had gone round with a lamp, and had seen to it that everybody had something to sit on.',
      '{x} had been sent to lie down, and was discovered a little later in the kitchen, drying things.', 'They were all of them proud of {x}, who could not bear it, and pretended to be looking for something.', '{x} had been embraced by a number of complete strangers, and had gone to see whether there was a back way out.',
      'Somebody had saved a chair for {x}, and somebody else had saved another.', '{x} had been asked to say a few words, and had said four.',
    ],
  },
};

/** In front of something that they meet or find: whoever it is sees it first. */
export const SEES_IT: Readonly<Partial<Record<AgeRange, readonly string[]>>> = {
  '3-4': ['“Look!” said {x}.', '{x} saw it first.', '“Oh!” said {x}.', '“What is that?” said {x}.'],
  '5-8': ['It was {x} who saw it first.', '“Look,” said {x}.', '{x} stopped, and pointed.', '“What’s that?” said {x}, who missed nothing.', '“Come and see,” called {x}.'],
};

/** Whoever stands against the hero keeps another kind of company. */
export const RIVALS: Readonly<Record<AgeRange, Told>> = {
  '3-4': {
    development: ['Who was that? It was {x}!', '“{x.say},” said {x}. Hm.', '{x} peeped out. Then {x} was gone.'],
    climax: ['{x} saw it, too.', 'Even {x} was scared.', '{x} went pale.'],
    resolution: ['{x} said sorry.', '“Well done,” said {x}, very softly.', '{x} had some cake, too.'],
  },
  '5-8': {
    development: ['Not far behind them came {x}.', '“{x.say},” said a voice behind a wall, and that was {x}.', 'Far ahead they saw {x}, who did not wait.'],
    climax: ['Even {x} stood still now.', '“Look out!” cried {x}, and {x} meant it.', 'Behind a rock sat {x}, and shook.'],
    resolution: ['{x} stood a little way off, until {H} waved.', '“I was wrong,” said {x}, and it took three tries.', 'There was a plate for {x} as well.'],
  },
  '9-12': {
    development: ['Somewhere ahead of them was {x}, who was in no doubt about who would be there first.', 'Twice they saw {x} on the road behind, and twice, when they looked again, there was nobody.', '“Have you seen {x}?” they asked people; and people had, and wished they had not.'],
    climax: ['On the far side stood {x}, who for once had nothing clever to say.', '“That wasn’t me,” said {x}, and they saw by {x.his} face that it was true.', 'They heard {x} shouting something, and it did not sound like a joke.'],
    resolution: ['{x} hung about by the door until somebody made room on the bench.', '“I’d have done it differently,” said {x}; but {x.he} said it quite quietly.', 'And {x}, who could have been gone by then, helped to carry things.'],
  },
  '12-17': {
    development: ['They knew that {x} was on the same road; what they could not tell was whether {x.he} was ahead of them.', 'Of {x} there was only what people told them at gates, and nobody told them the same thing twice.', 'Once, across a valley, they saw {x}, who had seen them first, and did not wave.'],
    climax: ['{x} was there; {x.he} had got what {x.he} wanted, and looked as if {x.he} would have liked to give it back.', 'Across all that noise {H} met the eyes of {x}, and saw that {x.he} was just as lost.', 'It was the first time that any of them had seen {x} not know what to do next.'],
    resolution: ['{x} did not apologise, but {x.he} stayed to carry things, and they took it as it was meant.', 'Nobody had asked {x} in, and nobody, when {x.he} came, asked {x.him} to go.', 'What {x} made of it {x.he} never said; but {x.he} came to the door each year on that day.'],
  },
};
