// The novel voice (12-17): `wish` in the resolution.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
'People ask to see {w.the}, and are let down. It stands among the cups. It is not kept under glass; {H} will not have that. Sometimes, when the house has gone to bed, {he} takes it down and holds it for a minute, and it is quite inert, and {he} does not mind. You do not expect a key to go on turning. It is enough to have it there, to be able to put your hand on the one object in the world that has been precisely as important as you thought it was; and to put it back, a little crooked, where it can see the door.',
  ],
  'wish:place': [
'No one is afraid of {w.the} these days. It is somewhere you go. [{seen there was a fence, and}The fence has been taken down, and {H}, who was asked for {his} views on the matter, said that they might leave one post|There was to have been a fence, and {H}, who was asked for {his} views on the matter, said that they might put up one post]; and so there it stands, by itself, in the grass. Children climb on it. They have been told that it is a memorial, but not to what, and {he} has noticed that they always lower their voices just there, out of some instinct, and then run. {He} goes there {himself}, on fine days, with a book that {he} does not read. It is very quiet; you can hear the grass; and it has happened more than once that {he} was late for supper.',
  ],
  'wish:event': [
'As for {w.the}, it was held again. It had to be: too many people had missed it, and those who had not could only remember it in flashes. It was a ragged business, late, underfed, and interrupted by speeches. {H} danced, badly, with nearly everyone. At one point {he} stood outside in the cold to get {his} breath and looked in at the window at all those hot, lit, unremarkable faces; and it was some time before {he} could bring {himself} to go in and be one of them. Then somebody rubbed a place on the pane, and put a nose to it, and beckoned; and there was nothing for it but to go round by the door.',
  ],
  'wish:feeling': [
'Weeks afterwards {he} noticed that it had gone, or rather that it had changed its habits. {He} was still {w.head}, at times, at four in the morning or for no reason on a fine day. But it no longer arrived as a verdict. It was more in the way of an old acquaintance who looks in, has nothing new to say, and is not offended if you get on with the washing-up. {He} would not go so far as to say that {he} was glad of it. {He} left the door on the latch, and did not jump up when it creaked.',
  ],
};
