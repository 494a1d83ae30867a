// The novel voice (12-17), development.
import type { Beats } from '../voice.ts';

export const DEVELOPMENT: Beats = {
  setout: [
    'The first day was all feet. {H} had imagined that leaving would feel like something: a cord breaking, a weight put down. It felt like {ground}, mile upon mile of it, and a strap that had already begun to cut. {He} {H.act}. Away to one side lay {far}, which did not get any nearer. By noon {he} had thought every thought {he} had brought with {him}, and there was still the whole of the afternoon. It came to {him} that courage might be mostly a matter of not having anything better to do than go on.',
  ],
  place2: [
    'They came down into {m.name} with the light behind them, and for a while nobody said anything. {m.prop} {m.folk} {H} had been told about it, of course, but being told is a way of not seeing. {m.climate} [{m.danger}|] What unsettled {him} was not the strangeness. It was that, coming round the last bend, {he} had felt for a second or two as if {he} were coming home; and {he} had never set foot in the place in {his} life.',
    'In {m.name} they did not ask what you wanted. They asked what you had left behind. {m.climate} {m.folk} {H} gave three different answers in the course of an hour and was believed each time. {m.prop} It would have been easy to stay. Plainly a good many people had meant to pass through, and had put down their bags for a moment, and had grown old. [{m.danger}|] By dusk {he} had made {himself} unpopular by asking, of everyone, the same one question.',
  ],
  morePlaces: [
    'The straight road would have missed {n.name}, and that would have been a pity; or it would have been a mercy. {n.prop} {n.folk} They were given beds there, and a great deal of advice that contradicted itself. {n.climate} Lying awake, {H} tried to feel that {he} was getting somewhere. What {he} felt instead was the peculiar loneliness of towns where one knows nobody: all those lit windows, each with its supper, each sure of being the middle of the world.',
  ],
  problem: [
    'Stripped of its trimmings, the matter was simple. They had to {p.want}. [{p.stakes}|{told p.stakes}] {H} had said so to a ferryman, to a customs officer and to a woman with a goat, and with each telling it had grown shorter and more absurd. What {he} could never convey was the rest. [{p.hard} |]It did not seem to be the sort of thing that one could say to a goat. {He} had begun to suspect that they had been sent off to solve the wrong half of the problem, the half with edges.',
    '“What is it that you’re actually trying to do?” asked the woman at the inn, not unkindly. {H} told her: to {p.want}. She went on drying a glass that was dry. [{p.stakes}|{told p.stakes}] She nodded at that; she had heard. “And supposing you manage it,” she said, “what then? What do you do on the day after?” {He} opened {his} mouth. It had honestly not occurred to {him}. {He} lay awake on that for longer than on anything that had threatened {him} so far.',
  ],
  guess: [
    '{p.guess} In fairness, it did not feel like guessing. It had the cool, snapping-shut feel of a thing understood. {H} laid it out for the others, point by point, in a voice {he} hardly knew, and watched the relief come up in their faces, one after the other, like lamps. They wanted so much for somebody to know. That should have stopped {him}. There is no more dangerous moment than when people who are frightened begin to nod.',
  ],
  attempt: [
    'So they {p.attempt}. It is painful to set down how well it went, to begin with. For a quarter of an hour they were a company; each of them could have told you what the next would do. Then {H} {H.flaw}. {p.fail} There was no one else to hang it on, though {he} looked. [{H.cost}|] The others were very decent. They talked about the weather, and somebody put a cup into {his} {H.hand}s, and {he} would have given a year of {his} life for one of them to throw it at {him}.',
    'What followed has been told as a comedy, and {H} has laughed at it with the rest. They {p.attempt}. {p.fail} But {he} remembers the moment just before. {He} had felt the mistake come up in {him} like a sneeze; {he} had known its name. And knowing, with {his} eyes wide open, {he} {H.flaw}. [{H.cost}|] That was what kept {him} awake: not that {he} had failed, which anyone may, but that {he} had failed in {his} own handwriting.',
  ],
  ache: [
    'Homesickness, {H} discovered, is not a longing for what was good. {He} caught {himself} missing the damp patch on the ceiling; {he} missed being irritated by people {he} knew. Somewhere at that very moment the door would be sticking and someone would be saying what they always said about it. [{p.hard} |]{He} had thought that {he} had left in order to find out who {he} was. It now appeared that a good part of {him} had been stored in other people, and that {he} had not thought to bring it along.',
  ],
  'wish:object': [
    'And it was now, with everything at a stand, that {w.a} came into it. They had all walked past the thing. It was {H} who turned back, {he} never knew why, and knelt, and rubbed away the dirt with {his} thumb; and there it was, a mark so small and so deliberate that it could only have been meant for somebody who would kneel. {He} stayed down there longer than {he} needed to. When {he} got up again the whole journey had a different shape, and they had been walking along the outside of it.',
  ],
  'wish:place': [
    'It was {w.the}, in the end, as {he} had always known it would be. There was a fence, and this time {he} climbed it. Inside, it was nothing like what {he} had imagined: it was smaller, and tidier, and somebody had been taking care of it. On a nail hung a coat, still damp. {H} stood in the middle of the floor with {his} heart going and slowly understood that {he} had spent years being afraid of a place in which someone had simply been living.',
  ],
  'wish:event': [
    'Then came {w.the}, and took the decision out of their hands. It fell on the road like something emptied from a height. One had an impression of noise, of running, of a hat going by at the level of one’s eyes; and when it was possible to think again the company was scattered, the map was gone, and {H} was on {his} {H.hand}s and knees in a place that {he} would never in a hundred years have chosen to go. It was, of course, the right one. {He} resented that for weeks.',
  ],
  'wish:feeling': [
    'It was on that stretch of road that it caught up with {him}. {He} had been {w.head} for so long that {he} had taken it for {his} own nature. Now {he} stood still and let it come, all of it, up to the eyes. It was very large; it was not, on the whole, unfriendly. “I’m {w.head},” {he} said at last, aloud, to no one. It is a strange thing to say that this helped, since it altered nothing. But from there on {he} was walking with it, instead of being walked.',
  ],
  laugh: [
    '{earth}They might have despaired in earnest if it had not been for the donkey. It attached itself to them at a ford and would not be reasoned with. It ate a shirt, a letter of introduction, and a good half of the plan; it brayed in its sleep. On the second night {H} found {himself} reading the other half of the plan aloud to it in a voice of deep respect, and then somebody snorted, and then none of them could stop. They lay about on the ground and wept. Nothing whatever had improved. It was just that for a moment they could see themselves from above.',
  ],
  cameo: [
    'It was {C} who held them together, and no one noticed. {C} {C.act}. There was nothing heroic about it; it was only what {C.he} did, what {C.he} would have done at home, and it had driven them all to distraction for years. “{C.say},” {C.he} {C.tag}, in the pause when nobody knew what came next. {H} looked up. {He} had the sense of having walked for years through a house on a floor that {he} had never once looked at. {C.habit} And a good thing too, {he} thought.',
    '{C} and {D} were not speaking to each other that day, for reasons that neither would give. And so it was in perfect silence that {C} {C.act}, and in perfect silence that {D} {D.act}; and the two things fitted together like the halves of a hinge. “{C.say},” {C.he} {C.tag} then, as if that were an explanation. “{D.say},” said {D}. {H} looked from one to the other; {he} had been trying all week to get people to work together. It had not occurred to {him} to stop talking.',
    'Each of them came up against it in a different way, and each of them did what lay nearest to hand: {cameos}, one after another, without being asked. Someone went on ahead. Someone turned back for the one who had turned back. If you had drawn a line through everything they did that day, it would have looked like the scribble of a child; and yet by nightfall, {H} could not have said how, they were all on the same side of the argument.',
    '“{C.say},” said {C} that evening, and “{D.say},” said {D}; it was the sum total of what they had to offer, and they offered it, as always, at the wrong moment. And yet {H} saw that something had eased. People were sitting closer. It was nothing that had been said. It was more that in all this strangeness here were two voices saying what they had always said; and where those are, one might as well take off one’s boots.',
  ],
  turn: [
    'The change, when it came, came from a quarter that no one had thought to watch. {p.turn} Nobody spoke. {H} was aware of {sound}, going on and on, as it does in the seconds after an accident. {He} felt no triumph; it was closer to shame. Every single thing they had seen since the beginning had been telling them this. They had only been so very busy being right. “We shall have to go back over all of it,” {he} said slowly, “and this time with that in it.”',
    '{p.turn} {H} heard somebody laugh, a short, unwilling sound, and realised that it had been {him}. There are facts that arrive like guests and there are facts that arrive like weather; this one took off the roof. {He} sat down. The theory, the beautiful theory, lay about in pieces, and what appalled {him} was how little {he} minded. Underneath it there had been, the whole time, something much simpler, and much sadder, and it had been looking up at them with its patient face.',
  ],
  foil: [
    'That {V} had a hand in it came as no surprise. It was how small a hand that surprised {him}. {V} had bribed one man and misled two; {V} had, at the crucial moment, {V.act}. “{V.say},” {V.he} {V.tag}, when they finally stood face to face, and there was the old smile, like a shop with the shutters half down. But {H}, who had been hating that smile for years, saw this time that it was being held in place, and that it hurt; and {he} did not at all want to have seen it.',
  ],
  strain: [
    'It was bound to come, and it came over nothing: a strap, a wrong turning, who had been meant to fill the bottle. {r.strain} {H} saw the words {he} could have said lying ready, three or four plain ones; {he} picked up the others. They were very good, the others; {he} had been sharpening them for years without knowing it. Afterwards it was quiet enough to hear {sound}. {F} nodded, several times, as though checking a sum and finding that it was right. {F.he} did not speak to {him} again that day.',
    '“Say it,” said {F}. “You’ve been not saying it since we left.” And so {H} said it. It was true, in the way that a photograph is true, from one side, in a bad light. {r.strain} What {he} would remember was not the anger, which was over in a minute. It was that {F}, even then, had gone on carrying more than {F.his} share, and had put it down so carefully that nothing broke, before walking off to the other side of the dark.',
  ],
  'strain:solo': [
    '{H} had been sent ahead that day, to see what became of the road. With no one there to be brave for, {H} found that {he} was not especially brave. It was instructive. {He} had always supposed that the self one is with others is a sort of costume, and that under it, if one were ever alone long enough, there would be the real thing. But there was only somebody tired, with wet feet, talking under {his} breath. [{p.hard} |]{He} considered this person. {He} was not what one would have chosen. Still, there was nobody else to go on with, and so, after a while, {he} offered {him} half the bread.',
  ],
  'strain:foil': [
    '{r.strain} There were several things {H} might have done. {He} had rehearsed most of them, in the dark, over the years, and in every rehearsal {V} had ended by understanding how wrong {V.he} had been. What {he} had not foreseen was that they would both be so tired. They stood in the road like two people who have come to collect the same debt. “Go on, then,” said {V}. {H} looked for the old rage, and found it; and it seemed to have been made for someone smaller.',
  ],
  rest: [
    'They lay up for some hours in the lee of a wall, where the sun was. Nobody had the strength left to be unpleasant. {H} watched an ant negotiate {his} sleeve, all that country, its ridges and its passes, and thought of nothing at all. It would be easy, {he} knew, to make too much of such an hour. But when {he} was asked, much later, whether {he} had been happy, it was not the end of the journey that came into {his} mind. It was the wall; it was the smell of {smell}; it was somebody’s foot against {his} own, left there.',
  ],
  way: [
    'The country grew less kind. There was {ground}, and then there was more of it, tilted. Twice they heard {sound} and stood like deer until it had gone by, or had never been. {H} walked in front. It had not been discussed; there had simply been a morning when {he} looked round and saw that the others were waiting to see where {he} would put {his} feet. {He} wanted to tell them that {he} was guessing. {He} thought that they probably knew, and that this was the most frightening thing of all.',
  ],
  danger: [
    '{l.danger} {H} had been warned of it in the cradle, in rhyme; it is a curious thing to have a nursery rhyme turn round and look at you. {He} made them go one by one, and went last, and did not look down until it was over. Then {he} looked, and had to sit for a while with {his} head between {his} knees.',
    '{m.danger} That was how it had been put to them, as something between a joke and a piece of local colour. It very nearly cost them everything. What {H} kept from it was a dislike of travellers’ tales, and a scar the length of a thumbnail, which {he} grew rather fond of.',
  ],
  truth: [
    'It came together in the small hours, which is when such things do. {H} had stopped trying to make it fit. {He} merely took up each piece, as one handles the belongings of someone who has died, and asked of it not “What does this prove?” but “Who would have done this, and how did they feel?” And the pieces began to speak. There was no villain in it, or else there were as many as there were people. There was only, at the very centre, a question that had never been put; and {he} thought {he} knew where it would have to be asked.',
  ],
  resolve: [
    'There remained one place, and they had been steering round it for days, with that tact which people show to the one subject that matters. {H} said its name aloud: {spot}. No one argued. They shared out what there was to eat, in silence, dividing it with absurd exactness. {He} was afraid; {he} had been afraid for so long now that it had become a kind of companion, one that did not talk. ^“{H.say},” {he} {H.tag}, getting up, and found that {his} knees would do what {he} asked of them.',
    '“You don’t have to come,” said {H}. {He} had meant it to sound generous. It sounded, even to {him}, like someone asking. The way to {spot} lay off to the left, hardly a path, a place where the grass leaned. All this time {he} had been waiting to feel ready. It now seemed to {him} that the people one reads of had not been ready, either; they had only got tired of the sound of themselves waiting. ^{He} stepped off the road. Behind {him}, after a pause that took a year off {his} life, {he} heard the grass move.',
  ],
};
