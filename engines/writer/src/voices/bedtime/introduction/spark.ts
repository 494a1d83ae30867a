// The bedtime voice (5-8): `spark` in the introduction.
import type { Beats } from '../../voice.ts';

export const SPARK: Beats = {
  spark: [
    '{sign-there}And then there was this. {p.sign} {H} [pinched {his} own arm, and then somebody else’s|went away, and counted to ten, and came back]. It was still so. “Well!” said {H}.',
    '{p.sign} Nobody had expected that. [“It’ll be the weather,” said somebody.|“It was better before,” said somebody.] Soon {H} had told everyone {he} knew, and no one had anything useful to say.',
    'It began with a shout. {H} turned round so fast that {he} nearly fell over. {p.sign} [{hush}For a moment it was so quiet that you could hear {sound}.|“Well, I never!” said somebody behind {him}, and then said it twice more.]',
    'But something was different. {H} felt it before {he} knew it, like a stone in a sock. {p.sign} “Oh,” said {H}, very quietly. And then, not quietly at all, “Oh!”',
    'Do you know how a whole day can turn round in one minute? Here is the minute. {p.sign} {H} stood there until {his} nose went cold.',
    '“Come quick!” somebody called. {H} came quick. {p.sign} There they stood, and scratched their heads. [{weight}A dog sat down and howled.|A baby laughed.] Nobody knew whom to ask.',
    '{public-sign}All of a sudden somebody shouted. {p.sign} [{weight}{H} dropped {his} toast, and it landed butter side down, of course.|{sign-seen}“Did you see *that*?” said everybody to everybody.] They all stood there with their mouths open. A fly flew into one, and flew out again.',
    'This is how it began. {p.sign} {H} counted to three, as slowly as {he} could. [{sign-there}It was still so.|“Pinch me,” {he} said, and somebody did. “Ow.”] In no time there was nobody who had not heard.',
    '{public-sign}{hush}But what was this? {p.sign} First there was a big hush. Then everyone talked at once. [A dog ran round and round. It did not know what had happened, but it wanted to help.|{H} put up {his} hand, and nobody saw.] And then they all went quiet again.',
    'It was the time of day when nothing ever happens. {p.sign} “That’s not right,” said {H}. [Nobody said that it was.|{He} said it to {himself}, and then {he} said it to the cat.] And it was not. It was not right at all.',
    '{H.face}{weight}{H} was just about to bite into a plum. {p.sign} The plum never got bitten. It lay there until the wasps found it. [“Did I dream that?” said {H}.|{public-sign}A long, long “Oooh” went down the street.]',
    '{weight}Three things happened at once. A door banged. A cup broke. And the third was this. {p.sign} The first two did not matter. {H} knew which one did, and {he} felt it in {his} knees.',
    '{public-sign}It was a child who noticed it first, and nobody listened, because it was only three. {p.sign} “Told you,” said the child. [{sign-seen}{H} went down on {his} knees beside it, to look from there. “So you did,” said {H}.|“So you did,” said {H}. “Next time we’ll ask you first.”]',
    '{village}{public-sign}There is a bell {at-home} that is only for fires and weddings. Now it rang. {p.sign} It was not a fire. It was not a wedding. People stood there with buckets and rice, and did not know which to throw.',
    '{p.sign} {H} told {himself} that there would be a reason. {He} thought of four. They were all silly, and one had a camel in it. [“Does anybody know anything?” {he} asked. Nobody did.|So {he} went to look for a fifth.]',
  ],
};
