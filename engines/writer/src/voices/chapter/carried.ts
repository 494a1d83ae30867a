// The chapter-book voice (9-12): what somebody wants to be one day, and what happened and is told again.
import type { Beats } from '../voice.ts';

export const CARRIED_ASKED: Beats = {
  dream: [
    '{w.told}. It was not one of those things that one says because an aunt has asked. {H} had a notebook for it, with a list of everything that it would take, and about a third of the list had been crossed out. “You’ll change your mind,” people said kindly; “everybody does.” {H} said nothing, and put down at the end, in pencil: be able to stand being told so.',
  ],
  // Whoever did them harm is made up with, and comes along.
  'menace:happening': [
    '{w.told}. One reads about such things; what one does not read about is the next five minutes. {H} was so angry that {he} forgot to be frightened, and said, at the top of {his} voice, everything that {he} had ever been told {himself}: about asking first, and about other people, and about putting things back. There was a silence. “Nobody has ever explained it,” said {w.subject} at last. Whatever could be put right was put right before supper; and by the time that the plates were dry it was taken for granted, although no one had said so, that there would be more of them on the way than before.',
    '{w.told}. It was over before anybody could find a shoe to throw. Then {H} noticed that {w.subject} had stopped, a little way off, and {w.is} looking back, like somebody who has told a joke and hears nobody laugh. “Was that supposed to be funny?” {H} called. It had been; it had taken a whole week to think of. So {H} explained where it had gone wrong, beginning at the beginning, and there was a good deal of nodding. What could be given back was given back. Nobody forgave anybody, exactly; it was only that somebody laid another place.',
  ],
};

export const CARRIED_DEVELOPMENT: Beats = {
  'thread:dream': [
    'Whenever a thing was long or dull, {H} had a habit of doing it as {t.a} would. It did not make it any shorter. But one keeps one’s back straighter, and one looks about, since that is what such people are there for; and so it was {H} who noticed that somebody at the very end had stopped talking a good while ago. {He} dropped back without saying anything, and took one of the bags. “Is that part of it?” somebody asked. “It’s on the list,” said {H}.',
  ],
  'thread:tale': [
    'Wherever people spend a whole day together there is one story that is told until it is quite smooth, and theirs was {t.how}. Somebody had only to say the first three words and the rest would join in, each with a bit that the others had left out. They did not agree about all of it, and {H} was asked to decide. {He} decided one way before they had eaten and the other way afterwards. “It depends on where you begin,” {he} said.',
    '“You never told us the whole of that,” somebody said to {H}, and meant {t.how}. They had been given it in one breath, and in a hurry. So {he} told it properly now, with the noises, and with what {he} had thought in between, which is the part that people generally leave out. It took quite some time. When it was over nobody said anything for a bit. “I’d have done just the same,” said one of them at last, and it was a good thing to be told.',
  ],
};

export const CARRIED_CLIMAX: Beats = {
  'thread:dream': ['It was then that {H} thought, quite coolly, of what {t.a} would do. {He} had imagined this sort of moment often enough, in bed, and there it had always gone splendidly. What {he} had left out was the noise, and the cold feeling behind the knees. “You’d begin with one thing,” {he} told {himself}, “and it wouldn’t much matter which, so long as it was the next.” It did not sound splendid in the least. It sounded like somebody who knew how it was done.'],
  'thread:tale': [
    'There was no reason at all to think just then of {t.how}. But a head has its own ideas about what belongs together, and {H} found the one thing hanging next to the other in there, like two pictures on the same nail. That had come without any warning, too. Nobody had asked {him} beforehand, and {he} had not known how it would go on; and it had gone on. “I was there that time,” thought {H}, “and I’m here now.” It was surprising how much of a help that was.',
  ],
};

export const CARRIED_RESOLUTION: Beats = {
  'thread:dream': ['“So is it still to be {t.a}?” somebody asked {H} at supper. It was meant kindly; they thought that one day of the real thing might have been enough. {H} considered it. It had been frightening, and it had been cold, and for most of the time it had been nothing but carrying things. “Yes,” {he} said. “I only thought that there’d be more standing about and looking brave.” Nobody laughed. Somebody passed {him} the potatoes first, which is how one knows in that house that a matter is settled.'],
  'image:dream': ['{p.after} Before the light went out {H} took up the list once more. There were three things on it that could be crossed out in ink now. And there was one that had to be added, right at the bottom, in small letters, since there was hardly any room left, and nobody had ever mentioned it: how to be scared and go on all the same. {He} looked at that for some time. ^Then, very neatly, {he} crossed it out as well.'],
  'thread:tale': [
    'When all of it had been told, and told again, somebody asked about the other thing, and how it had really been: {t.how}, that is. They had almost forgotten that there had been a time before all this, when they had had nothing else to think about. {H} told it from the beginning. It was odd: nothing in it had changed, and yet it seemed to have moved off a little, like a house that one sees from the hill, so that one could look at it from all round. “And how does it go on?” they asked. “I’ll know tomorrow,” said {H}, and was looking forward to it.',
    '“And now that,” somebody said to {H}, when they were all at table and had got as far as the pudding; and what was wanted was {t.how}. Nobody had forgotten it; they had only been waiting until there was time. So it was gone through once more, from start to finish, and everybody had something to say about it, and some of it was even useful. Somebody remembered a thing of the very same kind, from years ago, and did both of the voices. They laughed more than they had expected to. It was late when they got up.',
  ],
  'image:tale': [
    '{p.after} Of everything that happened, what people ask for is {t.how}. Nobody could tell you why that should be; there were bigger things by far, and louder ones. {H} has given up wondering. When there are visitors and it has got dark outside, and somebody says, “Tell us about that time,” {he} puts {his} elbows on the table. ^“It began quite harmlessly,” {he} says, and they all move up closer.',
  ],
};
