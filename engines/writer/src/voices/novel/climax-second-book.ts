// The novel voice (12-17), climax: a second book of sentences.
import type { Beats } from '../voice.ts';

export const CLIMAX_SECOND_BOOK: Beats = {
  arrive: [
    'Nobody had thought to bring a light. It did not matter; {spot} had a sort of glimmer of its own, of the kind that puddles have. {H} stood and let it look at {him}. What {he} felt was recognition: not of the place, but of the feeling, which {he} had last had outside a headmaster’s door. [{l.danger}|{m.danger}|] Somewhere there was {sound}. “Is that it?” whispered a voice behind {him}; and another answered, “What did you expect, a bell?” ^They were holding on to one another’s sleeves, {he} noticed, all down the line.',
    '{open-air}The last hundred paces they did on hands and knees, which is not how one likes to arrive. Then there was no more cover, and {H} raised {his} head. There it was: {spot}. It lay in front of them, quite open, quite still, with {ground} running right up to the foot of it, and there was not so much as a cobweb across the way. {He} would have given a great deal for a cobweb. [{l.danger}|{m.danger}|] An unguarded door tells you one of two things: either there is nothing inside, or whatever is inside does not need guarding.',
  ],
  hush: [
    '“Listen,” somebody said. There was nothing to listen to; that was what was meant. A whole landscape was holding its tongue. {H} had time to grow aware of a number of things which at other seasons one overlooks: the weight of {his} {H.hand}s; a place on {his} heel; the astonishing loudness of wool. In {his} mind’s eye {he} saw the kitchen at home, and a cup that {he} had left standing in the sink. {He} thought, with passion, as though it were the one mistake that {he} would truly like to have back: I ought to have rinsed that.',
  ],
  onset: [
    '{sudden}Of what came next each of them tells a different part, and none of the parts quite meet. {k.onset} {H} remembers an elbow; {he} remembers that {he} was furious, for no reason, with a button. By the time that the world had put itself together again it had done so in another order: they were here, and scattered; the way by which they had come was shut; and over there, neat as a thing in a shop, beyond the reach of anything but wishing, was what they had been walking towards all this while.',
    '{sudden}{k.onset} Somebody screamed, in a businesslike manner, and stopped. It is remarkable how quickly one gets used to the idea that this is really going on. {H}, flat on {his} stomach with {his} mouth full of grit, was conscious mainly of a sort of social discomfort, as if they had called at the wrong time. Then {he} lifted {his} face out of the dirt, and saw what stood between them and the end of it all, and how big it was, and how very little it had to do with anything that they had planned.',
  ],
  worse: [
    'One tells oneself that it can only get better. {k.worse} That settled that. {H} had been about to give an order, and {he} still had {his} mouth open for it; what came out was a kind of cough. A few steps off someone was praying, or doing sums. What had they imagined, back there, with their elbows on the table? To {p.want}! As though the thing would stand still for it; as though it were only a question of going to the place and putting out one’s hand.',
  ],
  try: [
    '{fierce}Three times they went at it, and three times it put them back where they had been, like a nurse with a child who will not stay in bed. “{H.say}!” {H} heard {himself} bawl, with no breath left to bawl with. Then something in {him} slipped its chain, and {he} {H.flaw}. Of course {he} did. What {he} chiefly felt was weariness: there you are again, {he} thought, there you are, old friend, I wondered when you would come. [{H.cost}|] And everything that they had gained by those three tries went out like a tide.',
  ],
  friendacts: [
    '{fell-out}{sudden}It was {F}, in the end, who did what had to be done, and did it without drama. {F.he} moved up. It was no more than a foothold, a place the size of a plate. They stood on it together. From so close {H} could see that {F’s} lips were blue, and that {F.he} had been crying at some stage and had got over it. “What I said,” {he} began. “Not now,” said {F}. “I only want you to know that I didn’t.” “I know you didn’t,” said {H}. “But you were so *good* at it.” And they began to laugh, up there, on their plate, very carefully, holding on.',
  ],
  foil: [
    'There was a figure out there, where no one could have been: {V}. So this was where {V.he} had been leading them. {V.he} had got here first, as always, and had tried it on {V.his} own, as always; and it had gone as it was bound to go. {V.his} face was turned towards them. There was something in it that {H} had never seen, and it took {him} a moment to put a name to it, because it was so simple. {V} was glad to see them. {V} was so glad that {V.he} could not speak; and put up an arm, as one does to people on a platform, and forgot to take it down.',
  ],
  memory: [
    'It was then, for no reason, that a scene came into {H’s} mind, complete to the smallest detail. {He} was perhaps four. {He} was in a bath, before a fire; someone was pouring water over {his} head out of a jug and telling {him} to look up, look up at the ceiling, and then it would not go into {his} eyes. That was all. There was no moral in it. But {he} looked up. {He} really did so, in the midst of it all: {he} put back {his} head, and looked; and it did not go into {his} eyes. {He} stayed like that, with {his} face turned up, for as long as one is rinsed.',
    'All the advice that {he} had ever been given went by {him} in a procession. Stand up straight. Never lend books. Count to ten. {H} surveyed it with something like love. How hard they had tried, all those people, to hand on to {him} what had been of use to them; and not a word of it was the least good here. Except that they had wanted to. That was there; one could get one’s fingers round that. It was quite a solid thing, when you came to hang from it; and {he} hung from it, with all {his} weight, as one hangs from a strap in a crowded tram, and was carried on a little further.',
  ],
  last: [
    'What is it that makes people go on, when there is nothing to be gained by it? {H} would have said, if you had asked {him} on any other day: pride; or else stupidity. Now that {he} came to look, it was neither. It was more that somebody had hold of the hem of {his} coat. {He} could not have said who. {He} did not look round. But as long as {he} went forward, {he} felt, so would they; and if {he} stopped they would both of them have to notice where they were.',
  ],
  low: [
    'There is no use in pretending that {he} did not despair. {He} did, thoroughly; it was like going down in a lift. [{p.hard}|It had been so much harder than anybody said.|] At the bottom the doors opened, and there was nobody there. {H} sat with {his} back against something and {his} legs stuck out before {him}, like a doll that has been put down. {He} was not even unhappy. It was only that {he} could not find anywhere in {himself} the thing that one uses to get up. {He} looked for it; {he} patted, so to speak, all {his} pockets. It must have fallen out on the way.',
  ],
  still: [
    'By degrees it was borne in on {him} that something had stopped, and that it was {he}. All this time there had been such a din going on inside, of oughts and if-onlys; and now one could hear a pin drop. So this was what lay under it. {H} sat quite still, in order not to startle it away. {He} looked across at {k.the}. For the first time {he} was not looking for a weak place. {He} was just looking, as one does out of a train; and in that flat, mild, unhurried light it was not so very different from other things.',
  ],
  glimmer: [
    'Someone coughed. Someone else asked in a whisper whether anybody had the time, and there was a giggle, quickly put out. They are still here, {H} thought. {He} had been so taken up with losing that {he} had not noticed who was losing with {him}. {He} turned {his} head and went along the row: a torn sleeve, a split lip, a hat like a dead bird. Not a face among them but was watching {him}, and not one with the look that {he} had been dreading. They were not waiting for {him} to save them. They were only keeping {him} company, as one sits up with somebody, and does not talk.',
    'It began as an itch. There was something {he} had seen, and not looked at; or had been told, and had been too busy to hear. {H} let it be. Anybody who has fished knows that when the float dips for the first time one does nothing. It dipped again. All at once {he} could hear {his} own breath. Whatever it was, it was not big, and it was not new. It had come the whole way with {him}, in a manner of speaking, with its hat on its knees, like a person in an outer office, waiting until somebody should have a minute.',
  ],
  reach: [
    'And what if it had never been a fault? It was a thought of such impropriety that {H} looked round to see whether anyone had heard. {H.habit} All {his} life {he} had been apologising for that. {He} had hauled it along, like a cello, on every journey, through every narrow door; and here {he} was at last in front of an orchestra, and {he} had been trying all evening to play the drum. ^“Excuse me,” {he} said. It is not what people say, at such moments. {He} was never afterwards able to account for it. “Excuse me. May I get by?”',
  ],
  'reach:power': [
    'One thing they had not tried. {He} had not so much refused to think of it as made it impossible to be thought; it was like the word for which, when one wants it most, one can find only the hole. It had never been asked for anything larger than a laugh. {H.limit} Yes; but limit to what? {H} stood up. It was necessary to hold on to something. ^“I’m going to do it now,” {he} told them, “and it may not be any good, and I should like you all to look the other way.” And not one of them, {he} noticed, did.',
  ],
  'reach:gift': [
    '{seen said the neighbour}There was something in the bag that had been sticking into {him} for a week. {H} undid the flap to get rid of it once and for all, and {his} fingers met {the-tool}. In case, the man had said, or if he had not he ought to have. {He} turned it over. It was as useless as ever. It was, when you thought about it, useless in a quite particular way; its uselessness had a shape; and {he} looked up, very slowly, at {k.the}, and saw there, like the other half of a torn ticket, just the place where that shape would go. ^“Oh,” said {H}. “You’re early.”',
  ],
};
