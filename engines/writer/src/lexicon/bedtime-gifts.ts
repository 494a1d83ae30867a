/** What each of the small gifts does at bedtime: short sentences, and each says how it helped. Nouns and trials are those of `GIFTS`. */
export const BEDTIME_GIFT_DEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ball of red wool': {
    maze: '{H} tied the red wool fast, and let it run out behind them. Where the wool was, they had been already. So they went wherever it was not.',
    gap: '{H} tied the wool to a string, and the string to a rope, and threw the ball across. It caught, over there. They pulled the wool, and the wool pulled the string, and the string pulled the rope.',
    creature: '{H} let go of the ball of red wool, and it rolled. The beast looked. It put out one big paw, and patted it. Then it rolled after the wool, like a kitten as big as a cart.',
  },
  'tin whistle': {
    crowd: '{H} blew the tin whistle. It had one note, and that was a dreadful one. Everybody let go of everybody, to hold their ears. And so there was nobody left who pushed.',
    maze: '{H} blew the tin whistle into each of the ways. From this one the note came straight back. From that one it came straight back. From the third it did not, so the third one went somewhere.',
    storm: '{H} blew the tin whistle. You could hear that one bad note right through the storm. “Come to the whistle!” And one by one, with their eyes shut, they all found the way to it.',
  },
  'bag of salt': {
    creature: '{H} poured out some salt, and held it out, flat, as you do for a horse. A big rough tongue came, and licked. It tickled. Whoever is licking cannot bite.',
    gap: '{H} strewed salt along the last bit that was left. It had been as slippery as soap. Now it was as rough as a cat’s tongue, and a foot would stay where it was put.',
    maze: '{H} cut off a corner of the bag, and the salt ran out behind them, in a thin white line. So they could see where they had been, and went where there was no line.',
  },
  'broken umbrella': {
    storm: '{H} put up the broken umbrella. A whole one would have flown away. But this one had so many holes that the wind went straight through, and the rest of it was just enough to hide behind.',
    stuck: '{H} pushed an iron rib of the broken umbrella in under the edge. They all leaned on it. It bent, but it was good old iron, and it lifted before it broke.',
    flood: '{H} pushed the broken umbrella into the hole where the water came in, and opened it on the other side. It was stuck there like a cork in a bottle. For once it let nothing through.',
  },
  'small brass bell': {
    dark: '{H} unwrapped the small brass bell, and rang it. On this side the sound came straight back. That was a wall. On that side it took its time. “There’s room over there,” said {H}.',
    crowd: '{H} unwrapped the small brass bell, and rang it once. It was not loud. But it was so clear that they all stopped, to hear where it came from.',
    creature: '{H} unwrapped the small brass bell, and rang it very gently, as you rock a baby. The beast lay down, to hear it better. It yawned. You saw all its teeth, and then its mouth fell shut.',
  },
  'pot of honey': {
    creature: '{H} took the lid off the honey, put the pot down, and walked away backwards. The beast put its nose in. The nose got stuck, and it did not mind. It had no time for anybody now.',
    lock: '{H} let the honey run into the old lock, drop by drop. It had only been rusty. Now it was slippery, and it went round.',
    crowd: '{H} opened the honey, and gave everyone a spoonful. It is hard to shout with honey in your mouth. First you have to lick your teeth, and that takes a good long time.',
  },
  'pocket mirror': {
    dark: '{H} held up the pocket mirror, and turned it, and turned it. Far off there was one crumb of light. The mirror caught it, and sent it round the corner, right to their feet.',
    creature: '{H} held up the cracked mirror. The beast looked in. There were two more, just as big, and just as sad! It was not the only one any more. It put out a paw, to say hello.',
    lock: '{H} pushed the mirror in under the door, and looked. In the mirror you could see the other side, and a little hook. Now they knew where it was, and a bent pin was enough.',
  },
  'coil of washing line': {
    gap: '{H} swung the washing line, with its pegs, and threw. At the third throw it caught, over there. They pulled as hard as they could. It held!',
    flood: '{H} tied the washing line to a post, and then round each of them, like washing. The water pulled, and pulled. But nobody came off the line.',
    stuck: '{H} put the washing line round it, and round a post, and back again. Now whoever pulled was pulling three times. That is what loops are for. It came up as easily as a tooth.',
  },
  'stub of blue chalk': {
    maze: '{H} put a blue mark at each corner. When they came to a blue mark they turned round. After a while there was just one way without any blue on it.',
    lock: '{H} rubbed blue chalk all round the edge of it, and gave it a push. The blue came off in just one spot. So that was where it was sticking, there and nowhere else. They all pushed there.',
    dark: '{H} drew a line along the ground with the blue chalk, on and on. If you bent right down you could just see it. So they all bent down, and nobody went in a circle any more.',
  },
  'paper fan': {
    dark: '{H} held up the paper fan. It was so thin that it shook, a very little bit, on one side. So that was where the air came in! And where air comes in you can get out.',
    storm: '{H} held up the paper fan, and they all looked at it. As long as it shook they stayed down. Once in a while it hung quite still. “Now!” And each time they ran a bit further.',
    creature: '{H} opened the paper fan, and fanned that big, hot, cross face. It had only been much too hot. It shut its eyes, and held up its chin, to be fanned there, too.',
  },
  'wooden spoon': {
    stuck: '{H} dug with the wooden spoon, in under the edge, where it was soft. A spoonful is not much. But after a hundred spoonfuls there was nothing under it to keep it there.',
    crowd: '{H} beat the wooden spoon on a pail. Tum, tum, tum. First one foot went along with it, and then all the feet did. When you are all in step, nobody gets pushed.',
    flood: '{H} put in the wooden spoon and stirred, against the way the water was going. Round and round went {H}, and round and round went the water, until it had forgotten where it was off to.',
  },
  'left-hand glove': {
    lock: '{H} put on the left-hand glove, and felt in under the door, where it was all splinters. A bare hand could not have done it. There was something cold. It was the latch!',
    creature: '{H} laid down the left-hand glove. The beast smelled it, first the thumb, and then all the fingers. It smelled of bread and dogs and somebody kind. After that it was not afraid any more.',
    stuck: '{H} put on the glove, and took hold of the one edge that was too sharp for a bare hand. So somebody could pull at last, and the rest of them could pull on {H}.',
  },
};
