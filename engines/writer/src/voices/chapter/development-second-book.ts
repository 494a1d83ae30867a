// The chapter-book voice (9-12), development: a second book of sentences.
import type { Beats } from '../voice.ts';

export const DEVELOPMENT_SECOND_BOOK: Beats = {
  setout: [
    '{away}{earth}It rained, and then it stopped, and then it seemed to remember something it had left behind and came back for it. They walked with their heads down over {ground}, each of them in private conversation with a different puddle. Every so often somebody would say that it was clearing up. From the top of the first long hill you could see {far}, and nothing there looked in the least interested in being reached.',
    '{away}{dry}“How far have we come?” asked {H} after an hour. It turned out to be as far as the second milestone. {He} could still see the first. {He} laughed, to show that {he} was not discouraged, and after that they went on without making any further inquiries. There was {sound} on one side and nothing on the other. It is curious how long a road can be when there is something important at the end of it.',
  ],
  place2: [
    '{earth}“Don’t tell them your second name,” the carter warned them, “and don’t finish your soup.” Then he put them down at the edge of {m.name} and drove off rather fast. {m.climate} {m.folk} {H} stood with {his} bag in {his} arms. {m.prop} [{m.danger}|] {also} None of it was as bad as the carter had made out, and none of it was like anything {he} had ever seen. {He} did finish {his} soup. It was very good soup.',
  ],
  problem: [
    'In the end somebody had to ask it, the question they had all been so careful to step round. “How are we actually going to do it?” There was a pause. They had to {p.want}; everyone knew that; they had said it so often that it had worn smooth. [{p.stakes}|{told p.stakes}] {H} looked at {his} {H.hand}, since everyone else was looking at {him}. “One bit at a time,” {he} said. “Which bit first?” somebody said. That, of course, was the question, and it was surprising how many of them had been hoping that somebody else would be clever enough to ask it.',
    '{H} made a drawing of it in the margin of {his} head. On the one side stood what they wanted, which was to {p.want}. On the other side stood the five of them, or however many they were; {he} kept losing count. [{p.stakes}|{told p.stakes}] In between {he} put a large question mark, and shaded it in. It was an extremely good question mark by the time {he} had finished, with eyebrows, and a number of teeth.',
  ],
  guess: [
    'There was a moment’s silence, and then they were all talking at once, because it was so obvious. {p.guess} How could they not have seen it? {H} felt the whole thing swing round and click into place, like a key in a lock. What {he} forgot was that a key will quite often turn, very sweetly, in the wrong door. It just does not let you out anywhere you want to be, and by the time that you have noticed this there is generally somebody leaning against it on the other side.',
  ],
  attempt: [
    'They went about it like a military operation. They {p.attempt}; there were passwords. It might even have come off, if {H} had only done what {he} had told all the others to do. Instead {he} {H.flaw}. [{H.cost}|] {p.fail} For some time there was no sound but {sound}. “It was a good plan,” said somebody in the end, loyally. That was precisely the trouble: it had been an excellent plan, with everything in it that a plan ought to have, and it had had {him} in it.',
    '{dry}Three things went wrong, and the first two were nobody’s fault. They {p.attempt}: that part was all right. Then the wind changed. Then a dog got interested. {p.fail} They might still have saved it, but at that point {H} {H.flaw}. You could see it coming, people said; you could see it coming down the road with a flag. [{H.cost}|] Afterwards {he} went and sat by {himself}, with {his} back to everybody, and was brought a biscuit, and it tasted of cupboard.',
  ],
  ache: [
    '{march}{away}They had a joke about the food, and a joke about the map, and a joke about each other’s feet. They told all three. Then nobody said anything for a mile. [{p.hard} |]{H} let the others go a little ahead. From behind they looked so small, all of them, with their bags bumping. It came to {him} with a jolt that {he} must look like that, too. Somebody watching from a hill would think: who on earth let those people out?',
  ],
  laugh: [
    '{away}{long}{earth}They bought a horse, and this was a mistake, though it was not clear for some time just how large a one. It had a kind face, and it would go backwards as fast as you liked. In the end they turned the cart round, so that it was pulling them the right way while looking over its shoulder at where it had been, and they sailed through two villages like that. People took off their hats. “Just bow,” hissed {H}, turning slightly to the left and to the right, like royalty. “Bow as if it’s on purpose.”',
  ],
  cameo: [
    '{rooms}Hardly anyone was looking when {C} did it. {C.he} leaned against the end of a shelf, in the middle of a sentence, and went on talking; and it was a full minute before {H} had worked out that the shelf had been on its way down, with everything that they had upon it. “Did you do that on purpose?” {he} asked. {C} went a little red. “{C.say},” {C.he} {C.tag}, and started looking for something in {C.his} bag, and went on looking for it until they had stopped staring.',
    'Getting the biggest bag through the smallest gap was left to {C} and {D}. They did it between them, without any fuss, like two people moving a wardrobe. {C} took one end, and {D} took the other. “{C.say},” {C} {C.tag}. “{D.say},” said {D}. There was a bump, and it was through. {H} had been going to suggest something. {He} closed {his} mouth. It was the first moment since it all began when {he} had not felt responsible for everything.',
  ],
  turn: [
    '“Hold on,” said {H}. They held on. {p.turn} Somebody’s cup fell over, and nobody picked it up. You know how it is when you have been pushing at a door, and leaning on it, and kicking it, and then some passing person reaches out and pulls? It was like that. {He} could have kicked {himself}, and decided that {he} would, later on, as soon as there was a convenient opportunity.',
    '{p.turn} Afterwards they could never agree about who had been the first to see what it meant. {H} sat down on the nearest thing, which was a bucket. If that was so, then this was so; and if this was so, then they had done nothing up to now but run, as hard as they could, after their own tail. “Oh, we are idiots,” {he} said, with deep happiness. “Come here, all of you, and look at what idiots we are.”',
  ],
  foil: [
    '{away}{long}It was the inn sign that gave it away. Somebody had turned it round, so that it pointed into the marsh. {H} knew that neat little knot in the rope. It was {V’s}. {V.he} was the only person in the world who would have gone to so much trouble. “{V.say},” {V.he} had told the innkeeper, and had paid in advance for their rooms. That was the part that {H} could not get over. Why would you pay for somebody’s room if you had sent them into a marsh?',
  ],
  strain: [
    'The quarrel was about a sandwich. Anyone could have told you that it was not really about a sandwich. {H} laughed, and it was the wrong sort of laugh, and {he} could not get it back in. {F} divided the sandwich in two, exactly, with a ruler, and laid one half on {H’s} knee. Then {F.he} went and sat in the one place where {H} was not. It was a perfectly good sandwich, with the crusts off and a gherkin, and {H} could not eat it.',
    '“Fine,” said {F}. “Fine,” said {H}. There is no word in the language with less in it. They went about, five yards apart, both being so reasonable that you could hear it. When {H} stumbled, {F} half put out @a {F.hand}, and remembered, and scratched {F.his} ear with it. {H} saw. {He} wished {he} had not, since it is much harder to stay angry with someone who has to scratch their ear.',
  ],
  'strain:solo': [
    '{away}{dry}It was {H’s} turn to watch the road, a long way from the fire and the rest of them. {He} tried keeping a diary, to have someone to talk to. “Dear Diary,” {he} wrote, “today I got everything wrong,” and then {he} put the pencil down, as that seemed to cover it. There was {sound}, and there was a great deal of dark. A person could shout in it, and nobody would come, and nobody would even know that a person had shouted. {He} tried it. It was not a success. But somewhere a very long way off a dog shouted back.',
  ],
  rest: [
    '{earth}{away}They found what must have been the best haystack in the world, and they burrowed into it like mice, until only the noses showed. Nobody was cross any more; it is impossible to be cross in hay. Someone started to tell a story and fell asleep in the middle of a word. {H} lay and looked at the stars through a small hole. {He} wondered how the story would have ended. {He} was still making up endings when the hole turned pink.',
  ],
  way: [
    '{rooms}It was a narrow place, and they went through it one at a time. {H} had the odd feeling of being watched, not by anybody, just in a general way, as you are watched by a cupboard. They heard {sound}, twice, and then there was nothing, and more of it. To keep up their spirits, they all told each other what they would eat if they could have anything. They had got as far as the third pudding when the person in front stopped dead. “There’s somebody there,” said the person in front. It was quite a long time before any of them noticed that the somebody was just as frightened as they were, and had the same hat on, and was holding up a hand in front of a mirror.',
  ],
  truth: [
    'There was a pencil left, about an inch long. {H} found the back of an envelope and wrote down everything that they knew for certain. It did not take up much room. Then, underneath, {he} wrote down everything that they had only thought they knew, and that ran over on to the flap. {He} read the short list again. And slowly, as you see a face in the pattern of a curtain, {he} began to see what they had left out. They had put down what, and where, and who had said so. In the whole of that list there was not one line about why.',
  ],
  resolve: [
    '{first-there}It was nobody’s idea of a good time to start, but they started. “If we wait until we’re ready,” said {H}, “we’ll be here till we’re ninety.” There was only one place left where they had not been, and every one of them knew its name by now: {spot}. Somebody gave out the last of the peppermints. They did not talk. They sucked, and walked, and looked straight ahead, like people going in to see the dentist. ^The peppermints lasted exactly as far as the corner.',
    '{away}“Hands up,” said {H}, “who wants to go home.” Every hand went up, including {his} own. They looked at one another, and somebody sniggered. “And who’s going on to {spot}?” Nobody spoke. You could hear {sound}. Then, one after another, and in some cases with the other hand holding it up by the wrist, up they all went again. ^“That’s what I thought,” said {H}, rather huskily, and picked up {his} bag.',
  ],
};
