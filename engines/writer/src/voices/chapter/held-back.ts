// The chapter-book voice (9-12): what a family answers between two parts: what saves the day waits until it does, what is given is given at the end, a choice is made, and help comes.
import type { Beats } from '../voice.ts';

export const HELD_ASKED: Beats = {
  'hint:power': [
    '“{t.hint}?” said the smallest. They were all talking at once at the time, about ropes, and nobody stopped. She said it once more, since she had been taught to finish what she began, and then she did up her shoe. Only {H} had heard. It was not a plan. It had no beginning, and it did not say what one was to do with it; it was like the one piece of a puzzle that you find under the sofa when you have not got the puzzle. {He} put it away at the back of {his} head, all the same. In {his} experience puzzles turned up.',
    'They had made a list of everything that might help, and it had come to nine, and they had crossed out eight. “That leaves the last one,” said {H}, and read it out. “‘{t.hint}?’ Who wrote that?” Nobody had. It was in pencil, and rather small. “That’s not a thing you can *plan*,” said somebody, who liked plans. “It’s either going to happen or it isn’t.” It was perfectly true. But it is a curious fact about a list that you cannot stop looking at the only line on it which has not been crossed out; and {H} noticed that they all kept coming back to that one, and going away again, like hens to a gate.',
  ],
  'over:helper': [
    '{over-the} had done everything that anybody could. They had all seen it. It had been so nearly enough that for the length of a breath they thought it was; and then they were exactly where they had been before, only tireder. Nobody said a word, out of politeness. “{t.hint}?” asked a voice from the back, just then. It was not at all the sort of thing that one says to people who have just failed. {H} turned round slowly. {He} could feel the idea going along the whole row of them, like a match along a box. “With all of us?” {he} said. “At the same time?”',
  ],
  'over:thing': [
    'It should have worked. {over-the} had been with them all that time, and there it was at last, in the right place and at the right moment, and {H} did with it everything that there was to be done. It made a difference of about an inch. They looked at the inch. “Well, it was a very good try,” said somebody, and that was the worst of all. “{t.hint}?” said a voice at the back. Several of them told it to be quiet. Then, one after another, they stopped telling it to be quiet. “Say that again,” said {H}; and {he} had already begun to smile.',
  ],
  'over:other': [
    'There is generally somebody at the back who has not said anything. This time it was the one with the bag. “{t.hint}?” it came, from under a good deal of luggage. They had been going to try something else, and had even counted to two. {H} held up {his} hand for them to stop. {He} turned the thing over in {his} mind, looking for what was wrong with it. There was a great deal wrong with it. It was only that it was right. “Why did nobody say that before?” {he} asked. “You were busy,” said the one with the bag, without any bitterness.',
  ],
  'done:vow': [
    '“{w.vow},” said {H}. They began to tell {him} why not, and by the time that they had agreed on the reasons it was too late. {H} {t.did}. It was not very grand to look at, and it did not make the trouble go away; it was still there, just where it had been, with its back to them. But {he} had said what {he} would do, and {he} had done it, and there is a kind of cold in the stomach that goes away after that. “Is that better?” they asked. “It’s better for *me*,” {he} said honestly. “Now for the rest of it.”',
  ],
  'given:gift': [
    '“{w.vow},” said {H}. {He} had not planned to say it, and from the way they looked at {him} nobody had planned to hear it. There was a polite silence, in which anyone might have taken it back. {H} did not. {H} {t.did}, then and there, before {he} could grow sensible; and it was done so quickly that the man from the newspaper missed it, and had to be told. “But don’t you *mind*?” asked the youngest. {H} looked into that. {He} went through all {his} pockets for it, so to speak. “No,” {he} said, in some surprise. “It’s odd. I feel as though I’d been given something.”',
    'There was a thing still to be done, and it is not in the newspaper. {w.told}. It took no longer than it takes to tie a bow, and it was done so quietly that half of them missed it. “But don’t you *mind*?” asked the youngest, who had seen it. {H} looked into that. {He} went through all {his} pockets for it, so to speak. “No,” {he} said, in some surprise. “It’s odd. I feel as though I’d been given something.” The youngest thought about this for the rest of the day, and tried it, that evening, with a biscuit.',
  ],
  'late:helped': [
    'It could not have come at a worse moment. {w.a} needed help{w.why}. “We’re in the *middle* of something,” somebody pointed out. {H} had noticed that they were. {He} had also noticed that they were getting nowhere with it; and here, for a change, was a thing which had a beginning and an end. “Two minutes,” {he} said, and rolled up whatever {he} had to roll up. It was nearer ten. They all helped, and those who could not reach gave advice. {t.healed}. It did not bring them one step further. But they came back to their own trouble like people who have just found out that they can do things.',
  ],
  'meal:door': [
    'It took some time to open the door, because it did not want to; and then the smell came out. {w.told}. Nobody was sitting there, and nobody came when they called. They stood in a row on the mat, and looked, and swallowed. “It’s sure to belong to somebody,” said {H}, who had been properly brought up. It was the youngest who found the card. “For whoever gets this far,” it said, “and please shut the door.” So they shut the door. There was not a great deal of conversation after that. “I don’t know who you are,” said {H} at last, to the empty chair at the head, and folded up a napkin, “but that was exactly what was the matter with us.”',
  ],
  'meal:surprise': [
    'Everyone had been getting ready for something. They had thought of floods, and of robbers, and of running out of string; and that was why it took them so completely by surprise. {w.told}. “Don’t touch it,” said somebody. “It’ll be a trap.” They sat round it in a ring and waited for it to be a trap. It went on smelling as it did. “What sort of a trap,” asked {H} after a while, “would bother about plates?” There turned out to be just enough for each, and one over, which was divided by the fairest of them with a ruler; and nobody ever did find out whom they had to thank.',
  ],
  'because:kind': [
    'People remember the large things, and they are generally wrong to. What came of that day in the end, when the rest had been told too often, was {w.a}. {w.reason}. That was all the reason there was, and {H} thought that it was about the best one that {he} had heard. Nobody else had so much as looked up. It takes somebody who knows what a thing is like to see it from across the road. “Thank you,” {he} said; and because that was not nearly enough, and there was nothing else at hand, {he} gave {w.the} the good end of the scarf.',
  ],
  'made:chosen': [
    '{w.told}. There was no time to make a list. {H} shut {his} eyes and told {himself} that {he} could not have the one, and felt nothing much. Then {he} tried it with the other; and that was like a cold spoon down the back. So now {he} knew. {H} chose {w.chosen}. {He} said it out loud, quickly, before it could begin to look difficult again. [One or two of them would have done otherwise, you could see, and they nodded all the same.|“That’s what I should have said,” said the youngest, “only I’d have been sorry.” “I *am* sorry,” said {H}.] And when it was done there was nothing left in {his} way but the trouble itself.',
  ],
  'help:newcomer': [
    'Nobody had time to look to the side, and so it was the smallest who saw it, since she was not tall enough to see anything else. {w.a} needed help{w.why}. “We can’t, just now,” somebody began, and then looked as well, and did not go on. “No,” said {H}. “Not just now. But we’re not going home without having seen to it; I want that to be quite clear.” {He} had not the faintest idea how it was to be done. All the same it was a comfort, in the middle of so much that they could not do anything about, to have one thing that they were going to.',
  ],
  'self:help': [
    '{w.told}. It is a strange thing to find out about oneself in the middle of a {day} afternoon. {H} had helped a good many people, on and off, and was used to being the one with the rope. It turned out to be a great deal easier to hold a rope than to ask for it. “I think that it’s me,” {he} said at last, to nobody in particular. “I think that I’m the one.” There was the sort of silence in which people put things down. Then somebody took the bag off {his} back, and somebody else took {his} arm; and no one said “You might have told us,” although it was plain that they were thinking it.',
  ],
  'found:baby': [
    'Nobody had made the noise. They looked at each other to see who had, and then they looked down; and there was {w.a}, wide awake. It did not seem to think that anything was the matter. “It must belong to somebody,” said the smallest. “It does now,” said {H}, and found out, which takes most people rather longer, how one holds the head. After that they went in single file, and the one who had it went in the middle; and it was a remarkable thing that from then on nobody complained about walking, since there was one among them who had not been able to try it yet.',
  ],
  'door:newcomer': [
    'They had expected a good many things behind that door, and had prepared a sentence for most of them. None of the sentences would do. Behind it was {w.a}. Nobody said a word, and nothing was said to them; it was so still that you could hear the handle turning back. They took it in turns to look, because there was only room for one head at a time above another. “Ought we to shut it again?” somebody breathed. {H} thought about it. “No,” {he} breathed back. “I should want it left open, if it were me.” So they left it open, and went on tiptoe for the rest of the passage, without having been asked to.',
  ],
  'surprise:newcomer': [
    '{w.engine}They had been prepared for a good deal, but not for {w.a}. It stood right across the way, with its lamps on, and there was nobody in it; and it had not been there when they looked the last time. They walked round it, in both directions, and met on the other side. “It’s still warm,” said {H}, with {his} {H.hand} on it. On the seat lay a glove and a sandwich, and a note that said, “Back at six.” The note was yellow with age. “I think,” said {H}, after they had all thought about that, “that we had better look after it until then”; and {he} got in, and moved over.',
  ],
};

export const HELD_CLIMAX: Beats = {
  'thread:chosen': [
    '“{t.told}” Somebody had to say it, and {H} said it. {He} had hoped that by the time it came to the point the answer would be there of its own accord, like the answer to a sum when you have slept on it. It was not there. There were just the two ways, and both of them had something against them, and everyone was looking at {him}. {He} discovered that it is possible to be quite unsure with one’s head and quite sure with all the rest. {He} chose {t.chosen}. “All right,” said {H}, and moved; and from that moment on there was only one way, and it was only difficult.',
  ],
  'reach:deed': [
    '{t.again}“{t.hint}?” It had been said before, on the way, and everyone had laughed. It was said again now, in exactly the same voice, and nobody laughed at all. They had tried what was sensible, and they had tried what was brave; they had tried pushing. {H} looked along the row, from one face to the next, and on every one of them {he} saw the same thing going on, like a row of lamps being lit. “It’s not going to work,” somebody said, but without any conviction. ^“No,” said {H}. “Shall we?”',
  ],
};

export const HELD_RESOLUTION: Beats = {
  'thread:chosen': [
    '“{t.told}” It had seemed so important, at the time, that there should be one right answer, and that somebody should know it. In the end {H} chose {t.chosen}. {He} had said so out loud, and they had all got on. “But was it the right one?” the little ones want to know. {H} has thought about that a good deal. “It was the one I picked up,” {he} tells them. “After that I only had to be careful how I carried it.” They generally go away then, and ask somebody else. But the smallest stayed behind, the other day, with a bun in the one hand and an apple in the other, because she had been at it since breakfast.',
    'People asked about it afterwards more than about anything else. They wanted to know how {H} had managed it, with everybody looking. “I didn’t manage it,” {he} said. “I only noticed which of them I’d be ashamed of.” {He} chose {t.chosen}; it was as short as that, and it has been left as short in the telling. There were two who would have done otherwise, and who said so, at some length, over the soup. {H} listened to them both. “You may be right,” {he} said; and {he} slept that night like a stone in a sack.',
  ],
  'image:chosen': [
    '{p.after} Sometimes, when {H} cannot sleep, {he} takes out that choice and looks at it from the other side. What would have happened, if {he} had done the other thing? {He} gets quite a long way with it; there is another road, and different weather, and people whom {he} will now never meet. {He} wishes them well. ^Then {he} comes back, by the short cut, to {his} own bed, and it is always a little warmer than when {he} left.',
  ],
  'thread:gift': [
    'It was {H} who brought it up. The others had been hoping, to be honest, that it had been forgotten. “{t.vow}”: that was what {he} had said, at a time when there was nothing to be had and it was easy to be generous. Now it was not easy. {He} stood there on one leg for a moment, as one does at the edge of cold water. Then {he} {t.did}. There was no music. “You needn’t have,” said somebody; “nobody would have said a word.” “*I* should have,” said {H}, “and I’m the one who’d have had to listen to it.” And that was really the end of the day, although they stayed up for a good deal longer.',
  ],
  'image:gift': [
    '{p.after} There was a good deal of talk about what {H} might have had out of it all, and most of those who talked were people who had not been there. {He} did not mind. When {he} lay in bed that night {he} counted it over, what had come to {him} and what had gone away again, and tried to make it come out as a loss. ^It would not. So {he} turned over, and left the sum for somebody who was good at them.',
  ],
  'image:turn': [
    '{p.after} Those are the facts, and you may look them up. But when {H} tells it, late, to people whom {he} likes, {he} leaves out nearly all of that. {He} tells them how loud it was, or how dark. {He} waits until nobody is chewing. [“And then,” {he} says, “well, then.”|“And what do you think happened?” {he} asks, although they know.] Then {he} simply stops, and folds {his} arms; ^and there is always somebody small enough to jump up and show how it was done.',
    '{p.after} It is told in a good many ways by now, and in one of them there is a bear. Everyone who was there says that it was somebody else who had the idea, and points; and if you follow all the pointing, from one to the next, you come back to where you began. {H} has drawn it, with arrows. ^{He} thinks that it may be the truest thing that {he} has ever drawn.',
  ],
  'thread:helped': [
    'There was still {t.the}. They had got to the stage where people sit down and say “Well!”, and {H} would not sit. “We said that we’d help,” {he} told them, “and it’s the only thing today that we said and haven’t done.” There was some groaning. But they got up, all of them, and it went faster than anybody had expected, since by now they were used to one another’s elbows. {t.healed}. It was a small thing, beside the other. Nobody will ever put up a board about it. It was only that when they came to sit down after all it was noticed how very comfortable the ground was.',
    'In the middle of all the shaking of hands {H} was found to be missing. They discovered {him} on {his} knees, round at the back, with {his} tongue between {his} teeth, seeing to {t.the}. “Couldn’t that wait?” they asked. “It’s been waiting since we met,” said {H}. So they held things for {him}, and passed {him} things, and one of them sang, very low, because that sometimes helps. {t.healed}. Nobody cheered; they had used up their cheering. But {H} sat back, and wiped {his} forehead, and looked better pleased than {he} had with the whole of the rest of it.',
  ],
};
