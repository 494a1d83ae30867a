// The chapter-book voice (9-12): how what a family asked for runs on through the plot, is tested, solves it, and is seen at the end.
import type { Beats } from '../voice.ts';

export const WOVEN_DEVELOPMENT: Beats = {
  'thread:helper': [
    '{t.engine}At the hardest part {t.the} stopped. It did not break; it only stopped, like somebody who has thought of something. They looked at it in front, and they looked underneath it, and each of them pulled at a thing that ought not to be pulled. {H} got in and waited. {He} did not do anything clever; {he} told it what there had been for breakfast. Nobody has ever been able to explain what happened then. There was a shudder, and a puff, and off it went, and the others had to run. “You have to *talk* to it,” {he} called back to them.',
    '{t.engine}A boy who had come to look wanted to know what {t.the} could do. “What can’t it do?” said {H}. The boy thought. “Sing,” he said. So they tried it out, there and then, and found a small brass knob that nobody had ever touched, and it could. It had only the one note, and you could hear it a very long way off. After that there was no holding any of them. They were late, and they had a headache each; but behind them stood a boy who had decided, once and for all, what he was going to be.',
    '{t.being}It was {t.the} who puzzled people most. “What’s that about?” asked a woman at a gate, and she did not ask it kindly. {H} began to explain, and then found that {he} could not, because some things are only true as long as nobody has to give a reason for them. “We belong together,” {he} said. The woman sniffed. But after that, although neither of them had decided to, {H} and {t.the} walked side by side.',
    '{t.being}When they came to the place where three roads met, and the signpost had been turned to the wall by somebody who thought that funny, they argued for a quarter of an hour. Only {t.the} had no opinion. {t.the} had simply gone on, down the middle one, as though there had never been any choice. {H} ran to catch up. It turned out to be right; and it turned out, too, when {he} thought about it, that it was not the first time.',
    '{t.being}That night it was {H’s} turn to keep watch, and because {he} was tired {he} would certainly have fallen asleep if {t.the} had not stayed up as well. They did not talk about what lay ahead. They shared the last apple, which was mostly bruise, and they listened to {sound}. {H} had been wondering for two days whether it had been wise to bring {t.the}. {He} stopped wondering, somewhere about midnight, and never began again.',
  ],
  'thread:tool': [
    'A man in a fur collar wanted to buy {t.the}. He was perfectly polite about it, and he offered ten gold coins, which was more than all of them had ever had together. Everyone looked at {H}. {He} thought of all the things that a person could have for ten gold coins, and it was a long list, with buns at the top and buns at the bottom. Then {he} looked down at {t.the}, which had done nothing so far but get in the way. “I’m sorry,” {he} said, although {he} was not sure why. “It isn’t mine to sell.”',
    'They had been gone for some time before {H} noticed that {he} was not carrying anything. {t.the}! It was still on the wall where they had eaten their bread. To go back meant losing an hour which they did not have, for the sake of a thing that nobody could see the use of; and they told {him} so, one after another, while {he} was already running. It lay where {he} had left it. {He} could not have explained why {his} heart was beating so hard.',
  ],
  'thread:lost': [
    '{houses}At every house they asked about {t.the}, and at every house people shook their heads, until they came to one where a small boy looked at the floor instead. {H} crouched down. “You needn’t say who told us,” {he} said. The boy took a long time over it. Then he pointed, with his elbow, so that nobody could say that he had pointed; and it was the way that they were going already. So it was one trouble after all, thought {H}, and not two.',
    '“We can’t do both,” said somebody. “Either we go on, or we go on looking for {t.the}.” It was perfectly sensible, and {H} hated it. {He} walked ahead so that no one should see {his} face. It was only because {he} was looking down that {he} saw it: one small sign of {t.the}, and a little further on another. They led on in front of {them}, as straight as string. “We can do both,” {he} called back.',
  ],
  'thread:spot': [
    '“It all comes back to {t.the},” said {H}. {He} had drawn it on the back of the list with a pencil: where it had begun, where it had been seen, and which way each of them had run. Wherever you put the pencil, and whichever line you followed, that was where you came out. There was a silence. They had been told about {t.the} when they were small, in the way you are told about deep water. “Well,” somebody said, “at least we know where not to be.” But of course it meant the opposite.',
    'They asked an old man who mended nets what he could tell them about {t.the}. He went on mending. “My brother went to look at it once,” he said, when they had given up waiting for an answer, “and when he came home he took up the violin.” Nobody knew what to make of that. {H} thought about it for the rest of the afternoon, and could not decide whether it was a warning, or whether it was the first encouraging thing that they had heard.',
  ],
  'thread:feast': [
    'It was {H} who worked it out, on {his} fingers, and then once more, because {he} did not like the answer. If they went on at this rate they would be back the day after {t.the}. Nobody said anything. Each of them saw the same picture: the lights, and everyone they knew, and an empty place where they should have been. “We could turn round now,” a voice said, “and be there.” That was true. It was the truest and most tempting thing that anyone had said all day. “And then what would there be to celebrate?” asked {H}.',
    'There was one thing that {H} had been trying not to think about, and that was {t.the}. At home they would be hanging things up by now, and falling off chairs. Somebody would be asking whether anybody had heard anything. “If it weren’t for that,” said a voice, “it wouldn’t matter how long we took.” {H} nodded. It is a strange thing about something nice: it sits and waits for you at the end of the road, and pulls, and the harder it pulls the further away it gets.',
  ],
  'thread:promise': [
    '“{t.vow}.” It had been easy to say, with the others looking on and the kettle singing. Out here, where there was nobody to be impressed, it weighed about as much as a wet coat. {H} tried it on again from various sides. {He} looked for the loophole, since there usually is one, and {he} found three, and was ashamed of all of them. If you mean to keep a promise, {he} decided, you must not look at it too often. You must simply put it in your pocket, and walk.',
  ],
  'thread:word': [
    '{t.told}. That was the piece which would not fit. {H} had arranged all the others round it, and they made a picture, more or less; but there it lay, left over, and {he} knew quite well that when a piece is left over it is the picture that is wrong. “Does it have to mean something?” they asked {him}. {He} said that everything means something, if only to somebody. And {he} went on turning it round and round, while the road went by underneath.',
  ],
};

export const WOVEN_CLIMAX: Beats = {
  /** What they came for, said once in the thick of it. */
  goal: [
    'They had come to {p.want}, and it had never seemed less likely.',
    '“All we want is to {p.want},” somebody said, as if there were anyone to complain to.',
    'To {p.want}: that was what it had all been for, {H} reminded {himself}.',
    'Unless they got past this, nobody was ever going to {p.want}.',
  ],
  'thread:helper': [
    '{t.engine}Somewhere behind them a lamp was still burning. It was the one on the front of {t.the}; nobody, at such a time, had thought of putting it out. It was not bright, and it did not move. But {H} could see by it where {he} had come from, and as long as you can see that you are not altogether lost. {He} gave it a nod. There must have been a loose wire in it somewhere, {he} told {himself}, because just at that moment it blinked.',
    '{t.being}No one would have blamed {t.the} for running. The way back was still open, and it was plain enough, if you knew what to look for, that {t.the} {t.was} afraid. {H} wanted to call out that it was all right to go. But before {he} had found the words {t.the} had come right up beside {him}, into the very worst of it, and stopped there. It did not make {k.the} any smaller. It made {H} a good deal larger.',
    '{t.being}{sudden}It happened so fast that {H} only understood it later. Something gave way; there was a cry; and {t.the} {t.was} gone from beside {him}. {He} let go of everything that {he} was holding, and threw {himself} down, and caught hold, just, with the tips of {his} fingers. It hurt a great deal. “Don’t be stupid,” somebody shouted, “you’ll both go!” “Then we’ll both go,” said {H} between {his} teeth, and pulled.',
  ],
  'thread:tool': [
    'And then {H} dropped it. {t.the} slid away from {him}, turned over once, and lay still, exactly halfway between {him} and {k.the}. There was every reason to leave it there. It had been nothing but a nuisance since the beginning, and {he} had only two hands. {He} thought all that, quite clearly, while {he} was already crawling; and when {he} had it again {he} held it against {his} chest, and felt like somebody who has been given back a name.',
  ],
  'thread:lost': [
    'It was at that moment, when {he} had stopped looking, that {H} saw what {he} had been looking for. {He} did not believe it. {He} wiped {his} eyes with {his} sleeve and looked again. But there {t.was} {t.the}, right on the other side of {k.the}, where it had never occurred to anyone to search, because nobody in their senses would have gone there. “I’m coming,” said {H}. {He} had no idea how. It only seemed important to say so.',
  ],
  'thread:feast': [
    'Somewhere a long way behind them a bell began to ring. All of them knew what that was. {t.the} was beginning, and it was beginning without them. {H} could see it as clearly as if {he} stood in the doorway: the coats in a heap on the bed, and someone saying that they would surely be here any minute. {His} throat grew tight. {He} was not even frightened any more, for the moment; {he} was only terribly sorry. And then, because being sorry was no use to anyone, {he} grew angry, and that was some use.',
  ],
  'thread:promise': [
    '“{t.vow}.” So this was where it came due. {H} had supposed that there would be some sort of warning, and time to get ready; but there {he} stood, quite out of breath, with everything going wrong at once, and it was now. It would have been so simple to be too late. Nobody would ever have known. {He} looked at the others, who were carefully not looking at {him}, and {he} saw that they had not forgotten it either.',
  ],
  'thread:word': [
    '{t.told}. Why did {he} have to think of that now, of all times? {H} tried to push it away, but it came back, like a dog that has something to show you. There was a reason for it. All the way there had been a reason for it, and {he} had been too busy to follow. {He} stood still in the middle of everything and let it run on ahead of {him}, to see where it would stop.',
  ],
  'reach:helper': [
    '{t.engine}“It wants something big,” said somebody, “and strong, that doesn’t get frightened.” They all sighed. {H} had begun to sigh as well, and stopped half way, because {he} noticed what {he} was leaning on. It was cold, and it smelled of oil. {He} turned round, and looked up at {t.the}. They had been so busy keeping it out of harm’s way that not one of them had asked what it was good at. ^“I’ll need somebody to shout left and right,” {he} said, and began to climb up.',
    '{t.being}{H} counted up what they had tried. They had pushed, and they had shouted, and they had been clever; and every single time it had been the same few people who had done it. {He} stopped counting. {He} turned round, very slowly, and there {t.was} {t.the}. It was so obvious that {he} could have kicked {himself}. They had brought along the answer, and shared their bread with it, and never once asked. ^“I should have asked you before,” {he} said. “I’m asking now.”',
    '{t.being}{seen three roads met}There are people who wait until they are asked. {H} had not thought of that. {He} saw {t.the} standing there, a little to one side, as ever; and {he} remembered how they had come to the crossroads, and who it was that had known the way. The idea was so big that there was hardly room for it. ^“Listen,” {he} said, and all of them bent their heads together.',
  ],
  'reach:promise': [
    '“{t.vow},” said {H}. It came out hoarse. It was exactly what {he} had said that other time, word for word, but it did not sound like the same sentence; then it had been made of air, and now it was made of something you could stand on. Somebody reached out to stop {him}. {He} shook {his} head. ^{He} was more afraid than {he} had ever been, and {he} was going to do it, and it was surprising how well those two things fitted into one person.',
  ],
  'reach:deed': [
    'Then all at once nobody was shouting. It was not that the danger had gone; it was that they had all had the same thought, at the same instant, and it is very difficult to shout and think. {H} looked from face to face. {He} had never seen an idea arrive in so many people at the same time. It was a ridiculous idea. ^“On the other hand,” {he} said, “has anyone got a better one?”',
  ],
  'reach:word': [
    '“Wait,” said {H}. “Wait. {t.told}.” “We know that,” they said. “We’ve known that since the beginning.” “Yes,” said {he}, “but we never *thought* about it. If that’s so, then we’ve been looking at {k.the} from the wrong side the whole time.” {He} could feel it going together in {his} head, click, and click, and click, like a row of latches. ^“Stand where you are,” {he} said. “I’m going to have a proper look.”',
  ],
};

export const WOVEN_RESOLUTION: Beats = {
  'solve:helper': [
    '{t.being}{deed} It took no longer than it takes to tell. {H}, who had been ready to help, did not have to do anything except shout, and {he} shouted until {he} had no voice left. {k.clear} Nobody spoke. They were all thinking of the times when they had told {t.the} to hurry up, or to keep out of the way. “Thank you,” said {H} at last, on behalf of everyone, and it did not seem nearly enough.',
    '“Now,” said {H}, and stood aside. It is not easy to stand aside, when you have been in front all the way, and it was the cleverest thing that {he} did that day. {deed} {k.clear} Afterwards they tried to work out how it had been done, and every one of them had seen it differently; but all of them agreed that without {t.the} they would be standing there still.',
  ],
  'solve:promise': [
    'And so {H} {t.did}. There was no trumpet. It was the hardest thing that {he} had ever done, and from outside it must have looked like almost nothing. {k.give} {k.clear} {He} noticed that {his} hands had begun to shake, now that they were allowed to. “You said you would,” somebody said, in a tone of wonder, as if that were the strangest thing in the whole strange business: that a person should say a thing, and then that it should be so.',
    'And so {H} {t.did}. There was no trumpet. It was the hardest thing that {he} had ever done, and from outside it must have looked like almost nothing. {k.clear} {He} noticed that {his} hands had begun to shake, now that they were allowed to. “You said you would,” somebody said, in a tone of wonder; and {he} was surprised at how much it had weighed.',
  ],
  'solve:deed': [
    'What happened next has been told in a good many ways, but this is how it was. {t.told}. That was all. No one had planned it, and no one could have; it was only that everything which had gone before had been leading up to it, as a staircase leads up to a door. {k.clear} For the space of three breaths there was no sound at all. Then they all began to talk at once, and nobody listened to anybody, and {H} thought that {he} had never heard anything so beautiful.',
  ],
  'solve:word': [
    '{t.told}. With that in {his} mind {H} looked again, slowly, from left to right, as you look for a face in a crowd. And there it was. {k.give} {k.clear} It had been there from the beginning; they had walked past it a dozen times. “How did you know?” they asked. {He} had not known anything, {he} said. {He} had only taken seriously what everyone else had been content to repeat.',
  ],
  'thread:helper': [
    '{t.engine}Afterwards they washed {t.the}. Nobody had said that they should. Somebody fetched a bucket, and somebody a brush, and before long there was a queue for the sponge. Under all that dirt it was quite a different colour. {H} did the lamps {himself}. In front, low down, {he} found a dent that had not been there before, about as big as a plate; and when they offered to hammer it out {he} would not hear of it. “That’s where it *happened*,” {he} said.',
    '{t.being}They wanted to make a fuss of {H}. {He} let them, for about a minute, because it was pleasant; and then {he} pointed out, loudly, that it was {t.the} they should be thanking. There was an awkward pause. It is not comfortable to find out that you have been looking past somebody. But they did it properly in the end, one after another, and some of them twice, and from that day on nobody in the place made plans without first asking what {t.the} would say to them.',
  ],
  'thread:tool': [
    'There was a good deal of discussion about what should be done with {t.the}. One party wanted a glass case, and another wanted a procession. {H} said that {he} would just like to have it back, please, if they had all finished. It was not a treasure, and it was not lucky; it was only a thing that had been there. But it had been there every step of the way, and that is more than one can say of most treasures.',
  ],
  'thread:lost': [
    'So they went home with {t.the}, which was what {H} had set {his} heart on when the others had given up. Nobody said “I told you so”. Nobody said that it would have been more sensible to stop looking. They only took turns to make sure, every few minutes, that it was not a mistake; and the last of the grey went out of {H’s} face, and {he} whistled all the way to the door.',
  ],
  'thread:spot': [
    'People go to {t.the} nowadays of their own free will. It was {H} who began it. {He} took them there one at a time, with a lamp and a bag of buns, in order that each of them should find out whether they were still afraid of it; and it generally turned out that they were not, or only in a friendly way. There is a bench now. Somebody has planted beans. When small children ask what used to be so dreadful about it, no one can quite explain.',
    'In the end they put it on the map. It took three meetings, since nobody could agree on what to call it, and {H}, who had been there, was not asked until the third. “What’s wrong with {t.the}?” {he} said. So that is what it is called. There is a path now, which goes the long way round on purpose, past the blackberries, and people who have been told that they are too young to go there go there on {day}s.',
  ],
  'thread:feast': [
    'They ran the last part. They came in at the door like a gust of weather, wet and filthy and out of breath, and every head turned; and it was not over. It had not even begun. “Did you think that we would start {t.the} without you?” they said. Nobody had taken a bite. {H} looked down the length of the table, at all the people who had sat there for hours in front of cold soup, and found that {he} had something in {his} eye.',
    '{t.the} had been put off. Nobody had announced it. One person after another had simply stopped, with a paper lantern or a plate of something in one hand, and had gone to the end of the lane to look; and there they all still were when {H} came round the bend. Nothing was ready. The cake had sunk in the middle. It was agreed afterwards, by those who know about such matters, that there had never been a better one.',
  ],
  'thread:promise': [
    '“Weren’t you tempted?” someone asked {H}, when it was dark and easier to ask such things. {He} considered saying no. “The whole time,” {he} said. “I was tempted the whole time. I only kept going because I’d said it out loud, and you had all heard.” They thought about that. It was, somebody remarked, an excellent reason for saying things out loud; and an excellent reason, said somebody else, for being careful.',
  ],
  'thread:deed': [
    'Naturally everybody who had not been there wanted to see it, and so it had to be done once more, in the yard, with {H} explaining. It was not a success. Without {k.the}, and without anything to lose, it looked like people being silly in a yard. They clapped politely. But those who had been there caught one another’s eye over all the heads, and did not need to have it done again; they only had to shut their eyes.',
  ],
  'thread:word': [
    '“{t.told}”: that was written up over the door in the end, in rather uneven letters, because {H} said that somebody might need it again some day. Visitors take it for a proverb. They nod at it, and go on to the jam. Only now and then does one of them stop, and read it a second time with moving lips, and then turn round and look at {H} as if there were something {he} would like to ask.',
  ],
  'image:helper': [
    '{t.engine}{p.after} Late that night {H} woke up, and went to the window, since there was one thing that {he} had to be sure of. {t.the} stood exactly where {he} had left it, with its lamps out, and somebody’s old curtain over its nose against the cold. {He} had said good night to it already, twice. It could do no harm to be polite. ^“Good night,” said {H}; and down there in the dark something went *tick*.',
    '{t.being}{p.after} As for {t.the}, there was talk of leaving, and it came to nothing; there was always one more thing to be finished first. {H} saw to that. {He} had got used to having somebody there who did not need to have everything explained. On most evenings you may find them by the wall, not doing anything in particular. ^If you ask what they are looking at, {H} will move up, and make room for you.',
    '{t.being}Late that night {H} woke up, and for a moment did not know where {he} was. Then it all came back, piece by piece, in the right order. {p.after} {He} got out of bed and went to the window, since there was one thing that {he} had to be sure of. {t.the} {t.was} there, exactly where one would have expected, wide awake as well. ^Neither of them waved. They just looked at the same stars until it got too cold.',
  ],
  'image:tool': [
    '{p.after} And {t.the}? It has a place of its own, within reach, and there is a mark on it from that day which {H} does not allow anyone to rub off. {He} hardly ever takes it down. But now and then, when something has gone wrong and {he} can see no way round it, {he} goes and puts {his} hand on it, just for a moment, as you touch the wall in a dark passage. ^Then {he} goes and tries the other end.',
  ],
  'image:lost': [
    '{p.after} That might have been the end. But before {he} went to sleep {H} got up again, barefoot, to see whether {t.the} {t.was} really there; and there, in the very place that had been empty for so long, {t.was} {t.the}. It looked so ordinary. {He} stood on the cold floor until {his} toes were numb, and felt rich. ^“Stay,” {he} said quietly, and went back to bed.',
  ],
  'image:spot': [
    'Not long afterwards {H} went back to {t.the}, alone, one evening, while there was still some light. {He} had no particular reason. Not so long ago it had been a name that people said in a certain sort of voice. And now {he} knew what it smelled like, and which corner was the warm one. {p.after} ^It was strange, {he} thought. The world had the same number of places in it as before, but it seemed to be bigger.',
    '{p.after} On the last page of {H’s} school notebook there is a drawing of {t.the}, with arrows. {He} did it that same evening, before {he} could forget which way the light had come from. It is not a good drawing. But when {he} is stuck in the middle of some dull and difficult thing {he} turns to it, and follows the arrows with one finger, in at one side and out at the other. ^It takes about a minute. It has always worked so far.',
  ],
  'image:feast': [
    'It was the best of its kind that anyone could remember. They sang all the songs, including the ones with too many verses. {p.after} When the others had gone to bed {H} stayed behind for a moment among the empty plates, with {his} chin on {his} fists. There would be another {t.head} next year, and {he} would be clean for it, and on time. ^It would not be half as good.',
  ],
  'image:promise': [
    '{p.after} {H} has made other promises since then, though not many. People notice that {he} thinks about it first. Somewhere at the back of a drawer {he} keeps a slip of paper on which there is just one line, in {his} own writing, a bit smudged. ^“{t.vow}”, it says; and beside it, in a different ink, there is a small neat tick.',
  ],
  'image:deed': [
    '{p.after} Those are the facts, and you may look them up. But when {H} tells it, late, to people whom {he} likes, {he} leaves out nearly all of that. {He} tells them how dark it was, or how loud. {He} waits until nobody is chewing. “And then,” {he} says, “well, then.” ^{t.told}. {He} has never found a better way to put it.',
  ],
  'image:word': [
    '{p.after} {H} thought it over once more that night, right from the first morning. {t.told}. How often had {he} said that, without hearing it! {He} wondered what else {he} knew, and had always known, and had never once turned over to see what was on the back. ^{He} would begin tomorrow, {he} decided. {He} would begin with the cat.',
  ],
};
