// One sentence each for what a family chose and the scenes have left untold: a power, a look, a role, a tie, what a place has.

import type { AgeRange } from '../brief.ts';

export interface AsChosen {
  /** `{x}` is whoever it is about, `{place}` the letter of a place. */
  power: readonly string[];
  look: readonly string[];
  /** `{x.drawn}` follows the name: “had dark brown eyes”. */
  drawn: readonly string[];
  props: readonly string[];
  folks: readonly string[];
  dangers: readonly string[];
  treasures: readonly string[];
  /** A place where nobody stands just now; the sentence about it follows. */
  elsewhere: readonly string[];
  /** `{a}` is the `{tie}` of `{b}`. */
  tie: readonly string[];
  roles: Readonly<Record<string, readonly string[]>>;
}

/** What a power is in a few words, behind the name. */
export const CAN: Readonly<Record<string, string>> = {
  'Flying': 'could fly', 'Turning Invisible': 'could hide so well that nobody saw', 'Talking to Animals': 'could talk to cats and cows', 'Healing with a Touch': 'could make sore knees well',
  'Growing Plants': 'could make flowers grow', 'Bringing Paper to Life': 'made paper birds that flew', 'Breathing Underwater': 'could swim like a fish', 'Making Light': 'could make a little light',
  'Shaping Water': 'could make water dance', 'Calling Warm Fire': 'could make a warm little fire', 'Calling the Wind': 'could call the wind', 'Making Snow and Ice': 'could make it snow',
  'Stopping Time for a Moment': 'could make the clocks stop', 'Changing Shape': 'could turn into a mouse', 'Growing and Shrinking': 'could grow big, big, big', 'Moving Things by Thought': 'could make spoons fly',
  'Walking Through Walls': 'could walk right through a wall', 'Finding Lost Things': 'could find what was lost', 'Sensing Feelings': 'always knew who was sad', 'Singing Dreams': 'sang nice dreams for everyone',
};

export const AS_CHOSEN: Readonly<Record<AgeRange, AsChosen>> = {
  '3-4': {
    power: ['{x} {x.can}.', '{x} {x.can}! Yes!', 'Guess what? {x} {x.can}.', 'Oh, and {x} {x.can}.', 'Psst! {x} {x.can}.', 'You know what? {x} {x.can}!'],
    look: ['Look for {x.look}! That is {x}.', 'Who has {x.look}? {x} has!', 'Can you see {x.look}? That is {x}.', '{x} has {x.look}. See?'],
    drawn: ['{x} {x.drawn}.', 'And {x} {x.drawn}.', 'See? {x} {x.drawn}.', 'Oh, and {x} {x.drawn}.'],
    props: [], folks: [], dangers: [], treasures: [],
    elsewhere: ['And {name}?', 'What about {name}?', 'Think of {name}!'],
    tie: ['{a} was {b’s} {tie}.', 'And {a}? {a} was {b’s} {tie}.', '{a}, you know, was {b’s} {tie}.'],
    roles: {
      hero: ['{x} was brave, too.', '{x} wanted to help.'], villain: ['{x} was up to no good.', '{x} did not play fair.'], mentor: ['{x} knew a lot.', 'Ask {x}! {x} knows.'],
      sidekick: ['{x} always came along.', 'Where was {x}? Close by!'], antihero: ['{x} did not like to help. But {x} did.', '“Not me,” said {x}. But {x} came.'],
      guardian: ['{x} kept them safe.', '{x} kept watch.'], trickster: ['{x} liked tricks.', 'Look out! {x} plays tricks.'],
    },
  },
  '5-8': {
    power: ['{x.power}', 'There was one thing about {x}. {x.power}', 'And did you know? {x.power}'],
    look: ['{x} had {x.look}.', 'You could tell {x} from far off. Nobody else had {x.look}.', 'Nobody else had {x.look}, only {x}.'],
    drawn: ['{x} {x.drawn}.', 'And {x} {x.drawn}, too.', '{x}, by the way, {x.drawn}.'],
    props: ['The place had {it}, too.', 'And there was more there: {it}.', 'That was not all there was to see. There was more: {it}.', 'People came from far away for its other wonders: {it}.'],
    folks: ['You could meet {it} there, too.', 'And {it} lived there as well.', 'There were {it} there, too, if you looked.'],
    dangers: ['You had to look out for {it}, too.', 'And nobody forgot about {it}.', 'There was something else to look out for there: {it}.', 'Children were told about {it} there, and told again.'],
    treasures: ['And somewhere there lay {it}.', 'The old people there spoke of {it} as well.', 'If you were lucky, you might even find {it} there.', 'There was something else hidden there: {it}.'],
    elsewhere: ['And {name}?', 'Have you ever heard of {name}?', 'Now think of {name} for a moment.'],
    tie: ['{a} was {b’s} {tie}.', '{a}, by the way, was {b’s} {tie}.', 'And {a} was {b’s} {tie}, as everyone knew.'],
    roles: {
      hero: ['{x} was not one to stay at home when somebody needed help.', 'If anyone called for help, {x} came running.'], villain: ['{x} always had a plan, and it was never a nice one.', 'Whatever was good for the others, {x} wanted to spoil it.'],
      mentor: ['If you wanted to know how a thing was done, you asked {x}.', '{x} knew a great deal, and did not mind saying it twice.'], sidekick: ['Wherever the others went, {x} was one step behind.', 'Nobody ever had to ask {x} to come along.'],
      antihero: ['{x} always said no at first, and then came after all.', '{x} did not want to be good, and sometimes forgot not to be.'], guardian: ['{x} looked after all of them, even when they did not know it.', 'When the others slept, {x} kept one eye open.'],
      trickster: ['With {x} you had to count your buttons.', '{x} could not see a string without tying it to something.'],
    },
  },
  '9-12': {
    power: ['{x.power}', 'And that was not all there was to know about {x}, either. {x.power}'],
    look: ['{x} had {x.look}.', '{x.pron} had {x.look}.'],
    drawn: ['{x} {x.drawn}.', '{x.pron} {x.drawn}.'],
    props: ['The place was known for other things besides: {it}.', 'And that was not the whole of it, for there was more: {it}.', 'Travellers wrote home about what else it had, which was {it}.', 'People who had lived there all their lives hardly noticed the rest: {it}.'],
    folks: ['They shared the place with {it}, which was not always easy for either side.', 'There were {it} living there as well, and they kept to themselves until supper time.', 'Among its neighbours you had to count {it}, too.', 'Nobody who spoke of the place forgot to mention {it}.'],
    dangers: ['Those who knew the place looked out for {it} as well.', 'There were other reasons to be careful there, too: {it}.', 'On the old maps somebody had written a warning in red, and the warning said: {it}.', 'Nobody went about there carelessly, because of {it}.'],
    treasures: ['It was said that somewhere in that place, besides, lay {it}.', 'There was talk of other treasures hidden there as well: {it}.', 'Old people there lowered their voices when they came to {it}.', 'And if half of the stories were true, there was something else to be found there: {it}.'],
    elsewhere: ['Of {name} they had all heard stories, too.', 'There was {name} to think of as well, further on.', 'And then there was {name}, which is a story by itself.'],
    tie: ['{a} was {b’s} {tie}, and that explains a good deal.', '{a}, it ought to be said, was {b’s} {tie}.', 'What a stranger could not know was that {a} was {b’s} {tie}.'],
    roles: {
      hero: ['Left to {x.self}, {x} would have set out alone to put everything right.', 'If something had to be done that nobody cared to do, {x} was generally doing it already.'], villain: ['{x} had reasons of {x.his} own for wanting the whole thing to fail.', 'It was safest to suppose that {x} was up to something, because {x} usually was.'],
      mentor: ['When nobody knew what to do next, they looked at {x}, who had generally known since yesterday.', '{x} had taught half of the people there whatever it was that they were good at.'], sidekick: ['{x} had never yet let a friend go anywhere alone, and was not going to begin now.', 'Nobody thought of asking {x} to come along, since {x} was always there already.'],
      antihero: ['{x} had made it quite clear that {x.he} was only here by accident, and stayed.', '{x} did the right thing as rarely as {x.he} could, and always in a bad temper.'], guardian: ['{x} had made it {x.his} business to see that all of them got home again.', 'Nobody had appointed {x} to keep watch, and {x} had kept it ever since.'],
      trickster: ['With {x} you could never be sure whether a door was locked or only said to be.', 'Half of what {x} told people was true, and {x.he} enjoyed the other half more.'],
    },
  },
  '12-17': {
    power: ['It ought to be mentioned, since nobody there would ever have thought of mentioning it, that {x.skill}', 'There was one circumstance which the others had long ago stopped noticing, though strangers seldom talked of anything else: {x.skill}', 'Strangers generally wished to know, before they had so much as taken off their hats, whether it was true that {x.skill}', 'It had long since ceased to surprise anybody that {x.skill}'],
    look: ['{x} had {x.look}, which people remembered long after they had forgotten the name.', 'Whoever was sent to meet {x} off a train was told to look out for {x.look}.', 'One noticed {x.look} first, and {x} only afterwards.', 'It was by {x.look} that one recognised {x} from a distance, and in bad light.'],
    drawn: ['{x} {x.drawn}, as everyone remembers who has tried to draw {x.him}.', 'For those who have never met {x}, it should be added that {x.he} {x.drawn}.', 'In every picture that there is of {x} one sees at once that {x.he} {x.drawn}.', 'Whoever wishes to imagine {x} should be told that {x.he} {x.drawn}.'],
    props: ['There were other things, too, for which the place was known in its modest way: {it}.', 'And anyone who stayed for longer than an afternoon would discover the remainder: {it}.', 'It had more than that to show for itself, if one had the patience: {it}.', 'What the guidebooks left out, since it could hardly be explained, was the rest of it: {it}.'],
    folks: ['It belonged, as far as it could be said to belong to anybody, to {it} as well.', 'There were {it} to be considered besides, who had been there first and occasionally said so.', 'One shared it with {it}, an arrangement that nobody could remember having agreed to.', 'Of the others who lived there, {it}, very little was ever seen by daylight.'],
    dangers: ['People who had grown up there took care to avoid something else as well: {it}.', 'It had other ways of getting rid of visitors, and the best known among them was this: {it}.', 'One was advised, in addition, to beware of {it}, and the advice was not given lightly.', 'One had, on top of everything, to reckon with {it}, concerning which opinions differed only as to the details.'],
    treasures: ['It was generally believed, though by nobody who had looked, that somewhere about the place there lay {it}.', 'And there were those who held that it concealed something else of value: {it}.', 'Rumour added {it}, as rumour will, to the list of what was hidden there.', 'Somewhere in all of this, if the old accounts could be trusted, lay {it}.'],
    elsewhere: ['Of {name}, which still lay before them, they knew only what everyone knew.', 'There remained {name}, about which people were inclined to exaggerate.', 'And then there was {name}, of which all of them had heard, and none of them had heard enough.'],
    tie: ['{a}, it should perhaps be explained, was {b’s} {tie}.', 'That {a} was {b’s} {tie} was known to everybody and was mentioned by nobody.', '{a} was {b’s} {tie}, and had been called worse things.'],
    roles: {
      hero: ['{x} suffered from the conviction that whatever had gone wrong was {x.his} own to put right.', 'There are people who walk towards a noise while everyone else is walking away from it, and {x} was one of them.'], villain: ['It would have been unfair to say that {x} wished anybody harm; {x} merely wished to win, and had noticed that the two went together.', 'Whatever the others hoped for, {x} had already considered how it might be prevented.'],
      mentor: ['{x} had the habit, infuriating in a teacher, of waiting until one had found it out for oneself.', 'Nearly everything that the others knew they had at some time been told by {x}, and most of them believed they had thought of it alone.'], sidekick: ['It had not occurred to anyone to ask whether {x} was coming, and it had not occurred to {x} to stay.', '{x} had settled long ago for the second place in other people’s stories, and filled it better than most of them filled the first.'],
      antihero: ['{x} disliked causes, and speeches, and being relied upon, and had so far been unable to get out of any of them.', '{x} would have been the first to say that {x.he} was not a good person, and was usually the last to leave.'], guardian: ['{x} had never been asked to watch over them, and would have been astonished to hear that {x.he} might stop.', 'It was the settled purpose of {x}, never discussed, that nobody in {x.his} care should come to harm.'],
      trickster: ['One did not so much trust {x} as allow for {x.him}, as one allows for the wind.', 'In any account that {x} gave of anything, the interesting parts were invented and the improbable ones were true.'],
    },
  },
};
