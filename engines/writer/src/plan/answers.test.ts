/** What becomes of an answer between two parts: held back until it matters, done once, carried out, and nobody comes twice. */
import { describe, expect, test } from 'vitest';
import type { AgeRange, Phase, StoryBrief, Thread, WriterCharacter } from '../brief.ts';
import { writePhase } from '../index.ts';
import { answered, askedBrief, planOf, textIn } from '../testing/asked.ts';
import { PHASES } from '../testing/tell-whole.ts';
import type { ToldPhase } from '../testing/tell-whole.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const POWER = 'Which power saves the day?';
const HELP = 'Who needs help, and why?';
const OWN = 'What would you do?';
const CHOICE = 'What is the hardest choice?';
const DOOR = 'What waits behind the door?';
const KIND = 'Who turns out to be kind?';

type Answers = Partial<Record<Phase, readonly [string, string]>>;

/** A whole story with an answer before each of the parts that are named. */
function toldWith(ageRange: AgeRange, answers: Answers, more: Partial<StoryBrief> = {}): ToldPhase[] {
  const earlier: StoryBrief['earlier'] = [];
  return PHASES.map((phase) => {
    const [question, answer] = answers[phase] ?? [];
    const written = writePhase({ ...askedBrief(ageRange, more), phase, earlier: [...earlier], ...(question && answer ? { continuation: { question, answer } } : {}) });
    earlier.push({ phase, text: written.paragraphs.join('\n\n'), facts: written.facts });
    return { phase, written };
  });
}

const threadOf = (told: readonly ToldPhase[], asked: string): Thread | undefined => planOf(told)?.threads?.find((one) => one.asked === asked);
const times = (text: string, words: RegExp): number => [...text.matchAll(new RegExp(words.source, 'gu'))].length;
const at = (told: readonly ToldPhase[], phase: Phase, words: RegExp): number => (told.find((one) => one.phase === phase)?.written.paragraphs ?? []).findIndex((one) => words.test(one));

describe.each(AGES)('at %s', (age) => {
  test('what needs help is met before it is part of the plan, and helped; what saves the day is done once; what is shared waits for the prize', () => {
    const told = toldWith(age, { development: [HELP, 'an old seal with a fishing line round his flipper'], climax: [POWER, 'Finn sneezes'], resolution: [OWN, 'I would share the prize with everyone'] });
    expect(at(told, 'development', /\bseal\b/u)).toBe(at(told, 'development', /flipper/u));
    expect(textIn(told, 'climax')).toContain('What if Finn sneezed?');
    expect(textIn(told, 'climax')).not.toMatch(/Finn sneezed(?!\?)/u);
    const last = textIn(told, 'resolution');
    expect(times(last, /Finn sneezed/u)).toBe(1);
    expect(last).toContain('The fishing line came off his flipper');
    expect(times(last, /shared the prize/u)).toBe(1);
    expect(at(told, 'resolution', /shared the prize/u)).toBeGreaterThan(at(told, 'resolution', /\blamb\b/u));
    expect(at(told, 'resolution', /\blamb\b/u)).toBeGreaterThan(at(told, 'resolution', /Finn sneezed/u));
  });

  test('who has no voice says nothing; a choice is made; a power named after the climax passes nobody over in silence', () => {
    const told = toldWith(age, { development: [CHOICE, 'to save Finn or the lantern'], climax: [HELP, 'the librarian because she has lost her voice'], resolution: [POWER, 'Amara’s courage'] });
    expect(textIn(told, 'climax')).toMatch(/chose to save Finn/u);
    expect(PHASES.map((phase) => textIn(told, phase)).join('\n')).not.toMatch(/(?:said|asked) the librarian|[tT]he librarian said|“Amara’s courage/u);
    expect(textIn(told, 'resolution')).toMatch(/What about Amara’s courage\?[^]*It was Amara’s courage that did it/u);
    expect(textIn(told, 'resolution')).toContain('The librarian had her voice back');
  });

  test('food is eaten; a reason is a reason; a choice before the end is made there and then', () => {
    const told = toldWith(age, { development: [DOOR, 'pancakes with jam'], climax: [KIND, 'the smallest owl, because she could not fly yet'], resolution: [CHOICE, 'to give the light back or keep it'] });
    expect(textIn(told, 'development')).toMatch(/There were pancakes with jam[^]*(?:gone|crumb|folded up)/u);
    expect(textIn(told, 'climax') + textIn(told, 'resolution')).not.toMatch(/pancakes/u);
    expect(textIn(told, 'climax')).toContain('The smallest owl could not fly yet');
    expect(textIn(told, 'resolution')).toMatch(/chose to give the light back/u);
  });

  test('whom the climax has asked is not passed over for what one would do oneself', () => {
    const told = toldWith(age, { development: [HELP, 'a tiny crab who cannot find his mum'], resolution: [OWN, 'hide under the bed'] });
    expect(planOf(told)?.tool).toBe('helper');
    expect(textIn(told, 'resolution')).toMatch(/hid under the bed/u);
    expect(textIn(told, 'resolution')).toContain('The tiny crab found his mum');
  });
});

test('who sleeps is waked at the end, and saves nobody before that', () => {
  const told = answered('5-8', 'development', HELP, 'a boy who is asleep and cannot wake up');
  expect(textIn(told, 'climax')).not.toMatch(/\bthe boy (?:was scared|stayed|did not run)|said the boy|to the boy/iu);
  expect(planOf(told)?.tool).not.toBe('helper');
  expect(textIn(told, 'resolution')).toContain('The boy woke up');
});

test('a sleeping lion behind a door does not ask anybody to stay, and saves nobody', () => {
  const told = answered('5-8', 'development', DOOR, 'a sleeping lion');
  expect(textIn(told, 'development')).toContain('a sleeping lion');
  expect(textIn(told, 'development')).not.toMatch(/lion (?:said|asked)|(?:said|asked) the sleeping lion/u);
  expect(planOf(told)?.tool).not.toBe('helper');
});

test('who is with them already does not come as a stranger', () => {
  const told = toldWith('3-4', { development: ['What does nobody expect?', 'a cat in a hat'], climax: [KIND, 'the cat'] });
  expect(textIn(told, 'climax')).toContain('It was the cat who turned out to be kind');
  expect(planOf(told)?.threads).toHaveLength(1);
});

test('who is dead is missed, and does not come in to help', () => {
  const told = answered('12-17', 'development', KIND, 'my dead grandfather');
  expect(textIn(told, 'development')).toContain('Amara missed her grandfather');
  expect(threadOf(told, 'kind')).toBeUndefined();
  expect(planOf(told)?.tool).not.toBe('helper');
});

test('what is given or said when all is well stills no flood before it; a snack shared with a troll gets one past it', () => {
  expect(threadOf(answered('5-8', 'development', OWN, 'I would give him my teddy'), 'own')).toMatchObject({ gift: true });
  expect(planOf(answered('5-8', 'development', OWN, 'I would say sorry'))?.tool).not.toBe('promise');
  expect(planOf(answered('5-8', 'development', OWN, 'I would share my snack with the troll'))?.tool).toBe('promise');
  expect(textIn(answered('5-8', 'development', OWN, 'I would say sorry'), 'resolution')).toMatch(/Amara said sorry|she said sorry/u);
});

test.each([[DOOR, 'the moon'], [DOOR, 'a hall full of clocks'], [DOOR, 'a piano'], ['What goes wrong first?', 'a broken bridge'], [POWER, 'the truth'], [POWER, 'the sun']])('%s %s: nobody carries it', (question, thing) => {
  const told = answered('9-12', 'development', question, thing);
  expect(planOf(told)?.tool).not.toBe('wish');
  expect(planOf(told)?.threads?.some(({ as }) => as === 'tool')).not.toBe(true);
});

test('nobody gets into a paper aeroplane, and mama is somebody', () => {
  expect(threadOf(answered('9-12', 'development', POWER, 'a paper aeroplane'), 'power')).toMatchObject({ as: 'tool' });
  expect(threadOf(answered('3-4', 'development', DOOR, 'mama'), 'door')).toMatchObject({ as: 'helper' });
});

test('a choice goes the way that a family would be glad to have read out', () => {
  const chosen = (answer: string): string | undefined => {
    const { facts } = writePhase({ ...askedBrief('5-8'), phase: 'climax', continuation: { question: CHOICE, answer } });
    return facts.wishes.find(({ asked }) => asked === 'choice')?.chosen;
  };
  expect(chosen('to keep the gold or help the bees')).toBe('to help the bees');
  expect(chosen('whether to burn the bridge')).toBe('not to burn the bridge');
  expect(chosen('tell mum the truth or not')).toBe('to tell Mum the truth');
  expect(chosen('between going home and staying')).toBe('to go home');
  expect(chosen('between the lantern and Finn')).toBe('Finn');
  expect(chosen('between winning and helping a stranger')).toBe('to help a stranger');
  expect(chosen('obey or think for himself')).toBe('to think for himself');
  expect(chosen('light on or off')).toBe('light on');
  expect(chosen('fight or run')).toBe('to fight');
  expect(chosen('stay or go?')).toBe('to stay');
  expect(chosen('who gets the last cookie')).toBeUndefined();
});

test('an answer in capitals is heard as it is said, and whoever asks for help for themselves is no saying', () => {
  const bo: WriterCharacter = { id: 'Bo', name: 'Bo', gender: 'male', type: 'Animal - Pets and Friends - Puppy', personality: ['Brave'], appearance: {} };
  const told = toldWith('5-8', { development: [HELP, 'BO HIMSELF'], climax: [POWER, 'BO ROARS'] }, { characters: [bo], relationships: [] });
  expect(textIn(told, 'development')).toMatch(/Bo needed help/u);
  expect(textIn(told, 'resolution')).toContain('Bo roared');
});
