// The bedtime voice (5-8): `onset` in the climax.
import type { Beats } from '../../voice.ts';

export const ONSET: Beats = {
  onset: [
    '{sudden}Then it came. {k.onset} {H} grabbed the nearest thing to hold on to. [It was only the bag.|It was somebody’s sleeve.] “Hold tight!” {he} shouted. Everyone already was.',
    '{k.onset} [{sudden}It happened so fast that there was no time to be brave. There was only time to gasp.|{H} had meant to be brave. {He} had even practised the voice for it, and now the voice had gone home.] “So that’s what was waiting for us,” thought {H}.',
    '{sudden}There was no warning at all, unless you count one very small creak. {k.onset} {H’s} hat flew off. {His} mouth was open, but no words were in it.',
    '{sudden}And then! {k.onset} Everybody fell over everybody. {H} was at the bottom. [“Is that my foot?” asked someone. “No,” said {H}, “it’s mine.”|Somebody’s elbow was in {his} ear.] It takes a long time to get up, when nobody knows who begins.',
    '{sudden}There was no time to say “look out”. {k.onset} [Somebody had been in the middle of a bite. The sandwich flew off by itself.|“Help!” shouted everybody, so there was nobody left to come.] {H} held on to something. It was a tail. {He} never found out whose.',
    '{k.onset} So that was the end of the good part. It had been short, too. [One of them had just begun to yawn, and forgot to stop.|One of them had both eyes shut, and was saying “no, thank you, no, thank you”.] {H} was frightened. Then {he} was cross. Cross was better.',
    '{sudden}It began with a very small noise. “What was that?” said {H}. It was only the beginning. {k.onset} [They all tried to hide behind each other. It does not work.|They ran in a circle and met in the middle.] There was no way round it. And there was no way back.',
    '{sudden}“Did you hear something?” said {H}. “Hear what?” they said. {k.onset} “I *did* say so,” said {H}. {He} had to say it from underneath two other people. After this nobody asked what anybody had heard.',
    '{sudden}{H} had just put one foot down when it started. {k.onset} {He} took the foot away again. It made no difference. There was nothing for it, so {he} put it back, a bit further on, and leaned.',
    '{earth}{sudden}For a moment nobody so much as blinked. {k.onset} The bag went over. The buns went over. {H} went over, too, and came up with a mouthful of somebody’s scarf. “Is everybody there?” {he} called, and one by one they said that they were.',
    '{sudden}{k.onset} If you have ever been on a swing that went too high, then you know what {H’s} tummy did. {He} caught hold of somebody. Somebody caught hold of {him}. In that way they made a chain, and the chain held. It only just did.',
    'Nothing said hello. Nothing even said boo. {k.onset} “I don’t like it,” said a small voice, and it might have been {H’s}. {He} planted {his} feet wide apart, like a table. A table is a hard thing to knock down.',
    '{k.onset} “I want my mum,” said the biggest of them all. No one laughed. They all rather wanted her. {H} swallowed, and it went down like a conker. Then {he} thought of standing behind something, and there was nothing, so {he} stood in front.',
    '{k.onset} All their good ideas blew away like hats. {H} made a grab for one. It was gone. So {he} stood there without any ideas at all, and with {his} mouth open, and did the only thing that {he} could think of. {He} stayed.',
    '{calm-trial}They had been ready for almost anything. They had string, a whistle and eleven sandwiches. {k.onset} Nobody had a sandwich for that. {H} opened {his} mouth, and shut it, and opened it again.',
    '{calm-trial}“We’ve as good as done it,” said {H}. You should not say so until you have. {k.onset} “Oh,” {he} said. So did all the rest, one after the other. Somewhere behind them a biscuit was put back into its tin.',
    '{calm-trial}{k.onset} {H} tried it with one eye shut, and then with the other. It did not help. “Did anybody expect that?” somebody asked. “No,” they all said, even the oldest, who had always expected everything.',
    '{calm-trial}“This way!” called {H}, who was in front. Then they all bumped into {him}, one after the other, because {he} had stopped. {k.onset} {H} put out @a {H.hand}, very slowly, and took it back again.',
    '{calm-trial}Nothing roared, and nothing jumped out at them. {k.onset} {H} felt how small {he} was, and how big everything else was. Somebody behind {him} began to hum, out of tune, to keep {him} company.',
    '{k.onset} “Nobody panic,” said {H}. They all panicked. They ran to the left and met themselves coming back. Somebody put on somebody else’s hat. Somebody said, “Mummy!” and it was one of the big ones.',
    '{sudden}It began with a tickle in the nose. {k.onset} “That wasn’t me,” said {H}, when it was quiet enough. They looked at each other with round, round eyes. They felt for each other’s hands. There was one hand too few, and somebody held an ear.',
    '“Wait,” said {H}. “I’ve got an idea.” {k.onset} Pop, went the idea, and was gone. {H} never did find out what it had been. {He} stood there with {his} mouth open and nothing in it, and somebody took hold of {his} {H.hand}.',
    '{sudden}One of them had just said how well it was all going. It is always that one. {k.onset} Somebody fell over somebody. Somebody said a word that I do not know how to spell. {H} felt {his} heart go bump, and then bump again, to make sure.',
    '{calm-trial}They had thought of everything. They had thought of it twice. {k.onset} So there had been one thing more. “Well,” said {H}, after rather a long time. “That’s new.” It did not sound as brave as it was meant to.',
  ],
};
