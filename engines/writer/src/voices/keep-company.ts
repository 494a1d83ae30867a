// One sentence each for somebody of the cast whom a part would otherwise leave unnamed: a child looks for everybody it chose.

import type { AgeRange } from '../brief.ts';

/**
 * What the paragraph is about behind which, or before which, it stands: `way` they are going or resting, `stuck` something has failed or nobody knows what to do;
 * `before` they have arrived, `trouble` it has come; `glad` it is over, `home` they are back.
 */
export type CompanyAt = 'way' | 'stuck' | 'before' | 'trouble' | 'glad' | 'home';

type Told = Readonly<Record<CompanyAt, readonly string[]>>;

/** `{x}` is whoever it is about. */
export const COMPANIONS: Readonly<Record<AgeRange, Told>> = {
  '3-4': {
    way: ['{x} came, too, of course.', 'And {x}? {x.he} {x.act}.', 'Where was {x}? Right behind!', 'Last came {x}. Hop!'],
    stuck: ['“Try again,” said {x}.', '“Hm,” said {x}.', '“{x.say},” said {x}.', '“Poor us!” said {x}.'],
    before: ['{x} held on to {H}.', 'And {x} looked at {H}.', '“Shh,” said {x}.'],
    trouble: ['{x} did not run.', 'And {x}? {x} peeped out. Brr!', '“Oh no,” said {x}.', '“I am here,” said {x}.', '{x} held on to {H}.'],
    glad: ['“Hooray!” said {x}.', 'They all hugged {x}.', '{x} danced about.', '“We did it!” said {x}.', 'How {x} laughed!', '“Again!” said {x}.'],
    home: ['And {x} sang a bit.', '“Tell it again,” said {x}.', 'Was {x} there, too? Yes!'],
  },
  '5-8': {
    way: [
      'Last of all came {x}, and {x.act}.', '“Wait for me,” said {x}, and they did.', '{x} carried the bread, and did not eat any of it.', '{x} had a joke for the steep bit.', 'It was {x} who sang when it got long.', '{x} kept close to {H} all the way.',
      'Every few steps {x} had to stop and look at something.',
    ],
    stuck: [
      '“{x.say},” said {x}, but nobody laughed.', '{x} wanted to try it just once more.', '“Never mind,” said {x}, and gave everybody a nut.', '{x} had been so sure that it would work.', '“What now?” asked {x}.', '{x} sat down on the bag to think.',
    ],
    before: ['{x} stayed right beside {H}.', '“{x.say},” said {x}, but it came out very small.', '“Is that it?” whispered {x}.', 'Even {x} was quiet now.', '“After you,” said {x} to {H}.'],
    trouble: ['{x} did not let go of {H}.', 'Nobody ran away, and {x} least of all.', '{x} was shaking, and stayed all the same.', '“I’m still here,” said {x}.', '“Stay together!” called {x}.'],
    glad: ['Nobody was happier than {x}.', '{x} would not let go of {H} for a long time.', 'Three cheers for {x} as well!', '“{x.say},” said {x}, and everybody laughed.', '{x} had to hug everybody twice.'],
    home: ['And {x} told it to everyone who came by.', 'There was a plate for {x}, and then a second one.', '{x} wanted to hear it all again, from the start.', 'Somebody had kept the best place for {x}.'],
  },
  '9-12': {
    way: [
      'Nobody had asked {x} to come, and nobody could have imagined doing it without {x.him}.', '{x} was always the last to go in or out anywhere, so as to be certain that nobody got left.', 'It was a comfort, {H} found, to have {x} there, and it was a comfort that one did not have to say so.',
      '{x} had been put in charge of the biscuits, and let nobody see how many there still were.', 'From time to time {x} went on ahead to look, and came back, and said that there was more of the same.',
    ],
    stuck: [
      'Of all of them {x} was the only one who had not complained so far.', '{x} was keeping count of everything that had gone wrong, and had got to fourteen.', 'As for {x}, nobody had seen {x.him} sit down since it began.',
      '{x} was for trying it once more, only from the other side.', 'It was {x} who asked, after a while, what they were going to do next.', '{x} had thought from the start that it would go like that, and was kind enough not to mention it.',
    ],
    before: [
      '{x} had counted them all, and had then gone round once more and counted them from the other end.', '{x} had not made a joke for some time, and that alone showed how things were.', '{x} had come up so close by now that {H} could have touched {x.him}.', 'Nobody had told {x} where to stand, and {x.he} stood next to {H}.',
    ],
    trouble: [
      '{x} had been told three times to stand further back, and each time had come forward.', 'Somebody had hold of {H} from behind, and it was {x}.', '{x} was calling each of them by name, and did not go on until each had answered.', '{x} could have got away; {x.he} had looked to see, and had come back.',
    ],
    glad: [
      'Nobody had ever seen {x} look so pleased, and nobody mentioned it, so as not to frighten it away.', 'A good half of it, as {H} always said afterwards, had been {x}.', '{x} had to be given something to carry, so as to have somewhere to put all that gladness.',
      '{x} went round to see that everybody was in one piece, and then went round again, because it had been so pleasant the first time.', '{x} had known all along that it would come right, and admitted only later that {x.he} had not believed a word of it.', 'They were all of them pleased with themselves, and {x}, on the whole, was the most pleased.',
    ],
    home: [
      '{x} had been given the best chair, and kept getting up to see whether anybody else would like it.', '{x} told it to whoever came to the door, and it got a little longer each time.', 'Somebody had kept a place for {x}, with a cushion on it.', '{x} had to have all of it again from the beginning, including the parts in which {x.he} had been there.',
    ],
  },
  '12-17': {
    way: [
      '{x} had gone on ahead, and could be heard telling somebody round the corner that they were coming.', '{x} had brought up the rear all day, and had twice come back with something that one of the others had dropped.', '{x} had been given the list to hold, and had been correcting the spelling.',
      '{x} had made the acquaintance of a cat, and had had to be waited for.', '{x} was sharing out the last of the nuts, and counted them as though they had been pearls.',
    ],
    stuck: [
      '{x} had stopped complaining, which alarmed the rest of them more than anything.', '“{x.say},” said {x}, into a silence which had been going on for some time.', '{x}, who had been against it from the first, did not say so, and they all noticed that {x.he} did not.',
      '{x} was of the opinion that it had very nearly worked, and was alone in this.', 'It was {x} who gathered up whatever could be used again, without having been asked, and without a word.', 'It had become the business of {x} to know what time it was, and nobody inquired how.',
    ],
    before: [
      '{x} had every reason to be somewhere else by now, and was not.', '{x} was counting them all, for the third time, and not quite under {x.his} breath.', 'Nobody would have blamed {x} for going, and the thought did not seem to have crossed {x.his} mind.', '{x} had been told to wait, and was waiting, about two steps behind {H}.',
    ],
    trouble: [
      'From somewhere to the left came the voice of {x}. “{x.say},” it said; it was enough to go by.', 'It was {x} who stayed on {x.his} feet longest, and who said the least about it.', 'Somebody took hold of {H} and did not let go, and it proved to be {x}.',
      '{x} had been told to go back, and had gone back, by about one step.', '{x} was heard to say that one ought to do one thing at a time, and could be heard doing three.',
    ],
    glad: [
      '“{x.say},” said {x} at last, and it was as near to a speech as anybody came.', 'They were all of them proud of {x}, who could not bear it, and pretended to be looking for something.', '{x} walked a little way off, and stood with {x.his} back to them, and was in no hurry to turn round.',
      '{x} had been embraced by a number of complete strangers, and had begun to look for a back way out.',
    ],
    home: [
      '{x} had gone round with a lamp, and had seen to it that everybody had something to sit on.', '{x} had been sent to lie down, and was discovered a little later in the kitchen, drying things.', 'Somebody had saved a chair for {x}, and somebody else had saved another.', '{x} had been asked to say a few words, and had said four.',
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
    way: ['Who was that? It was {x}!', '{x} peeped out. Then {x} was gone.'],
    stuck: ['“{x.say},” said {x}. Hm.', 'Who laughed? It was {x}!', '{x} saw it all.'],
    before: ['{x} was there, too.', 'Even {x} was still.'],
    trouble: ['{x} saw it, too.', 'Even {x} was scared.', '“Help!” said {x}.'],
    glad: ['{x} said sorry.', '“Well done,” said {x}, very softly.', 'And {x} clapped.'],
    home: ['{x} had some cake, too.', 'Was {x} there? Yes!'],
  },
  '5-8': {
    way: ['Not far behind them came {x}.', 'Far ahead they saw {x}, who did not wait.', '“{x.say},” said a voice behind a wall, and that was {x}.'],
    stuck: ['Not far off somebody laughed, and that was {x}.', '“{x.say},” said a voice behind a wall, and that was {x}.', '{x} stood a little way off, and saw it all.'],
    before: ['Even {x} stood still now.', '{x} had got there first, and did not look happy.'],
    trouble: ['“Look out!” cried {x}, and {x} meant it.', 'Not far off sat {x}, and shook.', 'Even {x} was frightened.'],
    glad: ['{x} stood a little way off, until {H} waved.', '“I was wrong,” said {x}, and it took three tries.', '“Well done,” said {x}, not very loudly.'],
    home: ['There was a plate for {x} as well.', 'And who stood at the door? {x}, with a cake.'],
  },
  '9-12': {
    way: ['Somewhere ahead of them was {x}, who was in no doubt about who would be there first.', '{away}{earth}Twice they saw {x} on the road behind, and twice, when they looked again, there was nobody.', 'Now and then there was somebody at the next corner, and it was always {x}, and {x.he} was always just leaving.'],
    stuck: ['“Have you seen {x}?” they asked people; and people had, and wished they had not.', 'It did not help that {x} had been watching, and had enjoyed it.', 'By then {x} had tried something else, and was keeping very quiet about how that had gone.'],
    before: ['On the far side stood {x}, who for once had nothing clever to say.', '{x} was there before them, and was looking at it with {x.his} mouth open.'],
    trouble: ['“That wasn’t me,” said {x}, and they saw by {x.his} face that it was true.', 'They heard {x} shouting something, and it did not sound like a joke.', 'Not even {x} had meant it to go as far as that, and said so, to nobody in particular.'],
    glad: ['“I’d have done it differently,” said {x}; but {x.he} said it quite quietly.', 'And {x}, who could have been gone by then, helped to carry things.', '{x} stood a little way off and looked at the ground, until somebody called {x.him} over.'],
    home: ['{x} hung about by the door until somebody made room on the bench.', 'When they counted the plates there was one too few, since nobody had counted {x}; they laid another.'],
  },
  '12-17': {
    way: ['{away}They knew that {x} was on the same road; what they could not tell was whether {x.he} was ahead of them.', '{away}{earth}Once, across a valley, they saw {x}, who had seen them first, and did not wave.', '{near}Everywhere they went they were told that {x} had been there not ten minutes ago, and had asked the same thing, more politely.'],
    stuck: ['Of {x} there was only what people told them, and nobody told them the same thing twice.', 'It was some comfort that {x}, from what one heard, had got no further.', 'They would have minded less if {x} had not been leaning in a doorway at the time.'],
    before: ['It was the first time that any of them had seen {x} not know what to do next.', '{x} had got there before them, and had had time to wish that {x.he} had not.'],
    trouble: ['{x} was there; {x.he} had got what {x.he} wanted, and looked as if {x.he} would have liked to give it back.', 'Across all that noise {H} met the eyes of {x}, and saw that {x.he} was just as lost.', '{x} shouted to them which way not to go, and it was a moment before they saw that {x.he} meant it well.'],
    glad: ['{x} did not apologise, but {x.he} stayed to carry things, and they took it as it was meant.', '{x} said that it had been a matter of luck, and then, when nobody contradicted {x.him}, that it had not.'],
    home: ['Nobody had asked {x} in, and nobody, when {x.he} came, asked {x.him} to go.', 'What {x} made of it {x.he} never said; but {x.he} came to the door each year on that day.'],
  },
};
