// The chapter-book voice (9-12): a fifteenth book, of small things that somebody does with other people looking on.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_FIFTEENTH_BOOK: Beats = {
  notice: [
    '{rooms}“Tell it to me as if I was deaf,” said old Mrs. Pargeter, who was. So {H} told it at the top of {his} voice, with pointing. It is a peculiar thing to shout a mystery. The parts that had sounded so well in a whisper went flat, and one or two small parts, which nobody had taken any notice of, got bigger. [“Say that bit again,” said Mrs. Pargeter. {H} said it again.|Halfway through {he} heard {himself} shout something that {he} had not known {he} knew.] “There,” she said, and picked up the iron. “That’s where I should look.” She was perfectly right, too. But it was a long time before anybody did look there, because by then {H} had shouted all the rest of it, and the rest was more exciting.',
  ],
  stakes: [
    '{rooms}On the shelf by the door stood the jar with the pennies for the summer outing, and somebody had turned its face to the wall. “What’s that for?” asked {H}. Nobody wanted to say. {p.stakes} That was why. There was not going to be any outing; no one had announced it, and everyone had stopped putting in pennies. [A very small girl had brought hers all the same, and was standing there with it, wondering who to give it to.|A very small boy had brought his all the same, and had been told, quite kindly, to keep it.] {H} took hold of the jar and turned it round again, so that it looked into the room. Then {he} found a penny of {his} own, and let it drop, and it was astonishing how loud that was.',
  ],
  doubt: [
    '{rooms}{daylight}{H} went to look for somebody who would say no. It was the quickest way out of it: you ask, and they say no, and after that nobody can blame you. {He} asked the one who was cutting bread. “I expect you’ll be careful,” said the one who was cutting bread. {He} asked the one who was mending a chair, and there was a nod, over a mouthful of nails. “You can’t really think that I ought to,” said {H} to the third of them, quite crossly. The third was the youngest, who had been waiting all this time for someone to ask her something. “No,” she said, when she had thought it over. “I don’t think you *ought* to. I think you’re *going* to.”',
  ],
};

export const DEVELOPMENT_FIFTEENTH_BOOK: Beats = {
  guess: [
    '{p.guess} They took a vote on it, and it came out at fourteen to nothing, which was a good many more votes than there were voters. [“Who voted twice?” asked {H}. It turned out that they all had, from keenness.|They counted once more, with their eyes open, and it was no better.] Only the youngest had not put up anything. “I don’t think that it’s that,” she said. So they explained it to her again, slowly and kindly, with examples, and she listened to the very end. “No,” she said, “I still don’t. But you can have my vote if you’re short.” They were in such a hurry by then that they took it.',
  ],
  truth: [
    '{rooms}They did it with cups, in the end. The blue one was where it had begun, and the one without a handle was all the people who had been wrong, that is to say themselves. {H} pushed them about on the table. “And who’s this?” asked the smallest. She had put down an egg cup, close to the edge. “Nobody. It’s only an egg cup.” “It’s been there the whole time,” she said. “Everyone goes past it, and no one ever asks it anything.” [{H} began to explain that it did not count, and stopped.|There was a silence, in which several people put down their spoons.] {He} took the egg cup between two cups and moved it, very slowly, into the middle. After that {he} hardly needed to touch the others. They seemed to know by themselves where they had to go.',
  ],
};

export const CLIMAX_FIFTEENTH_BOOK: Beats = {
  low: [
    '{no-flood}At the bottom of the bag {H} came upon a list. {He} had made it right at the beginning, for something to do: all the people who were to be told as soon as it was done. It began with the neighbours, and it ended with the man at the corner, who never believed anything. {He} read it through from the top. Somebody would have to go to every one of those doors now, and stand on every mat. “We did try,” {he} said aloud, to hear how it would sound. [It sounded like someone who has come to the wrong house.|Nobody asked who {he} was talking to.] {He} would have thrown the list away. But {he} had been brought up not to drop things, and so {he} folded it along the old folds and put it back.',
  ],
  still: [
    '{fierce}Somebody very small wanted to know whether {k.the} ever got tired. It was the kind of question that people ask when it is long past their bedtime. “Everything gets tired,” said {H}, without thinking; and then {he} did think. They were all so tired themselves that for some time now they had been doing the same three things, one after another, in the same order. And so, if you watched, had {k.the}. [It was like a person who has shouted for so long that they have forgotten how you leave off.|It was like a small boy who has gone on crying because nobody has told him that he may stop.] “I don’t believe that it likes this any better than we do,” {he} said slowly. “I think it would stop if it knew how.”',
    '{calm-trial}When there was nothing more to try somebody began to tidy up. It is a thing that people do. They put the broken bits on one side, and wound the string into a ball, and stood the bags against each other in order of size. Nobody had told them to; it simply made them feel more as if they lived somewhere. And when it was all quite tidy {H} sat down in front of {k.the}, and it struck {him} that {he} had not seen it before. There had always been somebody’s back in the way. [“It isn’t against us,” {he} said. “It was here first. It’s just being what it is.”|It was not doing anything. It never had been. All the doing, from beginning to end, had been theirs.] “Then what *is* it?” they asked; and that was a much better question than any that they had asked up to now.',
  ],
};

export const RESOLUTION_FIFTEENTH_BOOK: Beats = {
  telling: [
    '{earth}{seen pennies for the summer outing}They had the summer outing after all. The jar was emptied out on the table, and when it had been counted twice there was enough for the bus, or else there was enough for the ices, and it would not do for both. “We’ve walked further than *that*,” said {H}. So they went on foot, with the very old and the very young in a cart, and they sang the whole way, and at the end there was an ice for everybody, in three colours. [There was even one over, and it was voted to the horse.|Nobody spoke for about ten minutes.] The last penny in the jar was one which did not appear in the book. “Whose can that have been?” they asked. {H} knew. But {he} was looking at the view just then, and had {his} mouth full.',
    '{seen all the people who were to be told}There was still the list. {H} went to every one of them, in the right order, and stood on every mat. By the fourth {he} had learned to leave out the middle; by the ninth {he} only needed to say, “We’ve done it,” and to hold on to something while they hugged {him}. Last of all came the man at the corner, who never believed anything. He opened the door about as wide as a letter. “I’ve heard,” he said, “and I don’t believe a word.” [But he had a clean shirt on, in the middle of the week, and behind him there was a cake.|But there was a flag in his window, the first that anyone had ever seen there, and it still had the price on it.] “No,” said {H}. “I shouldn’t have believed it, either.” And they shook hands.',
  ],
};
