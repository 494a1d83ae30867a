/** What a tired parent types as the prompt: somebody of the cast by kind, two halves, small milestones, loud letters, lists without commas. */
import { describe, expect, test } from 'vitest';
import type { AgeRange, Phase, StoryBrief, Thread, WriterCharacter } from '../brief.ts';
import { writePhase } from '../index.ts';
import { askedBrief, textIn } from '../testing/asked.ts';
import { PHASES, tellWhole, textOf } from '../testing/tell-whole.ts';

const who = (name: string, type: string, gender: 'male' | 'female'): WriterCharacter => ({ id: name, name, gender, type, personality: ['Curious'], appearance: {} });
const CRAB: Partial<StoryBrief> = { characters: [who('Yun', 'Human - Children - Young Explorer', 'female'), who('Admiral Pinch', 'Animal - Sea Animals - Crab', 'male')], relationships: [{ from: 'Yun', to: 'Admiral Pinch', type: 'Friend' }] };
const DRAGON: Partial<StoryBrief> = { characters: [who('Rosa', 'Human - Children - Young Explorer', 'female'), who('Smoky', 'Fantasy - Dragons - Baby Dragon', 'female')], relationships: [] };
const GRAN: Partial<StoryBrief> = { characters: [who('Lotte', 'Human - Children - Young Explorer', 'female'), who('Grandma Adela', 'Human - Family - Grandparent', 'female')], relationships: [] };
const BABY: Partial<StoryBrief> = { characters: [who('Emil', 'Human - Children - Young Explorer', 'male'), who('Baby Ida', 'Human - Family - Baby', 'female')], relationships: [{ from: 'Emil', to: 'Baby Ida', type: 'Sibling' }] };

const tell = (customPrompt: string, more: Partial<StoryBrief> = {}) => writePhase(askedBrief('5-8', { customPrompt, ...more }));
const roleOf = ({ as, the, lost }: Thread): string => `${as}${lost ? ' (lost)' : ''}: ${the}`;
const threads = (prompt: string, more?: Partial<StoryBrief>): string[] => (tell(prompt, more).facts.plan.threads ?? []).map(roleOf);
const wished = (prompt: string, more?: Partial<StoryBrief>): string[] => tell(prompt, more).facts.wishes.map(({ kind, words }) => `${kind}: ${words}`);
const placed = (prompt: string): string[] => tell(prompt).facts.wishes.map(({ phase, words }) => `${phase}: ${words}`);

describe('one of the cast, called by what they are', () => {
  test.each<[string, Partial<StoryBrief>, string[]]>([
    ['The crab is afraid of the dark', CRAB, ['fear: the dark']],
    ['the crab is homesick for the sea', CRAB, ['fact: Admiral Pinch was homesick for the sea']],
    ['the dragon cannot fly', DRAGON, ['fact: Smoky could not fly']],
    ['dragon has a cold', DRAGON, ['fact: Smoky had a cold']],
    ['grandma loses her glasses', GRAN, ['happening: Grandma Adela lost her glasses']],
    ['a new baby sister', BABY, ['fact: Baby Ida was quite new in the family']],
    ['the baby cries all night', BABY, ['happening: Baby Ida cried all night']],
  ])('“%s”', (prompt, more, heard) => {
    expect(wished(prompt, more)).toEqual(heard);
  });

  test.each<[string, Partial<StoryBrief>, string[]]>([
    ['they find a dragon egg', DRAGON, ['happening: They found a dragon egg']],
    ['the dragon egg hatches', DRAGON, ['happening: The dragon egg hatched']],
    ['a second crab comes along', CRAB, ['newcomer: a second crab']],
    ['her other grandma died', GRAN, ['happening: Lotte’s other grandma had died']],
  ])('“%s” means somebody or something else', (prompt, more, heard) => {
    expect(wished(prompt, more)).toEqual(heard);
  });

  test('who goes along cannot be looked for as well, and it is said', () => {
    const { facts, notFollowed } = tell('the crab ran away', CRAB);
    expect(facts.wishes.map(({ words }) => words)).toEqual(['Admiral Pinch ran away, and was soon found again']);
    expect(notFollowed.join()).toContain('Admiral Pinch goes along in this story');
  });

  test('what lies on the heart of the friend is told of the friend', () => {
    const story = tellWhole(askedBrief('5-8', { customPrompt: 'the dragon cannot fly', ...DRAGON }));
    expect(textOf(story)).toMatch(/Smoky did mind|as heavy|asked Smoky|Smoky had not told/u);
    expect(textIn(story, 'resolution')).toMatch(/Smoky (?:talked about the other thing|did\. It is odd)/u);
  });
});

describe('who comes along, and who does not', () => {
  test.each([
    ['A lighthouse keeper with a wooden parrot comes along', ['helper: the lighthouse keeper']],
    ['a mechanic joins them', ['helper: the mechanic']],
    ['an old watchmaker wants to come along', ['helper: the old watchmaker']],
    ['a fireman comes too', ['helper: the fireman']],
    ['Her grandfather used to be a stationmaster and died last year', ['away: {his} grandfather']],
    ['His father was a sailor who never came back', ['away: Finn’s father']],
    ['long ago a king lived in the mill', ['word: A long time ago a king lived in the mill']],
    ['the baby is coming soon', ['tale: The baby was coming']],
  ])('“%s”', (prompt, found) => {
    expect(threads(prompt)).toEqual(found);
  });
});

describe('two halves', () => {
  test('a fear, and somebody who is missed', () => {
    expect(wished('Amara is scared of the dark and misses her daddy')).toEqual(['fear: the dark', 'happening: Amara missed her daddy']);
  });

  test.each<[string, [Phase, string][]]>([
    ['They build a treehouse but it falls down and then they build a better one', [['introduction', 'They built a better treehouse'], ['development', 'They built a treehouse, but it fell down']]],
    ['amara bakes a cake, it falls on the floor, finn eats it', [['introduction', 'Finn ate the cake'], ['development', 'Amara baked a cake, but it fell on the floor']]],
    ['Finn finds a map but the map is wrong and he has to draw a new one', [['introduction', 'Finn found a map'], ['development', 'The map was wrong'], ['introduction', 'Finn drew a new map']]],
    ['They must win the race, and it is very hot', [['introduction', 'They won the race'], ['introduction', 'It was very hot']]],
    ['Amara is bad at maths but she solves the riddle', [['introduction', 'Amara was bad at maths'], ['introduction', 'Amara solved the riddle']]],
    ['he lost his cuddly rabbit on the train and a kind lady brings it back', [['introduction', 'Finn lost his cuddly rabbit on the train'], ['resolution', 'A kind lady brought it back']]],
  ])('“%s”: each in its place', (prompt, parts) => {
    expect(placed(prompt)).toEqual(parts.map(([phase, words]) => `${phase}: ${words}`));
  });

  test('soup and bread are not two halves', () => {
    expect(wished('They bake bread and soup for the neighbours')).toEqual(['quest: They baked bread and soup for the neighbours']);
  });
});

test.each([
  ['He wants to be a firefighter', ['dream: the firefighter']],
  ['He dreams of becoming an astronaut', ['dream: the astronaut']],
  ['Aunt Lisa is getting married tomorrow', ['feast: the wedding']],
  ['They must be back before the bells ring', ['quest: be back before the bells ring']],
  ['tomorrow she turns six', ['feast: the birthday party']],
  ['she gives up her dummy', ['quest: give up her dummy']],
  ['she goes potty all by herself', ['quest: use the potty all by herself']],
  ['he sleeps in his own bed for the first time', ['quest: sleep in his own bed for the first time']],
  ['she has a wobbly tooth', ['word: Amara had a wobbly tooth']],
  ['he gets a new big bed', ['tale: Finn got a new big bed']],
  ['quarrel with the best friend', ['heart: Amara had a quarrel with her best friend']],
  ['with lots of soup and a very small dog', ['feast: the soup', 'helper: the very small dog']],
  ['the rabbit has to go to the vet', ['ordeal: the visit to the vet']],
  ['Amara and Finn go shopping and Finn gets lost between the shelves', ['tale: Amara and Finn went shopping']],
  ['she fell off the swing today and needed two stitches', ['tale: Amara fell off the swing and needed two stitches']],
  ['a tree that wants to travel', ['helper: the tree']],
  ['easter egg hunt', ['feast: the Easter egg hunt']],
  ['Amara cheats in the test', ['tale: Amara cheated in the test']],
  ['Amara has to give a presentation and stutters', ['quest: give a presentation', 'heart: Amara stuttered']],
  ['amara broke finns favourite cup and did not tell', ['heart: Amara broke Finn’s favourite cup and did not tell']],
  ['grandma knits a jumper that is much too long', ['helper: Grandma']],
  ['Finn finds out that he was adopted', ['heart: Finn found out that he was adopted']],
  ['Amara finds out that her father is not her real father', ['heart: Amara found out that her father was not her real father']],
  ['a missing boat', ['helper (lost): the boat']],
  ['Finn’s sister is getting married', ['feast: the wedding']],
  ['she has a thorn in her foot', ['heart: Amara had a thorn in her foot']],
  ['her favourite teacher leaves the school', ['away: {his} favourite teacher']],
  ['Amara pretends to be a pirate', ['tale: Amara pretended to be a pirate']],
  ['Amara stole a chocolate bar', ['heart: Amara stole a chocolate bar']],
  ['she had an operation on her ears and can hear well again', ['word: Amara had an operation on her ears and could hear well again']],
  ['Amara and Finn open a bakery but nobody comes', ['quest: open a bakery', 'tale: Amara and Finn opened a bakery, but nobody came']],
  ['a train driver lets Finn drive the train', ['helper: the train driver']],
  ['the bin men come', ['helper: the bin men']],
  ['Finn misses his papa', ['away: Finn’s papa']],
  ['Finn breaks the neighbour’s window', ['tale: Finn broke the neighbour’s window']],
])('“%s” is heard for what it is', (prompt, found) => {
  expect(threads(prompt)).toEqual(found);
});

describe('as it is thumbed and spoken', () => {
  test.each([
    ['PLEASE A STORY WITH A BIG RED TRACTOR', ['newcomer: a big red tractor']],
    ['AMARA IS AFRAID OF THE VACUUM CLEANER', ['fear: the vacuum cleaner']],
    ['🦄 a unicorn 🌈 who lost her horn 😢 please', ['newcomer: a unicorn who lost her horn']],
    ['🦖🚀', ['newcomer: a dinosaur', 'newcomer: a rocket']],
    ['dinosaurs 🦕🦖 and finn rides one', ['newcomer: three dinosaurs', 'happening: Finn rode one']],
    ['Amara misses her mummy (works at night)', ['happening: Amara missed her mummy', 'happening: Amara’s mummy worked at night']],
    ['Amara, Finn, grandma, a boat', ['newcomer: Amara’s grandma', 'newcomer: a boat']],
    ['amara finn treehouse storm', ['place: a treehouse', 'event: a storm']],
    ['pirate ship island treasure', ['newcomer: a pirate ship', 'place: an island', 'object: a treasure']],
    ['amara goes to the beach she finds a shell it can talk', ['happening: Amara went to the beach', 'happening: Amara found a shell', 'fact: The shell could talk']],
    ['we go to the sea and there comes a whale', ['happening: They went to the sea', 'newcomer: a whale']],
    ['Finn has since yesterday a new bicycle', ['fact: Finn had a new bicycle']],
    ['Amara becomes a little brother', ['happening: Amara got a little brother']],
    ['They make a trip with the train and forget the bag', ['happening: They went on a trip by train and forgot the bag']],
    ['no monsters please, and let it rain', ['avoid: monsters', 'happening: It rained all day']],
    ['he was very proud today because he swam without armbands', ['fact: Finn was very proud because he swam without armbands']],
    ['Finn can’t swim and nobody wants to wait for him', ['fact: Finn couldn’t swim', 'fact: Nobody wanted to wait for Finn']],
    ['Finn always loses at chess and the others laugh at him', ['happening: Finn always lost at chess', 'happening: The others laughed at Finn']],
    ['please with Elsa and Oskar', ['newcomer: somebody called Elsa', 'newcomer: somebody called Oskar']],
    ['Amara is the only one in her class without a phone', ['fact: Amara was the only one in her class without a phone']],
    ['short!! something with amara and a bone', ['object: a bone']],
    ['leo is tired. amara (she is 5) likes trucks', ['fact: Leo was tired', 'newcomer: a truck']],
    ['There was once a city where nobody could laugh', ['place: a city where nobody could laugh']],
    ['they have a boat but no petrol', ['fact: They had a boat but no petrol']],
    ['Finn is 6 and loves football', ['object: a football']],
    ['a girl called Pia who can hear what trees say', ['newcomer: a girl called Pia who could hear what trees said']],
    ['they are stuck in an elevator with a man who will not say his name', ['fact: They were stuck in an elevator with a man who would not say his name']],
  ])('“%s”', (prompt, heard) => {
    expect(wished(prompt)).toEqual(heard);
  });

  test.each([['bagger und leo', 'English only'], ['It’s about courage', 'theme'], ['🙃🙃', 'could not find anything']])('“%s” is not followed, and it is said', (prompt, why) => {
    expect(tell(prompt).notFollowed.join()).toContain(why);
  });
});

describe.each<AgeRange>(['3-4', '5-8', '9-12', '12-17'])('told at %s', (age) => {
  test('what somebody wants to be goes on through all four parts, and nobody of that trade comes along', () => {
    const story = tellWhole(askedBrief(age, { customPrompt: 'Amara wants to be a firefighter' }));
    for (const phase of PHASES) expect(textIn(story, phase), phase).toMatch(/firefighter/u);
    expect(textOf(story)).not.toMatch(/the firefighter/u);
  });

  test('a mother who works at night is missed in all four parts', () => {
    const story = tellWhole(askedBrief(age, { customPrompt: 'Amara misses her mummy (works at night)' }));
    for (const phase of PHASES) expect(textIn(story, phase), phase).toMatch(/mummy/u);
    expect(textOf(story)).not.toContain('(');
  });

  test('what goes wrong with the treehouse is told on the way, and the better one at the end', () => {
    const story = tellWhole(askedBrief(age, { customPrompt: 'They build a treehouse but it falls down and then they build a better one' }));
    expect(textIn(story, 'introduction')).toMatch(/build a treehouse/u);
    expect(textIn(story, 'development')).toMatch(/treehouse, but it fell down/u);
    expect(textIn(story, 'resolution')).toMatch(/[Bb]uilt a better treehouse/u);
  });
});
