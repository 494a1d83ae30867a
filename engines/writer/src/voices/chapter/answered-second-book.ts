// The chapter-book voice (9-12): what a family answers, told in another scene than the last time it answered that question.
import { answersOf } from '../answers-of.ts';
import type { Beats } from '../voice.ts';

const SURPRISE = [
  '“I’ll tell you one thing that is *not* going to happen,” somebody had said that very morning, and they had all laughed. {w.told}. Nobody laughed now. They looked round for whoever it was that had said it, and whoever it was had got behind the others. “Say something else that isn’t going to happen,” said {H}, as soon as {he} could speak. “Something *nice*.” There was a long pause, while it was thought about. “We’re never going to manage it,” said the voice from behind. And it was odd how much that cheered them all up.',
];

const HELP = [
  '“Did you hear that?” asked {H}. They had heard, and they had been hoping that {he} had not. {w.told}. There was so much to be done already, and so little to do it with, that it did not seem possible to add anything more. But the smallest had begun to unpack her bag. “What are you doing?” they asked her. “Seeing what I’ve got,” she said. It was one mitten, and a whistle, and half of a bun. She stood there and held them out, as if somebody might like to choose. And one after another they put down their own bags, rather ashamed of themselves, and looked to see what they had got as well.',
];

const WRONG = [
  '{w.told}. “Well, that’s that out of the way,” said somebody, who had an uncle at sea. “My uncle says that something is bound to go wrong first, and that when it’s gone wrong you’re safe.” They were all extremely glad to hear it. It is wonderful what a comfort an uncle can be, even one that you have never met. “Is he a captain?” asked {H}. “He is,” said the somebody proudly. “He’s had three ships.” They thought about that while they picked up the pieces. It was some time before anybody spoke. “What happened to the other two?” asked the smallest.',
];

const KIND = [
  '“I’ve had it all the wrong way round,” said {H}. {w.told}. It had not been done to be looked at. If the smallest had not happened to turn her head just then it would never have been seen at all, and for the rest of their lives they would have gone on thinking what they had always thought. {H} wondered how many more there might be about whom {he} had been wrong, only because {he} had been facing the other way. It might be quite a number. “I think we ought to turn round more often,” said the smallest; and it was put down in the notebook, and underlined.',
];

const DOOR = [
  'Everyone was in favour of somebody else’s opening it. They drew straws for it, and it came to {H}, who took hold of the handle, and shut both eyes, and pulled. {w.told}. {H} could not know that, having shut {his} eyes. “Well?” {he} said, and waited to be told what there was. Nobody uttered a word. It was so long before anybody uttered a word that {he} opened one eye, just to make sure that they were still there; and then {he} opened the other, because one was nothing like enough.',
];

export const ANSWERED_SECOND_BOOK: Beats = {
  ...answersOf({ surprise: SURPRISE, help: HELP, wrong: WRONG, kind: KIND, door: DOOR }),
  'door:happening': SURPRISE,
  'kind:newcomer': [
    '{w.being}“Move over,” said a voice, and it was {w.the}. Nobody moved over, out of pure surprise. There had been things said about {w.the}, in kitchens and on stairs, and {H} had said one or two of them {himself}. “I know what you all think,” said {w.the}. “I’ve got ears. Where is it worst?” They pointed. And {w.the} looked, and grunted, and set to work at just that end of it, the worst and heaviest end, without waiting to be thanked. {H}, who would have liked very much to have some of those words back, took hold of the other. “Not like that,” said {w.the}; but it was said the way you say it to a friend.',
    '{w.being}{calm-trial}Everybody knew that {w.the} did not like people. It was one of the things that you were told when you were new. And now here was {w.the}, with a parcel. “I was passing, and I thought, they won’t have had anything to eat.” It came out all in a rush, as a thing does that has been practised on the way. In the parcel was one of everything. “But you don’t even *like* us,” said the smallest, with her mouth full. There was a pause for thought. “No,” said {w.the}. “That has nothing to do with it.” It is strange to have been wrong about somebody for as long as you can remember, {H} thought, and to find out that it tastes of ginger.',
  ],
  'surprise:newcomer': [
    '{w.being}They counted themselves, as they did every so often, and there was one too many. They counted again. “One, two, three,” said {H}, pointing at each of them in turn, and the last one that {he} pointed at was {w.a}. “Don’t stop,” said {w.the}. “I was just wondering how many of us there are.” “How long have you been *there*?” somebody asked. “Since the corner,” said {w.the}. “You all looked as though you knew where you were going.” It was a long time since anyone had said anything so kind about them, and after that they could hardly send {w.the} away.',
  ],
  'surprise:object': [
    'Nobody had put it there, and nobody could possibly have brought it, and yet there it was: {w.a}. The sensible ones said that there was bound to be an explanation. {H} asked them what it was, and the sensible ones were silent. “Perhaps it’s lost,” said the smallest. “Perhaps it thinks that it’s all right and *we* look funny.” Nobody laughed. They looked at {w.the}, and then they looked round about them, as though it were they who had been set down there that very minute. There was hardly a thing that did not seem peculiar to them, and there were two or three that looked as if they might be useful.',
  ],
  'wrong:object': [
    'It was {w.a} that did it. There was a list of all that could go wrong, and they had been through it twice, and that was not on it, because nobody writes down what is not going to happen. “Whose fault is this?” somebody demanded. They had a good look, and it was perfectly plain that it was nobody’s. {H} would have given a great deal for someone to be cross with. “We could be cross with the list,” the smallest suggested; and so they were, for about a minute, and it helped. Then {he} turned it over, and wrote on the back of it, right at the top, in capitals: NOW WHAT?',
  ],
  'door:newcomer': [
    '{w.being}“Knock,” they whispered, and {H} knocked. “Who is it?” said a voice. It was a very good question, and they had not got an answer ready. “It’s only us,” said {H}. There was the sound of a chair being pushed back, and the door came open by about the width of a nose, and there was {w.a}. They stared at {w.the}, and {w.the} stared at them. “You’re early,” said {w.the} at last, “or else you’re extremely late. I’d given up putting out the cups.” Nobody could think of anything to say to that. But the door had been opened a good deal wider; and it is hard to stand on a mat, if there are going to be cups, and not go in.',
  ],
  'door:object': [
    '“After three,” said {H}, and after three they pushed; and since the door had not been locked, nor even properly shut, they all arrived on the other side of it in a heap. When they had found out whose legs were whose they looked up. There was nothing there but {w.a}. “Is that *all*?” said one. {H} was the nearest. “Somebody’s been dusting it,” {he} said slowly. There was dust on the floor, as thick as felt, and there was dust on the sill; and on {w.the} there was not a speck. They got to their feet very quietly, and kept away from the walls, as you do in a room when somebody may be coming back to it.',
  ],
  'door:place': [
    'The door stuck, and then it did not, and there they were on the threshold with their mouths open. Behind a door like that you expect a broom. There was {w.a}. “It can’t be in *there*,” said somebody, and went all the way round to look at it from the outside, and came back rather pale. “Well?” they asked. “It’s about as wide as a cupboard,” said that one, “and there’s washing on it.” {H} put out one foot, and set it down on the other side, and waited. Nothing happened to the foot. “It seems to like it,” {he} said, and let the other follow.',
  ],
  'help:newcomer': [
    '{w.being}As though they had not had enough to do, there was {w.a}, in the very worst of the place, in need of help{w.why}. “Not *now*,” somebody begged. “When, then?” said {H}. It was meant as a question, and nobody could answer it. It was eleven steps there, and each of them was as long as a street. “Don’t look at it,” {he} told {w.the}. “Look at the back of my head.” And {w.the} looked at the back of {his} head the whole way. It is not much of a thing to look at. But they both got there; and it was odd, now that they had one more to be frightened for, how much less of it there was for each.',
    '{w.being}“Help!” called a voice; and they all said afterwards that they had taken it for their own. It was {w.a} who was calling, in need of help{w.why}. They had two ropes, and had quarrelled about both of them. They had a bandage and half a cake. “I’m sorry to be a nuisance,” said {w.the}, “just when you’re so busy.” Nobody knew what to say to that. It struck {H} as very nearly the politest thing that {he} had ever heard in such a place. “You’re no nuisance,” {he} said, and found the end of the bandage. “You’re the first thing all day that we know how to do.”',
    '{on-way}{w.being}“We can’t stop for everybody,” said the one in front. It was perfectly sensible, and there was nothing that you could have said against it. They had come upon {w.a}, in need of help{w.why}. “It isn’t everybody,” said {H}. “It’s only one.” The one in front thought that over, and sighed, and put down the bag. What they did was not very much; most of it was holding on to things and saying “There”. It took about as long as it takes to boil an egg. But when they went on {w.the} went with them; and all of them, even the one in front, were walking a little more like people whom you would ask.',
  ],
  /** A choice that is asked for only when all is nearly over is made there and then. */
  'chosen:fact': [
    '{w.told}. There was no time to make a list. {H} shut {his} eyes and told {himself} that {he} could not have the one, and felt nothing much. Then {he} tried it with the other; and that was like a stair which is not there. So now {he} knew. {He} said it out loud, quickly, before it could begin to look difficult again. [One or two of them would have taken the other, you could see, and they nodded all the same.|“That’s what I should have said,” said the youngest, “only I’d have been sorry.” “I *am* sorry,” said {H}.] And when it was done there was nothing left in {his} way but the trouble itself. That had one great advantage. You could push it.',
  ],
  'wish:newcomer': [
    '{w.being}They were just about to begin on the soup when it was noticed that there was one more of them than usual, and the one more was {w.a}. “I’ve come about the trouble,” said {w.the}. Nobody had sent for anybody. “How did you know that there was any?” asked {H}. “You can hear it all down the road,” said {w.the}, “and so I thought that you might be short of people. I can do most things, once.” It was such an honest recommendation that no one liked to ask what happened the second time. Somebody moved up, and somebody went for another spoon; and by the time that the soup was finished it was as though there had always been so many.',
    '{w.being}Everybody said afterwards that it was {H} who had asked {w.the} to come, and {H} said that it was everybody. What had happened was that {w.a} had been looking at them from across the way, that day, for a considerable time. “Has anybody asked what’s the matter?” said {H}. Nobody had. So {he} went over. “Nothing’s the matter,” said {w.the}. “I just like to watch. You all seem to know each other.” {H} had never thought of that as a thing which you could watch. {He} looked back at the rest of them, to see it from there. “We’re in rather a mess at the moment,” {he} said. “That’s all right,” said {w.the}. “I’m not doing anything.”',
    '{w.being}The advertisement had been the smallest one’s idea. “WANTED,” it said, “somebody who is not afraid of anything,” and it hung at the corner, under the one about the lost umbrella, and the only person to answer it was {w.a}. “Are you really not afraid of anything?” asked {H}. There was a pause. “Thunder,” said {w.the}. “And cupboards. And being laughed at.” {H} looked at the others. There was not one among them who could have done it in three. “Then why have you come?” {he} asked. “Because I shouldn’t think that you’ll get anybody else,” said {w.the}. It was perfectly true. Nobody else ever came.',
  ],
  'wish:fear': [
    'There was a rule in that house that you did not laugh at {w.fear}. It had been made on account of {w.who}, a long time ago, and nobody had ever thought of taking it back. {w.who} had gone at it with books, and with a torch, and once, on a wet {day}, with arithmetic. It made no difference. “It’s like a step that isn’t there,” {w.who} had tried to explain. “All of you just walk over it. I don’t.” They had nodded, as you nod at something in French. But the next time that it came to {w.fear} somebody, without saying a word about it, had moved round to that side.',
  ],
  'face:fear': [
    '“There’s no other way,” they said to {w.who}. “We’ve looked.” All of them knew about {w.fear}; they had looked twice. {w.who} tried to think of something to say, and everything that there was to say was “No”. “Talk to me,” {w.who} said instead. “About anything. Don’t stop.” So they told {w.who} about a goat, and what it had eaten. It was a long story, with a great many hats in it, and some of it was certainly not true. It was only when the goat was feeling unwell that {w.who} noticed that the worst was over, and had been over, to be exact, since the second hat.',
  ],
  'past:fear': [
    'Somebody asked what had become of {w.fear}, and {w.who} went to look, as you go over a tooth with your tongue. It was still there. It was not even any smaller. “I expect that I’ll be afraid again tomorrow,” {w.who} told them. “But I’ve done it once now, and it can’t take that back.” The smallest of them, who was afraid of geese, and had never mentioned it to a living soul, listened to this with her mouth open. She thought about it the whole way home. At the gate she stopped, and went very pink. “Do you think,” she asked, “that it’d do for geese?”',
  ],
  'wish:vow': [
    '{w.lead} “{w.vow},” said {H}. It was so quiet that everybody heard it, although {he} had not been talking to them. “Could you say that a bit louder?” asked the one at the back, who was slightly deaf. {H} said it louder. The second time it frightened {him} a good deal more, since by then {he} knew what was coming. Nobody laughed. “We could look after your bag,” they offered; and it was from that that {he} saw that they believed {him}. It would have been so much easier if just one of them had laughed.',
  ],
};
