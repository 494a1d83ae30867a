// Who comes along with a hero who would otherwise go alone: never a chosen character, never the one who solves it.

interface Crew {
  /** After "H and": "the two geese". */
  the: string;
  /** Sentence in which they join, for the youngest, at bedtime, and for the rest. */
  small: string;
  bedtime: string;
  come: string;
  /** Only where a plot of this category is told. */
  only?: RegExp;
}

const CREWS: readonly Crew[] = [
  { the: 'the two geese', small: 'Two geese came, too. Honk, honk!', bedtime: 'Two geese from the yard had heard all about it. They stood at the gate with their beaks in the air, and so they were coming, too.', come: 'Two geese came along from the yard, since nobody had told them not to.' },
  { the: 'the brown dog', small: 'A brown dog came, too. Woof!', bedtime: 'A brown dog that belonged to nobody lay down across {H’s} feet. That meant that it was coming, too.', come: 'A brown dog that belonged to nobody came along, and would not be sent home.' },
  { the: 'the three ducks', small: 'Three ducks came, too. Quack!', bedtime: 'Three ducks had lined up behind {H}, in a row, and there they stayed. So they were coming, too.', come: 'Three ducks had fallen in behind, in a row, and that seemed to be that.' },
  { the: 'the old donkey', small: 'The old donkey came, too. Clop, clop.', bedtime: 'The old donkey looked over the wall at {H}. It had nothing else on that day, and so it was coming, too.', come: 'The old donkey from over the wall came as well, having nothing else on that day.' },
  { the: 'the cat and the hen', small: 'The cat and the hen came, too.', bedtime: 'The cat and the hen, who did everything together, had packed already. They were coming, too.', come: 'A cat and a hen, who did everything together, got up without a word and came along.' },
  { the: 'the one-eared goat', small: 'A goat came, too. Meh!', bedtime: 'A goat with one ear had chewed through its rope that morning. So it was coming, too.', come: 'A goat with one ear had chewed through its rope that morning, and came too.' },
  { the: 'the tame crow', small: 'A crow came, too. Caw!', bedtime: 'A tame crow sat down on {H’s} bag, and would not get off. So it was coming, too.', come: 'A tame crow rode along, now on a branch and now on a shoulder, and passed remarks.' },
  { the: 'the spotted pig', small: 'A spotted pig came, too. Oink!', bedtime: 'A spotted pig had got out again. It sat down next to {H’s} bag, and so it was coming, too.', come: 'A spotted pig had got out again, and trotted alongside as though it had been asked.' },
  { the: 'the little vacuum robot', small: 'A little robot came, too. Beep!', bedtime: 'A little vacuum robot said that the way would need sweeping. So it was coming, too.', come: 'A little vacuum robot rolled along behind, since the way needed sweeping.', only: /sci-fi/iu },
  { the: 'the two repair robots', small: 'Two robots came, too. Beep, beep!', bedtime: 'Two small repair robots had nothing to repair that day. So they were coming, too.', come: 'Two small repair robots had nothing to repair that day, and came rolling after.', only: /sci-fi/iu },
  { the: 'the ship’s cat', small: 'A ship’s cat came, too. Miaow!', bedtime: 'The ship’s cat got into {H’s} bag, and shut its eyes. So it was coming, too.', come: 'The ship’s cat came as well, since wherever they were was warmest.', only: /sci-fi/iu },
  { the: 'the tea robot', small: 'A tea robot came, too. Beep!', bedtime: 'The tea robot had been told to bring the tea, and nobody had said where to. So it was coming, too.', come: 'The tea robot followed with the pot, as it had been told to bring the tea and nobody had said where to.', only: /sci-fi/iu },
  { the: 'the two space mice', small: 'Two space mice came, too. Eek!', bedtime: 'Two space mice looked out of {H’s} bag. They were coming, too.', come: 'Two space mice came along in a pocket, and had to be introduced later.', only: /sci-fi/iu },
  { the: 'the school cat', small: 'The school cat came, too. Miaow!', bedtime: 'The school cat went to everything, and so of course it was coming, too.', come: 'The school cat came as well, as it went to everything.', only: /school/iu },
];

/** `since` is said where they have come after all; `soon` is the same for bedtime, where the first scene on the way leaves room for a few words. At bedtime and from nine to twelve nearly every scene on the way has somebody who speaks, a sleeve or a hand: they are children, of whatever kind, who can do that. */
const CHILDREN: readonly (Pick<Crew, 'the' | 'bedtime' | 'come' | 'only'> & { soon: string; since: string })[] = [
  {
    the: 'the twins', bedtime: 'The twins from next door could not agree which of them might come along. So they were both coming, and brought one bag of nuts.',
    come: 'The twins from next door had packed one bag between them before anybody had said that there was anywhere to go.',
    soon: 'The twins from next door had come, too.',
    since: 'The twins from next door had caught up by then, with one bag between them.',
  },
  {
    the: 'the two cousins', bedtime: 'Two cousins had come to stay, and had been told that nothing ever happened here. Now something had. They were coming, too.',
    come: 'Two cousins had come to stay, who had been told that nothing ever happened there, and they had no intention of missing it.',
    soon: 'Two cousins had come along as well.',
    since: 'Two cousins had come as well, who were only there on a visit, and had been told that nothing ever happened there.',
  },
  {
    the: 'the children from next door', bedtime: 'The children from next door came in by the window, to be quicker. There were three of them, and they were coming, too.',
    come: 'The children from next door, of whom there were three, had come in by the window to be quicker, and had brought their bags.',
    soon: 'Three children from next door had caught up.',
    since: 'The children from next door, of whom there were three, had got out by the window, and had caught up by then.',
  },
  {
    the: 'the three little ones', bedtime: 'Nobody had asked the three little ones. They stood in a row at the door, the smallest in front. So they were coming, too.',
    come: 'Nobody had asked the three little ones, and they stood in a row by the door, ready to go, with the smallest in front.',
    soon: 'The three little ones had come, too.',
    since: 'Nobody had asked the three little ones, and there they were all the same, with the smallest in front.',
  },
  {
    the: 'the four neighbours', bedtime: '“We’ve got nothing on today,” said four of the neighbours, all in a row. So they were coming, too, even the smallest.',
    come: '“Wherever it is, we’ve got nothing else on,” said four of the neighbours, the smallest of whom had to be lifted up to say it.',
    soon: 'Four of the neighbours had come, too.',
    since: 'Four of the neighbours had come too, which made more hands; the smallest had to be lifted over things.',
  },
  {
    the: 'the triplets', bedtime: 'The triplets said yes before anybody had asked them. They said it three times. So they were coming, too.',
    come: 'The triplets had said that they would come, three times, before anybody had asked them anything.',
    soon: 'The triplets had come. Nobody had asked them.',
    since: 'The triplets had come as well, and it would have been no use to tell them not to, since they never listened all at once.',
  },
  {
    the: 'the gang from round the corner', bedtime: 'The gang from round the corner had a flag, and nothing to do with it. There were four of them, and they were coming, too.',
    come: 'The gang from round the corner, which was four people and a flag, had been hoping for something of the kind since the spring, and was ready.',
    soon: 'The gang from round the corner had come, all four.',
    since: 'The gang from round the corner, which was four people and a flag, had come along without being asked, flag and all.',
  },
  {
    the: 'the cook’s children', bedtime: 'The cook’s three children had the day off, and a bag of buns. “We’re coming, too,” they said.',
    come: 'The cook’s three children had the day off, and a bag of buns, and had only been waiting to hear where to take them.',
    soon: 'The cook’s three children had come, with buns.',
    since: 'The cook’s three children had the day off, and a bag of buns, and had caught up by then.', only: /^(?!.*sci-fi)/iu,
  },
  {
    the: 'the two from the front row', bedtime: 'The two from the front row never missed anything. They had their bags on already. They were coming, too.',
    come: 'The two from the front row, who never missed anything, had their bags on already.',
    soon: 'The two from the front row had come as well.',
    since: 'The two from the front row, who never missed anything, had not missed this, either, and had come too.', only: /school/iu,
  },
];

/** From twelve on other people come along besides (`companyFor`), and so the crew may be animals. */
const areChildren = (age: string): boolean => age === '5-8' || age === '9-12';

/** Those who may come along in a story of this category for this age: no geese on a space station. */
export const crewsFor = (category: string, age: string): readonly Pick<Crew, 'the'>[] =>
  (areChildren(age) ? CHILDREN.filter(({ only }) => !only || only.test(category)) : CREWS.filter(({ only }) => (only ? only.test(category) : !/sci-fi/iu.test(category))));

/** The sentence in which they join, in a story for this age; undefined for a crew that is not known. */
export function joinsWith(the: string | undefined, age: string): string | undefined {
  if (age === '3-4') return CREWS.find((one) => one.the === the)?.small;
  return [...CHILDREN, ...CREWS].find((one) => one.the === the)?.[age === '5-8' ? 'bedtime' : 'come'];
}

/** The same where it is told only on the way: they have come after all. */
export const cameAfter = (the: string | undefined, age: string): string | undefined => CHILDREN.find((one) => one.the === the)?.[age === '5-8' ? 'soon' : 'since'];

/** Do those who come along speak, and have hands? */
export const isOfChildren = (the: string | undefined): boolean => CHILDREN.some((one) => one.the === the);

/** Others who come along in a story for older readers: nobody in particular, so that “the others” are somebody. */
const COMPANIES: Readonly<Record<'5-8' | '9-12' | '12-17', readonly string[]>> = {
  '5-8': [
    'You cannot do a thing like that alone, and so four of the neighbours were coming, too. One of them was very small.', 'Three cousins from next door wanted to help. The smallest had brought a drum.',
    'It was everybody’s trouble, so a whole row of neighbours had put their boots on.', 'The children from next door were coming as well, since many eyes see more than two.', 'Five of the neighbours had said that they would help, and one of them had a whistle.', 'Some of the neighbours were coming along, and had brought the sandwiches.',
    'Three of the neighbours had put down whatever they were doing. They were coming, too.', 'There was a knock, and then another. Five of the neighbours stood outside, and wanted to help.',
    'Two cousins and a friend of theirs had heard it all through the wall. So they were coming as well.', '“Not without us,” said the children from next door. There were four of them, and a very old doll.',
    'Five neighbours drew straws for who might come. All the straws were long. So all five came.', 'Somebody had told the neighbours. Somebody always does. Six of them were coming along.',
    'Four of the neighbours stood at the corner already, as people do for a parade. They wanted to come, too.', '“Count us in,” said the neighbours. {H} counted. There were five, and one more in a pram.',
  ],
  // In few words: they open the last scene, and a long one would not fit behind more.
  '9-12': [
    'Four of the others had their bags ready as well, since it was their trouble as much as anybody’s.',
    'Five of the others, two of whom had only come to borrow something, were standing about with their bags packed.',
    'Half a dozen had announced beforehand that wherever {H} was going they were going as well, and that nobody need argue.',
    'Five of the others meant to come, whatever was decided, and the youngest, who had been listening at the door, had decided it already.',
    'There was no question of going alone; five of the others had already put their bags by the door.',
    'There were five others who could be spared at home, and had been told so, and they meant to come too.',
    'When it was asked who would come along four people took one step forward, and the smallest, by mistake, took two.',
    'Whoever was told of it in confidence had turned up with a packed bag, and by now there were five of them.',
  ],
  '12-17': [
    'It was not an errand on which one could very well go alone, and five others were to come: two who had been asked, two who had only looked in to say that it was madness, and a small girl whom nobody had noticed until it was too late to send her home.',
    'Since it concerned all of them it was felt that all of them ought to come, and in the end, by a process of looking at the floor, it came down to four, of whom the youngest had a whistle.',
    'Half a dozen more had announced in the meantime that they were coming, on the ground that they could not be expected to sit at home and be told about it.',
    'Four of the others had talked it over, and had come to the conclusion that {H} was not to be trusted with it by {himself}; they were coming too, and had packed their own spoons.',
    'Whoever had been in the room when {H} first spoke of it was now regarded as having volunteered, and there had been five of them, of all sizes, one of whom had only come about the piano.',
    'Several people had said that they would think about it, and had packed; so that the party, when it came to be counted, was larger by four than anybody had intended.',
    'Five others were to go, since somebody would have to carry things, and somebody to cook, and somebody to be sensible; as to which of them was which there were differences of opinion.',
    'Nobody had been left out of the trouble, and nobody was going to be left out of the cure; after a good deal of shouting they had settled upon five, which was the number that the big umbrella would cover.',
  ],
};

/** The same where a story began with somebody who went before anybody could come along: told on the way. */
const CAUGHT_UP: Readonly<Record<'5-8' | '9-12' | '12-17', readonly string[]>> = {
  '5-8': [
    'Three cousins had come, too, and the smallest had a drum.', 'Four of the neighbours had come along. They had brought buns.',
    'Four children from next door had come, without being asked.', 'Five of the neighbours had come as well, in their boots.',
    'Four of the others had come. One was very small.', 'A boy and three girls came along behind.',
  ],
  '9-12': [
    'Five of the others had come as well, since it was their trouble as much as anybody’s.',
    'It had not been left to {H} alone: there were five of the others with {him} by now, of whom the youngest had been told to stay at home.',
    'Four of the others had joined {him} by then, each with a bag, and each with a different idea of what one needs.',
    'Half a dozen had come along with {H}, and no amount of arguing had kept them from it.',
    'By then there were five more of them than anybody had invited, and it was no use asking whose idea it had been.',
  ],
  '12-17': [
    'Five others had come too, on the ground that somebody would have to carry things; as to what there was to be carried there were differences of opinion.',
    'It had not been possible to go alone. From the very start there had been five of them behind {H}, one of whom said that it was only for the air.',
    'Four of the others had attached themselves to {H}, separately, and each with the same excuse, which was that somebody had to keep an eye on the rest.',
    'Half a dozen had come along whom nobody had asked, and who said, when it was mentioned, that nobody had asked {H} either.',
    'By then the party was larger by five than anybody had arranged, and the smallest of the five had brought a whistle.',
  ],
};

/** One of them, whichever the family has not heard lately. */
export const companyFor = (age: string): string => {
  const lines = COMPANIES[age as keyof typeof COMPANIES];
  return lines ? `[${lines.join('|')}]` : '';
};

const OF_HOME = /\b(?:home|next door|neighbours|cousins|out of sight)\b/u;

/** @param isAfar it began a long way from home, and no neighbour comes running after them */
export const caughtUpFor = (age: string, isAfar = false): string => {
  const lines = CAUGHT_UP[age as keyof typeof CAUGHT_UP];
  return lines ? `[${(isAfar ? lines.filter((line) => !OF_HOME.test(line)) : lines).join('|')}]` : '';
};

/** Is this the sentence in which they are said to have come after all? */
export const isInHindsight = (note: string): boolean => Object.keys(CAUGHT_UP).some((age) => note === caughtUpFor(age) || note === caughtUpFor(age, true));

/** Is this a sentence that says who comes along, to readers of five and more? It opens the scene. */
export const saysWhoComes = (note: string): boolean => isInHindsight(note) || CHILDREN.some(({ soon, since }) => soon === note || since === note) || CREWS.some(({ come }) => come === note);
