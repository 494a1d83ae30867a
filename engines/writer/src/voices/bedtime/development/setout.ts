// The bedtime voice (5-8): `setout` in the development.
import type { Beats } from '../../voice.ts';

export const SETOUT: Beats = {
  setout: [
    'Somebody has to go in front, and somebody has to go behind. {H} began in front, and at every third corner {he} changed over. Afterwards {he} could never say which of the two {he} had liked better. {also}',
    'At first it was all skip and hop, and a bit of a song. {also} After a while it was only walking, one step and then the next. That is when you really start to get somewhere.',
    '{away}The first mile was easy. It mostly is. You could hear {sound}, and smell {smell}. {H} {H.act}. [Nobody had sore feet yet.|Nobody had yet said, “Are we nearly there?”]',
    '{away}{earth}{daylight}{All} set out before anybody could say “wait”. Far ahead {they} could see {far}. “That’s miles,” said {H}, and {he} sounded pleased. {He} {H.act}.',
    '{away}{march}{They} had walked further than ever before, and nearly all the bread was eaten. {H} {H.act}. When {they} looked round, home was no bigger than a pea. One of {them} waved to it, all the same.',
    '{away}{They} sang the song about the cow. {They} sang it nine times. By then there was nobody left in the song but the cow, and it was getting tired. [“Once more,” said {H}, “to cheer her up.”|In the distance you could see {far}. That did not seem to want to come any closer.]',
    '{away}How far could it still be? {H} looked at {far}. “About that much,” {he} said, and held {his} {H.hand}s apart. [{They} walked and walked. Now it was about *that* much.|So there was time for a biscuit first.]',
    '{away}First there was a hill. Then there was another hill, behind the first one, where you could not see it. {H} stood and looked at it. [“Hills do that,” {he} said.|“That’s cheating,” {he} told it.] You could hear {sound}, and smell {smell}, and it was time for lunch.',
    '{away}For the first bit there was a lot of talking. For the second bit there was singing. Then there were no songs left, and it was quiet, but for the steps. “Is this far?” {H} asked {himself}. “No,” {he} said. “This is only the start of far.”',
    '{away}{H} looked back once, to wave. There was somebody at the window, waving a tea towel. {He} waved until it hurt, and then {he} waved with the other {H.hand}. When {he} looked again there was only the tea towel, hung out to dry.',
    '{away}It is an odd thing to walk away from your own front door. You know that it is getting smaller, but you do not like to look. {H} counted to a hundred first. When {he} turned round it was about as big as a stamp.',
  ],
};
