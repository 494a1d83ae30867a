// The second place of a story where nobody walks up to a country: seen from a train that does not stop, or one room with a door.

import type { AgeRange } from '../brief.ts';

/** `ride` it goes by outside; `room` a house or a part of one; `hurry` there is an hour and no more. */
export type SecondPlace = 'ride' | 'room' | 'hurry';

/** Why they go over to it, where all that they want is at home. */
export const GOES_OVER: Readonly<Partial<Record<AgeRange, readonly string[]>>> = {
  '9-12': [
    'The thing to do was to ask, and the only people who were said to know about such matters lived somewhere else.',
    'They began by going to see whether anybody elsewhere had ever had the same trouble.',
    'A second cousin of somebody’s was supposed to understand these things, and she did not live near.',
    'What could be learned at home they had learned, and it was not enough.',
  ],
  '12-17': [
    'It had been suggested to them that they should ask elsewhere, by people who had nothing else to suggest.',
    'There was said to be somebody who understood such matters, and like most such persons he lived somewhere else.',
    'They had exhausted all that was known at home, which had not taken long, and they set out to be told more.',
    'It seemed well to consult somebody who was not concerned in it; and for that you have to go away.',
  ],
};

/** Said where the plot waits for them at home, in the house or in the school that they have left for it. */
export const BACK_AGAIN: Readonly<Partial<Record<AgeRange, readonly string[]>>> = {
  '9-12': [
    'Then they went back to where it had begun, for it was there that something had to be done.', 'After that they went back to where it had all begun, and were no wiser.',
    'Nobody there had known any more about it than they did; so back they went, and started again from the beginning.', 'They had asked, and been told to ask at home; and so home they went.',
  ],
  '12-17': [
    'They went back to where it had begun, since it was there, if anywhere, that something had to be done.', 'It had been worth seeing, and was of no use to them, and they went back to where it had begun.',
    'They had asked their question there, and been asked it back, and there was nothing for it but to go home and look for the answer.', 'Then they returned, as you do, with a sense of having been everywhere but where it mattered.',
  ],
};

/** Said where it lies further off than the second place. */
export const ON_AGAIN: Readonly<Record<AgeRange, readonly string[]>> = {
  '3-4': ['And on they went.', 'Then on and on!', 'Bye-bye! Off again!'],
  '5-8': ['It was nice there, but that was not where they were going.', 'They waved, and were waved at, and went on.', 'But they could not stay. There was still a good bit to go.'],
  '9-12': ['They could not stop there, since it was further off than that, and by and by they went on.', 'It was not there that they had to be, and so they said goodbye, and went on.', 'That was only half the way, and nobody had done the other half for them.'],
  '12-17': ['It was not there, however, that they were wanted, and after a while they went on.', 'They would gladly have stayed; what they had come for lay a good deal further off.', 'You cannot stop at the place where you would like to, and they went on to the other.'],
};

/** Told under `place2` instead of the scenes of arriving. */
export const SECOND_PLACES: Readonly<Record<SecondPlace, Readonly<Partial<Record<AgeRange, readonly string[]>>>>> = {
  ride: {
    '3-4': ['Look out of the window! There is {m.name}. [{m.prop}|{m.folk}] {also} Wave, wave! Now it is gone.', 'What goes by? It is {m.name}! [{m.folk}|{m.prop}] {also} “Bye-bye!” said {H}. Whoosh!'],
    '5-8': [
      'Out of the window they could see {m.name}. “I was born there,” said a woman with a basket, and told them all about it. {m.prop} {m.folk} [{m.climate}|{m.danger}|] {also} “Can we get out here?” somebody asked. But nobody had told the wheels. They all waved, and {m.name} got smaller and smaller, until it was as small as a crumb.',
      '“{m.name}!” read {H}, off the list on the wall. And there it was, and there it went. Somebody had an aunt there, and talked very fast. {m.folk} {m.prop} [{m.climate}|{m.danger}|] {also} They all ran to the window on the other side, to see a bit more of it. But it was round the bend.',
    ],
    '9-12': [
      'They saw {m.name} through the glass, all of it, from beginning to end, in the time that it takes to eat a bun. The man opposite had grown up there, and had just time to tell them about it. {m.prop} {m.folk} [{m.climate}|{m.danger}|] {also} “I’ve always wanted to go there,” said somebody. “You are there,” said {H}. “You’re just not stopping.” They leaned against the window until it was quite fogged, and had to be wiped. Somebody out there was waving. They all waved back, as hard as they could; and it was only when it was gone that {H} wondered whether that had been a wave, or somebody trying to stop them.',
      '“Next stop {m.name},” {H} read, off the list on the wall; and the next moment it had come, and there was no stop. What you could not see of it was in the timetable, in small print. {m.folk} {m.prop} [{m.climate}|{m.danger}|] {also} It all went past the windows as if somebody were turning over the pages of a book too fast, and each of them had seen a different page. “There was a goat on a table,” said one. “That was a table on a goat,” said another. {H} tried to hold on to just one thing out of the whole of it, and what {he} got was a child on a step, with a spoon, who had looked straight at {him} and had not been surprised at all.',
    ],
    '12-17': [
      'Of {m.name} they had, in the end, about four minutes; and since it was seen from something that would not stop, and through a window that had not been cleaned, each of them took away a different place. For what could not be seen they had a lady in the corner, who had been born there, and who told it with her eyes shut. {m.prop} {m.folk} {m.climate} {also} [{m.danger}|] It lay spread out there in the attitude of a thing which expects to be visited. {H} would have liked to visit it. {He} had the traveller’s conviction, for which there is never any evidence, that it was precisely there, and not wherever {he} was being taken, that {he} would have been happy; that behind one of those doors somebody was at this moment setting down a plate. It drew level, and hung there, and was pulled off to the side like a cloth from a table; and they all sat back without looking at each other, rather as though they had been caught at a keyhole.',
      'It was {m.name}, somebody said, and they crowded across to look, so that the whole floor seemed to lean. What could not be seen of it was read out of a guidebook, at a gallop. {m.folk} {m.prop} [{m.climate}|{m.danger}|] {also} There is something indecent about seeing a place from behind, as you do from anything that runs on rails or to a timetable: the washing, the kitchen doors, all that it would have tidied away if it had been told. Nobody out there looked up. They had things to do; they had been doing them when you came round the bend, and would be doing them when you had gone; and it struck {H}, with some force, that of the two it was {he} who was merely passing by. {He} lifted @a {H.hand}, too late, to a person with a bucket. After that there was an embankment, for a long time, with one shoe on it.',
    ],
  },
  hurry: {
    '3-4': ['Quick, quick! They ran past {m.name}. [{m.prop}|{m.folk}] {also} No time to look!', 'Run, run! Look, {m.name}! [{m.folk}|{m.prop}] {also} “Not now!” said {H}.'],
    '5-8': [
      'The quickest way was through {m.name}, so they ran right through it. {m.prop} {m.folk} [{m.climate}|{m.danger}|] {also} “Come back when you’ve got time!” somebody called after them. “We will!” {H} called over {his} shoulder, and tripped over a hen.',
      '“Can’t stop!” they said, all through {m.name}, to everyone they met. {m.folk} {m.prop} [{m.climate}|{m.danger}|] {also} A man threw them a blanket out of a window. “Why are you running?” he called. But they were round the corner, blanket and all.',
    ],
    '9-12': [
      'They came through {m.name} at a run, all in one string, and anybody who wanted to talk to them had to run as well. {m.prop} {m.folk} [{m.climate}|{m.danger}|] {also} “What is it?” people called. “No time!” shouted {H}. Somebody held out a bag of buns, as they do for racers, and somebody else took it. It was the kind of place that you ought to walk through slowly, twice, with a guidebook. They went through it in four minutes, and two of those were because of a goose.',
      'There was one person who had to be told of it at once, and she lived in {m.name}. {m.folk} {m.prop} [{m.climate}|{m.danger}|] {also} On any other day they would have looked at all of it. “It’s us,” {H} said, before the door was properly open. “It’s begun.” “Now?” said the woman. She had a spoon in her hand. She looked at {his} face, and put down the spoon. “I’ll see to things here,” she said. “You run.” They ran. They had been there for so short a time that the door was still swinging when they were out of sight.',
    ],
    '12-17': [
      'Of {m.name} they afterwards remembered chiefly the ground. They came through it at a run, with their heads down, and what they were told about it was told them by people who trotted alongside for as long as their breath held. {m.prop} {m.folk} [{m.climate}|{m.danger}|] {also} “You ought to stay and see it,” one old man panted; “people come from all over.” {H} said, between two steps, that {he} was sure of it. It is a strange thing to have been in a place of which others dream, and to have noticed only that there was a draught. Somebody had made way for them before they got there. Somebody else, who had plainly no idea what it was about, had begun to run too, and kept it up as far as the last house, simply because they were running.',
      'There was one person who had to be told of it, and he lived in {m.name}. {m.folk} {m.prop} [{m.climate}|{m.danger}|] {also} On another day it would have been worth a week. {H} saw of it a stair, and at the top of the stair a pair of hands, which were laying out cards, and were extremely slow. They turned one over; they were told, and they turned over another. “Is it urgent?” somebody asked at last, from behind them. Nobody could find a word for it. The hands stopped; and then all at once they were quick, and there were cards on the floor, and the window was up, and a voice was calling something down into the yard. “Well, go on,” it said to them, quite roughly. “I’ll see to this end of it.” It took them some time to find the street.',
    ],
  },
  room: {
    '5-8': [
      'At last they stood in front of {m.name}. {H} knocked. Nobody said “Come in”, and nobody said “Go away”. So they opened the door, just a crack, and looked. {m.prop} {m.folk} [{m.danger}|{m.prop2}|] {also} “Wipe your feet,” {H} whispered, and they did.',
      'You could see all of {m.name} from the door. There was one chair, and there were seven cups. {m.prop} {m.folk} [{m.danger}|{m.prop2}|] {also} “It’s nice,” said {H}. Then something behind the door sneezed. It was only dust.',
    ],
    '9-12': [
      'The door of {m.name} was not locked; it only stuck, and had to be asked twice. {m.prop} {m.folk} [{m.danger}|] {also} They had taken a good deal of trouble to get there, and now that they stood in it nobody was sure whether you might sit down. “Is anybody in?” called {H}. Something fell over at the back. It was a whole minute before it turned out to have been a broom, and by then all of them, without a word, had taken hold of one another.',
      'From outside there was not much to see: {m.name} had a door, and a mat, and on the mat somebody had left one boot. Inside it was another matter. {m.prop} {m.folk} [{m.danger}|{m.prop2}|] {also} {H} had expected it to be bigger. It is often like that with places you have heard a lot about; they turn out to be just large enough for what happens in them. “Wipe your feet,” said somebody, from habit, and they all did, even those who had none worth speaking of.',
      '“Is this it?” said somebody. It was. There are places that you can see from one end to the other, and {m.name} was one of them; and all the same they were still finding things in it half an hour later. {m.folk} {m.prop} [{m.danger}|{m.prop2}|] {also} {H} went round it once along the wall, the way a cat does. There was a hook with nothing on it, and a stool with three legs, and a smell of something that had been eaten a long time ago by people who were fond of each other.',
    ],
    '12-17': [
      'It is a curious sensation to have taken so much trouble, and to arrive in a room. You had expected a view. {m.name} had four walls and a shelf, and it was not easy to see where all that was to be put which they had been told of it. {m.prop} {m.folk} {also} [{m.danger}|] They went in one after the other, and stood about, and lowered their voices, as people do among the belongings of somebody very tidy. {H} touched the back of a chair. Whoever generally sat in it was in the habit of leaning to the left. The whole of a life could be read in such things, if there had been time for it; and {he} had the uncomfortable impression, as {he} looked round, that the room had already begun to read {him}.',
      'Nobody could have called {m.name} large. The novelty of it was that it did not appear to mind. {m.folk} {m.prop} [{m.danger}|{m.prop2}|] {also} There was a table, which had been laid for a number of people, and not lately; there was a clock that struck, while they stood there, an hour which does not exist. “We are only looking,” {H} heard {himself} explain, to the clock, or perhaps to the table. It did not seem adequate. {He} had the feeling that you have on opening the wrong door in a strange house, of having interrupted something; and that it would go on, whatever it was, as soon as {he} had the tact to leave.',
    ],
  },
};
