import { SOUNDS, soundDeeds } from './bedtime-sounds.ts';

/**
 * What a thing that a family asked for does at bedtime, by trial. A child has to see how it helps: what is done with the thing comes
 * first, and then what that changes. A thing that can do something of its own (it hums, it shines, it is an umbrella) does that; the
 * rest is true of a spoon and of a teddy bear alike, and leaves the thing with whoever brought it.
 */
type Deeds = Readonly<Record<string, string>>;

const ANYTHING: Deeds = {
  lock: '[{H} knocked with {the-tool}, three times, politely. All that time they had pushed at it and pulled at it, and nobody had thought of knocking! Something went click.|{H} pushed {the-tool} into the crack, and they all leaned. It gave by a hair, and in went {the-tool}, a bit further. Now it could not shut again. Lean, push! Lean, push!]',
  creature: '[{H} laid {the-tool} in front of the beast, and took three steps back. It sniffed. Nobody had ever given it a present! It pushed {the-tool} back with its nose, to be given it again.|“Would you like a turn?” asked {H}, and held out {the-tool}. Nobody had ever let the beast join in. It had a turn, and gave {the-tool} back, and forgot to be cross.]',
  crowd: '[“Only the one who’s holding {the-tool} may talk!” called {H}, and gave it to the smallest first. It went all the way round. When it came back to {H}, they had all been heard.|{H} held {the-tool} up, where they could all see it. “Who wants a go?” Everybody did. “Then stand in a line!” And you cannot stand in a line and push and shout as well.]',
  dark: '[{H} held {the-tool} out in front, like a very long nose. Where it went bump, there was no way. Bump! Bump! Then there was no bump at all. “Here!” said {H}.|“Take hold of {the-tool}, everybody,” said {H}. Now nobody could get lost, so nobody had to be so afraid. On they went, step by step, all in one piece, like a caterpillar.]',
  gap: '{H} tied {the-tool} to the end of all their string, and threw it. [Twice it came back. The third time it got stuck over there, and it held.|It went over, and got caught in a crack. They all pulled. It held!] Now there was something to hold on to.',
  storm: '[“Take hold of {the-tool}!” shouted {H}. “All of you!” The storm pushed. But now they were all in one piece, and that was too heavy for it. It puffed until it had no more puff.|{H} held out {the-tool} to the storm. The storm bent down to see what it was. And while it was looking, it forgot to blow. “Now!” shouted {H}, and they ran.]',
  flood: '[{H} let {the-tool} down into the water on a string. Here it was deep. There it was deep. But in one place it was no deeper than a bath, so that was where they waded.|{H} put {the-tool} where the water came in, and they heaped up all that they had behind it. That is called a dam. The water pushed twice. Then it went by an easier road.]',
  maze: '{H} put {the-tool} down where they stood. “Whoever gets back to this was wrong,” {he} said. [One after another they came back, all but one. “It’s here!” called that one, from outside.|They got back to it, and they got back to it. Soon there was only one way left to try.]',
  stuck: '[{H} pushed {the-tool} in under the edge, and they all leaned on the other side. It gave by a finger. In went {the-tool}, a bit further. You can move anything, a finger at a time.|There was nothing to get hold of. That had been the trouble! So {H} jammed in {the-tool}, and now there was a handle. They took hold of it, and they all pulled at once.]',
};

const IS_PLAYED = /\b(?:music(?:al)?|melody|tunes?|bells?|drums?|flutes?|trumpets?|guitars?|ukuleles?|violins?|fiddle|harmonica|accordion|recorder|horn|tambourine|xylophone|whistle)\b/iu;

interface Nature {
  /** In the family’s own words for it; or it makes a sound of its own accord. */
  is: RegExp | 'sounds';
  deeds: Deeds;
}

/** The first that fits, and of it only what the trial asks for. */
const NATURES: readonly Nature[] = [
  { is: /\b(?:umbrella|parasol)\b/iu, deeds: {
    storm: '{H} put up {the-tool}, and they all got in behind it, in a row. The wind pushed. It could not get round! And so they went on, step by step, behind a wall of their own.',
    flood: '{H} opened {the-tool}, and put it on the water upside down. It was a boat! It was rather a small boat, so they went over in it one at a time.',
    creature: '{H} opened {the-tool}, and peeped out, and shut it, and opened it again. Nobody had ever played peekaboo with the beast. It sat down, and waited for the next one.',
    lock: '{H} pushed the tip of {the-tool} in through the crack, and up, and felt about. There was a hook. It was only a hook! {H} lifted it.',
    gap: '{H} tied {the-tool} to all their string, and threw it across. The handle hooked itself on, over there. They pulled, and it held, as a good handle does.',
  } },
  { is: 'sounds', deeds: {
    ...soundDeeds('{H} held up {the-tool}, and it {sounded}'),
    maze: '{H} put {the-tool} down, and it {sounded}, all by itself. Wherever it got louder they had gone in a ring. So they went where it got softer and softer, and that was out.',
  } },
  { is: IS_PLAYED, deeds: soundDeeds('{H} let them hear {the-tool}') },
  { is: /\b(?:glow(?:s|ed|ing)?|sh(?:ines?|one|ining|iny)|sparkl\w+|glitter\w*|lamp|lantern|torch|flashlight|candle|crystal|(?:night-?)?light|star)\b/iu, deeds: {
    dark: '{H} held up {the-tool}. It was only a small light. But you would be surprised how far a small one goes, when it is the only one there is. “I can see my feet!” said somebody.',
    storm: '{H} held up {the-tool}, so that it shone. Now each of them could see where to go. They all ran to the light, until they were one big heap, and a heap does not blow away.',
    creature: '{H} made the light from {the-tool} hop along the ground. Hop! The beast put its head on one side. Hop, hop! And it jumped after it, just like a kitten.',
    crowd: '{H} held up {the-tool}, so that it shone on all those cross faces. They saw what they looked like. One began to giggle, and then nobody could go on being cross.',
    flood: '{H} let {the-tool} shine down into the water. Now you could see the bottom! Here it was deep, and there it was deep, but in one place it was not. They waded there.',
    maze: '{H} let {the-tool} shine into each of the ways, one by one. Here was a wall, and there was a wall. And over there the light went on and on, and met no wall at all.',
    lock: '{H} let {the-tool} shine in at the crack. So that was what held it: one little hook! {H} pushed it up with the handle of a spoon.',
    stuck: '{H} let {the-tool} shine in underneath. So that was what held it: one small bit had caught on another small bit! {H} put in a spoon and set it free.',
    gap: '{H} let {the-tool} shine down into it. It was not deep all the way! There was a step, low down, that nobody had seen, and then one more, right across to the other side.',
  } },
  { is: /\b(?:ropes?|strings?|ribbons?|scarf|wool|yarn|lasso|skipping rope|thread)\b/iu, deeds: {
    gap: '{H} threw one end of {the-tool} across, and it caught, over there. They pulled. It held! Now there was something to hold on to, all the way.',
    storm: '{H} tied {the-tool} round one of them, and round the next, until they were all tied together. The storm could blow one of them away. It could not blow away all of them at once.',
    flood: '{H} tied one end of {the-tool} to the nearest post, and they all took hold of the rest. The water pulled at them. But they had something to hold on to, and walked right through.',
    maze: '{H} tied {the-tool} fast, and let it run out behind them. Where it lay they had been already. So they only went where it was not, and in the end that was out.',
    stuck: '{H} put {the-tool} round it, and they all took hold of the end. “One, two, pull!” Before that each of them had pulled at a different bit. Now they all pulled at the same one.',
  } },
  { is: /\bkeys?\b/iu, deeds: {
    lock: '{H} put {the-tool} into the lock. It did not fit. {H} turned it over. It *did* fit! And it went round as smoothly as a spoon in honey.',
    stuck: '{H} found a crack in it, put in {the-tool}, and turned it, as if it had been a door. It went crack! Now there were two halves, and a half is easy to push.',
  } },
  { is: /\b(?:teddy|teddy bear|bear|doll|plush\w*|cuddly\b.*|stuffed\b.*|bunny|blankets?|pillow|cushion|quilt)\b/iu, deeds: {
    creature: '{H} tucked {the-tool} in beside the beast, nice and close. It gave a big sigh. It was not bad. It was only tired, and it could never go to sleep by itself.',
    dark: '“Take hold of {the-tool}, everybody,” said {H}. It was soft, and it smelled of bed. If you can smell bed you are not so frightened, and then you can feel where to go.',
    crowd: '“Whoever is cross can hold {the-tool} for a bit,” said {H}. The crossest one took it. It is hard to shout with something so soft in your arms. So they all had a turn.',
  } },
  { is: /\b(?:fl(?:y|ies|ew|ying)|kites?|balloons?|carpet|broom(?:stick)?|wings?|drone|rocket|jet ?pack|parachute)\b/iu, deeds: {
    gap: '{H} tied their string to {the-tool}, and up it went, and over. On the other side it came down, twice round a post. They pulled. It held!',
    flood: '{H} took hold of {the-tool}, and it pulled. The others took hold of {H}. Up they came out of the water, one behind the other, like washing on a line.',
    maze: '{H} let {the-tool} go up, as high as it would. From up there you could see all of it at once. It floated off over the right way, and they ran along underneath.',
  } },
  { is: /\b(?:ball|football|frisbee|marble)\b/iu, deeds: {
    creature: '{H} threw {the-tool}. The beast looked after it. Then it ran, and brought it back, and put it down at {H’s} side, all wet. “Again!” said its eyes.',
    maze: '{H} put {the-tool} on the ground, and let it roll. A ball always rolls downhill, and they had come uphill all the way. So they only had to run after it.',
  } },
  { is: /\b(?:books?|storybook|comic|diary)\b/iu, deeds: {
    creature: '{H} opened {the-tool}, and read to the beast. It was the part where the bear comes home. The beast came nearer, to see the picture, and lay down with its chin on the page.',
    crowd: '{H} opened {the-tool} and began to read, not very loudly. “What did the bear say?” asked somebody. “Hush, then you’ll hear,” said somebody else. So they hushed, all the way to the back.',
  } },
  { is: /\b(?:map|compass)\b/iu, deeds: {
    maze: '{H} looked at {the-tool} once more. “We’ve been holding it the wrong way round!” {he} said. {He} turned it, and all at once left was right, and right was out.',
  } },
  { is: /\b(?:magic(?:al)?|enchanted|wands?|wish(?:es|ing)?)\b/iu, deeds: Object.fromEntries(Object.keys(ANYTHING).map((trial) => [trial,
    '{H} had saved up the magic for just one wish. “Not for me,” {he} told {the-tool}. “For all of us.” [It got warm, and it tingled, right up to the elbows.|There was a small “ping”, as when you flick a glass.]'])) },
];

/** @param said the thing in the words in which a family asked for it: “a purple umbrella that hums” */
export function bedtimeObjectDeed(trial: string, said = ''): string | undefined {
  const sounds = SOUNDS.exec(said);
  const fits = ({ is }: Nature): boolean => (is === 'sounds' ? sounds !== undefined : is.test(said));
  const deed = NATURES.find((nature) => fits(nature) && nature.deeds[trial] !== undefined)?.deeds[trial] ?? ANYTHING[trial];
  return deed?.replace('{sounded}', sounds?.past ?? '');
}
