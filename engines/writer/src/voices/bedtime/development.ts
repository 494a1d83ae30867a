// The bedtime voice (5-8), development.
import type { Beats } from '../voice.ts';

export const DEVELOPMENT: Beats = {
  setout: [
    'Somebody has to go in front, and somebody has to go behind. {H} began in front, and at every third corner {he} changed over. Afterwards {he} could never say which of the two {he} had liked better. {also}',
    'At first it was all skip and hop, and a bit of a song. {also} After a while it was only walking, one step and then the next. That is when you really start to get somewhere.',
    '{away}The first mile was easy. It mostly is. You could hear {sound}, and smell {smell}. {H} {H.act}. [Nobody had sore feet yet.|Nobody had yet said, “Are we nearly there?”]',
    '{away}{earth}{All} set out before anybody could say “wait”. Far ahead {they} could see {far}. “That’s miles,” said {H}, and {he} sounded pleased. {He} {H.act}.',
    '{away}By noon {they} had walked further than ever before, and eaten nearly all the bread. {H} {H.act}. When {they} looked round, home was no bigger than a pea.',
  ],
  place2: [
    '{near}First {they} went to ask in {m.name}, because somebody there had once had the very same trouble. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} The somebody, it turned out, was on holiday. So {they} went home again, and knew no more than before.',
    '{near}What {H} needed was the big ladder, and the big ladder was in {m.name}. So {H} went to fetch it. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} And the ladder? It had been lent to somebody’s uncle. {They} went home without it, and began again from the ground.',
    '{near}“Ask my aunt,” said the postman. The aunt lived in {m.name}. {m.climate} {m.prop} [{m.folk}|{m.danger}] {also} “I’ve no idea,” said the aunt, and gave {them} a marrow. {H} carried it all the way home.',
    '{near}First {they} tried in {m.name}. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} An old man there sold everything, out of one big basket. Only the one thing that was needed was sold out. {They} {was} home again before anyone had missed {them}, with a very small bag of nails.',
    '{near}A note had come from {m.name}: “COME AT ONCE.” So {they} went at once. {m.folk} {m.prop} [{m.climate}|{m.danger}] {also} The note, it turned out, had been meant for next door. {They} went home again, rather slowly, and got on with it.',
    '{near}“You think best when you are somewhere else,” said {H}. So {they} went to {m.name}, to think. {m.climate} {m.prop} [{m.folk}|{m.danger}] {also} It was so nice to be away that nobody thought at all. “Home,” said {H}, “and straight to work!”',
    'And so {they} came to {m.name}. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} “It’s not like home,” said {H}, and turned right round, twice, to see it all.',
    '“You’ll know it when you see it,” people had told them, and they did. It was {m.name}. {m.climate} {m.prop} [{m.folk}|{m.danger}] {also} {H} stood there with {his} mouth open, until somebody kindly shut it for {him}.',
    'The next bit of the way led to {m.name}. {m.prop} {m.climate} [{m.danger}|] {also} “Don’t touch anything,” somebody said. {H} had already touched two things.',
  ],
  morePlaces: [
    'The way led on by {n.name}. {n.prop} {n.folk} {also} It would have been a fine place to stay. “On the way back,” said {H}, and {they} {was} soon through it, though {he} looked over {his} shoulder twice.',
    'Then came {n.name}. {n.climate} {n.prop} {also} {All} had to ask the way, and got three answers. [{They} took the middle one, and it turned out to be right.|Two of them were about cheese, so {they} took the third.]',
  ],
  problem: [
    '{told p.stakes}“First things first,” said {H}, and nobody knew what came first. To {p.want}! You would think that somebody had done it before, and left a note. {They} looked on the back of a signpost. There was a note. “Mind the dog,” it said.',
    '{earth}{daylight}{told p.stakes}{H} tried to explain it to a farmer. {He} had to {p.want}, and nobody had ever shown {him} how. The farmer took off his hat, and looked into it, and put it on again. “Have you tried turnips?” he said. He meant it kindly.',
    '{told p.stakes}It is one thing to say with your mouth full of toast that you will {p.want}. It is quite another thing when the toast is gone and you have got to begin. {H} said it again all the same, to hear if {he} still meant it. {He} did.',
    '{told p.stakes}“How long does it take to {p.want}?” asked somebody. {H} did not know. Nobody had ever timed it. There was bread for one day, or for two, if nobody was hungry. Then everybody was, just from thinking about it.',
    '{told p.stakes}There were so many ways to begin. You could go left, or you could sit down, or you could ask an aunt. “But what is it all for?” said {H}. It was to {p.want}. “Well, then,” {he} said, “that’s one thing settled.”',
    'So there it was. {They} had to {p.want}, and nobody had ever told {them} how. [{p.stakes}|{told p.stakes}] {H} said it out loud, to hear how big it was. It was quite big.',
    '“Let’s think,” said {H}. “We have to {p.want}.” [{p.stakes}|{told p.stakes}] {He} drew it on [a paper bag|the lid of a cake box]. It did not look any easier, drawn. But at least you could see it.',
    '[{p.stakes} And there was another trouble.|{told p.stakes}The trouble was this.] To {p.want} sounds like one thing, but it is at least {number}. And the day does not get longer because you need it to. {H} walked a little faster.',
    '[{p.stakes}|{told p.stakes}] How do you {p.want}? There is no book about it. {H} had looked, twice, and behind the other books as well. “We’ll just have to be the first,” {he} said. “Somebody always is.”',
  ],
  guess: [
    '{p.guess} It seemed so plain that no one stopped to ask if it was true. Most mistakes are like that. They come in smiling and sit down, and you give them a cup of tea.',
    '“I’ve got it,” said {H}. {p.guess} {He} was so sure of it that {he} did a little dance. [It is best not to dance too early.|The dance was good. The idea was not.]',
  ],
  attempt: [
    'So {they} {p.attempt}. That was the plan, and it might have worked. But {H} {H.flaw}. {p.fail} [Nobody said anything for a bit.|{H} could have crept into a mouse hole.]',
    'First {they} {p.attempt}. That took a good while. And {H}, being {H}, {H.flaw}. {p.fail} “Oh,” said {H}. [It was a very small “oh”.|“That was me, wasn’t it?”]',
    '“Now!” said {H}, and {they} {p.attempt}. It went well for about as long as it takes to say so. Then {H} {H.flaw}. [{H.cost}|] {p.fail} [{weight}{H} sat down, just where {he} was.|“Oh dear,” said {H}, and there was nothing to add.]',
    'What {they} did was this. {They} {p.attempt}. {p.fail} And whose fault was that? {H} knew. {He} {H.flaw}, and that had spoiled it. {He} gave the ground a poke, but not a hard one.',
  ],
  ache: [
    '{H.feet}{H} sat a little apart and looked at {far}. {He} had a sore heel and a sore feeling. The heel was easy. {He} put a leaf in {his} boot. For the other, {he} did not know where to put the leaf.',
    'Have you ever wanted to be at home in bed, with the door open a crack and people talking downstairs? That is what {H} wanted now. {He} wanted it so much that {he} could smell the toast.',
  ],
  'wish:object': [
    'And just there, right in {his} way, lay {w.a}. {H} nearly fell over it. “That’s odd,” {he} said. “That changes things.” {He} turned it over. Now {they} had something that nobody else had.',
    'Behind the signpost {H} found {w.a}. {He} looked at it from all sides, and held it up to the light. It had a scratch on it, like a tiny arrow, and the arrow pointed left. “Left it is,” said {H}.',
  ],
  'wish:place': [
    'The road led straight to {w.a}. Nobody had thought of that! It was very quiet there, and it smelled of {smell}. {H} walked all round on tiptoe, once this way and once that way. “I’ve always wanted to see it,” {he} said.',
    'They came to {w.a} as the sun went behind a hill. “Hello?” called {H}, to be polite. Nothing answered, but the echo sounded surprised. It had had nothing to do all day. So {H} called hello once more, to give it a turn.',
  ],
  'wish:event': [
    'And then, as if that were not enough, came {w.a}! People ran from every side, and {they} {was} carried along like a cork in a stream. When it was over, {H} had a feather in {his} hair and half a bun in {his} {H.hand}, and could not have said whose.',
    'Nobody had reckoned with {w.a}. {H} held on to {his} hat. “Well,” {he} shouted, “at least it can’t get any madder!” It could. A goat joined in, and after that somebody’s uncle.',
  ],
  'wish:feeling': [
    '{H} was {w.head}. {He} had been {w.head} since the last bend in the road. At last {he} said it out loud: “I’m {w.head}.” Once it was said, there was room for something else beside it, such as lunch.',
  ],
  laugh: [
    '{H} told a joke. It was about a door, and it was so long that they all fell asleep, {H} too. When they woke up, nobody could remember the end. So they made up eleven new ones, and the door came out of it very well.',
    'Somebody’s tummy made a noise like a gate. “Come in!” called {H}. Then somebody else’s tummy answered. It went on like that, to and fro, and it was very nearly a tune.',
    '{earth}{away}It was time to sit down, and {H} sat down on what {he} thought was a stump. The stump said, “Do you mind?” It was a badger, and it was having its nap. {All} said sorry {number} times, and then laughed for a mile.',
    '{earth}A hen came along and took charge of {them}. Nobody had asked it to. It marched in front and clucked at anyone who stopped. When {they} gave it a crust it saluted, or perhaps it sneezed.',
    '{away}{earth}Then the bag came undone. The loaf rolled down the hill, and {H} rolled after it. They both got to the bottom at the same time. “I won,” said {H}, out of a bush.',
  ],
  cameo: [
    '{away}“Who’s got the map?” {C} had. {C.he} had been sitting on it all this time, to keep it warm. “{C.say},” {C.he} {C.tag}. It had got so many folds in it that there was a short cut on it now. They took the short cut, and it was one.',
    'It was {C} who kept things going. “{C.say},” {C.he} {C.tag}, whenever somebody sighed. {C.he} said it so often that it began to sound like a song. Then it was a song. By the third verse nobody could remember what they had been so sad about.',
    '{C} and {D} did not stand about. {C} went off to the left to look, and {D} went off to the right. When they met at the back, they both jumped. “{D.say},” {D} {D.tag}. They had not found anything. But it is hard to lose heart with two like that about.',
    '{C} and {D} took turns with the heavy bag, ten steps each, and counted out loud. “{C.say},” said {C} at ten. “{D.say},” said {D} at twenty. By the end of it they had made up a song, and it had only numbers in it.',
    'Everybody was given a job. {cameos} drew straws for it. One had to look in front, and one had to look behind, and one had to look after the buns. That was the hardest job of all, for anybody who is hungry.',
    '{C} and {D} put their heads together. “{C.say},” whispered {C}. “{D.say},” whispered {D}. Then off they ran. When they came back, they had a bucket, a bell and a very small flag, and they looked pleased. Nobody knew what the bell was for. But they all had a turn at ringing it.',
    '{earth}“{C.say},” said {C}. {C.he} had gone on ahead a little way, and now {C.he} came back to say that there was a gap in the hedge. It was just the right size. Nobody else had even looked.',
  ],
  turn: [
    'And just when it looked hopeless, everything turned round. {p.turn} {H} held up one {H.hand}. “Wait,” {he} said. “Wait, wait, wait. That changes it.”',
    '{p.turn} Nobody had expected that. [{H’s} mouth fell open, and a fly looked in.|{H} said a word that {he} was not allowed to say.] All the old ideas were no good now. They would have to have a new one.',
    'What came next, nobody could have guessed. Could you? {p.turn} {H} stood quite still. It was like finding a door in a wall that you have walked past all your life.',
    'Now came the strangest part. {p.turn} “I think,” said {H} slowly, “that we have had this the wrong way up.” And {he} said nothing more for a bit, to turn it over in {his} head.',
  ],
  foil: [
    'And where was {V} all this time? {V} was ahead of them. {V.he} moved a signpost, and hummed. “{V.say},” {V} {V.tag}. When the others came to that signpost, they walked twice round the same pond.',
    '{away}{earth}In the middle of a bridge stood {V}. “{V.say},” {V.he} {V.tag}, and would not move. {H} tried asking. {H} tried asking nicely. In the end they had to wade, and {V} watched, and ate a pear.',
  ],
  strain: [
    '{r.strain} {H} opened {his} mouth and shut it again. [They walked on, one in front and one behind.|{hush}The quiet got bigger and bigger.] It is a long time when nobody talks.',
    'It was then that {H} and {F} fell out. It started with a crust and ended with everything. {r.strain} {H} stared hard at the bag. The bag had not done anything.',
    'It had been coming for some time, like a sneeze. {r.strain} After that you could hear nothing but {sound}. Each of them was waiting for the other one to say sorry.',
  ],
  'strain:solo': [
    'Nobody had told {H} that it would be all right. So {he} said it {himself}, in a deep voice, like somebody’s uncle. It helped for about {number} steps. Then {he} had to say it again.',
    '{weight}{H} had words with {himself}. “It will be all right,” {he} said. “Do you think so?” {he} asked. “No,” {he} said. They were not getting on very well, {he} and {himself}. {He} sat down with a bump.',
  ],
  'strain:foil': [
    '{weight}{r.strain} So that was how it stood between {H} and {V}. {H} could have thrown something. There was even a pear. But {he} put it down again, and that was harder than throwing.',
    '“Give up,” said {V}. “No,” said {H}. {r.strain} They glared until their eyes watered. Then a fly landed on {V’s} nose, and {H} had to look away so as not to laugh.',
  ],
  rest: [
    '{H.feet}{weight}They sat down to tip the sand out of their boots, and had a good look at each other. {also} You can walk beside somebody all day long, and only notice it when you sit down. Then the boots were empty, and it was time to go on.',
    'There was nothing to look at just there, so they talked about each other instead. {also} “Is that true?” asked a fly, or perhaps it only buzzed. It was quite true.',
    '{earth}A man with a cart had stopped to share his plums. “Tell me something that I don’t know,” he said. {also} “Well, well,” said the man. “I didn’t know that.” And he gave them the last plum as well.',
    '{away}{long}When it got too dark to see, {they} made a little camp. There was soup with bits in. {H} lay on {his} back and looked up. “There are a lot of stars,” {he} said, “for one sky.”',
    '{away}{earth}{All} stopped by a stream and put {their} feet in. Nobody said much. A leaf went by with an ant on it. “He’s got a boat,” said {H}. It was good just to watch somebody else go somewhere.',
  ],
  way: [
    'To make the way shorter each of them had to say one true thing about somebody else. {also} A good one was worth a hundred steps. A very good one was worth a bun, and there were only two buns.',
    '“What shall we put on the postcard?” asked {H}. They had only one postcard, and it was small. {also} In the end they wrote “All well so far”, and then there was just room for a kiss.',
    '{away}Up went the road, and then further up. The last bit {they} did on hands and knees. At the top was a view: {far}. {H} waved at it, in case.',
    '{earth}Something rustled. {All} stood quite still. It came again, nearer. Then round the corner walked a paper bag, on four small feet. Out of the end of it looked a kitten. Everyone breathed out.',
  ],
  danger: [
    'Now they had to be careful. {l.danger} {H} had known about that since {he} was little. {He} went first, and showed the others how. [Even so, it was a near thing.|One, two, hop. One, two, hop.] Nobody looked back until they were all by.',
    'They were getting on very well. {m.danger} No one had told {them}, so {H} found it out in the usual way. “Thank you,” {he} said, to whoever had got hold of {his} collar just in time. It was a thorn. It kept a bit of the collar.',
  ],
  truth: [
    '{long}{H} lay awake and put it all together, bit by bit, like a cup that has been dropped. One piece was missing still. But the handle was on. “It’s nearly a cup,” {he} whispered, and fell asleep holding on to it.',
    '{weight}{H} lay on {his} back and thought. It was like a jumper that you have put on back to front. You can walk about in it all day, and you only know that something scratches. “We’ve got it back to front,” {he} said. “I can feel the label.”',
  ],
  resolve: [
    '“I know where we have to go,” said {H}. {He} pointed. Over there was {spot}. Nobody wanted to go there, and everybody went. ^[{H} held on to somebody, and somebody held on to {H}.|Nobody sang.]',
    'There was only one thing left to do now, and {H} did not like it at all. {They} had to go to {spot}. {He} tied {his} laces twice. ^“Ready?” {he} asked {his} boots. They did not look ready. “Me neither,” {he} said. “Come on.”',
    '{first-there}“I’ve got it!” {H} jumped as if somebody had pinched {him}. “We have to go to {spot}! We must. We’ve been going round it the whole time!” And off {they} went. ^Behind {them} somebody called, “What is it now?”',
    '{away}So {they} left the easy road and took the other one, which had more stones in it. It led to {spot}, and nowhere else. ^[“{H.say},” said {H}, but in a whisper.|Nobody sang this time.]',
  ],
};
