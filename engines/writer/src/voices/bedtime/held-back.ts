// The bedtime voice (5-8): what a family answers between two parts: what saves the day waits until it does, what is given is given at the end, a choice is made, and help comes.
import type { Beats } from '../voice.ts';

export const HELD_ASKED: Beats = {
  'hint:power': [
    '“{t.hint}?” somebody said. It was a strange thing to think of just then. “How would that help?” asked {H}. Nobody knew. But have you ever had a bit of tune in your head that will not go away? It was like that. {H} went on, and it went along.',
    '“I’ve got an idea,” said the quietest one. “{t.hint}?” Then there was such a noise that nobody heard the rest. “Tell me later,” said {H}. But {he} tied a knot in {his} scarf, so as not to forget. [A knot means: there was something.|It was a big knot.]',
    '{H} could not stop thinking of one thing. “{t.hint}?” somebody had asked, and they had all laughed, because it sounded so silly. Now {he} was not so sure. “We’ll keep that,” {he} said, “for when nothing else works.”',
  ],
  'over:helper': [
    '{over-the} did try. Nobody could have tried harder. It was nearly enough, and that is the saddest kind of enough. Then somebody said it. “{t.hint}?” They all turned round. “Together!” cried {H}. “If everybody holds on, and *then* that!”',
  ],
  'over:thing': [
    '{H} tried it with {over-the}. It was a good idea, and it very nearly worked. Nearly! They all stood there and looked at it. “{t.hint}?” said a small voice at the back. {H} opened {his} mouth to say no, and said, “Yes.”',
  ],
  'over:other': [
    '“{t.hint}?” said a small voice at the back. Nobody laughed. {H} opened {his} mouth to say no, and could not think why. “That’s it,” {he} said slowly. “That’s what we haven’t tried.” And everybody took hold of somebody.',
  ],
  'done:vow': [
    '“{w.vow},” said {H}. {He} did not wait until somebody said that it was a bad idea. {He} just began. And {H} {t.did}. It was not the whole of it, and the trouble was still there. But it was a start, and now they could see the rest.',
  ],
  'given:gift': [
    '“{w.vow},” said {H}. It was quiet for a moment. Then {H} {t.did}, there and then, so that nobody could talk {him} out of it. “You didn’t have to,” somebody said. “I know,” said {H}. That was the nice thing about it.',
    'There was one thing more to be done that day. {w.told}. It took no longer than it takes to peel an egg. “You didn’t have to,” somebody said. “I know,” said {H}. That was the nice thing about it.',
  ],
  'late:helped': [
    'They were nearly there when they heard somebody. {w.a} needed help{w.why}. “Not now!” somebody said. “Now,” said {H}, and put down {his} bag. They all helped, and somebody counted, and got as far as a hundred. {t.healed}. After that the rest did not look so big.',
  ],
  'meal:door': [
    'There was a door, and {H} opened it, very slowly. What a smell! {w.told}. “Who is it all for?” whispered {H}. There was a card, and on the card it said, “For whoever is hungry.” They were. So they sat down, and nobody spoke until the last crumb was gone.',
  ],
  'meal:surprise': [
    'Of all the things in the world, this was the one that nobody had thought of. {w.told}. They looked left, and they looked right, and there was nobody there who wanted it. So they sat down. “I can think much better now,” said {H}, and licked a finger.',
  ],
  'because:kind': [
    'Who turned out to be kind? It was {w.a}. {w.reason}. Nobody else would have thought of it, but somebody who knows what it is like thinks of it at once. “Thank you,” said {H}. It did not seem nearly enough, and so {he} said it again.',
  ],
  'made:chosen': [
    '{w.told}. {H} thought about it one way, and then {he} thought about it the other way. There was no more time. “All right,” {he} said, and {his} voice shook only a little. {He} chose {w.chosen}. And do you know what? It felt like putting down a heavy bag.',
  ],
  'chosen:fact': [
    '{w.told}. {H} thought about it one way, and then {he} thought about it the other way. Then there was no more time, and {he} simply said which. Everybody saw {him} swallow. “Good,” somebody said at last, and the others nodded.',
  ],
  'self:help': [
    '{w.told}. It is easy to help somebody else. It is much harder to put up your hand and say that it is you. {H} said it, very fast, and looked at the floor. “Well, of course,” they all said, and moved up close. “Why didn’t you say so before?”',
  ],
  'help:newcomer': [
    '{w.a} needed help{w.why}. They all stood round and looked at one another. “I don’t know how, yet,” said {H}. “But we won’t forget it. We’ll see to it before anybody sits down to supper.” And they shook hands on it, all of them, so that it counted.',
  ],
  'found:baby': [
    'There was a small noise, and nobody had made it. They looked, and there was {w.a}! It was wide awake. “It can’t stay here all by itself,” said {H}. So they took turns to carry it, the tall ones and the small ones, and it was passed along like a loaf that is still warm.',
  ],
  'door:newcomer': [
    'There was a door, and {H} opened it, just a crack. Behind it was {w.a}! {H} put a finger to {his} lips. Everybody had a look, one after the other, on tiptoe, and the smallest one had two. Not a word was said, on this side or on that. “We’ll leave it open,” whispered {H}, “in case.”',
  ],
  'surprise:newcomer': [
    '{w.engine}Nobody had ordered it, and nobody had heard it come. But there it stood, right in front of them: {w.a}! The engine was still warm. “Whose is it?” asked {H}. Nobody knew. A lamp blinked, first left and then right. “I think it’s for us,” said {H}, and climbed in.',
  ],
};

export const HELD_CLIMAX: Beats = {
  'thread:chosen': ['“{t.told}” There it was again, and there was no more time to think. {H} put the one on the left and the other on the right, in {his} head, and stood in the middle. Then {he} chose {t.chosen}. It was hard. But the middle had been harder.'],
  'reach:deed': ['{t.again}“{t.hint}?” It was the same voice as before, and this time nobody laughed. {H} knew how they all felt. They were sore, and tired, and out of ideas, and they had never tried that one. “Ready?” asked {H}. ^They all said that they were, one after the other.'],
};

export const HELD_RESOLUTION: Beats = {
  'thread:chosen': [
    '“{t.told}” asked the little ones, who had heard about it. “And which did you do?” {H} told them. {He} chose {t.chosen}. “And was it right?” “I think so,” said {H}. “And I’d do it again.” They nodded. They would have done it, too.',
    'You want to know how {H} chose in the end? It was not easy, and {he} did not sleep well before it. But {he} chose {t.chosen}, and said so, out loud. “I’m glad that’s over,” {he} said. “I’m glad that you did,” somebody said.',
  ],
  'image:chosen': ['{p.after} “I’d choose the same again,” said {H} in the dark. Nobody had asked. ^But it was nice to know, and so {he} turned over, and was asleep before the end of the yawn.'],
  'thread:gift': ['“{t.vow},” {H} had said, a good while ago, and some of them had forgotten it. {H} had not. So now {H} {t.did}. “You really did it,” somebody said. “I said that I would,” said {H}. It was quiet for a moment, in the best way.'],
  'image:gift': ['{p.after} That night somebody asked {H} what had been the best bit. {He} thought of all the big things. “The end,” {he} said, “when I gave a bit of it away.” ^And {he} was asleep before anybody could ask why.'],
  'image:turn': [
    '{p.after} “Do it once more,” the little ones beg, whenever {H} tells about that day. “Only that bit!” And they hold their breath, although they know how it comes out. ^It comes out just as well every time.',
    '{p.after} Now and then {H} lies awake and goes through it all again, from the start. “And who had the idea?” {he} asks {his} pillow. ^The pillow does not say. But everybody who was there thinks that it was somebody else.',
  ],
  'thread:helped': [
    'They had promised something, and now there was time for it. “First {t.the},” said {H}, before anybody could sit down. They all helped, and the smallest one held the lamp. It was not even very hard. {t.healed}. And everybody who had helped felt a bit taller.',
    'And {t.the}? You thought that they had forgotten. But {H} had kept it in {his} head the whole time, like a song. So they went and did it, all of them together, before they had so much as a bun. {t.healed}. “There,” said {H}.',
  ],
};
