// The chapter voice (9-12): what a family asked for last. How it ends is for the last page; who comes late helps, and does not do it all.
import type { Beats } from '../voice.ts';

export const LAST_CLIMAX: Beats = {
  /** What they came for, said once in the thick of it. */
  goal: [
    'It had sounded so simple, when {he} first said it: to {p.want}.',
    '{H} had told everybody that they were going to {p.want}, and now everybody would find out whether it was true.',
    'Of all the ways to {p.want}, this must be the worst that anyone had ever thought of.',
    'If they gave up now there was nobody else who would even try to {p.want}.',
    'To {p.want}: {he} said it over once more, under {his} breath, to hear whether it still meant anything.',
    'They were no nearer to it than when they had set out; nobody had yet managed to {p.want}.',
    '“We only came to {p.want},” {H} said aloud, in case there was anybody about who could be reasoned with.',
  ],
  'hope:ending': [
    'There is a trick for such moments, and {H} knew it. You must think of the time when it will all be behind you, and you must think of it in detail. So {he} did. {He} saw it from beginning to end, down to the buttons on people’s coats. {w.told}. It was so real that {he} could have put out @a {H.hand} and touched it. Then something cracked, and the picture went out like a lamp; but it had lasted long enough. ^“Right,” said {H}. “That’s where we’re going. This is only in the way.”',
    'For a moment {H} was not there at all. {He} was some hours further on, where everything had been settled, and where {he} was too warm, if anything. {w.told}. {He} could hear it. {He} could very nearly smell it. “Are you listening?” somebody shouted, and there {he} was again in the thick of it, with cold feet. ^But now {he} knew what {he} was in such a hurry to get to, and that is a great help.',
  ],
  'late:helper': [
    '{t.engine}They heard it long before they saw it: a rattle, and a clank, and a hoot. {t.came}. It was not being driven very well. “I couldn’t find the brake,” said the person on top, who was extremely old and perfectly calm, “and so I thought that I might as well come and see if I could be of any use.” ^{H} was climbing up already. “You can,” {he} said. “Don’t look for it just yet.”',
    '{t.being}They were not quite as alone as they believed. [{fierce}So much noise had not gone unheard; it had carried a very long way, and at the far end of that way somebody had stopped to listen.|Somebody had seen them go by, and had thought it over, and had come after them.] {t.came}. There was no time for introductions. “I don’t know what this is about,” said {t.the}, “but it looks like one too few.” {H} could have laughed out loud. ^“Stay next to me,” {he} said. “I know what has to be done. I’d only rather not do it alone.”',
    '{t.being}Nobody had sent for help, and yet word of them had gone ahead. At one of the places where they had come by that day somebody had stood looking after them for a while, and had not liked it; and had told somebody, who had mentioned it to somebody else. {t.came}. “I was told that you might not mind some company,” said {t.the}, quite out of breath. ^“I have never minded anything less,” said {H}. “Stand there, would you? And keep your eyes open.”',
  ],
  'late:tool': [
    'One thing had been there all the time. Nobody had given it a thought, because nobody gives a thought to what is always there. {H} noticed it only now, when {he} had run out of everything else to look at, and it was {t.a}. “That?” somebody said. “What good is that?” {H} did not answer at once. ^{He} was looking from {t.the} to {k.the}, and back again, and slowly {he} began to smile.',
    '“What have we got that we haven’t tried?” asked {H}. They told {him}: nothing. {He} asked them to think again, and to say everything, however stupid, and so they went through it all from the beginning, rather crossly; and somewhere near the end, between two things that were no use to anyone, somebody mentioned {t.a}. There was a pause. “Say that again,” said {H}. ^They said it again. This time all of them heard it.',
  ],
};

export const LAST_RESOLUTION: Beats = {
  lent: [
    'When they came to tell it afterwards, {H} was careful about one thing. {He} was not going to pretend that {he} had not been frightened, or that {he} had been alone. {helped} It was not the sort of thing that gets into songs. But nobody can do a thing properly who has to keep looking round. “I noticed, you know,” {he} said to {t.the}. “I noticed the whole time.” {t.the} said that it had been no trouble, which was not true.',
    'There is a part of it that most people leave out. {helped} From where the others stood you could hardly see it; they were all looking at {H}, with their mouths open. {H} had felt it, though, at {his} back, as one feels a stove. “Without that,” {he} said, when they wanted to carry {him} round on their shoulders, “I’d have let go.” And {he} made them put {him} down, and went to look for {t.the}.',
  ],
  'image:ending-meal': [
    '{p.after} All that came later, however. The day itself, which had begun so badly, ended in the only way in which such a day ought to end. {t.told}. There were not enough chairs, and so some people sat on upturned buckets, and the smallest sat on the others. {H} had meant to say something, because somebody ought to. {He} stood up, and looked round at all of them, and found that {his} mouth was full. ^They clapped all the same.',
    '{t.told}. It is surprising how hungry people are when they have stopped being frightened. For some time nobody said anything except “please” and “after you” and “is anyone going to finish that?”, and then they all began to talk at once. {p.after} But that evening nobody was thinking so far ahead. ^{H} leaned back, since there was nothing left that {he} could possibly find room for, and sighed, and undid a button.',
  ],
  'image:ending-home': [
    '{t.told}. They had come out by that road in such a hurry that none of them had looked at it, and now it turned out to be quite a pretty one. {p.after} Somebody had left a light on. {H} stood outside for a moment with one {H.hand} on the gate, looking at that yellow window, because it is a thing which you can only see properly when you have been away. ^Then {he} went in, and the gate swung to behind {him} all by itself.',
    'There was nothing left to be done, and it took them some while to notice it. {t.told}. Nobody said very much. It was not that there was nothing to say; it was only that all of it would keep. {p.after} And {H}, who had not sat down since the morning, sat down on {his} own bed, in {his} own room, and looked at the wallpaper as if somebody had given it to {him} for a present. ^{He} meant to get undressed next. {He} was asleep before {he} had finished meaning it.',
  ],
  'image:ending-trip': [
    '{p.after} But that is running ahead. When it was all over, and everybody had been counted twice, there was still a bit of time left, and nobody wished to waste it. {t.told}. Nothing happened there that would be worth putting in a story. No one was chased, and nothing broke, and nobody had to be clever; ^they simply stayed until it was too dark to see one another, and then they stayed a little longer.',
    '{t.told}. It was {H} who had thought of it, and {he} was asked afterwards what the point of it had been. {He} said that there was no point. There had been a point to everything else that they had done since it began, every step and every mouthful, and {he} was tired of points. {p.after} ^But for one long afternoon nobody wanted anything from them, and that, {he} said, was the best of all.',
  ],
  'image:ending-sleep': [
    '{p.after} {H} had been looking forward all day to telling it. {He} had even got the first sentence ready. But it is a curious thing about days like that one: as soon as there is nothing more to be afraid of, your bones turn to porridge. {t.told}. Somebody who went by with a lantern stopped for a moment under the window, and wondered why it was so quiet in there. ^The first sentence would have been a good one. It had to wait till breakfast.',
    'On the chair, one on top of the other, lay the things that they had worn that day, with all of its mud still on them, like one more person who was too tired to get up. {t.told}. {p.after} Nobody was thinking of that now. ^{H} said one word, quite clearly, and turned over; and the word was, of all words, “Again.”',
  ],
  'image:ending-close': [
    'There are people who say that a story is over when the danger is. {H} does not think so. {t.told}. To {his} mind that was what all the rest of it had been for, the wet feet and the wrong turnings included. {p.after} It may not sound like very much, compared with what had gone before. But it was what {he} remembered afterwards, when {he} had long forgotten in which order the other things had happened. ^{He} remembers it now.',
    '{p.after} That can be seen by anyone who cares to look. What cannot be seen is how it was on that first evening, with the noise still ringing in their ears, before anybody else had heard about it. {t.told}. That was all, and they did not try to improve on it. Somebody laughed for no reason, and then the next one did. ^“What’s so funny?” asked {H}, who had begun it.',
  ],
};
