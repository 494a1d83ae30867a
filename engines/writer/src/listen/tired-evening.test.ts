/** What is typed in the evening, with one thumb: no apostrophes, no full stops, half a sentence, and the day that was. */
import { describe, expect, test } from 'vitest';
import type { AgeRange, StoryBrief, Thread, WriterCharacter } from '../brief.ts';
import { writePhase } from '../index.ts';
import { premiseById } from '../premises/premises.ts';
import { askedBrief, lastPage, planOf, textIn } from '../testing/asked.ts';
import { SAMPLES } from '../testing/samples.ts';
import { PHASES, tellWhole, textOf } from '../testing/tell-whole.ts';
import { voiceFor } from '../voices/voices.ts';

const duck: WriterCharacter = { id: 'd', name: 'Admiral', gender: 'male', type: 'Animal - Farm Animals - Duck', personality: ['Proud'], appearance: {} };
const ALONE: Partial<StoryBrief> = { characters: [duck], relationships: [] };

const tell = (customPrompt: string, more: Partial<StoryBrief> = {}) => writePhase(askedBrief('5-8', { customPrompt, ...more }));
const wished = (prompt: string, more?: Partial<StoryBrief>): string[] => tell(prompt, more).facts.wishes.map(({ kind, words }) => `${kind}: ${words}`);
const roleOf = ({ as, the, lost, loath }: Thread): string => `${as}${lost ? ' (lost)' : loath ? ' (loath)' : ''}: ${the}`;
const threads = (prompt: string, more?: Partial<StoryBrief>): string[] => (tell(prompt, more).facts.plan.threads ?? []).map(roleOf);

/** An answer, asked at the end of the introduction. */
function answered(question: string, answer: string): string[] {
  const start = tell('');
  const { facts } = writePhase(askedBrief('5-8', { phase: 'development', earlier: [{ phase: 'introduction', text: start.paragraphs.join('\n'), facts: start.facts }], continuation: { question, answer } }));
  return (facts.plan.threads ?? []).map(roleOf);
}

test('what my daughter is afraid of is not what the one against the hero is afraid of', () => {
  const girl: WriterCharacter = { ...duck, id: 'b', name: 'Bramble', gender: 'female', role: 'Villain' };
  expect(tell('My daughter is afraid of the dark', { characters: [duck, girl], relationships: [] }).facts.wishes.map(({ who }) => who)).toEqual(['Admiral']);
  expect(tell('My daughter is afraid of the dark', { characters: [duck, { ...girl, role: 'Sidekick' }], relationships: [] }).facts.wishes.map(({ who }) => who)).toEqual(['Bramble']);
});

test('one goes to school, and to the new school', () => {
  expect(threads('first day at a new school')).toEqual(['ordeal: the first day at the new school']);
  expect(threads('first day of school')).toEqual(['ordeal: the first day at school']);
});

describe('as it is typed', () => {
  test.each([
    ['shes scared of the dark', ['fear: the dark']],
    ['theres a dragon thats afraid of fire', ['newcomer: a dragon that was afraid of fire']],
    ['a unicorn who couldnt fly bc she was too small', ['newcomer: a unicorn who couldn’t fly']],
    ['its grandmas birthday tomorow', ['event: Amara’s grandma’s birthday party']],
    ['we saw a hedgehog in the garden tonight', ['happening: They saw a hedgehog in the garden']],
    ['can it be about dinosaurs and also my friend Ella', ['newcomer: three dinosaurs', 'newcomer: Amara’s friend Ella']],
    ['tooth fairy', ['newcomer: the tooth fairy']],
    ['farting dragon', ['newcomer: a farting dragon']],
    ['a time machine to the dinosaurs', ['object: a time machine to the dinosaurs']],
    ['football match on sunday, he is the goalie', ['event: a football match', 'fact: Finn was the goalie']],
    ['stolen crown, the thief is someone nobody suspects', ['fact: The crown had been stolen', 'fact: The thief was someone nobody suspected']],
    ['dads birthday is on friday', ['event: Amara’s dad’s birthday party']],
    ['a knight thats scared of the dark and a dragon thats scared of mice', ['newcomer: a knight that was scared of the dark', 'newcomer: a dragon that was scared of mice']],
    ['a shy octopus who wants to join the school band', ['newcomer: a shy octopus who wanted to join the school band']],
    ['no dragons this time please, just something about trains', ['avoid: dragons', 'newcomer: three trains']],
    ['a dragon and a dog called Rex', ['newcomer: a dragon', 'newcomer: a dog called Rex']],
    ['something calm and short about the sea', ['place: the sea']],
    ['parents are getting divorced', ['happening: Amara’s parents were getting divorced']],
    ['Lina and the lost sock', ['newcomer: somebody called Lina', 'happening: The sock was missing']],
    ['she is afraid that monsters are under her bed', ['fear: monsters under her bed']],
    ['we adopted a kitten yesterday and she hides behind the sofa', ['newcomer: a kitten', 'happening: The kitten hid behind the sofa']],
    ['2 kids and a dog', ['newcomer: two kids', 'newcomer: a dog']],
    ['she is going to be a big sister', ['newcomer: a new baby']],
    ['a whale stuck on the beach', ['newcomer: a whale stuck on the beach']],
  ])('“%s”', (typed, heard) => {
    expect(wished(typed)).toEqual(heard);
  });

  test('“like last night but with the dog”: the dog comes, and it is said that last night is not known', () => {
    const { facts, notFollowed } = tell('like last night but with the dog');
    expect(facts.plan.threads?.map(roleOf)).toEqual(['helper: the dog']);
    expect(notFollowed.join()).toMatch(/told anew/u);
  });

  test('“without stabilisers” belongs to the bicycle, and is nothing to leave out', () => {
    expect(wished('she is learning to ride her bike without stabilisers')).toEqual(['quest: Amara learned to ride her bike without stabilisers']);
    expect(wished('a trip to the zoo without any snakes')).toContain('avoid: snakes');
  });

  test('facts about the planets are not taught, and it is said', () => {
    for (const typed of ['learn about the planets', 'why is the sky blue']) expect(tell(typed).notFollowed).toHaveLength(1);
  });
});

describe('what is somebody’s own', () => {
  test('what a hero loves comes along, and is not called by the hero’s name every time', () => {
    expect(threads('Amara loves her blanket')).toEqual(['tool: the blanket']);
    expect(threads('Amara lost her silver ring')).toEqual(['tool (lost): the silver ring']);
    expect(tell('Amara loves her blanket').paragraphs.join(' ')).toMatch(/Amara loved her blanket/u);
  });

  test('“she lost her cat”, told of a hero who is a he, is his cat', () => {
    expect(wished('She lost her cat', ALONE)).toEqual(['happening: Admiral lost his cat']);
    expect(wished('my daughter broke her arm', ALONE)).toEqual(['happening: Admiral broke his arm']);
    expect(wished('she lost her cat and her mum is sad', ALONE).join()).not.toMatch(/\bher\b/u);
  });

  test('a teddy is carried, and leads nobody through a storm', () => {
    expect(threads('she loves her teddy')).toEqual(['tool: the teddy']);
    expect(threads('he lost his teddy bear')).toEqual(['tool (lost): Finn’s teddy bear']);
    expect(threads('a talking teddy')).toEqual(['helper: the talking teddy']);
  });
});

describe('what it is', () => {
  test.each([
    ['Tomorrow is her birthday party', ['feast: the birthday party']],
    ['A wizard who lost his hat needs help', ['helper: the wizard']],
    ['there has to be a volcano', ['spot: the volcano']],
    ['a tiny door under the stairs', ['spot: the tiny door under the stairs']],
    ['a broken train', ['helper: the broken train']],
    // It is told, and solves nothing: nobody pays with a child's tooth, or opens a lock with it.
    ['she lost her first tooth today!!', ['tale: Amara lost her first tooth']],
    ['he is going to have his tonsils out tomorrow', ['ordeal: the operation']],
    ['big sister is going to university', ['away: {his} big sister']],
    ['she wants her mum back from the hospital', ['away: {his} mum']],
    ['first time at sleepover without mama', ['ordeal: the first night away from home']],
    ['the snowman melts', []],
    ['potty training', ['quest: learn to use the potty']],
    ['the ice cream van never comes', ['tale: The ice cream van never came']],
    ['stolen crown', ['tool (lost): the crown']],
    ['hide and seek', ['quest: play hide and seek']],
    ['They learn to share', ['quest: learn to share']],
    ['share toys with little brother', ['quest: learn to share toys with Amara’s little brother']],
    ['brush teeth!', ['quest: brush their teeth']],
    ['They promise to be home for supper', ['quest: be home for supper']],
    ['They promise never to tell a lie', ['promise: We’ll never tell a lie']],
    ['mum and dad are getting divorced', ['away: Mum and Dad']],
    ['he doesnt want to leave his friends', ['heart: Finn didn’t want to leave his friends']],
  ])('“%s”', (typed, expected) => {
    expect(threads(typed)).toEqual(expected);
  });

  test.each([
    'Everyone feels lonely', 'he had a bad day at school, nobody played with him', 'his best friend isnt talking to him anymore', 'she has to wear glasses now and hates it',
    'im the new kid and dont know anyone', 'she got a bad mark in maths and doesnt dare tell', 'mommy has to work a lot and is always tired', 'bullying at school', 'she is jealous of the baby',
    'Finn is sad because nobody listens to him', 'hes mad bc he lost the football game', 'hes been hitting other kids at nursery', 'he broke his favorite toy car', 'my little brother keeps breaking my lego',
  ])('“%s” lies on a heart, and grows lighter', (typed) => {
    expect(threads(typed).map((one) => one.split(':')[0])).toContain('heart');
    expect(threads(typed).join()).not.toMatch(/tool|helper|word/u);
    expect(tell(typed).notFollowed).toEqual([]);
  });

  test('“a dragon who is shy comes along” is told in the past', () => {
    expect(wished('A dragon who is shy comes along')).toEqual(['newcomer: a dragon who was shy']);
  });

  test('one who was lost shows the way at most, and a thing that went wrong carries nobody', () => {
    expect(answered('What goes wrong first?', 'a broken ladder')).toEqual([]);
    expect(answered('What waits behind the door?', 'a growl')).toEqual([]);
    expect(answered('What would you do?', 'stay or go?')).toEqual(['word: Stay or go?']);
    expect(answered('What is the hardest choice?', 'mum or dad')).toEqual(['word: Mum or Dad?']);
    expect(answered('What is the hardest choice?', 'if they should tell mum')).toEqual(['word: Whether to tell Mum?']);
  });
});

describe.each<AgeRange>(['3-4', '5-8', '9-12', '12-17'])('told at %s', (age) => {
  const told = (customPrompt: string) => tellWhole(askedBrief(age, { customPrompt }));

  test('what lies on a heart is thought of in every part, told to somebody at the end, and never solves a thing', () => {
    const story = told('nobody plays with her at school');
    for (const phase of PHASES) expect(story.find((one) => one.phase === phase)?.made.some(({ parts }) => parts.some(({ source }) => (voiceFor(age)[phase][phase === 'introduction' ? 'heart' : 'thread:heart'] ?? []).includes(source))), phase).toBe(true);
    // In the very same words twice at most: told, and told to the others.
    expect(textOf(story).match(/[Nn]obody played with her at school/gu)?.length).toBe(2);
    expect(planOf(story)?.tool).not.toMatch(/wish|helper|word|deed/u);
  });

  test('who was lost has dropped no crumbs since the morning, and was not on the road with them', () => {
    const story = told('The dog ran away');
    expect(textOf(story)).not.toMatch(/crumbs since|shared (?:their|the last) (?:bread|apple) with (?:it|the dog)|[Ee]ven the cat had/u);
    expect(textIn(story, 'resolution')).toMatch(/\bdog\b/u);
  });

  test('a baby is carried: it keeps no watch, saves no day, and is not seen off the road', () => {
    const story = told('mum has a new baby');
    expect(planOf(story)?.tool).not.toBe('helper');
    for (const phase of PHASES) expect(textIn(story, phase), phase).toMatch(/\bbaby\b/u);
    expect(textOf(story)).not.toMatch(/the baby (?:went on ahead|had stayed up|stopped dead|came and stood|did not run)|gave (?:the bigger half|half a bun) to the baby/u);
  });

  test('a tiny door under the stairs is in the house: nobody goes far for it, and nobody carries it home', () => {
    const story = told('a tiny door under the stairs');
    expect(textOf(story)).not.toMatch(/[Ff]ar off was the tiny door|carried it home|the map, and the tiny door|never came back from there/u);
    expect(lastPage(story)).toMatch(/\bdoor\b/u);
  });

  test('where the plot leads over the mountains they think of it on the way, and knock when they are back', () => {
    const story = tellWhole(askedBrief(age, { customPrompt: 'They find a tiny door under the stairs', theme: { category: 'Adventure', name: 'Over the Whispering Mountains' } }));
    expect(planOf(story)?.words.spot).toBe(premiseById('Over the Whispering Mountains').spot);
    for (const phase of ['development', 'climax'] as const) expect(story.find((one) => one.phase === phase)?.made.some(({ parts }) => parts.some(({ source }) => (voiceFor(age)[phase]['thread:beside'] ?? []).includes(source))), phase).toBe(true);
    if (age === '9-12') expect(textOf(story)).toMatch(/they did knock|knocked back|three taps/iu);
    expect(lastPage(story)).toMatch(/\bdoor\b/u);
  });

  test('it is found while they are at home, whatever else is asked for', () => {
    const large = SAMPLES.find((one) => one.length === 'standard' && one.characters.length === 3 && one.customPrompt?.includes('tiny door'));
    const asked = (seed: string) => writePhase({ ...(large ?? askedBrief(age)), ageRange: age, seed, theme: { category: 'Friendship', name: 'Letters to the Lighthouse' } });
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((seed) => !asked(seed).paragraphs.join(' ').includes('a tiny door under the stairs'))).toEqual([]);
  });

  test('a promise is kept at the end, in good grammar, and not before', () => {
    const story = told('They promise to be home for supper');
    expect(textIn(story, 'introduction')).toMatch(/promised to be home for supper/u);
    expect(textIn(story, 'resolution')).toContain('They were home for supper');
    expect(textOf(story)).not.toMatch(/They was|[Hh]ow do you be/u);
  });
});

test.each([
  ['Amara meets Nana as she was at fifteen', 'Amara met Nana, who was fifteen', 'helper: Nana'],
  ['Amara meets her dad when he was a boy', 'Amara met her dad, who was a boy', 'helper: Dad'],
  ['Amara meets her Nana', 'Amara met her Nana', 'helper: Nana'],
])('“%s”: one of the family comes along, and is no thing in a bag', (prompt, words, thread) => {
  expect(wished(prompt)).toEqual([`happening: ${words}`]);
  expect(threads(prompt)).toEqual([thread]);
});

test.each([
  ['a cave nobody dares to enter', 'place: a cave that nobody dared to enter'], ['a dragon nobody likes', 'newcomer: a dragon that nobody liked'],
  ['a brass band', 'newcomer: a brass band'], ['a rubber band', 'object: a rubber band'],
])('“%s” is who or what it is', (prompt, words) => expect(wished(prompt)).toEqual([words]));

test('what frightens is kept away, wherever it is said', () => {
  expect(wished('a birthday party with no monsters')).toEqual(['avoid: monsters', 'event: a birthday party']);
  expect(wished('a castle with no ghosts')).toContain('avoid: ghosts');
});

test('what stands on a line of its own is a sentence of its own', () => {
  expect(wished('brave\na train\nin Berlin\nno monsters')).toEqual(['avoid: monsters', 'feeling: brave', 'newcomer: a train', 'place: Berlin']);
  expect(wished('- a dragon\n- a castle')).toEqual(['newcomer: a dragon', 'place: a castle']);
});

test('what somebody is like, and for whom it is, are no things that are found', () => {
  expect(wished('brave and cheeky')).toEqual(['fact: Amara was brave and cheeky']);
  expect(wished('5 year old girl, unicorns')).toEqual(['newcomer: three unicorns']);
  expect(wished('my son is 4 and loves garbage trucks')).toEqual(['newcomer: a garbage truck']);
});
