// The bedtime voice (5-8): `place` in the introduction.
import type { Beats } from '../../voice.ts';

export const PLACE: Beats = {
  place: [
    'You should know about {l.name} before we go on. {l.prop} {l.folk} [{l.climate}|] {also} {H} thought there was no better place, and {he} had [looked at four|seen a good many].',
    '{l.name} was not like other places. {l.prop} [{l.prop2}|] {l.climate} {also} When visitors stared, {H} said, “Oh, that,” and pretended to be used to it.',
    'I wish you could see {l.name}. {l.climate} {l.folk} {l.prop} {also} You got used to it, people said. {H} never had.',
    'This is how it was {l.at}. {l.folk} {l.climate} {l.prop} {also} If you came on a good day, somebody gave you [a bun|a plum|a chair].',
    'It was lovely {l.at}. {l.prop} {l.climate} [{l.folk}|] {also} If you lived there, you got used to it. But {H} never did. Every morning {he} ran out in {his} socks to see if it was all still there.',
    'Shall I tell you about {l.name}? {l.folk} {l.prop} [{l.climate}|{l.prop2}|] {also} {H} knew every corner of it. {He} even knew the corner where you can hear what the next corner is saying.',
    'No one ever wants to leave {l.name}. {l.climate} {l.prop} [{l.folk}|] {also} “Just the right size of place,” {H} used to say. “You can see the whole of it if you stand on a bucket.”',
    'Once a visitor came to {l.name} for one night, and has been there for nine years. {l.prop} {l.climate} [{l.folk}|] {also} “I’ll go home tomorrow,” the visitor always says, and asks for another pancake.',
    'If you have not been to {l.name}, take a hat, a good pair of ears, and a jam sandwich. {l.prop} {l.folk} [{l.climate}|{l.prop2}|] {also} The jam sandwich is for {H}. {He} will show you everything for it, and the best corner last.',
    'A pedlar once sold a picture of {l.name}, and nobody who lived there knew what it was. “It’s too still,” they said, and held it upside down. {l.climate} {l.prop} [{l.folk}|] {also} That is how the picture should have been, {H} thought, and with the noise put in.',
    '{H} had lived {l.at} since before {he} could count. {l.folk} [{l.prop}|{l.climate}] {also} By now {he} could find {his} way round all of it with a bucket on {his} head. {He} had tried.',
    'Some people count sheep to fall asleep. {H} counted the things {he} liked about {l.name}. {l.prop} That was one. {l.climate} That was two. [{l.folk} That was three.|] {He} never got as far as ten.',
    'Put your finger on the map, just where the jam stain is. That is {l.name}. {l.climate} {l.prop} [{l.folk}|] {also} The map says nothing about any of it. Maps leave out the best bits.',
    '“What’s it like {l.at}?” people asked, and {H} always thought for a bit. {l.prop} [{l.folk}|{l.climate}] {also} That was a lot to say at once. “It’s like home,” {he} would tell them, “but with more cats.”',
    'There was a spot {l.at} where even the postman stopped to look, and he had seen it every day for years. {l.prop} {l.climate} [{l.folk}|{l.prop2}|] {also} Letters came late there, but they came with a happy face.',
    'The best way to look at {l.name} is lying on your back. {l.climate} {l.prop} [{l.folk}|] {also} {H} had done a lot of lying and looking there, and had fluff in {his} ears to prove it.',
    'A very rich lady once wanted to buy {l.name}, and she had brought the money in a wheelbarrow. “It isn’t for sale,” they told her, “but you can look.” So she looked. {l.prop} {l.folk} [{l.climate}|] {also} The lady stayed to supper, and {H} had a go with the wheelbarrow.',
  ],
};
