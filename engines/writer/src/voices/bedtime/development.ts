// The bedtime voice (5-8), development.
import type { Beats } from '../voice.ts';

export const DEVELOPMENT: Beats = {
  setout: [
    'The first mile was easy. It mostly is. There was {sound}, and a smell of {smell}. {H} {H.act}. [Nobody had sore feet yet.|Nobody had yet said, “Are we nearly there?”]',
    '{All} {H.moved} along over {ground}. Far ahead {they} could see {far}. “That’s miles,” said {H}, and {he} sounded pleased. {He} {H.act}.',
    'By noon {they} had walked over {ground} and eaten nearly all the bread. {H} {H.act}. Behind {them} the roofs of home had gone down out of sight, like ducks.',
  ],
  place2: [
    'And so {they} came to {m.name}. {m.prop} {m.folk} “It’s not like home,” said {H}, and turned right round to see it all. [{m.climate}|{m.danger}]',
    'You can hear {m.name} before you see it, they say. {m.climate} {m.folk} {m.prop} {H} {H.act}. [{m.danger}|Everything was a little odd here.]',
    'The next bit of the way went through {m.name}. {m.prop} {m.climate} [{m.danger}|] “Don’t touch anything,” somebody said. {H} had already touched two things.',
  ],
  morePlaces: [
    'The way led on by {n.name}. {n.prop} {n.folk} It would have been a fine place to stay. “On the way back,” said {H}, and {they} {was} soon through it, though {he} looked over {his} shoulder twice.',
    'Then came {n.name}. {n.climate} {n.prop} {All} had to ask the way there, and got three answers. [They took the middle one.|Two of them were about cheese.] It turned out to be right.',
  ],
  problem: [
    'So there it was. {They} had to {p.want}, and nobody had ever told {them} how. {p.stakes} {H} said it out loud, to hear how big it was. It was quite big.',
    '“Let’s think,” said {H}. “We have to {p.want}. {p.stakes}” [{He} drew it in the dust with a stick.|{He} counted it off on {his} {H.hand}.] It did not look any easier, drawn. But at least you could see it.',
    'The trouble was this. To {p.want} sounds like one thing, but it is at least {number}. {p.stakes} And the day does not get longer because you need it to. {H} walked a little faster.',
    'How do you {p.want}? There is no book about it. {H} had looked. {p.stakes} “We’ll just have to be the first,” {he} said. “{H.say}.”',
  ],
  guess: [
    '{p.guess} It seemed so plain that no one stopped to ask if it was true. Most mistakes are like that. They come in smiling and sit down, and you give them a cup of tea.',
    '“I’ve got it,” said {H}. {p.guess} {He} was so sure of it that {he} did a little dance. [It is best not to dance too early.|The dance was good. The idea was not.]',
  ],
  attempt: [
    'So {they} {p.attempt}. That was the plan, and it might have worked. But {H} {H.flaw}. {p.fail} [Nobody said anything for a bit.|{H} went red right down to the neck.]',
    'First {they} {p.attempt}. It took all morning. And {H}, being {H}, {H.flaw}. {p.fail} “Oh,” said {H}. [It was a very small “oh”.|“That was me, wasn’t it?”]',
    '“Now!” said {H}, and {they} {p.attempt}. It went well for about as long as it takes to say so. Then {H} {H.flaw}. {p.fail} [{H.cost}|] {H} sat down on a stone.',
    'What {they} did was this. {They} {p.attempt}. {p.fail} And whose fault was that? {H} knew. {He} {H.flaw}, and that had spoiled it. {He} kicked a tuft of grass, but not hard.',
  ],
  ache: [
    '{H} sat a little apart and looked at {far}. {He} had a sore heel and a sore feeling. The heel was easy. {He} put a leaf in {his} boot. For the other, {he} did not know where to put the leaf.',
    'Have you ever wanted to be at home in bed, with the door open a crack and people talking downstairs? That is what {H} wanted now. {He} wanted it so much that {he} could smell {smell}.',
  ],
  'wish:object': [
    'And just there, in the very middle of the path, lay {w.a}. {H} nearly fell over it. “That’s odd,” {he} said. “That changes things.” {He} turned it over. Now {they} had something that nobody else had.',
    'It was then that {H} thought of {w.the}. {He} took it out and looked at it in the light. It had a scratch on it, like a tiny arrow, and the arrow pointed left. “Left it is,” said {H}.',
  ],
  'wish:place': [
    'The trail led straight to {w.the}. Nobody had thought of that! Inside it was cool and dim, and it smelled of {smell}. There was dust on the floor, and in the dust were marks. Somebody had been here today.',
    'They came to {w.the} as the sun went behind a hill. {H} knocked, to be polite. Nothing answered, but the echo sounded surprised. In there they found the first real clue.',
  ],
  'wish:event': [
    'And then, as if that were not enough, came {w.a}! It came all at once and from every side. They had to leave the road and run. When they stopped, they were somewhere else, and all the plans were wrong.',
    'Nobody had reckoned with {w.a}. {H} held on to {his} hat. “Well,” {he} shouted, “at least it can’t get any madder!” It could. But it also blew the whole affair wide open.',
  ],
  'wish:feeling': [
    '{H} was {w.head}. {He} had been {w.head} since the last bend in the road. At last {he} said it out loud: “I’m {w.head}.” Saying it did not make it go away. But it made room for something else beside it.',
  ],
  laugh: [
    'At that moment {H} sat down on what {he} thought was a stump. The stump said, “Do you mind?” It was a badger, and it was having its nap. {All} said sorry {number} times, and then laughed for a mile.',
    'A goose came along and took charge of {them}. Nobody had asked it to. It marched in front and hissed at anyone who stopped. When {they} gave it a crust it saluted, or perhaps it sneezed.',
    'Then the bag came undone. The loaf rolled down the hill, and {H} rolled after it. They both got to the bottom at the same time. “I won,” said {H}, out of a bush.',
  ],
  cameo: [
    '{C} made {C.self} useful. {C} {C.act}. [“{C.say},” {C.he} {C.tag}, as if it were nothing.|It was just what was needed.] It is good to have somebody along who is {C.a-kind}, thought {H}. They see things differently.',
    'It was {C} who kept things going. “{C.say},” {C.he} {C.tag}. Then {C.he} {C.act}. Nobody had asked {C.him} to. [{H} gave {C.him} the good half of the bun.|That was why it helped.]',
    '{C} and {D} did not stand about. {C} {C.act}. {D} {D.act}. It did not solve the thing. But it is hard to lose heart with two like that beside you. “{D.say},” {D} {D.tag}.',
    '“{C.say},” said {C}. “{D.say},” said {D}. Then {C} {C.act}, and {D} {D.act}. [They were so busy that they forgot to be afraid.|Somehow that was worth a whole map.]',
    'Everybody did something. {cameos} each took a corner of the trouble and pulled. One asked the way. One told a story. Someone found a dry log, and they all sat down on it in a row.',
    '{C} and {D} put their heads together. “{C.say},” whispered {C}. “{D.say},” whispered {D}. Nobody knows just what they did after that. But when they came back, things were a little bit better, and they were both rather muddy.',
    '“{C.say},” {C.tag} {C}. {C.he} had gone on ahead a little way, and now {C.he} came back to say that there was a gap in the hedge. It was just the right size. Nobody else had even looked.',
  ],
  turn: [
    'And just when it looked hopeless, everything turned round. {p.turn} {H} held up one {H.hand}. “Wait,” {he} said. “Did you see that? That changes it.”',
    '{p.turn} Nobody had expected that. [{H’s} mouth fell open, and a fly looked in.|{H} said a word that {he} was not allowed to say.] All the old ideas were no good now. Here was a new one.',
    'What came next, nobody could have guessed. Could you? {p.turn} {H} looked and looked. It was like finding a door in a wall that you have walked past all your life.',
    'Then came the strangest part. {p.turn} “I think,” said {H} slowly, “that we have had this the wrong way up.” And {he} sat down, to turn it over in {his} head.',
  ],
  foil: [
    'And where was {V} all this time? {V} was ahead of them. {V.he} {V.act}, and moved a signpost, and hummed. “{V.say},” {V} {V.tag}. So that was why the road had gone wrong!',
    'There, in the middle of the bridge, stood {V}. “{V.say},” {V.he} {V.tag}, and would not move. {H} tried asking. {H} tried asking nicely. In the end they had to wade, and {V} watched, and ate a pear.',
  ],
  strain: [
    '{r.strain} {H} opened {his} mouth and shut it again. [They walked on, one in front and one behind.|The wind filled up the quiet.] It is a long way when nobody talks.',
    'It was then that {H} and {F} fell out. It started with a crust and ended with everything. {r.strain} {H} stared hard at a tree. The tree had not done anything.',
    '“It’s this way,” said {H}. “It isn’t,” said {F}. {r.strain} After that there was nothing but {sound}. Each of them was waiting for the other one to say sorry.',
  ],
  'strain:solo': [
    'Nobody was there to tell {H} that it would be all right. So {he} said it {himself}, in a deep voice, like somebody’s uncle. It helped for about {number} steps. Then {he} had to say it again.',
    '{H} talked to {himself} for company. “{H.say},” {he} said. “Do you think so?” {he} asked. “No,” {he} said. They were not getting on very well, {he} and {himself}. {He} sat down on the grass.',
  ],
  'strain:foil': [
    '{r.strain} So that was how it stood between {H} and {V}. {H} could have thrown something. There was even a pear. But {he} put it down again, and that was harder than throwing.',
    '“Give up,” said {V}. “{V.say}.” “No,” said {H}. {r.strain} They glared until their eyes watered. Then a fly landed on {V’s} nose, and {H} had to look away so as not to laugh.',
  ],
  rest: [
    'When it got too dark to see, {they} made a little camp. There was soup with bits in. {H} lay on {his} back and looked up. “There are a lot of stars,” {he} said, “for one sky.”',
    '{All} stopped by a stream and put {their} feet in. Nobody said much. A leaf went by with an ant on it. “He’s got a boat,” said {H}. It was good just to watch somebody else go somewhere.',
  ],
  way: [
    'Up went the road, and then further up, over {ground}. The last bit {they} did on hands and knees. At the top was a view: {far}. {H} waved at it, in case.',
    'There was {sound}. {All} stood quite still. It came again, nearer. Then round the corner walked a very small hedgehog, which looked at {them} and went on. Everyone breathed out.',
  ],
  danger: [
    '{l.danger} {H} had known about that since {he} was little. {He} showed the others where to put their feet. [Even so, it was a near thing.|One, two, hop. One, two, hop.] Nobody looked down.',
    '{m.danger} No one had told {them}. {H} found it out in the usual way, by nearly falling in. “Thank you,” {he} said, to the bush that had caught {him}. “{H.say}.”',
  ],
  truth: [
    '{H} lay awake and put it all together, bit by bit, like a cup that has been dropped. One piece was missing still. But the handle was on. “I don’t think anyone is bad in this,” {he} whispered. “I think that nobody ever asked.”',
    'Little by little {H} began to see. It was not at all what it had looked like. “We’ve been asking the wrong question,” {he} said. But what was the right one? That, {he} thought, they would have to go and find out.',
  ],
  resolve: [
    '{open-air}“I know where we have to go,” said {H}. {He} pointed. There, against the sky, was {spot}. Nobody wanted to, and everybody went. ^[{H} went with one hand in {his} pocket, holding on to the lining.|The light was going.]',
    'There was only one thing left to do now, and {H} did not like it at all. {They} had to go to {spot}. {He} tied {his} laces twice. ^“Ready?” {he} asked {his} boots. They did not look ready. “Me neither,” {he} said. “Come on.”',
    'That was it. {H} jumped up, and the crumbs flew. “It’s at {spot}! It must be. We’ve been walking round it the whole time!” And off {they} ran. ^Behind {them} the first star came out, to see how it would end.',
    'So {they} turned {their} back on the easy road and took the other one. It led to {spot}, and nowhere else. ^[“{H.say},” said {H}, but in a whisper.|Nobody sang this time.]',
  ],
};
