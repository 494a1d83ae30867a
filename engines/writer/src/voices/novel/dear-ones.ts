// The novel voice (12-17): who is missed, what is loved, and what lies ahead.
import type { Beats } from '../voice.ts';

export const DEAR_ASKED: Beats = {
  moved: [
    '{w.told}. The boxes had been labelled by several people, on several systems, and for the present nothing could be found except by not looking for it. One had been told that it would be an adventure. What one had not been told was how much of one’s mind had been stored in the old place without one’s knowledge: in the height of a shelf, in the third board from the door, in a certain dog. {H} would start to say, “You know, where the…” and stop, because nobody did. There is a sort of politeness with which newcomers are treated, and it was being extended on every side; and it occurred to {H} that one has only really arrived when people can be bothered to be rude.',
    '{w.told}. It had been done between a Tuesday and a Thursday, and in the course of the Wednesday everything that had been a matter of course had ceased to be one. Whose turn it was to speak, which jokes were finished, what one did with one’s face upon meeting the same person twice in a morning: all of it had to be thought about, like walking after an illness. People were kind. {H} would have exchanged a good deal of kindness for a person who remembered the business with the goat. “You’ll soon feel at home,” they said; and it had not, until they said it, crossed anybody’s mind that there was a doubt.',
  ],
  away: [
    '{w.told}. People lowered their voices to ask about it, and then, having asked, looked over {H’s} shoulder while {he} answered; {he} had worked out a reply which took eleven seconds and obliged nobody to say anything further. What {he} could not get used to was how well the world went on. The milk came. There was a quarrel next door about a ladder. Every day things happened which {he} would once have kept for the evening, and told, with improvements; and {he} found that {he} went on keeping them, out of habit or out of obstinacy, a joke, a scrap of news, the way some stranger had sneezed, until {he} was as full of them as a drawer. “Who’s all that for?” somebody had inquired. “It’ll keep,” said {H}.',
  ],
  'love:newcomer': [
    '{w.who} loved {w.plain}. It had been referred to as a phase for so many years that nobody any longer remembered what it was supposed to be a phase of, and there was a rule about it at mealtimes. It was taken as a matter of course, therefore, that when {w.a} appeared that morning at the bottom of the road, unaccompanied, and with an air of having come about something, it should be {H} who went down to see. What passed between them nobody heard. “It’s coming with us,” {he} reported, rather pink. Nobody thought of raising an objection; one might as well have objected to the tide; and when they set out, a little later than had been intended, there was {w.the} among them, as though the place had been kept.',
  ],
  'love:object': [
    '{w.who} loved {w.plain}, and had long since given up defending it. One is allowed, {he} felt, one thing that need not be explained. So {w.a} went into the bag without discussion, ahead of several articles of a more practical nature, and was found there at the first halt by a person who had been looking for the salt. “Is this to eat?” they asked. “It’s to have,” said {H}. There was a silence, in which one could hear a number of remarks not being made. It weighed next to nothing, to be sure, and got in nobody’s way; and a day or two later, when things had begun to look rather bad, it was noticed that people had fallen into the habit of asking whether it was all right.',
  ],
  ordeal: [
    'There was also, and {H} would have been obliged if people had stopped bringing it up, a date on the calendar. {w.due}. It was by any sane measure a small matter; thousands did it every year, and lived, and could afterwards be seen buying stamps. This had been pointed out. What nobody seemed able to tell {him} was how one set about being one of the thousands. {He} went through it at night, in the dark, with the thoroughness which {he} ought to have kept for other things: the door, the faces, the pause in which one is expected to say something. In {his} rehearsals {he} always said it to the wrong person. “You’ll be fine,” they told {him}; and {he} noticed that it was said by those who were already on their way out of the room.',
  ],
  'baby:newcomer': [
    'There was, besides, and nobody spoke of anything else, {w.a}. {H} had had it all explained to {him}, beforehand, by people who crouched down to do it, and had formed the impression that {he} was being let go with a good reference. It slept; it woke; it was discussed. Late one night, when the whole house was done up, somebody put it into {his} arms simply because they were the nearest ones. It weighed no more than a loaf. It stopped crying, out of surprise; it got its entire hand round one of {his} fingers, and looked up at {him}, cross-eyed, with an expression of the deepest suspicion, which {H} at once recognised as {his} own. “I know,” {he} told it. “I’d complain.” After that there was no more question of leaving it behind; and so, on the morning, in a sling, with its hat over one eye, there was {w.the}.',
  ],
  'many:newcomer': [
    'It was at this juncture that the party was enlarged. Nobody had sent for {w.a}; they were simply there, of a morning, drawn up along the edge of the road, with the patience of people who have come about a vacancy. {H} went along the line, and back; {he} was conscious of being inspected, and of not having brushed {his} hair. “I can’t promise anything,” {he} told them. It did not appear to be an obstacle. When they set out again there were {w.the} bringing up the rear; and one or two of the company, who had expressed themselves strongly, were observed before noon to be sharing their sandwiches.',
  ],
};

export const DEAR_DEVELOPMENT: Beats = {
  'thread:away': [
    'It took the others some time to notice what {H} was doing. {He} would fall behind for a moment, and catch up, and say nothing; and there would be in {his} {H.hand} a seed case, or a stamp, or half of a blue plate. It was for {t.the}. {He} was not sure that it made any sense, and had been hoping not to be asked. Nobody asked. But at the next halt, when they turned out everything they had in order to look for a pencil, there came to light a fir cone, a button with an anchor on it, and a stone with an entirely perfect hole; and each was laid down in front of {H}, with a certain gruffness, by someone who was looking the other way.',
  ],
  'thread:ordeal': [
    'It loosens the tongue to have one’s hands full, since one need not look at anybody; and somewhere in the second hour {H} heard {himself} say that it was {t.the}, really. There was a silence, in which everybody went on with what they were doing. Then somebody observed that when it was his turn he had stood for twenty minutes in a cupboard, having taken it for the way in. Somebody else had fainted, upon a bishop. It grew into a kind of competition; they had all of them, it appeared, a story of the sort, which they had been keeping from each other for years, in the belief that it was the only one. {H} laughed until {he} had to hold on to the person with the bishop. Nothing about the matter had been altered by a hair; and yet it had now the look of a place that one has friends in.',
  ],
};

export const DEAR_CLIMAX: Beats = {
  'thread:away': [
    'In the worst of it, and with no connection that {he} could afterwards discover, {H} thought of {t.the}. It was not a noble thought. It was hardly a thought: it was a picture, a quite unimportant one, of an ordinary afternoon, with the sun on the floor and nothing whatever going on. {He} had not known that {he} still had it. For a long time {he} had been afraid to look in that direction, in case it should be more than {he} could carry; and here it was, and it weighed nothing; if anything, it was holding {him} up. There would be an end to this, of one sort or another, and somebody would have to be told it; and {H} did not propose to have to tell it badly.',
  ],
  'thread:ordeal': [
    'It says something for the human mind that what {H} saw, at this of all moments, was {t.the}. It rose up before {him} in every detail, with its door, and its chairs, and its hopeless potted plant; and {he} found to {his} amazement that {he} was looking at it with love. Nobody there would want {him} dead. The worst that it contained was an awkward pause. All those nights {he} had lain awake and been afraid of a room with a radiator in it! “If I get out of this,” {H} promised, to nobody, with {his} teeth chattering, “I’ll go in there whistling”; and {he} discovered, upon examining {himself} for it, that most of the fear had been about the other thing all along, and that there was hardly enough left over for {k.the}.',
  ],
};

export const DEAR_RESOLUTION: Beats = {
  'thread:away': [
    '{H} had supposed that the hard part would be over by then, and in a manner of speaking it was; but there was still this. {He} took {himself} off to where there was nobody about, and told it to {t.the}, aloud, from the beginning. {He} felt a fool for as long as it takes to boil an egg. Then the story took hold, as a story will, and {he} did the voices; {he} left in the places where {he} had not come out of it well, since those had always been the favourites. It got dark. There was no answer, or none that anybody else could have heard. But it seemed to {H} that the telling had been received, and put with the rest; and when {he} stood up, stiff in both knees, {he} noticed that for the first time in months {he} was hungry.',
  ],
  'image:away': [
    '{p.after} As for {H}, {he} goes off by {himself} now and then, of an evening, when there is something to report, and by now there generally is: the neighbours, the weather, who has quarrelled with whom and on what grounds. {He} no longer minds if {he} is seen. People who pass hear one voice, talking, and then a pause, of just the right length, and then somebody laughing; and they go home thinking, for no particular reason, of someone to whom they ought to write. It is a long story, and it keeps having more in it. ^{H} is in no hurry to get {t.the} to the end.',
  ],
  'thread:ordeal': [
    'They made no fuss about {t.the}, when it came round; they merely all happened to be walking in that direction. {H} did not whistle, as it turned out. But {he} went in. There was the door, and there was the radiator; there was even, in its corner, the plant, and it was doing rather better than {he} had been led to expect. A boy sat under it with his hands between his knees, staring at a spot on the floor which {H} could have drawn from memory. “There’s a cupboard,” {he} told him, “that looks exactly like the way in. Don’t let them see that you noticed.” The boy looked up. And in the pause which followed, the awkward one, the one {H} had lain awake over, the pair of them began to laugh.',
  ],
  'image:ordeal': [
    '{p.after} The date has gone by, and left less of a mark than {H} would have believed; {he} came upon it, some weeks later, in last month’s part of the calendar, and had to think what it had been. It is still {his} opinion that somebody ought to have told {him}. {He} has taken to doing it {himself}: there is generally someone, on the stairs or under the plant, who is studying the floor. {He} sits down. {He} does not say that they’ll be fine. ^“When it was my turn,” {H} says, “I practised for a month, and I got my own name wrong.”',
  ],
  'end:happening': [
    'There remained one thing more, and it was the one to which, if the truth be told, they had all been looking forward. {w.told}. Accounts of it differ in everything except the ending. {H}, when pressed, will say that it was warm, and that there was a smell of trodden grass. At some point {he} looked about {him}, at all those faces with their mouths open, and could not have said which of them had come along from the start and which had only turned up for this; and it seemed to {him} then to be the whole point. “It’ll be a sort of anticlimax, tomorrow,” observed somebody. “I’m counting on it,” said {H}.',
  ],
};
