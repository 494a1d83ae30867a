// The novel voice (12-17), introduction: longer breath, doubt, irony, things left unsaid.
import type { Beats } from '../voice.ts';

export const INTRODUCTION: Beats = {
  open: [
    'Afterwards, when people wanted to know how it had started, {H} never knew which of several answers to give. The honest one was that it had started on a {day}, {at-home}, with {him} doing nothing in particular and resenting it. {He} had reached the point of an empty {time} at which one begins to look forward to meals. There was {sound}. There was the usual light on the usual things. If there had been any sign that this was the last such hour for a long while, {he} had been looking the other way.',
    'There is a kind of boredom that is really a kind of listening, and {H} had been sunk in it since {day}. {He} could not have said what {he} was listening for. {at-home} the days came round like buckets on a wheel, each as full as the last, each emptied in the same place. Other people seemed to find this restful. {He} had begun to suspect that {he} had been given the wrong instructions, or had been out of the room while the right ones were read aloud.',
    'What {H} liked best was the hour when nobody needed anything. It came, if it came at all, late in the {time}, when the smell of {smell} had settled over {home} and the doors stood open to let out the heat of the day. {He} would sit where {he} could see {far} and let {his} mind go slack. {He} had been told that this was a waste of {him}. It was in that hour, on an otherwise unremarkable {day}, that everything {he} was to be asked about later began.',
    'On the day before it happened, {H} had an argument about a spoon. {He} mentions this because people expect there to have been omens, and there was only the spoon. {at-home} that {time} the talk was of prices and of somebody’s knee. {He} remembers {sound}. {He} remembers thinking, with the whole force of {his} being, that nothing would ever change, and being a little frightened at how much {he} minded; and then, out of sheer temper, going out to look at the sky.',
  ],
  place: [
    'One could live in {l.name} for years without once seeing it. {l.prop} {l.folk} Visitors noticed such things, exclaimed over them, and went away; those who stayed learned to step round them on the way to buy bread. {l.climate} [{l.prop2}|] {H} had never decided whether {he} loved the place or merely knew it too well to leave. It is possible that these are the same thing, looked at on different days of the week.',
    'In the guidebooks, {l.name} gets four lines, three of which are wrong. {l.climate} That much they have right. {l.prop} {l.folk} What no book could tell you was the way the place had of holding its tongue, as families do, about whatever mattered most. {H} had grown used to reading it by its silences. {He} could walk down any part of it in the dark and know, from what was not being said, exactly where {he} was.',
  ],
  hero: [
    '{H} was {H.a-kind}, which settled less than people supposed. What they saw first was {H.look}; what they saw second was whatever they had been told. {H.habit} {H.habit} {He} had tried, for most of one winter, to be somebody easier. It had been like writing with the wrong hand: legible enough, and exhausting, and not one word of it {his} own. Since then {he} had settled for being difficult in a quiet way and hoping that it would pass for depth.',
    'If you had asked those who knew {H} to describe {him}, they would have begun with the word “but”. {He} was {H.a-kind}, but. {H.habit} {H.power} There was no harm in {him}; there was only a sense, which {he} shared, that some piece of {him} had been delivered to the wrong address, and that sooner or later {he} would have to go and fetch it. “{H.say},” {he} would say, when they looked at {him} like that, and they would shake their heads and change the subject.',
    '{H.habit} It was the kind of fact about {H} that got repeated at dinners, with affection, until {he} could no longer tell whether {he} did it because {he} was like that or was like that because it had been said so often. {H.power} {He} was {H.a-kind}; {he} had {H.look}; {he} was old enough to have noticed that nobody was in charge and young enough to be shocked by it.',
  ],
  friend: [
    'Then there was {F}. On paper {F} was {H’s} {r.label}, but paper, as {F} liked to point out, will put up with anything. {F.he} was {F.a-kind}. {F.habit} {r.show} What they had between them was hard to describe, since neither had ever tried. It consisted largely of things they did not have to explain. {H} sometimes thought that if you took those away, there would be rather little left of {him}; it was not a thought {he} would have dreamed of mentioning.',
    '{F} turned up, as usual, without having been sent for. “{F.say},” {F.he} {F.tag}, and took the better of the two seats. {F} was {F.a-kind}, and knew more about {H} than was altogether comfortable. {r.show} {F.habit} They had reached the stage at which each could do the other’s voice. What they could not do, either of them, was to say a serious thing without wrapping it first in three that were not. It worked, mostly. It had not been tested.',
  ],
  habit: [
    '{H.habit} {He} had been asked to stop. {He} had been asked nicely and then less nicely, and once, by someone whose good opinion {he} would have walked a long way for, with tears. It made no difference; one might as well ask a left-handed person to be tall. What troubled {him} was not that others found it strange. It was that in all these years no one had ever asked what it felt like.',
  ],
  foil: [
    'It would be convenient to say that {V} was simply bad. {H} had tried for years to believe it. {V} was {V.a-kind}, quick, and often right, and there was nobody whose footsteps {H} could pick out of a crowd with less trouble. {V.habit} “{V.say},” {V.he} {V.tag} whenever the two of them met, as though continuing a conversation that had been going on elsewhere. That week {V.he} {V.act}. One noticed it as one notices that a picture has been moved: not what is wrong, only that something is.',
  ],
  cameo: [
    '{C} had been part of things for so long that {H} no longer saw {C.him}, which is the worst one can say of a person and also, perhaps, the best. {C.he} was {C.a-kind}. {C.habit} That day, while the others talked, {C.he} {C.act}. “{C.say},” {C.he} {C.tag}, when someone finally asked for {C.his} opinion, and it was so plainly sensible that they all ignored it. {H} would come back to that moment more than once.',
    'There were two others who belong in any true account of it. {C} was {C.a-kind}, and {D} was {D.a-kind}, and they had been disagreeing with each other for so long that it had become a form of tenderness. {C.habit} {D.habit} “{C.say},” {C} {C.tag}. “{D.say},” {D} {D.tag}, not looking up. {H} liked to sit within earshot. It was like listening to weather from indoors; it asked nothing of {him}, and it made {him} feel, for no reason that {he} could name, that someone had remembered to lock up.',
    'A list of the others would be long, and each of them would object to {his} place on it. There were {cameos}. {H} would not have said that {he} had chosen them, any more than one chooses one’s teeth. They had accumulated. They borrowed each other’s coats and told each other’s stories, and among them there was at least one who was equal to nearly anything, though it was never the one you would have picked. It would turn out to matter a good deal that there were so many.',
  ],
  bond: [
    'They walked out together in what was left of the light, the two of them, not going anywhere. {F} {F.act}. {H} {H.act}. “Do you ever feel,” {H} began, and could not find the end of it. “Constantly,” said {F}. They leaned on something and looked at {far}. It was on the tip of {H’s} tongue to say that this was enough, that {he} would settle for this; and then the moment had gone by, as they do, with its hands in its pockets, whistling.',
  ],
  day: [
    'The {time} passed as such times do. {H} {H.act}. Somebody called somebody in. There was {sound}, and beyond it the large, indifferent quiet that was always there if you listened past the rest. {He} had a sense of waiting for {he} did not know what. It is easy to claim, looking back, that one knew. {He} did not know. {He} was simply, as {he} would put it later, standing where it was going to land.',
  ],
  spark: [
    'It did not announce itself. {p.sign} {H} stood looking for some time before {he} understood that {he} was frightened. It was not the thing itself; taken by itself it might have been a mistake, or someone’s idea of a joke. It was the ease of it. Something that had always been so was suddenly not so, and the world had closed over the place without a ripple, and somewhere someone was still complaining about the price of onions.',
    '{p.sign} Within the hour it was all that anyone could talk about. {H} listened to them at it, to the theories and the blame, to the odd note of relish that creeps into people’s voices when something has gone wrong at last. {He} said nothing. {He} felt as you do when a stranger on a train turns out to be reading a letter in your own handwriting. This is to do with me, {he} thought, and then, quickly and without conviction: why should it be?',
    'Everyone remembers where they were. {H} was in a doorway, with {his} hand on the frame and some remark half out of {his} mouth, and {he} never did find out how it would have ended. {p.sign} There was a pause. In that pause {he} saw the faces round {him} arranging themselves, one after another, into the expressions they would wear for the next few days; and it came to {him} that {he} had no idea what {his} own was doing.',
  ],
  notice: [
    '{H} went back when the crowd had thinned. {He} told {himself} that it was out of curiosity; it was nearer to the impulse that makes one reread a message that has hurt. At first there was nothing. Then, because {he} had stopped trying, there was a small wrongness at the edge of what {he} could see: a scrape, a smell of {smell}, a thing set down with rather too much care. Whoever had done this had not been in a hurry. Whoever had done this, {he} would have sworn, had been sad.',
  ],
  'wish:object': [
    'It was in the midst of all this that {he} came by {w.a}. It would make a better story if it had been hidden, or guarded. It had been left out, among things nobody wanted, with a ticket on it, and {he} took it because the light happened to fall on it at the right moment, or the wrong one. {He} carried it home under {his} coat. That night {he} put it where {he} could see it from the bed. {He} had the strong impression, which {he} kept to {himself}, of being looked back at.',
  ],
  'wish:newcomer': [
    'The stranger came on the same day. That was remarked on later, with meaning; at the time people simply shut their doors. It was {w.a}, travel-stained and unhurried, and it asked for nothing but directions, and listened to the answers as though it had heard better. It was {H} whom it picked out of all those faces. “You,” it said. “You’re the one who isn’t talking. Walk with me a little.” And {he}, who had never in {his} life done as {he} was told by a stranger, went.',
  ],
  'wish:place': [
    'All the rumours had one thing in common, and that was {w.the}. Nobody went there; nobody could say why nobody went. As a child {H} had been dared to, once, had got as far as the last fence, and had told a lie about it ever since. {He} found {himself} thinking of that lie now. It struck {him} that a place can wait for you, without malice, for as long as it takes.',
  ],
  'wish:event': [
    'It would have been easier at any other time. But {w.the} was upon them, with all its business and its noise, and there was not a soul {he} could have talked to who was not carrying one end of something. Perhaps that had been counted on. {H} stood at the edge of it with {his} arms folded while people ran past, red-faced and happy, and felt like the only person at a play who has noticed the smoke.',
  ],
  'wish:feeling': [
    'There is no dignified way of being {w.head}. {H} had looked for one. {He} went about with it as one goes about with a stain, keeping that side to the wall, and was astonished that nobody saw. It had very little to do with what had happened, or it had begun long before and had only been waiting for something to attach itself to. At night it sat on the end of the bed and asked, quite reasonably, what {he} intended to do about it.',
  ],
  stakes: [
    'One had to have lived there to understand what it meant. {p.stakes} The elders put it in terms of tradition, and the young pretended to put it in terms of nothing at all, but {H} noticed that they had all stopped finishing their sentences. It was as if a stair had been taken out of a staircase that everyone climbed in the dark. So far no one had fallen. They were merely, every one of them, going up and down with one hand on the wall.',
  ],
  talk: [
    '“You’re going to do something,” said {F}. “I can always tell. You go quiet and start being helpful.” “{H.say},” said {H}. “There, that’s what I mean.” {F} picked at a thread. “I’m not going to talk you out of it. I’d only like it noted somewhere that I could have.” “I’ll note it.” “In ink,” said {F}. They grinned at each other, and each saw quite clearly that the other was scared, and each, out of courtesy, looked away.',
  ],
  doubt: [
    '{p.hard} {H} turned this over through most of a night. It is one thing to feel that somebody should act, and quite another to go down the list of everyone alive and find, with a sinking heart, that your finger has stopped at your own name. {He} had no training; {he} had no plan. {He} had, if {he} was candid, a history of beginning things. The window went from black to grey, and still no better candidate had come up the road.',
  ],
  'plant:power': [
    'It did cross {his} mind, naturally. {H.power} But {he} had long since stopped thinking of it as something one could use. {H.limit} When {he} was younger people had made {him} do it at parties; then they had grown used to it, and after that they had grown slightly embarrassed, and {he} had learned to keep it folded away, like a language spoken only at home. It had nothing to do with this. {He} was so sure of that that {he} never looked at the thought again.',
  ],
  'plant:gift': [
    'On the last evening {he} was given something. It came from an aunt so old that nobody was certain whose she was, and it was {a-gift}. {gift.odd} “It was no good to me, either,” said the aunt, closing {his} fingers round it with her own, which were dry and light as twigs. “I kept waiting to find out what it was for. I think now that one has to be at the end of one’s rope.” {He} thanked her. {He} put it at the bottom of the bag and thought, with affection, that she was wandering.',
    '{G} came to {him} late, when the packing was done. “I don’t give advice,” {G} said, “as you know.” This was not strictly true. “I’ll give you this instead.” It was {a-gift}. {gift.odd} {H} looked for the joke, and there did not seem to be one. {G.he} had already turned away and was doing something unnecessary to the lamp. It was years since {he} had seen {G.him} unable to meet anyone’s eye, and so {he} took the thing, and asked nothing.',
    'Sorting through {his} things that night, {he} came on {a-gift} which had been at the back of a drawer since before {he} could remember. {gift.odd} {He} weighed it in {his} hand. Reason said to leave it. But {he} was about to do something for which reason could find no excuse whatever, and it seemed inconsistent to start listening to it now. {He} pushed it down into the last free corner of the bag.',
  ],
  'plant:treasure': [
    'They had grown up with it, and so they had stopped seeing it. {l.treasure} People made a small gesture as they passed, from habit, as one straightens a picture. What nobody had ever done was to ask for it. {H} went at dusk, alone, and asked. The keeper looked at {him} for a long time. “I’ve sat here forty years,” she said, “with that sentence ready to refuse.” Then she got up, stiffly, and put {the-tool} into {his} hands; and it was lighter than {he} had thought, as feared things are.',
  ],
  'plant:wish': [
    '{He} told {himself} that {the-tool} would stay behind. It was an encumbrance; it invited questions; there was no conceivable circumstance in which it would be of use. {He} got to the corner. It is humiliating, at {his} age, to be called back by an object. {He} went and fetched it all the same, without meeting anyone’s eye, and felt at once the small, disreputable comfort of a person who has decided to trust something {he} cannot explain.',
  ],
  plant: [
    'There was something {he} had been told so often that {he} had ceased to hear it. {H.habit} It had been called a phase, and then a pity. An old teacher, long retired, had been the only one to see it otherwise. “They’ll want to cure you of that,” she had said over the wall one evening, dead-heading her roses. “Let them cure you of the rest, if they like. I should hang on to that.” At the time {he} had supposed that she was being kind.',
  ],
  pack: [
    'Packing taught {him} how little {he} owned that was any use, and how much of the rest {he} could not bear to leave. In the end {he} took what {he} could carry without stooping. {He} wrote four letters and burned three. The one that {he} left was so short that it would be read as coldness, and {he} knew that, and could not find a way to mend it; everything longer had sounded like goodbye.',
  ],
  hook: [
    'So it was decided, if that is the word for something that has simply become harder and harder not to do. They would {p.want}. Spoken aloud, in a kitchen, it sounded like a thing people say. “{H.say},” {H} told them, in case anyone was hoping for more. They left by the side door, before it was properly light, walking softly, as though the place were ill. ^At the turn of the road {he} looked back, once. In the window of the house that had been empty for as long as {he} had been alive, somebody had lit a lamp.',
    '“And when you get there?” someone had asked. {H} had not had an answer then, and {he} had none now. One had to {p.want}. Beyond that lay a blank, like the blank on old charts, where an honest man would write nothing and a dishonest one would draw a whale. The gate stuck, as it always had, and {he} lifted it, as one had to, and it struck {him} that the next person to come through would not know about the gate. ^{He} stood with {his} hand on it a moment longer than was necessary. Then {he} let it swing.',
    'Nobody stopped them. {He} had been counting on that, {he} found: on a voice, a hand on {his} sleeve, some decent excuse. The road lay there in the early light with nothing on it. To {p.want}: {he} tried the words under {his} breath, and they had the flat, obstinate sound of a thing that is going to be true whether one likes it or not. ^They had gone a mile before {he} noticed that they were being followed, and another half before {he} understood that whoever it was had wanted {him} to notice.',
  ],
};
