// The chapter-book voice (9-12): what a family asked for in its own words.
import type { Beats } from '../voice.ts';

export const ASKED: Beats = {
  'wish:fact': [
    '{w.lead} {w.told}. It was simply how things stood, and it would have to be reckoned with, like the weather. {H} turned it over for a while. “All right,” {he} said in the end. “That’s how it is. So what do we do about it?” Nobody had an answer yet. But it helped to have said it out loud, in plain words, where everyone could look at it, and walk round it, and see that it had another side.',
    '{w.lead} There was something else, and it mattered more than anyone supposed. {w.told}. “Does that change anything?” somebody asked. {H} thought about it. “I think it changes nearly everything,” {he} said. They went through the whole plan again from the beginning, this time with that in the middle of it, and it came out rather differently, and a good deal better.',
    '{w.lead} {w.told}. You could like it or not like it, but you could not get round it. {H} said it over to {himself} several times, until it had stopped being a surprise and was only a fact. Facts, {he} had found, were considerably easier to carry than surprises, particularly over any distance. They had better handles.',
  ],
  'wish:happening': [
    '{w.lead} {w.told}. It was done so quickly that for a moment nobody took it in. {H} looked from one to the other. “Did that really happen?” {he} said. It had. They went over it, piece by piece, and each of them had seen a different bit of it, except for one, who had been looking the other way and could not get over it; and when they had put all the bits together it was even more surprising than before.',
    '{w.lead} Ask anybody who was there, and they will begin with this. {w.told}. Some of them will tell it with their hands. “We were all just standing about,” they say, “and then that!” {H} never says much. But {he} was the nearest, and {he} had the best view of all, and {his} account of the matter, although it is much the shortest, is generally considered to be the one that can be relied upon.',
    '{w.lead} {w.told}. There was a silence afterwards, of the kind in which you can hear people changing their minds. “Well,” said {H} at last. “I didn’t think I’d see that today.” “I don’t think that I would have believed it on any other day, either,” somebody answered. It had not solved everything. But it had moved things, and things that have once been moved can be moved again.',
    '{w.lead} {w.told}. That is the plain fact of it, and everyone tells it in those words; it is only when they come to the rest that they begin to disagree. {H} was quite close. {He} remembers thinking, with great clearness, that from now on there would always be a before and an after, and that {he} was standing just on the line.',
  ],
  'wish:vow': [
    '{w.lead} {H} had gone very quiet. The others knew that sort of quiet, and waited. “{w.vow},” {he} said at last. Somebody began to say why not, and stopped, because of the look on {his} face. It was not a brave look. It was the look of a person who has added everything up twice, and has got the same answer both times.',
    '{w.lead} “{w.vow},” said {H}. Nobody had asked {him}. {He} had not even known that {he} was going to say it. But as soon as it was out, the muddle in {his} head lay down like a dog that has finally been told where to sleep. “Are you sure?” they said. “No,” said {H}. “But that’s what I’m going to do.” There is no arguing with a person who admits so much, and nobody attempted it.',
  ],
  'wish:saying': [
    '{w.lead} “{w.own},” said {H}. They all turned and looked at {him}. It was not much; it was only a few words. But there are words that you have to walk all the way round before you see how big they are. They walked round these for quite some time. “Say that again,” somebody asked. {H} only nodded. Once had been enough.',
    '{w.lead} “I’ll tell you what I think,” said {H}. “{w.own}.” Nobody answered. {H} felt {his} ears go red. Then somebody at the back said, slowly, “You know, there might be something in that,” and all at once everyone was talking. It was strange, {he} thought, how long a thing could be true before anybody said it.',
  ],
  'wish:fear': [
    'Everyone has one thing that they would walk a mile to get away from. With {w.who} it was {w.fear}. There was no reason in it; there never is. {w.who} had tried being sensible about it, and had tried laughing at it, and neither had made the least difference. It was not something that {w.who} talked about, and the others, who had each of them something of the kind in a cupboard at home, were good enough not to ask.',
  ],
  'face:fear': [
    'And now, of all things, there {w.is} {w.fear} to be got through. {w.who} knew it before anyone else did. It began in the knees. It would have been perfectly easy to stay where they were, and nobody would have said a word. {w.who} swallowed twice. “I’m scared,” {w.who} said aloud, “and I’m going anyway.” It was odd, but the first half of that made the second half possible.',
  ],
  'past:fear': [
    'People asked {w.who} afterwards about {w.fear}. Had the fear gone? Was that all over now? “No,” {w.who} told them, after thinking about it properly. “It’s still there. I just know how big it is now. I used to think that it went on for ever. But there’s an edge to it, and you can walk round the edge, and on the other side of it people are having lunch.” And that night, for the first time, {w.who} slept right through till morning.',
  ],
  'wish:newcomer': [
    'It was then that they met {w.a}. There was no road there to speak of, and no reason for anyone to be on it. “You’re going the wrong way,” said {w.the}. “How do you know which way we’re going?” asked {H}. “Everybody goes that way,” said {w.the}, “and I’ve watched them all come back.” {H} thought that over. “Then you had better show us the right one,” {he} said, “if it isn’t taking you out of your way.”',
    'Nobody saw where {w.the} had come from. One moment there was a gap in the hedge, and the next moment there in the gap stood {w.a}. “I heard that you needed somebody,” said {w.the}. “Who told you that?” asked {H}. There was no answer, only a sort of shrug, as though there were questions which were hardly worth the trouble. But when they went on, there was one more of them than before, and nobody minded at all.',
    '“Wait!” called somebody. They turned round. It was {w.a}, quite out of breath. “You might have said that you were leaving,” said {w.the}. “I could have packed.” “We didn’t know that you wanted to come,” said {H}. “Neither did I,” said {w.the}, “until you had gone.” And so they went on together, a little more slowly, and with a good deal more talk.',
  ],
  'help:newcomer': [
    'They very nearly walked past. It was {H} who heard it, a small sound, like somebody trying not to make one. There sat {w.a}{w.why}. “It’s nothing,” said {w.the}. “You needn’t stop.” That was just what {H} always said {himself} when it was not nothing at all. {He} sat down. “We’re not in a hurry,” {he} said, which was not true. “Tell me from the beginning, and don’t leave out the parts that you think are unimportant.”',
    'Somebody needed help, and needed it now. It was {w.a}{w.why}. “Can’t somebody else do it?” one of them asked. {H} looked up the road, and down the road. “There isn’t anybody else,” {he} said. So they put down their bags. It took the better part of an hour, and afterwards {w.the} looked like somebody who has been given back their own name.',
  ],
  'kind:newcomer': [
    'Of all the people in the world, {H} would have put {w.the} last on the list. Yet it was {w.the} who came across, and stood there, and coughed. “I’ve brought you something,” said {w.the}. “It isn’t much.” It was exactly what they needed. “Why?” asked {H}, before {he} could stop {himself}. “Nobody has ever asked me for anything before,” said {w.the}. “They only ever asked me to go away.”',
  ],
  'door:newcomer': ['The door was not locked. That was almost worse. {H} pushed it with one finger, and it swung back without a sound, and behind it stood {w.a}. Nobody moved. “Well?” said {w.the}. “Are you coming in, or are you only letting the cold in?” {H} looked at the others. Whatever {he} had been afraid of finding there, {he} thought, it had not been this.'],
  'door:object': ['{H} put {his} ear to the door, and then {his} eye to the keyhole, and then, since neither of those was any use, {his} hand to the latch. It opened. Behind it was {w.a}. That was all, and it was quite enough. “Who would put that behind a door?” somebody whispered. It was a good question. {H} had an idea that the answer to it was the answer to everything else as well.'],
  'door:place': ['{H} put {his} ear to the door, and then {his} eye to the keyhole, and then, since neither of those was any use, {his} hand to the latch. It opened. Behind it was {w.a}. It must have been there all the time, an arm’s length away, and every one of them had walked past it. They went in one by one and stood close together, saying nothing.'],
  'wrong:object': ['The first thing to go wrong was {w.a}. It is never the thing that you have lain awake over; it is always the one that you had ticked off the list. “It can’t be,” said {H}. It was. After that the rest came down one after another, like books off a shelf, and all that anybody could do was to stand clear and try to remember where everything had been.'],
  'surprise:object': ['There were many things that they had been prepared for. Nobody had been prepared for {w.a}. {H} laughed out loud, out of sheer surprise. “How did that get here?” somebody asked. No one could say. They stood round it in a ring. It was so completely out of place that it made everything else look as though it might be in the wrong place, too.'],
  'surprise:newcomer': ['There were many things that they had been prepared for. Nobody had been prepared for {w.a}. “You?” said {H}. “Me,” said {w.the}. “Don’t all shout at once.” Nobody was shouting. Nobody could. And when they had got their breath back, it turned out that {w.the} had been on their side from the beginning, and had only been waiting for one of them to notice.'],
  'stay:newcomer': [
    'Nobody could find {w.the} at first. They hunted high and low, and in the end {H} looked out on the step; and there was {w.the}, with a bundle, looking at the road. “You weren’t going without saying goodbye?” asked {H}. “I’m no good at it,” said {w.the}. “Then don’t do it,” said {H}, and took the bundle indoors, and hung it on a nail behind the door, where it has been ever since.',
  ],
  'echo:newcomer': ['{w.the} had been listening to all of it, and said nothing.', '{w.the} was still with them, and that was some comfort.', 'Even {w.the} had gone quiet.'],
  'echo:object': ['{H} made sure of {w.the} once more.', 'From time to time somebody looked round at {w.the}.'],
  'echo:saying': ['“{w.own},” somebody muttered again.'],
};
