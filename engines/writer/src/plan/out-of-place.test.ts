// A comparison is about something else; “as far as” is not one.
import { expect, it } from 'vitest';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import type { Phase } from '../brief.ts';
import { breaks } from './offence.ts';
import { rulesFor } from './out-of-place.ts';
import { ownWords } from './own-words.ts';
import type { Rule } from './rule.ts';

it('as far as the bridge, as soon as the rain and as long as the road are there, as wide as a street is not', () => {
  const places = SAMPLE_PLACES.filter(({ name }) => name === 'Ring Station Kepler').map((one) => ({ ...one, id: 'p' }));
  const rules = rulesFor({ places, characters: [], theme: { category: 'Sci-Fi', name: 'A Garden in Orbit' }, ageRange: '9-12' }, { premise: 'A Garden in Orbit', words: { landscape: 'space' }, crisis: 'lock', hero: '' });
  const isOut = (text: string): boolean => breaks(text, rules, new Set());
  expect(['They went as far as the bridge.', 'They came as soon as the rain did.', 'It was as long as the road lasted.', 'There were hens as well as cows.'].map(isOut)).toEqual([true, true, true, true]);
  expect(['It was as wide as a street.', 'She stood as still as a heron.', 'It was as good a barn as any.'].map(isOut)).toEqual([false, false, true]);
});

it('a second thread that the planner calls “road” brings no road to a station', () => {
  const own = ownWords({ places: [], characters: [], theme: { category: 'Sci-Fi', name: 'A Garden in Orbit' }, ageRange: '9-12' }, { premise: 'A Garden in Orbit', words: { landscape: 'space', subplot: 'road', gift: 'small brass bell' }, crisis: 'lock', hero: '' });
  expect(['road', 'bell'].map((word) => own.has(word))).toEqual([false, true]);
});

it('where it snows and freezes no river goes by and nobody waits for the rain to stop', () => {
  const rules = rulesFor({ places: [], characters: [], theme: { category: 'Fantasy', name: 'The City Beneath the Ice' }, ageRange: '12-17' }, { premise: 'The City Beneath the Ice', words: { landscape: 'winter' }, crisis: 'dark', hero: '' });
  const isOut = (text: string): boolean => breaks(text, rules, new Set());
  expect(['Below them the river went by.', 'It drizzled, in a general way.', 'A butterfly sat on the rope.'].map(isOut)).toEqual([true, true, true]);
  expect(isOut('They sat along a wall and threw in a stick.')).toBe(false);
});

it('who was away for an afternoon is not welcomed like one who was missed for a month, and may be told of later years', () => {
  const isOut = (premise: string, beat: string): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Mystery', name: premise }, ageRange: '12-17' }, { premise, words: { landscape: 'village' }, crisis: 'lock', hero: '' });
    return breaks('{days}“You’ve grown,” they said, and made him turn round.', rules.filter(({ holds }) => holds('resolution', beat)), new Set());
  };
  expect(['home', 'night', 'mend'].map((beat) => isOut('The Vanishing Birthday Cake', beat))).toEqual([true, true, true]);
  expect(isOut('The Vanishing Birthday Cake', 'image')).toBe(false);
  expect(isOut('Over the Whispering Mountains', 'home')).toBe(false);
});

it('whoever comes back after weeks has a home and a pillow of their own, but has not been there for hours', () => {
  const rules = rulesFor({ places: [], characters: [], theme: { category: 'Nature', name: 'The Bee Who Lost the Meadow' }, ageRange: '12-17' }, { premise: 'The Bee Who Lost the Meadow', words: { landscape: 'town' }, crisis: 'lock', hero: '' });
  const isOut = (text: string, beat: string): boolean => breaks(text, rules.filter(({ holds }) => holds('resolution', beat)), new Set());
  expect(['The man went home.', 'A boy sat there with a pillow.'].map((text) => [isOut(text, 'pay'), isOut(text, 'home')])).toEqual([[false, true], [false, true]]);
  expect(isOut('The window had been in for hours.', 'pay2')).toBe(true);
});

it('what somebody is like on every day may happen off the bus; a debt for six weeks’ board takes no weeks; a bottle is carried as at a christening by whoever had none', () => {
  const rulesOf = (premise: string): readonly Rule[] => rulesFor({ places: [], characters: SAMPLE_CAST.filter(({ type }) => /bird|robot/iu.test(type)).slice(0, 1).map((one) => ({ ...one, id: 'c' })), theme: { category: 'Mystery', name: premise }, ageRange: '12-17' }, { premise, words: { landscape: 'town' }, crisis: 'lock', hero: '' });
  const isOut = (premise: string, text: string, beat: string): boolean => breaks(text, rulesOf(premise).filter(({ holds }) => holds('introduction', beat)), new Set());
  expect(['hero', 'spark'].map((beat) => isOut('The Bus That Took a Wrong Turn', '{He} hopped all the way to the shop.', beat))).toEqual([false, true]);
  expect(['A sailor had owed for six weeks’ board.', 'It took six weeks.'].map((text) => isOut('The Vanishing Birthday Cake', text, 'plant'))).toEqual([false, true]);
  expect(['{He} held it as people hold a child at a christening.', '{He} had it from {his} christening.'].map((text) => isOut('The Vanishing Birthday Cake', text, 'plant'))).toEqual([false, true]);
});

it('in front of a crowd nobody waits in vain for somebody to come', () => {
  const rules = rulesFor({ places: [], characters: [], theme: { category: 'Fantasy', name: 'A Crown of Leaves' }, ageRange: '12-17' }, { premise: 'A Crown of Leaves', words: { landscape: 'village' }, crisis: 'crowd', hero: '' });
  const isOut = (text: string): boolean => breaks(text, rules.filter(({ holds }) => holds('climax', 'arrive')), new Set());
  expect(['But it was quiet; no one came.', 'No one came back from there.'].map(isOut)).toEqual([true, false]);
});

it('who has come in at the door is not on the way home', () => {
  const isOut = (premise: string): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Adventure', name: premise }, ageRange: '12-17' }, { premise, words: { landscape: 'village' }, crisis: 'maze', hero: '' });
    return breaks('{march}It was on the way home that they heard it.', rules.filter(({ holds }) => holds('resolution', 'pay')), new Set());
  };
  expect(['The Long Way Home', 'Over the Whispering Mountains'].map(isOut)).toEqual([true, false]);
});

it('what takes all night to come right is not followed by that evening’s supper', () => {
  const isOut = (premise: string, beat: string, text: string): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Spooky', name: premise }, ageRange: '9-12' }, { premise, words: { landscape: 'village' }, crisis: 'dark', hero: '' });
    return breaks(text, rules.filter(({ holds }) => holds('resolution', beat)), new Set());
  };
  const [supper, bed, paint] = ['At supper nobody said a word.', 'They walked home, one behind the other.', 'Somebody had painted the gate green.'];
  expect([supper, bed, paint].map((text) => isOut('The Pumpkin That Blinked', 'table', text))).toEqual([true, true, false]);
  expect([supper, bed].map((text) => isOut('Seventeen Hiccups', 'table', text))).toEqual([false, false]);
  expect(isOut('The Pumpkin That Blinked', 'prize', supper)).toBe(false);
  const party = 'And they were in time! Only just, and quite out of breath, but in time.';
  expect([isOut('The Pumpkin That Blinked', 'thread', party), isOut('Seventeen Hiccups', 'thread', party)]).toEqual([true, false]);
});

it('in a fog in which one is lost after six steps nobody waits with a pram for her bus', () => {
  const isOut = (premise: string, phase: Phase, beat: string, text: string): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Spooky', name: premise }, ageRange: '9-12' }, { premise, words: { landscape: 'village' }, crisis: 'creature', hero: '' });
    return breaks(text, rules.filter(({ holds }) => holds(phase, beat)), ownWords({ places: [], characters: [], theme: { category: 'Spooky', name: premise }, ageRange: '9-12' }, { premise, words: {}, crisis: 'creature', hero: '' }));
  };
  const texts = ['{daylight}They asked a man about it.', '{H} sat down beside a woman with a pram.'];
  expect(texts.map((text) => isOut('Fog on Candle Street', 'development', 'turn', text))).toEqual([true, true]);
  expect(texts.map((text) => isOut('Fog on Candle Street', 'resolution', 'home', text))).toEqual([false, false]);
  expect(texts.map((text) => isOut('Seventeen Hiccups', 'development', 'turn', text))).toEqual([false, false]);
});

it('no baker stands at his window in the jungle, whatever the places of the family are', () => {
  const places = SAMPLE_PLACES.filter(({ name }) => /Goosefeather|Saltbell/u.test(name)).map((one, at) => ({ ...one, id: `p${at}` }));
  const isOut = (premise: string, phase: Phase, beat: string): boolean => breaks('{houses}They asked a baker at his window.', rulesFor({ places, characters: [], theme: { category: 'Exploration', name: premise }, ageRange: '5-8' }, { premise, words: {}, crisis: 'maze', hero: '' }).filter(({ holds }) => holds(phase, beat)), new Set());
  expect(places).toHaveLength(2);
  expect([isOut('The Jungle That Hums', 'development', 'meet'), isOut('The Jungle That Hums', 'development', 'place2'), isOut('Seventeen Hiccups', 'development', 'meet')]).toEqual([true, false, false]);
});

it('nobody walks for miles over the boards of the kitchen that they are going to', () => {
  const placesOf = (...named: string[]) => named.flatMap((one) => SAMPLE_PLACES.filter(({ name }) => name === one).map((place) => ({ ...place, id: one })));
  const isOut = (...named: string[]): boolean => {
    const rules = rulesFor({ places: placesOf(...named), characters: [], theme: { category: 'Adventure', name: 'Three Keys and a Door' }, ageRange: '12-17' }, { premise: 'Three Keys and a Door', words: {}, crisis: 'gap', hero: '' });
    return breaks('{march}They had stopped quarrelling. They went on, meanwhile, over {ground}.', rules.filter(({ holds }) => holds('development', 'way')), new Set());
  };
  expect(isOut('The Upside-Down Kingdom', 'Aunt Bea’s kitchen')).toBe(true);
  expect(isOut('Aunt Bea’s kitchen', 'The Upside-Down Kingdom')).toBe(false);
});

it('a home whose name has a street in it brings no street into a plot that stays in the house', () => {
  const rules = rulesFor({ places: [], characters: [], theme: { category: 'Spooky', name: 'The Attic with Too Many Steps' }, ageRange: '9-12' }, { premise: 'The Attic with Too Many Steps', words: { landscape: 'house' }, crisis: 'door', hero: '' });
  expect(breaks('They walked down the street.', rules, new Set(['street']))).toBe(true);
});

it('where somebody waits there is somebody when they get there', () => {
  const isOut = (premise: string, text: string): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Action', name: premise }, ageRange: '3-4' }, { premise, words: { landscape: 'mountain' }, crisis: 'gap', hero: '' });
    return breaks(text, rules.filter(({ holds }) => holds('climax', 'hush')), new Set());
  };
  expect(['There was nobody. Hmm.', 'There was nobody who could sing.'].map((text) => isOut('Rescue at Waterfall Rock', text))).toEqual([true, false]);
  expect(isOut('Over the Whispering Mountains', 'There was nobody. Hmm.')).toBe(false);
  const [long, ever] = ['Nobody had been there for a very long time.', 'There was one place where nobody had been.'];
  expect(['The Boots That Were Too Big', 'Two Ends of One String', 'The Borrowed Wand', 'The Rain That Came Late'].map((premise) => isOut(premise, long) && isOut(premise, ever))).toEqual([true, true, true, false]);
});

it('on a moon where nobody has ever been no kitchen is walked through; at home, before they land, it may be', () => {
  const isOut = (premise: string, phase: Phase, beat: string): boolean =>
    breaks('{rooms}{near}They went through a kitchen.', rulesFor({ places: [], characters: [], theme: { category: 'Exploration', name: premise }, ageRange: '9-12' }, { premise, words: { landscape: 'space' }, crisis: 'gap', hero: '' }).filter(({ holds }) => holds(phase, beat)), new Set());
  expect([isOut('Footsteps on a New Moon', 'development', 'way'), isOut('Footsteps on a New Moon', 'introduction', 'day'), isOut('School Trip to Saturn', 'development', 'way')]).toEqual([true, false, false]);
});

it('nobody sits down and nothing is put down while gravity naps; before it does, and behind the prize, they may', () => {
  const outAt = (phase: Phase, beat: string): boolean[] => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Sci-Fi', name: 'The Day Gravity Took a Nap' }, ageRange: '3-4' }, { premise: 'The Day Gravity Took a Nap', words: { landscape: 'town' }, crisis: 'lock', hero: '' });
    return ['{H} sat down on {his} bag.', '{H} put the cup down.', '{H} gave a nod.', '“Sit down on it,” said {H}.'].map((text) => breaks(text, rules.filter(({ holds }) => holds(phase, beat)), new Set()));
  };
  expect(outAt('development', 'ache')).toEqual([true, true, false, false]);
  expect(outAt('introduction', 'day')).toEqual([false, false, false, false]);
  expect(outAt('resolution', 'prize')).toEqual([false, false, false, false]);
});

it('in a forest that sleeps no moth flies by, an empty house has no jugs on its shelf, and in everlasting twilight no rooster crows', () => {
  const isOut = (premise: string, climate: string, text: string): boolean => {
    const places = SAMPLE_PLACES.slice(0, 2).map((one, at) => ({ ...one, id: `p${at}`, climate: at === 0 ? climate : 'Mild and Sunny' }));
    const rules = rulesFor({ places, characters: [], theme: { category: 'Fantasy', name: premise }, ageRange: '5-8' }, { premise, words: { landscape: 'forest' }, crisis: 'lock', hero: '' });
    return breaks(text, rules.filter(({ holds }) => holds('introduction', 'plant')), new Set());
  };
  const atHome = (phase: Phase, beat: string): boolean => {
    const places = SAMPLE_PLACES.slice(0, 2).map((one, at) => ({ ...one, id: `p${at}`, climate: at === 0 ? 'Hot and Dry' : 'Mild and Sunny' }));
    const rules = rulesFor({ places, characters: [], theme: { category: 'Adventure', name: 'The Lost Lantern' }, ageRange: '5-8' }, { premise: 'The Lost Lantern', words: {}, crisis: 'lock', hero: '' });
    return breaks('There were puddles.', rules.filter(({ holds }) => holds(phase, beat)), new Set());
  };
  expect([atHome('resolution', 'night'), atHome('resolution', 'pay'), atHome('development', 'way')], 'and at the end of the last they are there again').toEqual([true, false, false]);
  const [moth, jugs, rooster] = ['A moth flew by, and stopped.', 'Between two jugs on the shelf stood a small brass bell.', 'Even the rooster was still asleep.'] as const;
  expect([isOut('The Lost Lantern', 'Hot and Dry', 'There were puddles.'), isOut('The Lost Lantern', '', 'There were puddles.')], 'in the first part they are at the first place').toEqual([true, false]);
  expect(['He dug up the beans.', 'There was a wasps’ nest.'].map((text) => isOut('The Lost Lantern', 'Deep Winter Snow', text))).toEqual([true, true]);
  expect([isOut('The Sleeping Forest', '', moth), isOut('Goodbye to the Old House', '', jugs), isOut('The Lost Lantern', 'Everlasting Twilight', rooster)]).toEqual([true, true, true]);
  expect(['He lay under the table.', 'On the wall hung a clock.'].map((text) => isOut('Goodbye to the Old House', '', text)), 'the van has it all').toEqual([true, true]);
  expect([isOut('The Lost Lantern', '', moth), isOut('The Lost Lantern', '', jugs), isOut('The Lost Lantern', '', rooster)]).toEqual([false, false, false]);
});

it('what happens in class is not seen over a kettle', () => {
  const isOut = (premise: string, beat: string): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'School Life', name: premise }, ageRange: '12-17' }, { premise, words: { landscape: 'school' }, crisis: 'lock', hero: '' });
    return breaks('The kettle had just boiled.', rules.filter(({ holds }) => holds('introduction', beat)), new Set());
  };
  expect([isOut('The Substitute Wizard', 'spark'), isOut('The Substitute Wizard', 'open'), isOut('The Substitute Wizard', 'day'), isOut('The Vanishing Birthday Cake', 'spark')]).toEqual([true, true, false, false]);
});

it('a tree as huge as a house does not sit on the edge of a bath', () => {
  const isOut = (height: string, text: string): boolean => {
    const hero = SAMPLE_CAST.map((one) => ({ ...one, id: 'h', appearance: { ...one.appearance, height } }))[0];
    const rules = rulesFor({ places: [], characters: hero ? [hero] : [], theme: { category: 'Fantasy', name: 'The Feather of the Phoenix' }, ageRange: '12-17' }, { premise: 'The Feather of the Phoenix', words: {}, crisis: 'gap', hero: 'h' });
    return breaks(text, rules, new Set());
  };
  const bath = '{H} went and sat on the edge of the bath.';
  expect([isOut('Huge', bath), isOut('Tower-high', '{He} sat down among the brooms.'), isOut('Small', bath), isOut('Huge', '{H} looked like a hat on the edge of the bath.'), isOut('Huge', 'The boy sat on the edge of the bath.')]).toEqual([true, true, false, false, false]);
});

const rulesAt = (premise: string, ageRange: '5-8' | '9-12' | '12-17', phase: Phase, beat: string, places: number) => {
  const told = { places: ['Waterwheel House', 'Mothmoor'].slice(0, places).flatMap((wanted) => SAMPLE_PLACES.filter(({ name }) => name === wanted)).map((one, at) => ({ ...one, id: `p${at}` })), characters: [], theme: { category: 'Adventure', name: premise }, ageRange };
  return rulesFor(told, { premise, words: { landscape: 'field' }, crisis: 'lock', hero: '' }).filter(({ holds }) => holds(phase, beat));
};

it('who has to be back before a door at home, or in their own town, marches to the second place and no further; over the mountains one goes on', () => {
  const isOut = (premise: string, beat: string): boolean => breaks('{march}They went on for eleven days.', rulesAt(premise, '12-17', 'development', beat, 2), new Set());
  expect([isOut('The Door I Had to Open', 'way'), isOut('The Door I Had to Open', 'place2'), isOut('Over the Whispering Mountains', 'way'), isOut('The Treasure Nobody Buried', 'way')]).toEqual([true, false, false, true]);
});

it('the young sail on where they have been to a second place, and take no road', () => {
  const isOut = (phase: Phase, beat: string): boolean => breaks('There were two roads.', rulesAt('Beyond the Last Lighthouse', '5-8', phase, beat, 2), new Set());
  expect([isOut('development', 'way'), isOut('development', 'place2'), isOut('introduction', 'day')]).toEqual([true, false, false]);
});

it('nobody has lived all their life where a story begins a long way from home', () => {
  const isOut = (premise: string): boolean => breaks('{H} had lived there since {he} could count.', rulesAt(premise, '9-12', 'introduction', 'place', 1), new Set());
  expect([isOut('The Long Way Home'), isOut('The Lost Lantern')]).toEqual([true, false]);
});

it('under the snow nobody is shouted at, once they know what a shout does', () => {
  const isOut = (phase: Phase, beat: string): boolean => breaks('{H} could shout. {He} shouted.', rulesAt('The Avalanche Patrol', '9-12', phase, beat, 1), new Set());
  expect([isOut('climax', 'try'), isOut('development', 'attempt'), isOut('climax', 'onset')]).toEqual([true, false, false]);
});

it('in a deep wood, and where somebody is to be dug out, nobody comes along a street', () => {
  const isOut = (premise: string): boolean => breaks('{houses}Round the corner came a girl.', rulesFor({ places: [], characters: [], theme: { category: 'Adventure', name: premise }, ageRange: '9-12' }, { premise, words: {}, crisis: 'gap', hero: '' }).filter(({ holds }) => holds('development', 'cameo')), new Set());
  expect(['The Avalanche Patrol', 'The Sleeping Forest', 'The Map with a Missing Corner'].map(isOut)).toEqual([true, true, false]);
});
