// What changes who is where, at what hour, and how somebody feels: they lose each other and find each other again, the night is over, somebody is angry. Asked for, or written into the part before.

import type { AgeRange } from '../brief.ts';
import type { Beats } from './voice.ts';

/** They are apart until they have found each other: all of it in one paragraph, since in the next one they are together. `{w.told}` where it was asked for; where a family wrote it into the part before, it is known. */
const APART: Readonly<Record<AgeRange, readonly string[]>> = {
  '3-4': [
    '[{w.told}.|Where was everybody?] {H} was all alone. “Hello?” said {H}. “Hello!” said a bush. There they were!',
    '[{w.told}.|All alone!] {H} looked left. {H} looked right. Then {he} sat down and sang. And they all came!',
  ],
  '5-8': [
    '[{w.told}.|Now they were not together any more.] {H} called, and only {his} own voice came back. So {he} stayed in one place, as you should, and sang the song about the cow, as loud as {he} could. At the ninth cow somebody joined in. Soon they were all singing. They had found each other.',
    '[{w.told}.|{H} turned round, and there was nobody there.] “I’m not lost,” said {H}. “They are.” {He} drew an arrow on the ground, and went a little way, and drew another. On the fourth corner there was an arrow already, and it was not {his}. At the end of it they all sat in a row. “There you are,” they said. And they all held hands.',
  ],
  '9-12': [
    '[{w.told}.|For some time after that nobody knew where the others were.] You stop to do up something; you look up, and the ones in front are only a sound. {H} shouted, and waited, and what came back was {his} own voice, sounding less sure of itself than when it had set out. {He} had always been told that whoever is lost should stay where they are; the trouble was that the others had been told the same. In the end {he} whistled, three short and one long. It was a good while before anybody answered, and longer before they had all followed it to one spot, scratched and out of breath. “Where were you?” they asked each other, at the same moment. After that they kept so close together that they trod on one another.',
    '[{w.told}.|Each of them was now alone, and thought that the rest were together.] {H} went back to where {he} had last seen anybody, and it looked like a different place, as they do. {He} was not frightened; {he} only noticed that {he} had begun to talk to {himself}, in a cheerful voice, like somebody talking to a horse. “Left,” {he} said, “and then left again.” “No, right,” said somebody, on the other side, and {H} has never in {his} life been so glad to be contradicted. They collected the rest one by one, by calling and listening in turns, and counted each other twice. Nobody mentioned holding on to anybody’s sleeve; they simply did.',
  ],
  '12-17': [
    '[{w.told}.|By then they had already lost each other, though it took each of them some time to admit it.] There is a moment in which you are merely a little behind, and another in which you are alone, and nobody has ever been able to say what lies between the two. {H} called once, in an ordinary tone, so as not to seem alarmed, and then in a tone that was not ordinary. Nothing came of either. What {he} felt was not so much fear as a kind of shrinking: there had been a party, with plans, and now there was one person, with a bag, who did not know the way. {He} made {himself} stand still. {He} made {himself} think where each of the others would go, and it surprised {him} how exactly {he} knew; the stubborn one would have gone on, and the careful one back, and they would both be furious. It was in that order that {he} found them. It took the better part of an hour, a good deal of shouting, and one wrong turning; and when the last of them had come up, muddy and indignant, nobody said anything about it. But from then on, whenever the path bent, each of them looked round and counted.',
  ],
};

/** What was left of a night that a family wrote at the end of the part before; then it is day, as in what comes. */
const NIGHT: Readonly<Record<AgeRange, readonly string[]>> = {
  '3-4': ['It was still night. Shh! They all lay down. “Are you asleep?” said {H}. “Yes,” they said. Then it was day.', 'It was dark, so dark! {H} held on to a sleeve. They slept a bit. Then up came the sun.'],
  '5-8': [
    'It was still night, and much too dark to do anything. So they lay down close together, and {H} tried to count the stars, and came to eleven. “Is it morning?” somebody asked. “Not yet,” said {H}. Then nobody asked for a long time. When they opened their eyes there was a grey line over there, and then a pink one, and then it was day. “Now,” said {H}.',
    'In the middle of the night you cannot do much but wait. {H} waited on one side, and then {he} waited on the other. Something hooted. Something else said “hush”. They told each other in whispers what they would have for breakfast, and somewhere between the eggs and the jam they fell asleep. And when they woke up it was light.',
  ],
  '9-12': [
    'There was a good deal left of that night, and nothing to be done with it. They sat with their backs together, so that there was somebody in every direction. Each of them said that the others should sleep. {H} had never before noticed how much goes on in the dark. All the small noises that have been waiting their turn come out. Somebody began a story, and forgot how it went on, and nobody minded. At some time or other they must all have slept, because they woke, stiff as boards, with their mouths open. There was a grey light in which one could already tell a hat from a hedgehog. By the time that they had got the feeling back into their feet it was day, and they could begin.',
    'Nobody can look for anything in the middle of the night, and after they had fallen over each other twice they gave it up. They settled down where they were. {H} took the first watch, and the second as well, since it seemed a pity to wake anyone; {he} listened to them breathing, and learned to tell them apart by it. The dark was quite black, and then it was only blue, and then, without anybody’s having done anything, you could see your own hand. A bird said one word. “There,” said {H}, and shook the nearest shoulder. It was as good a morning as any to go on with it.',
  ],
  '12-17': [
    'What remained of the night had to be got through, as one gets through a long sermon, by thinking of other things. There was no question of going on; they had tried it, and had walked into one another, and apologised. So they sat down close together in the dark, and since nobody could see anybody’s face they talked more freely than they had by day. {H} was to remember very little of what was said. What {he} remembered was how the voices came, from left and right, out of nothing; how there were fewer of them after a while; and how in the end there was only {his} own, asking whether anybody was still awake, and it was plain that nobody was. {He} kept watch, or believed that {he} did. Then somebody was shaking {him} by the arm, and there was a grey light, with a line of yellow under it, and everybody had a great many creases and was looking for their shoes. It was day; the world had been given back, rather damp; and they got up and went on with it.',
  ],
};

/** How somebody feels, of whom a family said so: `{H}` is whoever it is. What is done and said shows it. */
type Mood = 'angry' | 'sad' | 'scared' | 'glad';

const MOODS: Readonly<Record<AgeRange, Readonly<Record<Mood, readonly string[]>>>> = {
  '3-4': {
    angry: ['{w.told}. Stamp, stamp, stamp! “No!” said {H}. “No, no, no!” {He} would not even look at a bun.'],
    sad: ['{w.told}. {H} sat down. Two tears ran down, plip, plop. “Come here,” they said, and made room.'],
    scared: ['{w.told}. {H} held on tight to a sleeve. “Is it gone?” {he} said, with both eyes shut.'],
    glad: ['{w.told}. Hop, hop, hop! {H} had to hug them all. {He} hugged a post, too. “Ha!” said {H}.'],
  },
  '5-8': {
    angry: ['{w.told}. You could hear it in how {he} put {his} feet down. “What’s the matter?” they asked. “Nothing!” said {H}, so loudly that a bird flew up. {He} kicked a stone, and it was a big one, and that made it worse. Nobody laughed. They let {him} walk in front for a while, and {he} walked very fast.'],
    sad: ['{w.told}. {He} did not say so. But {he} walked at the very back, and when there were biscuits, {H} gave {his} away. “You’re quiet,” said somebody. “I’m only looking at my feet,” said {H}. {His} voice was a little wet. So somebody else walked at the back as well, and looked at feet, too.'],
    scared: ['{w.told}. “I’m not,” said {H}, before anyone had asked. But {he} jumped when a twig went snap, and {he} looked behind {him} at every third step. “Shall we hold on to each other?” they said. “Only if you want to,” said {H}, and held on so hard that it pinched.'],
    glad: ['{w.told}. It got into {his} feet first, and {he} had to hop. Then it got into {his} voice. “Good day!” {H} called to a cow, and “Good day!” to a gate. {He} gave away half a bun and did not even look which half. “Is it your birthday?” somebody asked. “It feels like it,” said {H}.'],
  },
  '9-12': {
    angry: ['{w.told}. {He} did not shout; it would have been easier if {he} had. {He} put things down a little too hard, and shut what would shut, and when somebody asked what was the matter {H} said “Nothing”, in a voice that you could have cut bread with. “It doesn’t sound like nothing,” they said. “Then don’t listen,” said {H}, and walked on ahead, quickly, looking straight in front. Nobody ran after {him}. After a hundred steps {he} began to kick a stone along, and one could tell from the stone how it was going: at first it flew, and then it rolled, and in the end it was only pushed. “I’m still angry,” {he} told them, when they had caught up. “We know,” they said.'],
    sad: ['{w.told}. You had to know {him} to notice. {He} did all that had to be done, and said “thank you” and “no, really”; only {he} was always half a second late, as though everything had to come a long way to reach {him}. At the first stop {H} gave away {his} biscuit. “Aren’t you hungry?” somebody asked. “I was,” said {H}, and looked the other way, at a place where there was nothing at all to be seen. It does not help to be told to cheer up, and luckily nobody did. Somebody sat down beside {him}, not very close, and looked at the nothing as well. “It’s a bit better with two,” said {H} after a time, rather hoarsely.'],
    scared: ['{w.told}. {He} made jokes, which was how they knew; {he} made three in a row, and laughed at all of them before they were finished. Then something cracked, not far off, and {H} was suddenly standing behind somebody else. “I was only making room,” {he} said. {His} voice had gone up by several notes. After that {he} stopped pretending. “Would somebody mind talking?” {he} asked. “It doesn’t matter what about.” So they talked, about cheese, and bicycles, and whether fish ever get thirsty; and {H} walked in the middle, holding on to a strap that was not {his}, and did not let go of it until it was quite light ahead.'],
    glad: ['{w.told}. It came out at every corner. {He} hummed; {he} walked along the tops of things that other people walk beside; {he} said good day to a postbox. “What have you got to be so pleased about?” somebody asked, who had a blister. “I don’t know,” said {H}. “Isn’t it wonderful?” {He} took the bag from whoever had the heaviest, and gave away {his} last toffee without looking to see if there was another. It is hard to go on being cross beside a person like that. Before they had gone very much further somebody else was humming as well, and then it was everybody, each of them something different, and {H} conducted.'],
  },
  '12-17': {
    angry: ['{w.told}. Other people’s anger has a beginning and an end; {H’s} was more like weather, and for some time there had been nothing to be seen of it except a stillness. {He} was polite. {He} passed things when {he} was asked, and did not throw them. “Is anything the matter?” they said at last, and {H} replied, “What could possibly be the matter?”, with a distinctness that made them all look at the ground. Then it broke. {He} said a number of things, one after another, of which about half were just; {he} could hear, while {he} was saying them, which half, and that did not make it any easier to stop. When it was over {he} walked on ahead, very fast, with {his} shoulders up, and nobody attempted to walk beside {him}. It must have been a mile before {he} slowed down. “I meant some of that,” {H} said, when they had come level. “We know,” they told {him}. “We’ve been working out which.”'],
    sad: ['{w.told}. It did not show in what {he} did, which was all that {he} ought to have done; it showed in the gaps. {H} would begin a sentence, and lose interest in it. {He} had to be called twice. When they stopped, and something was shared out, {he} thanked them, and was found afterwards to have put it, whole, into {his} pocket, like a thing that one means to read later. “You could tell us,” somebody said, as if it were not of any great importance. “I could,” said {H}, “but then it would be so.” They left it at that. It was, nevertheless, arranged, without anybody’s having arranged it, that there was always one of them beside {him}; whoever it was did not talk, or talked about nothing. And towards evening, apropos of nothing either, {H} took a long breath, and said a single sentence; and it was the right length, and the right person heard it.'],
    scared: ['{w.told}. {He} had gone very calm, and that deceived nobody who had known {him} for any length of time. {H} spoke slowly; {he} folded things; {he} asked, in a light voice, a number of practical questions, of which the third was the same as the first. When something fell over, a long way off, {he} did not start. {He} merely stopped in the middle of a word and never went back for it. “You’re frightened,” somebody said, and it was said so plainly that there was no use in denying it. “I am, rather,” said {H}. {He} found that {his} hands had been waiting for permission, and now they shook. “What do you do about it, as a rule?” they asked. “Count,” said {H}. So they all of them counted, under their breath, and not quite together, as they went along; and by four hundred it was, if not better, at least common property.'],
    glad: ['{w.told}. There was no reason for it that would have satisfied a magistrate, and it was not to be argued with. It made {him} generous, and a little tiresome; {H} admired things. {He} admired a gatepost. {He} took the heaviest of the bags, on the ground that it was hardly anything, and carried it along the top of a wall. “Could you be less happy,” somebody inquired, “just until we’re over the hill?” “I’m trying,” said {H}, and tried, and it came out at the corners. It ought to have been unbearable. But there are people who are happy as others are well off, at everybody’s expense, and there are people who leave the door open, so that one can come in and get warm; and they noticed, one after another, and with some annoyance, that they had begun to walk in step, and that the hill was behind them.'],
  },
};

export const MOOD_NAMES: Readonly<Record<Mood, RegExp>> = {
  angry: /\b(?:angry|cross|furious|mad|annoyed|grumpy)\b/iu, sad: /\b(?:sad|unhappy|upset|miserable|gloomy)\b/iu,
  scared: /\b(?:scared|afraid|frightened|terrified|nervous|anxious)\b(?! of)/iu, glad: /\b(?:happy|glad|cheerful|joyful|overjoyed|excited|delighted)\b/iu,
};

export const moodNamed = (words: string): Mood | undefined => (Object.keys(MOOD_NAMES) as Mood[]).find((mood) => MOOD_NAMES[mood].test(words));

/** How they say what they say for the rest of that part, behind “said Finn”. */
export const SAID_SO: Readonly<Record<Mood, readonly string[]>> = {
  angry: [', much too loudly', ' between {his} teeth', ' without looking at anybody'],
  sad: [' in a very small voice', ' without looking up', ', so low that one could hardly hear it'],
  scared: [' in a whisper', ', with a quick look behind {him}', ' in a voice that shook a little'],
  glad: [', and laughed', ', beaming', ', who could not stand still'],
};

/** What was asked for, or else what begins the next part. */
const EITHER = /^\[(\{w\.told\}\.)\|([^\]]*)\]/u;

const changed = (age: AgeRange): Beats => ({
  'apart:happening': APART[age].map((line) => line.replace(EITHER, '$1')), 'goes-on:apart': APART[age].map((line) => line.replace(EITHER, '$2')), 'goes-on:night': NIGHT[age],
  ...Object.fromEntries(Object.entries(MOODS[age]).map(([mood, lines]) => [`mood:${mood}`, lines])),
});

export const AS_IT_CHANGED: Readonly<Record<AgeRange, Beats>> = { '3-4': changed('3-4'), '5-8': changed('5-8'), '9-12': changed('9-12'), '12-17': changed('12-17') };
