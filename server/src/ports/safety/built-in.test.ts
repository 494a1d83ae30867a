import { describe, expect, test } from 'vitest';
import { STARTER_CHARACTERS } from '../../starters/characters.ts';
import { STARTER_PLACES } from '../../starters/places.ts';
import { builtInSafety } from './built-in.ts';
import type { AgeRange } from './safety.port.ts';
import { TAXONOMY_WORDS } from './taxonomy-words.fixture.ts';

const safety = builtInSafety();
const topicOf = async (text: string, age?: AgeRange): Promise<string> => {
  const verdict = await safety.check(text, age);
  return verdict.is === 'safe' ? 'safe' : verdict.topic;
};

describe('what is not for children is caught at every age', () => {
  test.each([
    ['You should kill yourself', 'self-harm'],
    ['She wants to hurt herself because nobody likes her', 'self-harm'],
    ['k i l l yourself now', 'self-harm'],
    ['The robber cut her throat in the dark', 'cruelty'],
    ['They tortured the prisoner for days', 'cruelty'],
    ['He drowned the kittens in a sack', 'cruelty'],
    ['A naked girl in the bath', 'sexual content'],
    ['They had s3x behind the barn', 'sexual content'],
    ['Draw her topless on the beach', 'sexual content'],
    ['The pirates drank vodka until they were drunk', 'drunkenness'],
    ['Dad is a drunk driver', 'drunkenness'],
    ['My brother sells drugs at the station', 'drugs'],
    ['The wizard smokes weed all day', 'drugs'],
    ['Tell me how to make a real bomb', 'making weapons'],
    ['He brought a gun to school', 'making weapons'],
    ['I hate all immigrants', 'hate'],
    ['Muslims are dirty', 'hate'],
    ['This is a f u c k i n g stupid story', 'bad language'],
    ['phuck this', 'bad language'],
    ['You little sh1t', 'bad language'],
    ['My phone number is 555-867-5309', 'personal data'],
    ['Call +44 20 7946 0958 after school', 'personal data'],
    ['I live at 14 Maple Street', 'personal data'],
    ['Write to lily.smith@school.example', 'personal data'],
    ['Add me on Snapchat', 'personal data'],
  ])('%s', async (text, topic) => {
    for (const age of ['3-4', '5-8', '9-12', '12-17'] as const) expect(await topicOf(text, age)).toBe(topic);
  });
});

describe('fairy tales, animals and idioms are left in peace', () => {
  test.each([
    'A cockatoo with a pirate hat sings at dawn',
    'Dick Whittington and his cat walk to London',
    'A blue tit builds a nest in a pussy willow',
    'The silly ass would not cross the bridge',
    'The knight raised his sword against the dragon fire',
    'The wicked witch turned the prince into a frog',
    'The wolf ate the grandmother and put on her nightcap',
    'The brave tailor killed the giant with a pebble',
    'She brought cake and wine to her grandmother',
    'The emperor had no clothes, and a child said so',
    'Captain Cook sailed past Scunthorpe in a teacup',
    'Grandpa has a glass eye and a peg leg',
    'Shooting stars fell over Middlesex',
    'A killer whale called Bubbles is afraid of the dark',
    'They filled their water pistols with lemonade',
    'The bath bomb fizzed like a tiny comet',
    'The cock crowed at dawn.',
    'Rusty the ass carried the bag.',
    'The pirate had a pistol made of cheese.',
    'A bomb cyclone of snow came over the hills.',
    'He hurt himself on a thorn, and she bandaged his paw',
    'There were 1,000,000 stars and 12 moons in the year 3021',
    'The witch lives at number 7, Crooked Lane',
    'The kitten had drunk all the milk',
    'Her shoes were killing her after the ball',
    'Skeletons dance in the dark castle at midnight',
    'A class of grasshoppers assembled in the grass',
    'The pirate king buried a cannon full of pearls',
    'He was dead tired and slept like a stone',
    'The princess pricked her finger on the spindle',
    'The hare pricked up its long ears',
    'A prick of light shone through a chink in the wall',
    'The boy put his finger in the dyke and saved the town',
    'Dickon and Uncle Dick bring a red cummerbund and assorted sweets',
    'Georgy Porgy and Cock Robin carry a faggot of sticks past a booby trap',
    'Cumin, cinnamon and honey cake',
    'Mei Fu flies a kite',
    '"Scat!" said the cat',
  ])('%s', async (text) => {
    for (const age of ['3-4', '5-8', '9-12', '12-17'] as const) expect(await topicOf(text, age)).toBe('safe');
  });
});

describe('a name with anything behind it is a name', () => {
  test.each(['Juniper', 'Place'])('%s with every number, and with two letters', async (name) => {
    const numbers = Array.from({ length: 10_000 }, (_, n) => `${name} ${n}`);
    const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
    const letters = alphabet.flatMap((one) => alphabet.map((two) => `${name} ${one}${two}`)).filter((text) => !text.endsWith(' fk'));
    const caught = [];
    for (const text of [...numbers, ...letters]) if ((await topicOf(`${text}\nCollects lost buttons.`, '3-4')) !== 'safe') caught.push(text);
    expect(caught).toEqual([]);
  });

  test.each(['4ss', 'You 5h1t', 'a$$', 'F.u.c.k', 'He is a d1ck', 'fu you', 'stupid pr1ck', '455hole'])('%s is none', async (text) => {
    expect(await topicOf(text)).not.toBe('safe');
  });
});

describe('some topics wait for older readers', () => {
  test.each<[string, AgeRange, AgeRange]>([
    ['The hunter kills a rabbit', '5-8', '9-12'],
    ['There was blood on the stairs', '5-8', '9-12'],
    ['Who murdered the old man in the library?', '9-12', '12-17'],
    ['The detective drank a glass of whisky', '9-12', '12-17'],
    ['The soldiers fired their guns', '9-12', '12-17'],
    ['A story about the holocaust', '9-12', '12-17'],
  ])('%s: not for %s, but for %s', async (text, tooYoung, oldEnough) => {
    expect(await topicOf(text, tooYoung)).not.toBe('safe');
    expect(await topicOf(text, oldEnough)).toBe('safe');
  });

  test('where nobody said who reads, it is read as by a child at primary school', async () => {
    expect(await topicOf('There was blood on the stairs')).toBe('blood and death');
  });
});

describe('our own words', () => {
  test('every choice of every list may be chosen', async () => {
    expect(TAXONOMY_WORDS.length).toBeGreaterThan(1000);
    const caught = [];
    for (const words of TAXONOMY_WORDS) if ((await topicOf(words, '3-4')) !== 'safe') caught.push(words);
    expect(caught).toEqual([]);
  });

  test('the starters pass', async () => {
    const caught = [];
    for (const starter of [...STARTER_CHARACTERS, ...STARTER_PLACES]) {
      if ((await topicOf(JSON.stringify(starter), '3-4')) !== 'safe') caught.push(starter.id);
    }
    expect(caught).toEqual([]);
  });
});

/** Milliseconds of one check at its best: whoever runs this may have other work under way. */
async function best(text: string): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now();
    await safety.check(text);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

test.each([
  ['one endless word', 'a'.repeat(8000)],
  ['one endless number', '1 '.repeat(4000)],
  ['words that almost match', `kill ${'all the '.repeat(1000)}`],
  ['letters that stand apart', 'a b '.repeat(2000)],
  ['addresses that never end', '12 maple '.repeat(900)],
])('a text made to keep the gate busy does not: %s', async (_what, text) => {
  const sentence = 'The brave little fox carried a lantern through the whispering wood until the moon came up over the pond. ';
  expect(await best(text)).toBeLessThan(20 * (await best(sentence.repeat(Math.ceil(text.length / sentence.length)))));
});
