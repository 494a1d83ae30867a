// The novel voice (12-17), resolution: a second book of sentences.
import type { Beats } from '../voice.ts';

export const RESOLUTION_SECOND_BOOK: Beats = {
  solve: [
    'You could not have called it a plan. {H} {H.virtue}. It was what {he} would have done at home, on a {day}, with nobody looking. There was no reason on earth why it should work on {k.the}; and yet those who were watching felt the hair lift on their necks, because for the first time since it began somebody was doing something there that was not the opposite of something else. {k.give} {k.clear} “Well,” said {H}, “that’s that,” and sat down, rather suddenly, on nothing.',
    'It was so slight that it had no name. {H} {H.virtue}: one might write it in a dozen ways, and in each of them it would look like a mistake of the printer’s. All their noise, all their courage had gone against {k.the} like rain against a window. And this did not go against it. {k.give} {k.clear} No one was ever able to say at what moment it had ceased to be terrible. They only found that they had been talking for some time in their ordinary voices.',
  ],
  'solve:power': [
    'There was no one to tell {him} how. {deed} And it held; that was what amazed {him}; it took {his} whole weight, like a bough that you have never trusted. {k.clear} {H} let {his} arms drop. {He} had been so sure, all those years, that if ever {he} really leaned on it it would break, and that everyone would see. Well, everyone had seen. Their faces had a scrubbed, foolish look. And it had not broken; nothing had broken, except for a sort of silence that {he} had been keeping.',
  ],
  'solve:gift': [
    '“Hold this,” {he} said to somebody, and then, “No, don’t. I’ll do it.” {deed} There was a pause, in which it would have been possible to boil an egg. {k.clear} Long after, when {he} had it about {him} still, and could not have told you why, children would ask {H} what it was; and {he} would say that it was for emergencies. “What kind?” they wanted to know. “I’ve no idea,” {he} would tell them, quite truthfully. “We’ve already had that one.”',
  ],
  prize: [
    'One expects to be told when the moment has come, and nobody tells one. {p.prize} {H} found that {he} had taken off {his} hat. {p.truth} “Is that all it was?” a voice asked, and no one knew whether to be angry with it; for that was all it was, and it was more than any of them would be done with for a long time. Somebody started to explain to somebody else, and got as far as the first “because”, and there gave up, and simply pointed.',
    '{p.truth} So it had been that. You could practically hear them going back, each by a separate road, over everything that they had said about it. {p.prize} There was a certain amount of nose-blowing. “I did wonder,” said one of them, who had not wondered, and everybody was too happy to point it out. As for {H}, {he} was occupied with a small stone. {He} had been holding it, it seemed, for some hours, and now that it was no longer needed {he} could not get {his} {H.hand} to open.',
  ],
  after: [
    'Then there was the business of finding out who was there. They went about calling names, in voices that went up at the end; and each time that an answer came, from behind a rock or under somebody, there was a little rush of laughter, quite out of proportion. {H} did not call. {He} was going from one to the next and touching them, on the shoulder, on the arm, as one goes through a house at night trying the windows. When {he} had got to the end {he} started over. It had to come out twice the same, {he} felt, before {he} could believe it.',
  ],
  mend: [
    'They had to share a blanket, there being only so many; that was how it came about. {H} and {F} lay like two planks and looked at the sky. “Are you asleep?” said the one, after an hour or so. “No,” said the other. It was easier in the dark, and without faces. Presently {F} said, in quite another tone, “{F.say},” and {H} started to shake, and it was a moment before {F} could be certain which kind of shaking it was. There are friends, no doubt, who never hurt one another. It must be restful; but one could not help wondering what they found to lie awake about.',
  ],
  'mend:solo': [
    'Nobody else would ever know the half of it. {H} had thought that this would weigh on {him}. {He} stopped at a stream, knelt, and there {he} was in the water, filthy, with {his} hair on end. They considered each other. “I had you down as the sort that runs,” {he} observed. The face had the grace to look as though it had thought so, too. {He} drank, and the face came up to meet {him} and broke all to pieces; when {he} looked again it had put itself together, a little crooked, and appeared to be on the point of saying something nice.',
  ],
  'mend:foil': [
    'It would be untrue to say that {V} was changed. {r.mend} What had changed was a matter of inches. {V} had always stood with {V.his} weight upon the back foot, like someone who may need to leave; and now, while the rest of them argued over the bread, {H} saw {V.him} stop in the doorway, and look behind {V.him}, and then, with the air of a person trying out a word in a foreign language, lean on the wall.',
  ],
  foil: [
    '“I suppose you want to know why,” said {V}. “No,” said {H}; and then, because that seemed to have come out as an insult, “I think I do know. I think I’ve done it myself. Only with less talent.” {V} considered this for so long that a moth had time to cross the room. “{V.say},” {V.he} said in the end, but there was no edge on it; it was like being handed a knife by the blade. They did the dishes. {V} washed. {H} dried, and had the sense not to speak.',
  ],
  wonder: [
    '{earth}It is not true that people change. What happens is that they are seen. All the way home {H} watched it going on: how one of them would fall back to walk beside another, with whom in the ordinary way they had nothing in common, and look at them sideways, and look again. No one said anything about it. But when they came to a ford, of the kind at which any company will quarrel over who should go first, there was a long, polite, ridiculous delay, while everyone stood aside for everyone else, up to the knees in water.',
  ],
  cameo: [
    'When the toasts had been drunk, to this and to that, somebody called for one to {C}. There was a silence, in which it was discovered that {C} was not there. {C.he} was in the yard, in the dark, with the dog. “{C.say},” {C.he} {C.tag}, on being fetched, and gave every sign of wishing to be in another country. They drank it anyway. And {H}, over the rim of {his} glass, saw that {C.his} ears were crimson, and that {C.he} was trying with all {C.his} strength, and in vain, not to smile.',
    'Somewhat later {C} and {D} fell out over who had been the more frightened. “{C.say},” said {C}. “{D.say},” said {D}. They appealed to {H}. {He} gave it as {his} opinion that it had been a dead heat. At this {C}, deeply wounded, {C.act}; {D} {D.act}; and the thing went on, with witnesses, until the lamps burned down. It was going to be one of the great quarrels; one could tell. They had had nothing so good to disagree about in years.',
  ],
  home: [
    '{seen the wrong hook}Nothing had been moved. {H} went from one thing to another in the grey light, and laid a finger on each, the jar, the bread-board, the arm of the good chair. Only the cup was back on its own hook. So somebody had stood here, on one of those mornings, with a cloth in their hand, and had seen it, and had known quite well what it meant; and had put it right. {He} took the cup down. {He} held it against {his} chest with both hands, as you do with something hot.',
  ],
  table: [
    'They had laid a place for {him} every night. {He} was not meant to know; it was one of the small ones who let it out, and was kicked. There was an uncomfortable pause. {H} asked for the butter. It was passed up to {him} from hand to hand, by way of everybody, even those who were nowhere near it, and each of them for some reason added a spoon, or the pepper, or a piece of bread, until there was no more room in front of {him}, and {he} had to be grateful for the flowers, behind which one could do as one liked with one’s face.',
  ],
  telling: [
    'In time it turned into a story. {H} heard it told in a shop, by a man with his back to {him}, and stayed to listen. It was quite good. The person in it never doubted; {he} had a clear eye and a steady hand, and at the critical moment found something memorable to say. “And is it true?” a woman asked. The man shrugged. “It must have been something like it,” he said. “Somebody did it.” {H} paid for {his} string, and left, and was halfway down the street before {he} noticed that {he} was walking with a clear eye, and a steady hand.',
    'What does one do with it all, afterwards? There was a chest, and into the chest went the coat, the boots, the bag. But the rest? {H} tried writing it down. It came out as a list of meals. {He} tried telling it to {F}, or to whoever would sit still, and they nodded, and remembered it otherwise; and in the end it was the others who did it for {him}, piecemeal, over the years, at tables, each with a corner of the thing between finger and thumb, as people fold a sheet.',
  ],
  night: [
    '{earth}Sleep would not come. {H} had been looking forward to that bed through the whole of a hard country, and it was too soft, and there was no one on either side of {him}. {He} got up and went to the window. There was {sound}. There was the moon, about its business. It struck {him} that somewhere out there, on a piece of ground that no one would ever visit, was the flattened place where they had slept, one night, in a row; by now the grass would be getting up, one blade after another, and by morning you would not be able to tell.',
  ],
  image: [
    'The scar, if it was one, faded. The boots were resoled, and given to somebody’s cousin. {p.after} New people came who had never heard of it, and sat in the places, and used the words, and in a little while those were their words; and that is as it should be. Only there is a habit which {H} has. {He} does it without thinking, whenever {he} comes in at the gate: {he} lifts it, as one must. Then {he} stands there. ^{He} is holding it open a moment longer than {he} needs to, in case there should be someone behind.',
    'In the spring a child came to the door, on account of a school task, and wished to know in two sentences what it had all been about. {H} thought hard. {p.after} The child wrote that down. “That’s one,” said the child. There was {sound}, outside; there was the light on the table; there was somebody in the next room, dropping things. {He} listened to it, for so long that the child looked up. ^“I’m sorry,” said {H}. “That was it. That was the second one, just then. Did you get it?”',
    '{p.after} They still argue about who had the idea. It comes up every year, when the evenings draw in and there are enough of them round one fire, and every year somebody new is found to have been there. {H} sits a little to one side, where {he} can see all the faces; {he} used to put them right. These days {he} simply waits until it has got to the part where no one knew what to do, and there is that pause. ^{He} likes the pause. It is the only bit that they all tell in exactly the same way.',
  ],
};
