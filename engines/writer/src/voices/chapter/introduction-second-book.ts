// The chapter-book voice (9-12), introduction: a second book of sentences, so that stories differ.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_SECOND_BOOK: Beats = {
  open: [
    'It was the kind of {day} on which even the clock gives up. {H} had finished the book, lost the other book, and been told twice to find something useful to do. {He} wandered out and stood about {at-home}, listening to {sound}. “If something doesn’t happen soon,” {he} said to a gatepost, “I shall have to tidy my room.” The gatepost took it calmly; it had been told so before.',
    'On {day}s {at-home} nobody was ever ready. {H} was ready. {He} had been ready since it got light, with both {his} shoes on, and {he} had nowhere whatever to go. {He} tried the wall. {He} tried the other wall. From there you could make out {far}, and hear {sound}, and watch somebody looking for a hat which {H} could see quite well, on a chair. {He} let them look for a bit. You have to make things last, on a {day}.',
    'If you start at the beginning, you have to start with the smell. It was {smell}, but more so, and it was coming in under {H’s} door. {He} sat up. It was {time}, or thereabouts. {at-home} that was the hour when people found out that they had forgotten to buy something. Feet went by, and came back. Then somebody said a word that {H} was not supposed to know, and {he} reached for {his} shoes.',
  ],
  hero: [
    'The first thing you would have noticed about {H} was {H.look}. The second thing you would have noticed was that {he} had noticed you first. {He} was {H.a-kind}. {also} {H.habit} Among the things {he} had been called that year were “a handful”, “no trouble at all” and “you there”; it depended on who was doing the calling. The third thing took longer to notice, and hardly anyone had stayed for it.',
    '{H} kept a list of rules for {himself} inside the lid of a box. There were {number} of them. The first was “Do not do it again”, which saved time. {H.habit} That had its own rule, with three lines under it, and {he} broke it every day. {He} was {H.a-kind}, after all, and there are limits to what a lid can do. {also} “{H.say},” {he} used to say, as if that explained it, and in a way it did.',
  ],
  friend: [
    'Most people have to make up their minds about their friends. With {F} there had never been any question. {F} was {F.a-kind}, and {H’s} {r.label}, and simply there, like the weather. {also} {r.show} {F.habit} Whenever they were put in separate rooms, for the sake of peace, each of them would hear the other not laughing through the wall. “{F.say},” {F} {F.tag}, about twenty times in an average day. {H} never tired of it. {He} had tried.',
  ],
  foil: [
    'Then something cold went by, and it was {V}. {V} was {V.a-kind}, and smiled with only the front of {V.his} face. {also} {V.habit} Nobody had ever actually caught {V.him} at anything. But when a window was broken, people would look at the stone, and then look round for {V}. “{V.say},” {V.he} {V.tag}, seeing {H}. It was hardly anything. But for some time afterwards {H} felt as though somebody had left a door open behind {him}, in a draught.',
  ],
  place: [
    'There is a saying about {l.name}: that you can leave it on any day you like, and be homesick by supper. {l.climate} {l.prop} {l.folk} {also} {H} had been lost in the place at four, been found in it at five, and had since drawn nine maps of it from memory. The maps did not agree with each other. As far as {he} could make out, they were all correct.',
  ],
  cameo: [
    'You would have heard {C} before you saw {C.him}, or possibly the other way round; with {C} you could not be sure. {C} was {C.a-kind}. {also} {C.habit} When things went well, {C.he} tended to be somewhere else. It was when they went badly that you would look up and find {C.him} at your elbow. “{C.say},” {C.he} {C.tag} now, although nothing had gone badly yet. And {C.he} leaned on the wall, and waited.',
    'Where {C} was, {D} was generally not far off. {C} was {C.a-kind}. {D} was {D.a-kind}. {also} {C.habit} {D.habit} Nobody could remember how those two had come to know each other, and when you asked them, you were given two long stories that had only the ending in common. “{D.say},” {D} {D.tag}. “{C.say},” said {C}, who liked to have the last word.',
  ],
  spark: [
    '{public-sign}{sign-seen}“That’s not right,” said {H}. {He} said it before {he} knew what {he} meant, the way your foot knows that there is one stair too few. {p.sign} A minute ago everything had been as usual. Now you could divide the whole world into people who had seen it and people who had not, and {he} watched the first sort growing, one shocked face after another, along the whole length of the street.',
    '{public-sign}{sign-there}It was {H’s} bad luck, or {his} good luck, to be the first one there. {p.sign} {He} looked over {his} shoulder, to see whether there was anybody else whom it could have been meant for. Afterwards everyone asked {him} what it had felt like, and {he} told them: like opening your own front door and finding the sea behind it. They nodded very seriously, as if they knew, although it was perfectly obvious that they had no idea.',
  ],
  notice: [
    '{public-sign}{sign-there}There was one thing that did not fit, and {H} kept coming back to it, like a tongue to a loose tooth. Everyone had asked who, and everyone had asked when, and a man with a notebook had asked how much. But nobody had asked why. {He} crouched down and looked at the place for so long that people walked round {him}. It told {him} nothing at all, and it smelled of {smell}. All the same, when {he} got up, {he} had the feeling of having been introduced.',
  ],
  stakes: [
    '{H} worked it out in {his} head, and wished that {he} had been worse at sums. {p.stakes} And that was only the start. One thing leans on another; you never see how much until the bottom one goes. [{long}At table nobody talked about it. They passed the potatoes with great care, as if everything in the room had suddenly turned out to be made of glass.|All round {him} people had begun to put things down with great care, as if every single thing in the world had suddenly turned out to be made of glass.]',
  ],
  talk: [
    '“Somebody will sort it out,” said {F}. “They always do.” “Who does?” “They do.” {F} waved an arm at the world in general. They both had a look at it. It did not seem to be about to sort anything out. “{F.say},” said {F} after a time, in quite another voice. “We’re they, aren’t we?” “I think we might be,” said {H}. Neither of them enjoyed it as much as they had expected.',
  ],
  doubt: [
    'There are two sorts of courage, and {H} was fairly sure that {he} had been issued with neither. {He} knew somebody who would have been perfect. {He} had read about them in a book. They had a rope, and a jaw, and an expression of quiet determination, and a horse that came when they whistled. {H} tried to whistle. A dog in the next street barked twice and then, quite distinctly, sighed.',
  ],
  plant: [
    'Everyone has one particular thing that they get told about, again and again, until the very sound of it makes them tired. {H.habit} That was {H’s}, and it had been mentioned by relations, neighbours and a passing dentist. “One of these days,” people said, shaking their heads, and then they never said what. {He} used to wonder about it. One of these days what? {He} did not wonder now; {he} had too much else on {his} mind. That was a pity, for it was nearly one of these days.',
  ],
  'plant:power': [
    'You may be wondering why {H} did not do the obvious thing. {H.power} Well, {he} did think of it. {He} thought of it for about as long as it takes to sneeze. {H.limit} {He} had used it once for something serious, a year ago, and it had let {him} down in front of everybody. Since then it had been strictly for small occasions. Nobody, {he} told {himself}, would call this a small occasion.',
  ],
  'plant:gift': [
    'At the last moment a very small girl came pelting down the road. She had {a-gift}, and she held it out with both arms as though it might go off. “It’s my best thing,” she said. {gift.odd} “I can’t take your best thing,” said {H}. “Yes, you can,” said the girl severely. “But you’ve got to come and tell me what it was for. So then you’ve got to come back.” There was no satisfactory answer to that, and {he} put it, with extraordinary care, in the bag.',
  ],
  pack: [
    '“What do you need, to do a thing like that?” {H} asked the shopkeeper. The shopkeeper thought. He put a candle on the counter, then a ball of string, then a bag of peppermints. “The string’s for tying things,” he said. “The candle’s for when it’s dark.” “And the peppermints?” “Ah,” said the shopkeeper. “Those are for when the string and the candle didn’t help.” He would not take any money for the peppermints.',
  ],
  eve: [
    'The last evening was so ordinary that it hurt. Somebody mended a sock, and somebody read a bit out of the newspaper that was not funny, and they all laughed. {H} went round the rooms, pretending to look for something, and touched things: the dented kettle, the third stair, the place where the plaster had come off in the shape of a rabbit. {He} did not know why. It was only that {he} wanted them to have been touched.',
    'They left everything till the night before, and then they did it all at once, with lists, and with a hunt for the other boot. When it was finally quiet, {H} went and stood outside [in {his} socks|all by {himself}]. The air smelled of {smell}. It was all just as it had been every night of {his} life, and for the first time {he} saw that it was beautiful. “Typical,” {he} said, and went in to bed.',
  ],
  hook: [
    '{sets-off}No band played, and there was nothing to be seen but [{earth}a bit of mist|an empty bucket], and a cat on a wall. “I’m off to {p.want},” {H} told the cat, since everybody else knew. The cat washed one ear, as though it had seen people set out before, and had sometimes even seen them come back. “No,” said {H} firmly, “cats stay at home,” and {they} went. ^When {he} looked round from the corner, the cat was following them. It was walking along the top of the wall, and pretending that it was not.',
    '{earth}{away}There was a signpost at the edge of everything they knew, and on it was a list of places with a number after each. To {p.want} was not on it. {H} looked on the back to make sure. “It doesn’t matter,” {he} said. “One knows it when one gets there.” It was the kind of thing that people say in books. ^A drop fell on {his} nose, very cold and very exact, as if somebody had been aiming.',
  ],
};
