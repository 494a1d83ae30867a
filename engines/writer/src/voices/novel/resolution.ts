// The novel voice (12-17), resolution.
import type { Beats } from '../voice.ts';

export const RESOLUTION: Beats = {
  'solve:power': [
    '{deed} {He} had expected it to be like lifting something. It was like setting something down. All the years of keeping it small, of folding it away so as not to be stared at, went out of {him} in one long breath, and {he} thought with detachment: so this is how big it is. {k.clear} Nobody moved. {H} stood in the silence with {his} hands still out in front of {him}, and they did not look like {his}; and then, a finger at a time, they did.',
  ],
  'solve:gift': [
    '{deed} It was preposterous. It was the sort of thing that one would be ashamed to put in a story; {H} knew, even as it was happening, that {he} would never be able to tell it so that anyone believed {him}. {k.clear} {He} looked at what remained in {his} hand. She must have stood, the old woman, at the end of some rope of her own, and not found the use of it; and had carried it all the same for sixty years, so as to have it by her when {he} came along.',
  ],
  'solve:treasure': ['{deed} A long breath went through the place, whether in or out it was impossible to tell. {k.clear} So that was what it had been waiting for, through all those generations of dusting: not for somebody worthy, only for somebody who was in need of it and would say so. {H} was shaking. {He} wrapped {the-tool} in {his} scarf with great gentleness, as one covers a sleeper.'],
  'solve:wish': ['{deed} There was time for {him} to feel a perfect fool, and to make {his} peace with it. {k.clear} Nobody cheered. They stared, from {the-tool} to {him} and back again, with the blank and slightly indignant look of people who have been rescued by something that does not make sense. “Don’t ask me,” said {H}. {He} had begun, helplessly, to laugh. “I only carried it.”'],
  solve: [
    'In the stories somebody always strikes a blow. {H} {H.virtue}. That was all; it was so little that those at the back did not know anything had been done. And yet {k.the}, which had thrown off every effort they could make, seemed for the first time to be at a loss. {k.give} {k.clear} {He} stayed as {he} was for some while afterwards. {He} was thinking that {he} had been ashamed of this, of this very thing, for the greater part of {his} life.',
  ],
  'wish:object': ['People ask to see {w.the}, and are let down. It stands among the cups. It is not kept under glass; {H} will not have that. Sometimes, when the house has gone to bed, {he} takes it down and holds it for a minute, and it is quite inert, and {he} does not mind. One does not expect a key to go on turning. It is enough to have it there, to be able to put one’s hand on the one object in the world that has been precisely as important as one thought it was.'],
  'wish:newcomer': ['It was {w.the} that they had to go looking for. {H} found it beyond the last lights, with its bundle on its back, doing up a buckle. “I don’t stay,” it said, without turning. “It’s nothing personal.” {He} considered various answers. In the end {he} simply sat down on the bank, in the wet, and said nothing, and went on saying it. The moon rose. After an hour or so the buckle seemed to have been done up wrong, and it had to be undone again.'],
  'wish:place': ['No one is afraid of {w.the} these days. It is somewhere you go. The fence has been taken down, and {H}, who was asked for {his} views on the matter, said that they might leave one post; and so there it stands, by itself, in the grass. Children climb on it. They have been told that it is a memorial, but not to what, and {he} has noticed that they always lower their voices just there, out of some instinct, and then run.'],
  'wish:event': ['As for {w.the}, it was held again. It had to be: too many people had missed it, and those who had not could only remember it in flashes. It was a ragged business, late, underfed, and interrupted by speeches. {H} danced, badly, with nearly everyone. At one point {he} stood outside in the cold to get {his} breath and looked in at the window at all those hot, lit, unremarkable faces; and it was some time before {he} could bring {himself} to go in and be one of them.'],
  'wish:feeling': ['Weeks afterwards {he} noticed that it had gone, or rather that it had changed its habits. {He} was still {w.head}, at times, at four in the morning or for no reason on a fine day. But it no longer arrived as a verdict. It was more in the way of an old acquaintance who looks in, has nothing new to say, and is not offended if one gets on with the washing-up. {He} would not go so far as to say that {he} was glad of it. {He} left the door on the latch.'],
  after: [
    'For a long time they did not do anything. They lay where they had ended up, like things left by a tide. There was {sound}; it must have been there throughout. {H} was conscious of {his} own tongue, of a stone under one hip, of the fantastic fact of its being cold. Someone passed round a bottle with an inch of water in it, and each drank so carefully, so scrupulously little, that when it had gone the whole way round there was still half an inch left.',
  ],
  prize: [
    'Then, bit by bit, the truth came out. {p.truth} It was so much smaller than what they had feared, and it went so much deeper in. {p.prize} {H} had supposed that {he} would feel victorious. What {he} felt was more like the hush that falls when, in the middle of a family quarrel, somebody reads aloud an old letter. They had all been right about something. It had only been that not one of them could bear to be right about so little.',
    '{p.prize} It took perhaps a minute. All that way, {H} thought; all that noise; and the thing itself is done in the time it takes to lace a boot. {p.truth} {He} said it over in {his} mind until it stopped being an answer and became just something that had happened to someone. You could have walked past that person any day of the week. {He} had an idea that, on several days of several weeks, {he} had.',
  ],
  wonder: [
    'The tale had got home before them. By the time they came down to the first houses it had acquired a sword, a wolf, and a prophecy, and {H} was being congratulated on a speech. {He} protested, at first. But people were so happy in it, they had so plainly taken trouble, that it began to feel like complaining about a present. In the end {he} kept back just one thing, the smallest, which no one had asked about and which {he} had not told to anybody. It is not in this account, either.',
  ],
  mend: [
    'Which left {F}. {He} had been dreading it more than {he} had dreaded {k.the}; there, at least, nobody had expected {him} to find the words. {F} was sitting on a step, unpicking a knot. {H} sat down, one step lower. {r.mend} It would be wrong to say that everything was as before. It had been broken, and one could see the line. But {he} had noticed that the mended cups in that house were the only ones which everybody was careful with.',
  ],
  'mend:solo': [
    'On the way back {he} passed the spot where {he} had sat and shared {his} bread with the unimpressive stranger who was {himself}. {He} stopped there a while. It seemed only polite. The two of them had not become friends, precisely, but they had been through something together, and each had seen the other at his worst; and there was something to be said, {he} supposed, for never again having to keep up appearances. “Coming?” said {H} aloud, and shouldered the bag. It was not clear, for a moment, which of them had spoken.',
  ],
  'mend:foil': [
    '{r.mend} It was awkward, and it did not last long. There would be no embrace; there might well be, in a week or a month, another quarrel, since neither of them had been issued with a different character. But {H} had seen {V’s} face when {V.he} thought that no one was coming, and {V} had seen {H’s} when {he} came. One could not unsee that. It would be there between them, always, a kind of embarrassment, like having once by accident held hands.',
  ],
  foil: [
    '{V} did not ask to be forgiven, and {H}, to {his} own relief, was not called upon to decide. They met at the pump. “You should have left me there,” said {V}, examining the handle. “{V.say}.” “I thought about it,” {he} admitted. “How long?” “Quite long.” For the first time in all the years they had known each other {V} laughed, really laughed, an ungainly sort of bark, and one saw what {V.he} must have been like as a child, before {V.he} took up smiling.',
  ],
  cameo: [
    '{C} would not be thanked. {C.he} left the room when it was attempted. {C.habit} {H} watched {C.him}, across the lamplight and the noise, and saw how {C.he} {C.act}, thinking that no one was looking; and {he} made one of those promises which are no use unless they are kept secret. It was not a large promise. It was to look, from now on, at least once in every day, at the floor that {he} was standing on.',
    '“{C.say},” {C} was saying. “{D.say},” said {D}. So that was all right. {C} {C.act}, for the benefit of those who had not been there; {D} {D.act}, for the benefit of those who had. They contradicted one another on every point. If one had written down both versions and struck out whatever they did not agree on, there would have been nothing left at all, except perhaps that each, in the other’s account, had been rather wonderful.',
    'They were all there, or would be soon: {cameos}. Some were asleep in their plates. {H} went from one to another with the jug, not because anybody wanted more but because it gave {him} a reason to stop for a second behind each of their chairs. There was so much that {he} ought to say to them. {He} filled up the glasses. Now and again a hand came up, without its owner’s turning round, and patted {his}.',
  ],
  home: [
    'One is always warned that home will have shrunk. It had not; it was merely that {H} could see over it now, to what lay behind. {home} stood in the evening with its smoke going up. The gate stuck. {He} lifted it. Somebody in the yard looked up from what they were doing, shading their eyes, and for a long moment did not know who {he} was, and {he} stood there and let {himself} be looked at until they did.',
  ],
  table: [
    'There was supper, at which nothing was said. It would all be said later, over and over, until it had lost its edges. For now they passed things. “You’re thin,” someone told {him}, and heaped up {his} plate. {He} ate with attention. It was the ordinary bread and the ordinary soup, and the salt was where the salt always was; {he} put out {his} hand for it without looking. That, of everything, was what nearly finished {him}: that {his} hand had remembered.',
  ],
  treasure: [
    'They turned aside, on the way, without needing to discuss it. {l.treasure} {H} had seen it a thousand times. {He} thought of the people who had come before {him} and would come after, each of them sure of having been born too late for the great days, trudging past the thing itself on the way to work. {He} would have liked to leave a note. In the end {he} only straightened it a little, and went on.',
  ],
  image: [
    '{p.after} That is as much as most people know, and it is enough. {H} is often asked what {he} learned. {He} has a number of answers to that, which {he} varies, so as to stay awake. The truth is that {he} cannot put it into words, and has come to be rather glad of it. On certain evenings {he} goes up to where you can see {far}, and sits. ^{He} is listening. {He} still could not tell you for what.',
    '{p.after} It was on a {day}, much later, that {H} went by the house that had stood empty. The lamp was in the window. {He} knew by then who had lit it, and why, and {he} had never told a soul. {He} stood for a while in the road. There was {sound}, far off, and the cold was coming up out of the ground. ^Then {he} did what {he} had not had the courage to do the first time. {He} walked up to the door, and {he} knocked.',
    'The letter was still propped against the jar. No one had moved it. They had dusted round it, {he} could see that, with care, for all that time. {H} took it down, that brief, chilly page, and read it through as though it had been written by somebody else; and in a way it had. {p.after} {He} looked about for a pen. ^At the bottom, under {his} name, where there was a good deal of white left, {he} began to write the rest.',
  ],
};
