// The bedtime voice (5-8): what lies on a heart, what is somebody's own, a choice, a baby on the way, one who was lost, and a small place in the house.
import type { Beats } from '../voice.ts';
import { CARRIED_ASKED, CARRIED_CLIMAX, CARRIED_DEVELOPMENT, CARRIED_RESOLUTION } from './carried.ts';

export const HEARTS_ASKED: Beats = {
  ...CARRIED_ASKED,
  heart: [
    '{w.told}. {H} had not told anybody how that felt. It felt like a stone in {his} tummy, about as big as a potato. It was there at breakfast, and it was still there at bedtime. [You can carry such a thing for quite a while.|It made {him} slow on the stairs.]',
    '{w.told}. “Never mind,” people said. But {H} did mind. {He} went and sat behind the door, where nobody looks. The cat looked. She did not say never mind. She came and sat down, too, and that was better.',
    '{w.told}. “Are you all right?” somebody asked {H}. “Yes,” said {H}. It was not quite true, and they both knew it. But you cannot always say such a thing at once.',
  ],
  gone: [
    '{w.told}. Everybody looked high, and everybody looked low, and somebody looked in a boot. “We’ll keep our eyes open,” said {H}, “the whole way. All of them.” And everybody promised.',
    '{w.told}. First {H} looked in all the places where you look first. Then {he} looked in the silly places, the teapot and the hat. {H} called, very softly, and listened. Nothing. “It must be somewhere,” {he} said, “and somewhere is where we’ll look.”',
    '{w.told}. You know what that is like. There is a hole in the day, of just that shape. {H} could not eat {his} bun. {He} put it away, somewhere safe. “I’ll have it when that’s put right,” {he} said, and {he} said it so that everybody heard.',
  ],
  'dear:newcomer': ['{w.who} loved {w.plain} more than jam, and that is saying a lot. So nobody had to ask. “And who comes along?” said {H}, and turned round to look. {w.the} was ready long ago, and was waiting.'],
  'dear:object': ['{w.who} loved {w.plain}, and it had been through a good deal already. “You can’t take that,” somebody said. “I can’t *not* take it,” said {H}. So {w.the} came, too, and that was that.'],
};

export const HEARTS_DEVELOPMENT: Beats = {
  ...CARRIED_DEVELOPMENT,
  'thread:heart': [
    'They were sitting down for a bit when it came out. {t.told}. {H} had not meant to say it. Nobody laughed, and nobody said that it was nothing. “That’s hard,” said somebody, and moved up closer. It was still hard. But now there were more of them to carry it.',
    '“You’ve gone quiet,” they said. “It’s only something that I keep thinking of,” said {H}. {t.told}. They stayed beside {him}, and did not ask any more. After a while somebody handed {him} the best bit of the bun. It helped a little.',
  ],
  'thread:baby': ['{t.the} had to come along in the sling, and that made everything slower. Whoever carried it had to go softly. And whoever goes softly sees more: a beetle with a green back, and a stone like a face. [“We’d have missed that,” said {H}.|{H} did not grumble after that.]'],
  'thread:beside': [
    '{H} could not stop thinking of {t.the}. “Somebody must live there,” {he} said. A mouse, said one. A king, said another, and a very thin one. They talked about his very thin bed, and his very thin queen. “We’ll knock,” said {H}, “the minute we’re back.” And now they had one more thing to hurry home for.',
    '“I bet it’s full of buttons,” said somebody. They were talking about {t.the} again. All the buttons that had ever rolled away were in there, they said, and at night they had a dance. “When we’re home we’ll roll them one more,” said {H}, “a red one. And then we’ll put an ear to it and listen.”',
    'How do you knock at {t.the}? With one finger, said somebody, so as not to wake anyone. With a feather, said somebody else. They tried it out on the bag, tip, tap, tip, and the bag said nothing at all. “That was just the right knock,” said {H}. “We’ll do it like that when we’re back.”',
    'Somebody had found out how to knock so that it sounded polite. You did it very softly, and you coughed first. “That’s for {t.the},” said {H}, “for when we’re home.” So they all practised on each other’s bags, and said “Come in” in small voices.',
    '“What do you think is in there?” asked somebody. Nobody had to say where. They all had {t.the} in their heads. “Stairs,” said one, “but for beetles.” “A shop,” said another. {H} had one raisin left, and put it in a twist of paper. If somebody lived there, they might be glad of a raisin.'],
  'thread:nook': [
    'They had all gone past {t.the} each day, and most days twice. “I used to hang my hat next to it,” said {H}, “and I never once looked.” It had been there the whole time, as quiet as a mouse. That was the funny part. It was also the part that {H} did not much like.',
    '“It’s in the house,” said {H}. “It’s *here*.” And {he} pointed at {t.the}. They had packed a bag already, with sandwiches in it. They looked at the bag. Then they sat down right where they were and ate the sandwiches, since that is a good way to begin.',
    '“We’ve gone past {t.the} a hundred times,” said {H}. Everybody had. You do not look at such a place; you put your wet things next to it. Now they did look. Somebody bent down. “There’s a draught,” said somebody, in a small voice. “And it’s warm.”'],
};

export const HEARTS_CLIMAX: Beats = {
  ...CARRIED_CLIMAX,
  'thread:beside': [
    '“We still have to knock,” said {H}. “On {t.the}. We said we would.” It was a funny thing to think of just now. But nobody can knock on anything if they have run away and got lost. So {H} stayed where {he} was.',
    'Why did {H} think of {t.the} just then? It was so small, and so quiet, and it was at home. “I never was afraid of that,” thought {H}, “and I don’t even know what’s in it.” {He} knew quite well what *this* was. That was almost better.',
    '“If there’s somebody in there,” said {H}, “they’ll be wondering where we are.” {He} meant {t.the}. “Then we mustn’t be late,” said somebody, and you could hear their teeth go click, click. They all nodded, and held on a bit harder.'],
  'thread:heart': ['And why did {H} have to think of the sad thing just now? That was hard, and it had been hard every single day. “I know a bit about hard things,” {he} thought, and was surprised. [Then {he} lifted {his} chin.|And {he} stood up a little straighter.]'],
  'thread:choice': ['“{t.told}” There it was again, and there was no more time to think. {H} put the one on the left and the other on the right, in {his} head, and stood in the middle. Then {he} made up {his} mind. It was hard. But the middle had been harder.'],
  'thread:baby': ['In the middle of it all somebody laughed. It was {t.the}! It had woken up and seen {k.the}, and thought that it was funny. {H} had to look again. {He} was still scared. But now {he} was scared and nearly laughing, and that is easier.'],
  'reach:helper': ['{t.lost}There {t.was} {t.the}, over there, and here were all the others. {H} thought hard. “If you can get over there,” {he} said slowly, “then there’s a way, and you know it.” Everybody held their breath. ^“Will you show us?” called {H}.'],
};

export const HEARTS_RESOLUTION: Beats = {
  ...CARRIED_RESOLUTION,
  'thread:fact': [
    '“You’ve left something out,” said the smallest, when {H} had told it all. {H} had to think. Then {he} knew what it was. {t.told}. “Yes!” said the smallest. “That’s how it *begins*.” So {H} told it once more, from there, and this time it was right.',
    'Somebody drew it all afterwards, on one long piece of paper. There was the bag, and there were all of them in a row. But something was missing. {t.told}. They had forgotten it. So it was put in at the very edge, in blue, and after that the picture was finished.',
  ],
  'thread:heart': [
    'That evening {H} talked about the other thing, too, the one that {he} had carried about with {him}. This time {he} told it right to the end, to somebody big with plenty of time. “I’m glad that you told me,” they said. They thought about it together, and there was one thing that they could try tomorrow.',
    'Nothing had changed about the sad thing. Or had it? Next morning somebody stood at the door. “We thought that you might like company,” they said. {H} did. It is odd how much room there is round a worry when you move it over.',
  ],
  'image:heart': ['{p.after} That night {H} thought once more about what had made {him} so sad. {He} waited for it to be as big as before. It was not. ^It was about as big as a plum now, and you can sleep next to a plum.'],
  'thread:choice': ['“{t.told}” asked the little ones, who had heard about it. “And which did you do?” {H} told them. “And was it right?” “I don’t know,” said {H}. “But after that I made it as right as I could.” They thought that this was cheating. It was not.'],
  'image:choice': ['{p.after} “{t.told}” said {H} in the dark. It sounded quite friendly now, like the name of a street where you once got lost. ^{He} said it once more, only for fun, and was asleep before the end.'],
  'thread:baby': ['“And what did {t.the} do?” people asked. “It slept,” said {H}, “and it laughed, once.” They thought that this was not much. {H} did not think so. When nobody was looking {he} bent down over the small fist. It took hold of {him}, hard.'],
  'image:baby': ['{p.after} That night {H} was allowed to sit with {t.the} for the length of a whole song. It looked up at {him} the whole time. “I’ll tell you all about it,” {he} whispered, “when you’ve got words.” ^It yawned. That meant yes.'],
  'solve:helper': ['{t.lost}{deed} {k.clear} And then {H} had {t.the} back, and held on tight. “We looked for you *everywhere*,” {he} said. [“And all the time you knew the way.”|It was the best thing of the whole day.]'],
  'thread:nook': [
    'Somebody wanted to nail it up, to be on the safe side. “Nail up {t.the}?” said {H}. “After all that?” So they hung a bell there instead, quite low down. It is very seldom that it rings. But when it does they all put down their spoons.',
    'Now that they knew about {t.the}, they could not stop looking at it. Somebody put down a saucer, just in case. {H} made a sign. “Please knock,” it said. And everyone who went by did knock, even the grown-ups, even when they were late.'],
  'image:nook': [
    '{p.after} The last thing that {H} did was to put down half a bun at {t.the}. “In case,” {he} said. In the morning there was only a crumb. ^And next to the crumb, very neat and very small, lay a button.',
    '{p.after} That night {H} went past {t.the} once more, on the way to bed. It was quite dark, and it looked like nothing at all. {He} knocked, very softly, twice. ^And very softly, from the other side, somebody knocked back.'],
};
