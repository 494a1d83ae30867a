// The novel voice (12-17), climax.
import type { Beats } from '../voice.ts';

export const CLIMAX: Beats = {
  arrive: [
    'So this was {spot}. {H} had built it up in {his} mind for so many nights that the real one, when they stood before it, had a shabby and almost apologetic look, like an actor met in the street. There was {sound}. The air smelled of {smell}. [{l.danger}|{m.danger}|] Nothing challenged them. It would have been a relief to be challenged; one could have answered back. {He} took a step forward, on {ground}, and had the distinct sensation of having been, at that instant, counted.',
    'They reached {spot} in the last of the daylight and stopped without anyone’s having said to. It was very quiet. {H} looked at the others, their drawn and dirty faces, and felt for each of them such a rush of exasperated love that {he} had to pretend to be doing something to {his} boot. {He} ought to make a speech. People did. “Well,” {he} said, and discovered that that was the whole of it. ^Then the quiet, which they had taken for an absence, drew in its breath.',
  ],
  hush: [
    'There is an interval, in falls, between the moment the foot slips and the moment one understands it. They stood in that. {H} saw with extreme clearness the grain of the stone, a thread on {his} own cuff, the pulse in the neck of the person next to {him}. {He} thought of nothing noble. {He} thought that {he} had left the gate unlatched. If {he} ever got home, {he} would tell them that: that at the edge of everything what one thinks about is the gate.',
  ],
  onset: [
    '{sudden}{k.onset} There was no interval in which to be brave. The body did what it did, ducked, grabbed, cried out, and the mind came running up behind, like a servant with the wrong coat. {H} found that {he} had hold of somebody’s collar. {He} found that {he} was shouting, and that it was the name of a dog they had had when {he} was small. Across from {him}, hardly a stone’s throw off and wholly out of reach, lay what they had come all this way for; and it had never looked more like an ordinary thing.',
  ],
  worse: [
    '{k.worse} Until now some part of {him} had gone on believing in an adult, some person with a lantern and a bunch of keys, who would come round the corner at the last and be angry with them. That part of {him} now sat down and was quiet. No one was coming. It was oddly restful to know it. To {p.want}: {he} could remember saying it, in a kitchen, with the light coming in, in the confident tone in which one orders something off a menu.',
  ],
  'wish:object': [
    'It was at this juncture, of all junctures, that {he} became aware of {w.the}. It had worked its way up out of wherever {he} had stowed it and was digging into {him} with a kind of insistence. {He} swore at it. Then {he} looked. One can carry a question about for so long that one forgets it is a question. {He} turned it over in {his} {H.hand}s, with the world coming down about {his} ears, as attentively as if {he} had been at home at a table with nothing to do all afternoon; and it came to {him} that there was one side of it at which {he} had never yet looked.',
  ],
  'wish:place': [
    'There was a way, and it lay through {w.the}. {H} had known that it would come to this; {he} had known it, {he} thought, since the fence. {He} drove the others before {him}, cursing them, and went in last. The dark in there had a texture. Something brushed {his} face that might have been a sleeve. It is possible to be so frightened of a thing that when it finally has you it is like being recognised. {He} put out a hand, and there was a wall; {he} put out the other, and there was the next of them, and it held on; and so, with nothing else to steer by, they went in the direction from which nobody was pushing.',
  ],
  'wish:event': [
    'And then {w.the} came down on top of it all, with that sense of theatre that catastrophe has. What had been difficult was now merely insane. People were flung together who had been apart, and apart who had been clinging. And {H}, spun round by it, with {his} mouth full of grit, saw what {he} could not have seen if {he} had been left standing where {he} was: that from this side, and only from this side, it had a seam. {He} did not shout. It was the sort of thing that one would rather not startle; and {he} began to work {his} way along towards it, sideways, begging people’s pardon, like somebody late for a concert.',
  ],
  'wish:feeling': [
    '{He} was more {w.head} than {he} would have thought a body could be and go on breathing. It roared in {him}. And somewhere behind the roaring, small and dry, like someone turning pages in another room, there was a person noticing that it roared. {H} held on to that. So I am not it, {he} thought; I am the one it is happening to. The distinction may sound a fine one. {He} put {his} whole weight on it, and it bore; and {he} stood there upon it, with all of that going by on either hand, as one stands on a stone in the middle of a stream, and looked about for the next.',
  ],
  cameo: [
    'What {C} did then has been put into a song, and the song has it wrong. {C} did not cry out any noble words. “{C.say},” {C.he} {C.tag}, in a cracked voice, and {C.act}. It was like {C.him}. It was so exactly and so ridiculously like {C.him} that {H} felt something in {his} chest give way. All these years {C.he} had been doing this, in small change, day after day, and nobody had thought to add it up. It came, {he} saw now, to a fortune.',
    '{sudden}On the left, where it was worst, were {C} and {D}. {C} {C.act}. {D} {D.act}. They had quarrelled for as long as anyone could remember, and if you had shouted across to ask them they would doubtless have told you that they were quarrelling still. “{D.say}!” {D} {D.tag}. “{C.say}!” {C} {C.tag}. It came to {H} that this was what they had been practising for: all that bickering, all those years, so that when it mattered each would know without looking where the other stood.',
    '{sudden}Nobody ran. That is the part that gets left out, since there is no one in particular to hang it on. {cameos}: {H} could see every one of them, scattered over that dreadful place, each clinging to some scrap of it that would have been no use to anyone alone. Someone had started to sing. It was a skipping rhyme, and they were all too old for it. One by one the others took it up, flat, out of time, spitting dust; and {he} thought that {he} would not have missed it for any safety in the world.',
    '{sudden}Somewhere to the right of {him} there was a voice, going on and on. “{C.say},” it was saying, “{C.say}.” And then another: “{D.say}.” {C} and {D}, thought {H}; well, naturally. They had hold of each other by the belt, and of the edge of something by their fingertips, and from what one could gather they were having an argument. It was the steadiest thing in sight. {He} fixed {his} eyes upon it as one looks at the horizon from a boat.',
  ],
  try: [
    'And what did {he} do, with everything {he} had learned? {He} did what {he} had always done. {H} {H.flaw}. It happened so fast and so smoothly that it was like watching a stranger with {his} {H.hand}s. [{H.cost}|] There was a moment in which it might still have been taken back, and {he} saw the moment, and saw it go. When {he} looked round, no one’s face held a reproach. They had loved {him} with their eyes open, evidently; they had known it might come to this.',
  ],
  friendacts: [
    '{fell-out}Then there was a shoulder against {his} shoulder, and it was {F}. {F.he} had crossed that whole murderous stretch of ground, and {F.he} was grey, and {F.he} was furious. “I’m still not speaking to you,” said {F}. “I know,” said {H}. “I just want that understood.” “{H.say},” {he} said, since {his} voice was not to be trusted with anything else. {F} took hold, and the two of them stood there, not speaking to each other, and held.',
  ],
  foil: [
    '{sudden}It was {V} whom it caught. One saw it quite plainly: how {V.he} had been a step too far out, as {V.he} always was, and how {V.he} looked round and there was no one near. {V} did not call. That was what undid {H}. {He} knew what it was not to call, because you are certain, and have always been certain, that nobody would come. {He} had time to think of every injury. {He} thought of them, one by one. By then {he} had already let go of what was safe, and was crawling.',
  ],
  last: [
    'Time did something for which there is no word. It did not slow; it thickened. {H} moved in it as one moves in dreams, wading; {he} was aware of being thirsty. {He} was aware that at some point in the past few minutes {he} had stopped expecting it to come right and that this had made less difference than {he} would have thought. There were still things to be done. One’s hands, it turned out, could be afraid and do them; one’s hands had not been consulted.',
  ],
  low: [
    'And there it stopped. There was no more of {him} to spend. [{p.hard} So|So] that had been the point, {he} thought, without bitterness: that one could want a thing with all one’s heart, and lose it; it had been lying there all along at the bottom of everything, like the stone in a fruit. {He} thought of a kitchen, and of all that {he} had meant to say in it and had wrapped up in something funnier; and of whether anyone had noticed what was behind the words. There had been nothing but that behind the words. {He} put {his} face into the crook of {his} arm, and waited for it to be over.',
  ],
  still: [
    '{fierce}What came next was not hope. It was more like what is left when hope has gone out of the room and shut the door: a bare place, well lit. {H} looked about {him} in it. {He} had fought {k.the}, and fled from it, and bargained. {He} had not at any time, it now struck {him}, so much as wondered what it was like to be it. {He} did so now. There was nothing else on the programme. And it seemed to {him} that for a moment it faltered, like a person in a rage who catches somebody’s eye.',
  ],
  'reach:power': [
    '“Not for this,” {he} had always said; “it doesn’t work on this sort of thing.” Who had told {him} so? {H} tried to remember, and there was no one there. {He} had shut that door {himself}, years ago, so that nobody should be disappointed; and then {he} had leaned against it for so long that {he} had taken it for a wall. It was a good deal lower than it had looked from inside. {He} got up. It took some time. “Stand clear,” {he} told them, in a voice they did not know. ^{He} was terrified that it would fail. {He} was a good deal more terrified that it would not.',
  ],
  'reach:gift': [
    '{seen the end of one’s rope}{His} hand had gone into the bag of its own accord, for warmth, and closed upon something. {He} drew it out; it was only {the-tool}. {He} very nearly threw it from {him}; and then {he} heard, as plainly as if she had been squatting there beside {him} in the wreckage, an old, dry, faintly amused voice. One has to be at the end of one’s rope. It had struck {him} at the time as the kind of thing that the old say, in order to have said something. {H} looked down at what {he} held. {He} looked at {k.the}. ^“Oh,” {he} said. It was scarcely a word. But several people, hearing it, lifted their heads.',
  ],
  'reach:treasure': [
    'Against {his} ribs {the-tool} had begun, ever so slightly, to stir. It was not asking to be looked at; it was more like the way in which a dog that has been good all through a sermon puts its chin on your knee. {He} had thought of it as something to be kept from harm. For forty years, for four hundred, people had thought that, and had sat in front of it with their knitting. But nothing is made merely in order to be kept. {H} unwrapped it. In that place its plainness was almost shocking. ^“What did they want it for?” the children would ask; and somebody, {he} thought, standing up, had better go and find out.',
  ],
  'reach:wish': [
    'In the whole of that ruin there was just one thing which {he} had brought along for no reason. Everything else had been planned, and everything else had failed. {H} looked at {the-tool} as you look at a quiet guest, at the end of a terrible party, when it dawns on you that they might be the only one who is awake. It had no business there; it had had no business anywhere, from the first; and it looked back at {him}, there is no other word for it, with perfect good humour. ^“This is going to be very stupid,” {he} said to whoever was nearest, “or else it isn’t,” and {he} began, with numb fingers, to undo the strap.',
  ],
  reach: [
    '{seen should hang on to that}“I should hang on to that,” the old teacher had said, among her roses. {H} had thought that it was kindness. It came to {him} now, with the force of a slap, that she had been giving {him} an instruction. There was nothing kind about it whatever; it was more in the nature of a tool, put into one’s hand. All this way {he} had tried to be what the thing required; and it had not once crossed {his} mind that the thing might require {him}. It seemed so slight. It was what people had sighed over. ^{He} wiped {his} mouth, and got to {his} feet, and turned towards {k.the} with empty hands.',
  ],
};
