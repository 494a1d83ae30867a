// How families answer the last question: what tells how it ends is the last page, told once; what is done, taken, said or called for may solve it.
import { describe, expect, test } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { answered, askedBrief, lastPage, planOf, textIn } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { hear } from './wishes.ts';

const POWER = 'Which power saves the day?';
const OWN = 'What would you do?';
const END = 'How does it end?';
const NOW = 'What do they do now?';

/** Question, answer, and how it is told. */
const ENDINGS: readonly [string, string, string][] = [
  [POWER, 'Everybody goes home for pancakes', 'Everybody went home for pancakes'], [END, 'everyone goes home for pancakes.', 'Everyone went home for pancakes'],
  [OWN, 'go home and have hot chocolate', 'Amara went home and had hot chocolate'], [OWN, 'I would go home and sleep', 'Amara went home and slept'],
  [NOW, 'They all go to sleep', 'They all went to sleep'], [END, 'a big party', 'There was a big party'], [POWER, 'they have a big party with cake', 'They had a big party with cake'],
  [END, 'Everyone hugs', 'Everyone hugged'], [POWER, 'they hug each other and go home', 'They hugged each other and went home'], [OWN, 'hug my mum', 'Amara hugged her mum'],
  [OWN, 'I would cuddle my teddy and go to sleep', 'Amara cuddled her teddy and went to sleep'], [OWN, 'have a picnic with all my friends', 'Amara had a picnic with all her friends'],
  [END, 'happily ever after', 'They all lived happily ever after'], [POWER, 'They lived happily ever after', 'They lived happily ever after'], [NOW, 'they eat ice cream together', 'They ate ice cream together'],
  [POWER, 'eating ice cream', 'They all ate ice cream'], [NOW, 'everybody dancing all night', 'Everybody danced all night'], [END, 'pizza!', 'There was pizza'],
  [POWER, 'pancakes for everyone', 'There were pancakes for everyone'], [NOW, 'home', 'They all went home'], [END, 'bedtime', 'They all went to bed'], [OWN, 'we would all go to the beach', 'They went to the beach'],
  [OWN, 'go to Grandma’s house for tea', 'Amara went to Grandma’s house for tea'], [END, 'Everyone is happy', 'Everyone was happy'], [POWER, 'they were all best friends', 'They were all best friends'],
  [NOW, 'they become friends', 'They became friends'], [OWN, 'celebrate', 'Amara celebrated'], [POWER, 'They go home to their mum and dad', 'They went home to their mum and dad'],
  [END, 'Mum makes pancakes', 'Mum made pancakes'], [END, 'daddy gives them a big hug', 'Daddy gave them a big hug'], [NOW, 'Amara falls asleep on the bus', 'Amara fell asleep on the bus'],
  [END, 'a group hug', 'There was a group hug'], [POWER, 'They go back home safe and sound', 'They went back home safe and sound'], [NOW, 'They find their way home', 'They found their way home'],
  [POWER, 'it ends with a big feast', 'There was a big feast'], [NOW, 'They all eat cake', 'They all ate cake'], [END, 'with a party', 'There was a party'],
  [END, 'they get home in time for dinner', 'They got home in time for dinner'], [POWER, 'everyone laughs and goes home', 'Everyone laughed and went home'],
  [POWER, 'evrybody gos home and has cake', 'Everybody went home and had cake'], [OWN, 'Id go to bed', 'Amara went to bed'], [OWN, 'We’d have a sleepover', 'They had a sleepover'],
  [END, 'everyone cheers and they have a feast', 'Everyone cheered and they had a feast'], [END, 'Amara and Finn go home and tell their mum everything', 'Amara and Finn went home and told their mum everything'],
  [OWN, 'eat all the cake', 'Amara ate all the cake'], [NOW, 'They watch a movie and eat popcorn', 'They watched a movie and ate popcorn'],
  [POWER, 'they are tired and sleep in a tent', 'They were tired and slept in a tent'], [END, 'they are not scared any more', 'They were not scared any more'],
];

/** Question, answer, and what in the plan solves it. */
const DEEDS: readonly [string, string, string][] = [
  [POWER, 'Maya sings, and the lights sing back.', 'deed'], [POWER, 'Finn hugs the crab', 'deed'], [POWER, 'her magic flute', 'wish'], [POWER, 'the dragon goes to sleep', 'deed'],
  [POWER, 'they share their cake with the troll', 'deed'], [POWER, 'love', 'deed'], [POWER, 'they work together', 'deed'], [OWN, 'ask my grandma', 'promise'],
  [OWN, 'I would share my snack with the troll', 'promise'], [POWER, 'they eat the magic cookie and grow big', 'deed'], [OWN, 'Call home anyway', 'promise'],
  [OWN, 'bake a cake for the giant', 'promise'], [POWER, 'They go to the castle and tell the king', 'deed'], [OWN, 'hug the monster', 'promise'], [POWER, 'a hug', 'deed'],
];

/** One deed, and one ending behind it. */
const BOTH: readonly [string, string, string][] = [
  ['They sing to the dragon and then everybody goes home for pancakes', 'They sang to the dragon', 'Everybody went home for pancakes'],
  ['They defeat the dragon and go home', 'They defeated the dragon', 'They went home'],
  ['Finn hugs the crab and then they all have tea', 'Finn hugged the crab', 'They all had tea'],
];

const count = (text: string, words: string): number => text.split(words).length - 1;

describe.each(['3-4', '5-8', '9-12', '12-17'] as const)('%s', (age: AgeRange) => {
  test.each(ENDINGS)('%s %s', (question, answer, told) => {
    const { wishes, notFollowed } = hear({ ...askedBrief(age), phase: 'resolution', continuation: { question, answer } });
    expect(wishes.map(({ kind, words }) => [kind, words])).toEqual([['ending', told]]);
    expect(notFollowed).toEqual([]);
  });

  test('what ends a story is its last page, told once, and the planted thing solves it', () => {
    for (const [question, answer, words] of ENDINGS.filter((_, at) => at % 8 === AGE_AT[age])) {
      const story = answered(age, 'resolution', question, answer);
      expect(lastPage(story), answer).toContain(words);
      expect(count(textIn(story, 'resolution'), words), answer).toBe(1);
      expect(['gift', 'trait', 'power', 'treasure'], answer).toContain(planOf(story)?.tool);
    }
  });

  test('what is hoped for in the middle comes true on the last page', () => {
    const story = answered(age, 'climax', OWN, 'I would cuddle my teddy and go to sleep');
    for (const phase of ['climax', 'resolution'] as const) expect(count(textIn(story, phase), 'Amara cuddled her teddy and went to sleep')).toBe(1);
    expect(lastPage(story)).toContain('Amara cuddled her teddy');
  });

  test.each(DEEDS.filter((_, at) => at % 4 === AGE_AT[age] % 4))('%s %s: that solves it', (question, answer, tool) => {
    expect(planOf(answered(age, 'resolution', question, answer))?.tool).toBe(tool);
  });

  test.each(BOTH)('%s', (answer, deed, end) => {
    const story = answered(age, 'resolution', POWER, answer);
    expect(planOf(story)?.tool).toBe('deed');
    // Somebody may have asked what would be if.
    expect(count(textIn(story, 'resolution').replaceAll(`${deed}?`, ''), deed)).toBe(1);
    expect(lastPage(story)).toContain(end);
  });

  test('who is called for only now comes for a reason and helps, and what was planted solves it', () => {
    for (const answer of ['a friendly whale comes', 'a big yellow digger comes']) {
      const story = answered(age, 'resolution', NOW, answer);
      const [name = ''] = /whale|digger/u.exec(answer) ?? [];
      const text = textIn(story, 'resolution');
      expect(text).toMatch(new RegExp(`(?:${name}|and) had (?:stayed|stood|called|leaned|held|pushed|brought|kept)`, 'u'));
      expect(lastPage(story)).toMatch(new RegExp(name, 'u'));
      expect(['gift', 'trait', 'power', 'treasure']).toContain(planOf(story)?.tool);
    }
  });
});

test('a prompt may say how it ends', () => {
  const story = tellWhole(askedBrief('5-8', { customPrompt: 'A story about a lost kitten. At the end they all eat pancakes.' }));
  expect(lastPage(story)).toContain('They all ate pancakes');
  expect(textIn(story, 'introduction')).not.toMatch(/pancakes/u);
});

const AGE_AT: Readonly<Record<AgeRange, number>> = { '3-4': 0, '5-8': 1, '9-12': 2, '12-17': 3 };
