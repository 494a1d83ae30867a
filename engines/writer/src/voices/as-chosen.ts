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
  'Walking Through Walls': 'could walk right through a wall', 'Finding Lost Things': 'could find lost socks', 'Sensing Feelings': 'could feel who was sad', 'Singing Dreams': 'sang nice dreams for everyone',
};

/** Each stands inside a scene, behind something that was said of the same person or place. */
export const AS_CHOSEN: Readonly<Record<AgeRange, AsChosen>> = {
  '3-4': {
    power: ['{x} {x.can}.', '{x} {x.can}! Yes!', 'Guess what? {x} {x.can}.', '{x} {x.can}, you know.', 'Psst! {x} {x.can}.', 'You know what? {x} {x.can}!'],
    look: ['Look for {x.look}! That is {x}.', 'Who has {x.look}? {x} has!', 'Can you see {x.look}? That is {x}.'],
    drawn: ['{x} {x.drawn}.', 'And {x} {x.drawn}.', 'Look, {x} {x.drawn}!'],
    props: [], folks: [], dangers: [], treasures: [],
    tie: ['{a} was {b’s} {tie}.', '{b’s} {tie}? That was {a}!'],
    roles: {
      hero: ['{x} is brave, you know.', '{x} likes to help.'], villain: ['{x} is up to no good.', '{x} does not play fair.'], mentor: ['Ask {x}! {x} knows a lot.', '{x} knows all the songs.'],
      sidekick: ['{x} always comes along.', '{x} is never far off.'], antihero: ['{x} does not like to help. But {x} does.', '{x} always says no, and then yes.'],
      guardian: ['{x} keeps us all safe.', '{x} keeps watch.'], trickster: ['{x} likes tricks.', 'Look out! {x} plays tricks.'],
    },
  },
  '5-8': {
    power: ['{x.power}', 'And did you know? {x.power}', 'There was one more thing about {x}. {x.power}', 'And here is a secret that everybody knew. {x.power}'],
    look: ['If you had to find {x} in a crowd, you looked for {x.look}.', 'You could forget a good deal about {x}, but never {x.look}.', 'When {x} peeped round a door, you saw {x.look} first.', 'It took two pencils to draw {x}: one for {x.look}, and one for all the rest.'],
    drawn: ['If you ever draw {x}, do not forget that {x.he} {x.drawn}.', 'Somebody had painted {x} once, and in the painting you can see that {x.he} {x.drawn}.', 'In every picture of {x} you can see that {x.he} {x.drawn}.', 'There was a small picture of {x} by the door, and in it, too, {x.he} {x.drawn}.'],
    props: ['That was not all, for there were other wonders: {it}.', 'And if you stayed for two days, you also noticed {it}.', 'Round the next corner there was something else: {it}.', 'And it had {it}, as if the rest were not enough.', 'Nobody there even turned round for {it}.'],
    folks: ['You could meet {it} there, too.', 'Next door to them lived {it}.', 'And who swept the street? It was {it}.', 'At the shop you stood in line with {it}.', 'There was always an argument there with {it}, about the bins.'],
    dangers: ['And you had to look out for {it}, too.', 'Children were told about {it} there, and told again.', 'On the second sign it said, “Mind {it}!”', 'Nobody there ever went out without thinking of {it}.', 'The postman took the long way round, because of {it}.'],
    treasures: ['The old people there spoke of {it} as well.', 'If you were lucky, you might even find {it} there.', 'And somewhere there lay {it}, and nobody dusted it.', 'Half the children there were digging for {it}.', 'In one of the cupboards there was {it}, people said.'],
    tie: ['{a} was {b’s} {tie}.', 'And {a} was {b’s} {tie}, as everyone knew.'],
    roles: {
      hero: ['{x} was not one to stay at home when somebody needed help.', 'If anyone called for help, {x} came running.'], villain: ['{x} always had a plan, and it was never a nice one.', 'Whatever was good for the others, {x} wanted to spoil it.'],
      mentor: ['If you wanted to know how a thing was done, you asked {x}.', '{x} knew a great deal, and did not mind saying it twice.'], sidekick: ['Wherever the others went, {x} was one step behind.', 'Nobody ever had to ask {x} to come along.'],
      antihero: ['{x} always said no at first, and then came after all.', '{x} did not want to be good, and sometimes forgot not to be.'], guardian: ['{x} looked after everybody, even when they did not know it.', 'When the others slept, {x} kept one eye open.'],
      trickster: ['You never sat down near {x} without looking first.', '{x} could not see a string without tying it to something.'],
    },
  },
  '9-12': {
    power: ['{x.power}', '{x.power} Nobody who knew {x} found that odd any longer.', '{x.power} One got used to it.', '{x.power} That was one of the things about {x}.', '{x.power} Nobody had ever thought of charging for it.', '{x.power} It ran in no family that anyone knew of.'],
    look: ['{x} had {x.look}, by which you could tell {x.him} from a long way off.', '{x.pron} had {x.look}, and people remembered that when they had forgotten the name.', 'What you saw of {x} first was {x.look}.', 'Anybody who drew {x} began with {x.look}, and some got no further.', 'A stranger who wanted {x} was told to look for {x.look}.', 'You could have picked {x} out of any crowd by {x.look}.'],
    drawn: ['{x.pron} {x.drawn}, as everybody could have told you who had met {x.him} even once.', 'It should be added, for those who draw, that {x.he} {x.drawn}.', '{x} {x.drawn}, as one can see in the picture that hangs in the hall.', 'In the only drawing that {x} ever liked of {x.self}, {x.he} {x.drawn}.'],
    props: ['And that was not the whole of it, for there was more: {it}.', 'It was known for other things besides, chiefly {it}.', 'People who had lived there all their lives hardly noticed the rest of it: {it}.', 'On the back of the postcard there was room for what else it had, which was {it}.', 'Travellers tended to write home about {it} as well, and were not always believed.'],
    folks: ['They shared the place with {it}, which was not always easy for either side.', 'There were {it} living there as well, who kept to themselves until supper time.', 'Among the neighbours you had to count {it}, too.', 'On the town council they sat next to {it}, and did not agree about the lamps.', 'It was said that {it} had been there first, and they said so too.'],
    dangers: ['Those who knew the place looked out for {it}.', 'There were good reasons to be careful there, not the least of them {it}.', 'Nobody went about there carelessly, because of {it}.', 'There was a printed warning, which nobody read to the end, and the end of it was about {it}.', 'An aunt of somebody’s had once gone out for milk there and met with {it}, and it had not improved her.'],
    treasures: ['It was said that somewhere in the place, besides, lay {it}.', 'There was talk of other treasures hidden there as well: {it}.', 'And if half of the stories were true, there was something else to be found there: {it}.', '{earth}Every spring somebody dug up a garden there, on account of {it}.', 'In a locked cupboard, to which three people had the key, there was also {it}.'],
    tie: ['{a} was {b’s} {tie}, and that explains a good deal.', '{a} was {b’s} {tie} as well, and had been for as long as either of them could remember.', 'What a stranger could not know was that {a} was {b’s} {tie}.'],
    roles: {
      hero: ['Left to {x.self}, {x} would have set out alone to put everything right.', 'If something had to be done that nobody cared to do, {x} was generally doing it already.'], villain: ['{x} had reasons of {x.his} own for wanting the whole thing to fail.', 'It was safest to suppose that {x} was up to something, because {x} usually was.'],
      mentor: ['When nobody knew what to do next, they looked at {x}, who had generally known since yesterday.', '{x} had taught half of the people there whatever it was that they were good at.'], sidekick: ['{x} had never yet let a friend go anywhere alone, and was not going to begin now.', 'Nobody thought of asking {x} to come along, since {x} was always there already.'],
      antihero: ['{x} had made it quite clear that {x.he} was only here by accident, and stayed.', '{x} did the right thing as rarely as {x.he} could, and always in a bad temper.'], guardian: ['{x} had made it {x.his} business to see that all of them got home again.', 'Nobody had appointed {x} to keep watch, and {x} had kept it ever since.'],
      trickster: ['With {x} you could never be sure whether a door was locked or only said to be.', 'Half of what {x} told people was true, and {x.he} enjoyed the other half more.'],
    },
  },
  '12-17': {
    power: ['It ought to be mentioned, since nobody there would ever have thought of mentioning it, that {x.skill}', 'There was one circumstance which the others had long ago stopped noticing, though strangers seldom talked of anything else: {x.skill}', 'Strangers generally wished to know, before they had so much as taken off their hats, whether it was true that {x.skill}', 'It had long since ceased to surprise anybody that {x.skill}', 'Nobody thought it worth telling a visitor that {x.skill}', 'One got used to it, as one gets used to a clock in the room: {x.skill}', 'What children asked first, and nobody else after a week, was whether it was true that {x.skill}', 'On slow afternoons people remembered with pleasure that {x.skill}', 'There was always a bet to be won from whoever did not know that {x.skill}', 'At parties somebody was sure to mention that {x.skill}', 'Of all that could have been told of {x} the children told only this: {x.skill}'],
    look: ['{x} had {x.look}, which people remembered long after they had forgotten the name.', 'Whoever was sent to find {x} in a crowd was told to look out for {x.look}.', 'You noticed {x.look} first, and {x} only afterwards.', 'It was by {x.look} that one recognised {x} from a distance, and in bad light.'],
    drawn: ['{x} {x.drawn}, as everyone remembers who has tried to draw {x.him}.', 'For those who have never met {x}, it should be added that {x.he} {x.drawn}.', 'In every picture that there is of {x} one sees at once that {x.he} {x.drawn}.', 'A small child, on meeting {x} for the first time, had remarked in a loud voice that {x.he} {x.drawn}, and had been told to hush.', 'That {x} {x.drawn} is the one point upon which all of the accounts agree.', 'There exists a written description of {x}, which gets as far as saying that {x.he} {x.drawn}, and breaks off because somebody had called the writer to supper.'],
    props: ['There were other things, too, for which the place was known in its modest way: {it}.', 'And anyone who stayed for longer than an afternoon would discover the remainder: {it}.', 'It had more than that to show for itself, if you had the patience: {it}.', 'What the guidebooks left out, since it could hardly be explained, was the rest of it: {it}.', 'Of {it}, which it also possessed, the inhabitants spoke as other people do of their plumbing.'],
    folks: ['The place belonged, as far as it could be said to belong to anybody, to {it} as well.', 'There were {it} to be considered besides, who had been there first and occasionally said so.', 'One shared it with {it}, an arrangement that nobody could remember having agreed to.', 'Of the others who lived there, {it}, very little was ever seen by daylight.', 'The census, which had been abandoned halfway, made mention also of {it}.'],
    dangers: ['People who had grown up there took care to avoid something else as well: {it}.', 'The place had one further way of getting rid of visitors, and it was this: {it}.', 'One was advised, in addition, to beware of {it}, and the advice was not given lightly.', 'On top of everything you had to reckon with {it}, concerning which opinions differed only as to the details.', 'An insurance company had once sent a gentleman to inspect {it}, and had withdrawn from the district.'],
    treasures: ['It was generally believed, though by nobody who had looked, that somewhere about the place there lay {it}.', 'And there were those who held that it concealed something else of value: {it}.', 'Rumour added {it}, as rumour will, to the list of what was hidden there.', 'Somewhere in all of this, if the old accounts could be trusted, lay {it}.', 'Three lawsuits were pending about the ownership of {it}, which none of the parties had ever set eyes on.'],
    tie: ['{a}, it should perhaps be explained, was {b’s} {tie}.', 'That {a} was {b’s} {tie} was known to everybody and was mentioned by nobody.', '{a} was {b’s} {tie}, and had been called worse things.', 'It had to be borne in mind, in dealing with either, that {a} was {b’s} {tie}.', '{a} had been {b’s} {tie} for as long as there had been anybody to remark on it.', 'On paper {a} was {b’s} {tie}; how it was in practice varied with the weather.', '{a} had become {b’s} {tie} without either of them having been consulted.'],
    roles: {
      hero: ['{x} suffered from the conviction that whatever had gone wrong was {x.his} own to put right.', 'There are people who walk towards a noise while everyone else is walking away from it, and {x} was one of them.'], villain: ['It would have been unfair to say that {x} wished anybody harm; {x} merely wished to win, and had noticed that the two went together.', 'Whatever the others hoped for, {x} had already considered how it might be prevented.'],
      mentor: ['{x} had the habit, infuriating in a teacher, of waiting until one had found it out for oneself.', 'Nearly everything that the others knew they had at some time been told by {x}, and most of them believed they had thought of it alone.'], sidekick: ['It had not occurred to anyone to ask whether {x} was coming, and it had not occurred to {x} to stay.', '{x} had settled long ago for the second place in other people’s stories, and filled it better than most of them filled the first.'],
      antihero: ['{x} disliked causes, and speeches, and being relied upon, and had so far been unable to get out of any of them.', '{x} would have been the first to say that {x.he} was not a good person, and was usually the last to leave.'], guardian: ['{x} had never been asked to watch over them, and would have been astonished to hear that {x.he} might stop.', 'It was the settled purpose of {x}, never discussed, that nobody in {x.his} care should come to harm.'],
      trickster: ['One did not so much trust {x} as allow for {x.him}, as one allows for the wind.', 'In any account that {x} gave of anything, the interesting parts were invented and the improbable ones were true.'],
    },
  },
};
