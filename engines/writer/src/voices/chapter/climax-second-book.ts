// The chapter-book voice (9-12), climax: a second book of sentences.
import type { Beats } from '../voice.ts';

export const CLIMAX_SECOND_BOOK: Beats = {
  arrive: [
    'The closer they got to {spot}, the slower they walked, until they were hardly moving at all and had to admit that they had arrived. [{l.danger}|{m.danger}|] Nobody spoke, and there was a smell of {smell}. “It’s only a place,” said {H}. {His} voice came back from somewhere with the “only” missing. ^Nobody made a joke about it. That was how they knew that this was serious.',
    '{H} had promised {himself} that {he} would not shut {his} eyes, and {he} did not. There was some blinking, and one long blink. When it was over, there it still was: {spot}. [{l.danger}|{m.danger}|] {He} set one foot on {ground}, as gently as one gets into cold water. Behind {him} the others did the same, with expressions of extreme concentration. They had crossed about half of the distance [{beast}when, quite close to {his} ear, something very large breathed out|before it struck any of them that they had stopped breathing].',
  ],
  hush: [
    '{sudden}[{open-air}{here soil}The wind dropped. A leaf that had been coming down stayed where it was, or seemed to.|All of them had stopped where they were, and some of them on one leg.] Just then {H} could hear a watch ticking, and it took {him} some time to work out that none of them had a watch. It came from somewhere inside {him}. It was going rather well, {he} thought; it was going like anything. {He} had just begun to count it when it was drowned out.',
  ],
  onset: [
    '{sudden}“I don’t like th—” somebody began. {k.onset} After that there was no need for anybody to finish the sentence. Everyone had done something different: one had jumped, one had ducked, one had sat down with both arms over their head, and {H} had both arms round the nearest back. {He} had no memory of getting there. It was a good back. {He} looked round it with one eye, and then {he} put the eye back.',
  ],
  worse: [
    '{sudden}{k.worse} It would have been nice to have a moment to think about it. They did not get a moment. {H} yelled an order, and somebody obeyed it, and it had been the wrong order. “Other way!” {he} screamed. They were so nearly there. That was what made it so cruel. To {p.want}, all that they would have needed was one quiet quarter of an hour.',
  ],
  'wish:object': [
    'Somebody trod on it, or they would never have found it: {w.a}, down there, under everybody, where no such thing had any right to be. “Leave it!” they all shouted. But {H} had already got it by one end. {He} could not have told you what {he} wanted it for. It was only that it looked, in the middle of all that horror, so very much like something from an ordinary day.',
  ],
  try: [
    'The first time, they did it by the book. The second time, they threw the book at it. There was no third time, because before they could get their breath, {H}, all on {his} own and without a word to a soul, {H.flaw}. [{H.cost}|] There went the third time. {He} could have wept. It seemed an extraordinary amount of trouble to have taken, with so much luggage, just to be exactly the same person at the other end.',
  ],
  friendacts: [
    '{fell-out}{sudden}Something came down out of nowhere and took {H} by the scruff of {his} neck. “You absolute turnip,” said a voice. It was {F}. “I thought you weren’t speaking to me,” gasped {H}. “I’m not,” said {F}. “That wasn’t speaking, it was a remark.” And then, since one remark does not make very much difference, {F.he} made several others, all of them in the same vegetable line, without letting go for an instant. And they stood back to back, and it was a good deal better than standing front to nothing.',
  ],
  foil: [
    '{can-see}Something moved, a little way off. It was {V}. {V} had been trying to do it alone; you could see that by the look of {V.him}. All the sneer had come off {V.him} like wet paint. “Go away,” {V.he} called, in a thin voice. “It isn’t safe.” It was a moment before {H} could believe {his} ears. {V} was warning them. {V} was frightened out of {V.his} wits, and {V.he} was warning them.',
  ],
  memory: [
    'What popped into {H’s} head just then was a birthday. It was nobody’s in particular. There was a table in it, and a lot of noise, and somebody coming in backwards through the door with something on a tray, saying, “Mind, mind, mind.” That was all there was. It stayed for perhaps one second. But it left a taste behind, and when it had gone {H} found that {he} had taken two steps forward, with {his} elbows out, as if {he} were the one with the tray.',
    'There was a rhyme they used to say for skipping, {at-home}, years ago. It had no sense in it; it was all fish and buttons. {H} heard somebody saying it now under their breath, over and over. Somebody else joined in. It is not possible to be quite without hope in the middle of a skipping rhyme, since you always have to know what comes next. Fish, they said. Buttons. Fish.',
  ],
  last: [
    '{sudden}“Is anybody hurt?” called {H}. It took some time for the answers to come in. One person had a bump, and one had swallowed a fly. Somebody had lost a tooth, but it had been loose. “All right,” {he} said. “Then we’re not finished.” {He} had no reason whatever to think so. But {he} had noticed that if you say a thing like that, in a loud, bored voice, people tend to stand up.',
  ],
  low: [
    'There are times when you can hear a thing break, and there are times when you only notice that it has gone quiet. {H} leaned {his} head back against the cold and let {his} {H.hand} fall open. [{p.hard}|It had been so much harder than anybody said.|] They had put up a good fight. Somebody would say so one day, kindly, in the voice that people keep for those who lost. {He} tried to imagine telling it to anybody at home. {He} got as far as the first word, and could not imagine any further.',
  ],
  still: [
    '{fierce}Once, when {H} was small, {he} had been stung by a wasp because {he} had waved {his} arms at it. “They only want to look at you,” somebody had told {him} afterwards. “Let them look.” {He} had not thought of it from that day to this. {He} stopped shouting, and stopped running about. {He} stood up as straight as {he} could, and let {k.the} have a good long look. And when it had looked at {him}, {he} looked at it.',
  ],
  glimmer: [
    '{can-see}“You’ve got mud on your nose,” said somebody. It was such a silly thing to say that {H} laughed, or at least a noise came out of {him}. It cleared {his} head like a sneeze. When {he} wiped {his} nose, {he} could see, for the first time, what everyone else could see: a lot of filthy people in a ring, who had been in it together all this time, and not one of whom had left. It was not a plan. But you could make one out of worse.',
    'Deep down in the wreck of all {his} ideas there was one which was still moving. {H} kept quite still. It was no bigger than a beetle and it had been there since the very beginning, only there had always been something grander sitting on top of it. {He} did not grab. {He} let it crawl out, and stretch, and look about. “Hello,” {he} thought. “Have I met you before?”',
  ],
  reach: [
    'What was it that people always said, when they were asked about {H}? {H.habit} {H} blinked. {He} looked at {k.the}, and then {he} looked at the thought, and then back again. They went together like a cup and a saucer. It was so simple that there had to be a catch in it somewhere. {He} hunted for the catch, and there was only one: it meant that {he} would have to be {himself}, on purpose, in front of everyone. ^[{H.clothed}{He} got up, and dusted off {his} knees, and did up the button that was left.|{He} made {himself} as tall as {he} could, which helps.]',
  ],
  'reach:power': [
    '“We’ve tried everything,” said somebody, and {H} was about to agree. Then {he} felt {his} ears grow hot. They had not tried everything. {He} had kept one thing back, all this time, in case it should go wrong; because {he} would sooner fail at what {he} was bad at than at what {he} was good at. {He} had never seen it quite like that before. It did not look very nice. ^“Move back,” {he} said. “No, further. This might be messy.”',
  ],
  'reach:gift': [
    'The bag had burst. Everything they owned had rolled out at their feet, and it was a poor little heap: a cup, a sock, half a biscuit, and {the-tool}. {H} began to put them back, one at a time, for something to do. The cup. The sock. {He} stopped. {He} turned {his} head to one side, in the way that a hen does when it has seen a worm. ^“It can’t be,” {he} said slowly. “Nobody could have known.” And {he} put out {his} {H.hand}, and picked up {the-tool}.',
  ],
};
