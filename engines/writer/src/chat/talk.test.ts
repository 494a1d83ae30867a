// A talk of several turns: what answers an offer or a question is taken as that, and nothing of it lands in the story.
import { describe, expect, test } from 'vitest';
import { BOOKS } from '../premises/premises.ts';
import { chatAboutIdeas } from './chat-about-ideas.ts';
import { shelfOf } from './offers.ts';
import { themesIn } from './talk.ts';
import type { IdeaTurn } from './talk.ts';

/** The answers to one turn after the other. */
function talk(...turns: string[]): string[] {
  const history: IdeaTurn[] = [];
  for (const message of turns) {
    const { response } = chatAboutIdeas({ seed: 'x', message, history });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: response });
  }
  return history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
}
const last = (...turns: string[]): string => talk(...turns).at(-1) ?? '';
const DRAGONS = 'a story about dragons';
const [FIRST = '', SECOND = '', THIRD = ''] = themesIn(last(DRAGONS));

describe('one that was offered is chosen', () => {
  test.each([
    ['2', () => SECOND], ['the second one', () => SECOND], ['number 2 please', () => SECOND], ['3', () => THIRD], ['I like the last one', () => THIRD], ['ok, the first one sounds good', () => FIRST],
    ['first', () => FIRST], ['Two', () => SECOND], ['#3', () => THIRD], [FIRST, () => FIRST], ['let’s do the bridge one', () => 'The Bridge Must Hold'], ['the one with the sheep', () => 'A Sheep in the Supermarket'],
  ])('“%s”', (message, theme) => {
    expect(themesIn(last(DRAGONS, message))).toEqual([theme()]);
    expect(last(DRAGONS, message)).toContain('That one it is.');
  });

  test('it stays chosen while more is told, until something else is wanted', () => {
    expect(themesIn(last(DRAGONS, '2', 'her cat Mimi should be in it'))).toEqual([SECOND]);
    const others = themesIn(last(DRAGONS, '2', 'no, something else'));
    expect(others).toHaveLength(3);
    expect(others).not.toContain(SECOND);
  });

  test('what is said with it is heard', () => {
    expect(last(DRAGONS, 'the second one but with a cat')).toContain('a cat');
    expect(themesIn(last(DRAGONS, 'the second one but with a cat'))).toEqual([SECOND]);
  });

  test('a first day of school is no first one', () => {
    expect(last(DRAGONS, 'the first day of school')).toContain('the first day at school');
  });
});

test.each(['ok sounds good', 'yes', 'Great!', 'perfect, thanks', 'she loves it', '👍', 'let’s go', 'that’s the one'])('“%s” to three takes the first, and says so', (message) => {
  expect(last(DRAGONS, message)).toContain('Then I take the first; say 2 or 3 if you meant another.');
  expect(themesIn(last(DRAGONS, message))).toEqual([FIRST]);
});

test.each(['more', 'something else please', 'no', 'I don’t like any of these', 'other ideas?', 'none of these', 'show me three more', 'someone else'])('“%s” brings three that were not offered yet', (message) => {
  const themes = themesIn(last(DRAGONS, message));
  expect(themes).toHaveLength(3);
  expect(themes.filter((theme) => [FIRST, SECOND, THIRD].includes(theme))).toEqual([]);
});

test('there are three to choose from in every turn, however often something else is wanted', () => {
  const answers = talk('no monsters, no ghosts, unicorns', ...Array.from({ length: 45 }, () => 'more'));
  expect(answers.filter((answer) => themesIn(answer).length !== 3)).toEqual([]);
});

test('nothing scary is nothing scary, and three all the same', () => {
  for (const message of ['something with dragons but not scary', 'nothing scary please', 'not too scary, for a 4 year old', 'a ghost story that isn’t scary']) {
    expect(last(message)).toContain('nothing scary');
    expect(themesIn(last(message)).map(shelfOf), message).toHaveLength(3);
    expect(themesIn(last(message)).map(shelfOf)).not.toContain('Spooky');
  }
});

test('who cannot decide is not made to, and a surprise is one plot that stands until another is wanted', () => {
  expect(last('I don’t know')).toContain('nothing has to be settled yet');
  expect(themesIn(last('surprise me'))).toHaveLength(1);
  expect(last('surprise me', 'ok')).toContain(`Good. It is “${themesIn(last('surprise me'))[0]}”.`);
});

describe('what was asked is answered', () => {
  test('whether the child is the hero', () => {
    const lena = 'A story for my daughter Lena, 7, who is scared of swimming lessons';
    expect(last(lena)).toMatch(/for Lena, who is 7\.[^]*Should Lena be the hero, or somebody else\?$/u);
    expect(last(lena, 'yes')).toContain('Lena has to');
    expect(last(lena, 'somebody else')).toMatch(/^Somebody else, then\./u);
    expect(last(lena, 'somebody else')).not.toContain('Should Lena');
  });

  test('who, where, and what somebody is like', () => {
    expect(last('he loves trains', 'a train')).toContain('a hero who is a train');
    expect(last('he loves trains', 'a train', 'brave and cheeky')).toContain('somebody brave and cheeky');
    expect(last('a dragon', 'on an island')).toContain('the place: an island');
    expect(last('a dragon', 'in Berlin')).toContain('the place: Berlin');
  });

  test('no question is asked a third time in a row', () => {
    const questions = talk('hi', 'trains', 'trains again', 'and more trains', 'lots of trains').map((answer) => answer.split('\n\n').at(-1));
    for (let at = 2; at < questions.length; at++) expect(new Set(questions.slice(at - 2, at + 1)).size).toBeGreaterThan(1);
  });
});

test('nobody laughs about a dog that died, also some turns later, unless they ask for it; and it is no hero', () => {
  const sad = 'our dog Rocky died last week';
  expect(last(sad)).not.toContain('your dog');
  for (const answer of talk(sad, 'more', 'more', 'at the sea').slice(1)) expect(themesIn(answer).map(shelfOf).filter((shelf) => !['Growth', 'Friendship', 'Nature'].includes(shelf ?? ''))).toEqual([]);
  expect(themesIn(last(sad, 'make it funny')).map(shelfOf)).toEqual(['Comedy', 'Comedy', 'Comedy']);
});

test.each([
  ['what can you do?', /120 plots/u], ['who are you', /small program/u], ['Are you ChatGPT?', /small program/u], ['how long will it be', /four parts/u], ['will there be pictures?', /gets a picture/u],
  ['can you write in German', /in English only/u], ['can I use my own characters', /make them under Characters/u], ['is it free?', /Subscription/u],
])('“%s” is answered, and made into nothing of the story', (message, answer) => {
  expect(last(message)).toMatch(answer);
  expect(last(message)).not.toMatch(/what I understood/u);
});

test('every plot that it says to know is there', () => expect(BOOKS.flatMap(({ premises }) => premises)).toHaveLength(120));

test('who says goodbye is not asked anything', () => {
  expect(last(DRAGONS, '2', 'thank you!')).toBe(`You are welcome. “${SECOND}” waits behind “Get started”.`);
  expect(last('thanks')).not.toContain('?');
});

describe('more is asked about a plot', () => {
  test.each([['tell me more about the second', () => SECOND], ['what is the third one about?', () => THIRD], ['Tell me more', () => FIRST], ['more about number 1 please', () => FIRST]])('“%s” tells how it begins, and it is the one that is meant', (message, theme) => {
    expect(last(DRAGONS, message)).toMatch(/^“.+” begins like this\. /u);
    expect(themesIn(last(DRAGONS, message))).toEqual([theme()]);
    expect(last(DRAGONS, message, 'yes')).toContain(`It is “${theme()}”.`);
  });

  test('how it ends is not told, and what was chosen stays', () => {
    expect(last(DRAGONS, '2', 'how does it end?')).toMatch(/^It comes out well/u);
    expect(themesIn(last(DRAGONS, '2', 'how does it end?', 'a castle'))).toEqual([SECOND]);
  });
});

test('a “no” before an idea lets go of what was chosen', () => {
  const themes = themesIn(last('idk', 'surprise me', 'no, something with the sea'));
  expect(themes).toHaveLength(3);
  expect(themes).toContain('Song of the Coral Reef');
});

test('names and what is loved are told apart', () => {
  expect(last('my son is obsessed with garbage trucks and his name is Otto')).toContain('somebody called Otto; somebody who loves garbage trucks.');
  expect(last('a girl called Lia and her pig')).toContain('a hero who is a girl called Lia and Lia’s pig.');
  expect(last(DRAGONS, '1', 'he is a bit shy')).toContain('somebody a bit shy.');
});
