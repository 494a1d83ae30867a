// The novel voice (12-17): what somebody wants to be one day, and what happened and is told again.
import type { Beats } from '../voice.ts';

export const CARRIED_ASKED: Beats = {
  dream: [
    '{w.told}. It was known, and it was not taken seriously; you are allowed a certain number of such announcements before the age of twenty, in the expectation that each will be replaced by the next. {H} had not replaced it. {He} had read what there was to read on the subject, and had written two letters, one of which had been answered, by a person who evidently supposed {him} to be forty; and {he} had gone so far as to find out what the work consists of on an ordinary wet day in February, when nobody is looking. It consists very largely of waiting. {He} had been a little cast down by that, for about an evening. Then {he} had begun to practise waiting.',
  ],
  // Whoever did them harm is made up with, and comes along.
  'menace:happening': [
    '{w.told}; it was done in broad daylight, and with a clumsiness which suggested that it was for the first time. {H} has been praised for what {he} did then, and has explained, as often as anyone would listen, that {he} had merely lost {his} temper. {He} walked up, and said what {he} thought, for some time, and without a comma. It was only towards the end that {he} became aware of being listened to. People had screamed before, and people had paid; nobody, it seemed, had ever troubled to be as angry as that with {w.subject}. Whatever could be restored was restored by evening, down to the last button, and with apologies. What was to happen next had not occurred to anyone. “Well, you had better come along,” said {H}, rather crossly, “where I can keep an eye on you”; and that was the whole of the treaty.',
    '{w.told}, and there was every reason to be frightened, and {H} was. It was some minutes before curiosity got the better of {him}. There had been something not quite right about it: a good deal of noise, and in the midst of it a glance, to see how it was being taken. {H} has a younger cousin, and had seen that glance before. “You need not go on,” {he} said; “we are all suitably alarmed. What did you actually want?” There was an awkward silence. It appeared, when it could be got at, that what {w.subject} had wanted was to be asked to something, by somebody, for once, and that it had seemed simpler to begin with the consequences. What had been done was undone, as far as it could be. The invitation was made out on the spot.',
  ],
};

export const CARRIED_DEVELOPMENT: Beats = {
  'thread:dream': [
    '“You’re doing it again,” said somebody, and {H} realised that {he} was. It came over {him} at the duller moments: {he} would begin to do whatever was to be done as {t.a} would have done it, with a sort of unhurried thoroughness, and without once looking up to see whether it was being admired. {He} coloured. “It’s only to pass the time,” {he} said. But it had been noticed that things which were done in that fashion did not as a rule have to be done twice; and when, somewhat later, there was a knot to be undone, and a decision to be taken at which nobody would be popular, both of them were put down in front of {him} without a word. {He} undid the knot. The decision took longer.',
  ],
  'thread:tale': [
    'There are stories that you tell because they are good, and there are others that you tell because they will not lie still; and of these was {t.how}. {H} had thought that {he} had finished with it; and now, when they had been silent for a while, and nobody had asked, {he} caught {himself} beginning on it once more, at a point somewhat further back. The others let {him}. They had discovered by then that it was never quite the same: each time there was something in it which had been left out before, some small thing, how the light had fallen, or what somebody had been holding; and it was always, they noticed, the part of it that mattered. “Go on,” somebody said, when {he} stopped. “That’s as far as I’ve got,” said {H}.',
  ],
};

export const CARRIED_CLIMAX: Beats = {
  'thread:dream': ['What, at this point, would {t.a} have done? {H} put the question quite seriously, and for the first time it occurred to {him} that {he} had been asking it the wrong way round. {He} had always pictured somebody older, with steadier hands, who would arrive at such a moment knowing what it called for. Nobody had arrived. There was only whoever happened to be standing there; and it came to {him}, not as a comfort exactly, but as a piece of information, that this must be how it was for all of them, every time, the first time and the fortieth, however well it looked afterwards. “Very well,” thought {H}. {He} wiped {his} palms; and began, since you have to begin somewhere, with what was nearest.'],
  'thread:tale': [
    'The mind is an untidy place, and it keeps its things where it likes. Why it should hand {him}, now of all times, {t.how}, {H} could not have said; it had no bearing on anything, and there was a great deal else to attend to. And yet it steadied {him}. It was as though in the middle of a strange country {he} had come upon a door that {he} knew, with the paint worn off at the height of your hand. That had happened, and {he} had been there, and had not been asked for {his} opinion either; and on the following morning there had been, after all, a following morning. {H} let {his} breath go. “One thing at a time,” {he} said.',
  ],
};

export const CARRIED_RESOLUTION: Beats = {
  'thread:dream': ['“I dare say you’ve had enough of it now,” they said to {H}; “of wanting to be {t.a}, I mean.” It was a fair question. {H} had seen in the course of a very little time most of what it would involve: the cold, and the carrying, and the way in which everybody looks at one at the moment when you would give anything to be looking at somebody else. {He} turned it over. “It’s worse than I thought,” {he} said at last, “and I’d do it again tomorrow.” {He} was rather surprised to hear it. Nobody else appeared to be. It was {his} old teacher, as it turned out, who had kept the first of the two letters; it was brought out, and read aloud, and for once {he} did not mind.'],
  'image:dream': ['{p.after} There is a form that you have to fill in. {H} had had it for a year, at the bottom of the drawer, and knew every line of it; and had never got further than the third, where you are asked for your reasons and given, for the purpose, a space about the size of a stamp. {He} took it out that night, and looked at it for a good while, and then unscrewed the pen, with a certain ceremony. It went quite easily. ^In the end {he} did not even need all of the space.'],
  'thread:tale': [
    'It would have been possible to say nothing about {t.how}. {H} weighed it, with the room waiting, and the cups going round; there had been so much besides, and a good deal of it made a better story. But {he} had come to think that what you leave out has a way of standing about afterwards in the passage. So {he} told it as it had been, without making it either larger or smaller than it was; and it was received in the same manner, by people who had stopped stirring their tea. “I wish that I had known,” one of them said. “You know now,” said {H}. It was remarkable what a difference that made, considering that nothing whatever had been altered by it.',
  ],
  'image:tale': [
    '{p.after} It has been told a good many times since, in several versions, by people some of whom were not there. It generally begins with {t.how}, and from that point on the versions differ. {H} does not correct them. {He} has noticed that everyone keeps what they can use, and that the rest falls away by itself, like the paper from a present; and if somebody should ask {him} which of them is the true one, {he} says that they had better ask the others first. ^Then {he} tells {his} own, to {himself}, on the way upstairs.',
  ],
};
