// What tired parents and children type besides ideas: it is answered for what it is, and nothing of it is made into a story.
import { describe, expect, test } from 'vitest';
import { chatAboutIdeas } from './chat-about-ideas.ts';
import { themesIn } from './talk.ts';
import type { IdeaTurn } from './talk.ts';

function last(...turns: string[]): string {
  const history: IdeaTurn[] = [];
  for (const message of turns) {
    const { response } = chatAboutIdeas({ seed: 'x', message, history });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: response });
  }
  return history.at(-1)?.content ?? '';
}

const DRAGON = 'a dragon';
const OFFERED = themesIn(last(DRAGON));
const [FIRST, SECOND, THIRD] = OFFERED;

describe('whoever is theirs is told back in their own words', () => {
  test.each([
    ['make it with my cat Moppel', /understood: your cat Moppel\./u], ['with my friend Ole', /your friend Ole\./u], ['my hamster', /your hamster\./u], ['my sister is annoying', /understood: your sister\./u],
    ['with my cat Moppel and my dog Rex', /your cat Moppel; your dog Rex\./u], ['it’s for my grandson Ben who is 5', /your grandson Ben; for Ben, who is 5\./u], ['a boy and his hamster', /hamster/u],
  ])('%s', (message, expected) => {
    expect(last(message)).toMatch(expected);
    expect(last(message)).not.toMatch(/Wren|Wynnolf/u);
  });
});

describe('who has had enough may stop, and who is cross is answered kindly', () => {
  test.each(['no thanks', 'no thank you', 'stop', 'not now', 'nah, not today', 'I don’t want a story', 'cancel'])('“%s” declines', (message) => {
    expect(last(DRAGON, message)).toBe('That is all right. We can stop here, and nothing is lost. If you would rather have other ideas, say “something else”.');
    expect(last(message)).not.toContain('understood');
  });

  test('after one was told of, “no thanks” lets go of it, and the three can still be had', () => {
    expect(themesIn(last(DRAGON, 'tell me more about the second', 'no thanks', '3'))).toEqual([THIRD]);
  });

  test.each(['I hate you', 'you are stupid', 'you’re so dumb!', 'shut up', 'stupid robot'])('“%s” gets a calm answer and the same three', (message) => {
    expect(last(DRAGON, message)).toMatch(/I am not cross/u);
    expect(themesIn(last(DRAGON, message))).toEqual(OFFERED);
    expect(last(message)).not.toMatch(/understood|not pretend/u);
    expect(themesIn(last(message))).toHaveLength(3);
    expect(themesIn(last(DRAGON, '2', message))).toEqual([SECOND]);
  });

  test('a kind line, too', () => expect(last(DRAGON, 'I love you')).toMatch(/^That is kind of you\./u));
  test('nothing of it is taken for a hard day at home', () => {
    expect(last('kids at school are mean to her')).toMatch(/treated badly/u);
    expect(last('my son hates broccoli')).toMatch(/hates broccoli/u);
    expect(last('I hate myself')).toMatch(/grown-up you trust/u);
  });
});

test.each(['what else?', 'what else have you got', 'actually no', 'these are stupid', 'I hate these', 'boring'])('“%s” wants others', (message) => {
  const themes = themesIn(last(DRAGON, message));
  expect(themes).toHaveLength(3);
  expect(themes.filter((theme) => OFFERED.includes(theme))).toEqual([]);
});

describe('one changes one’s mind', () => {
  test.each([['3', () => THIRD], ['the third', () => THIRD], ['no, the third', () => THIRD], ['teh secnd one', () => SECOND], ['nooo the 3rd 1', () => THIRD], ['actually the last one', () => THIRD]])('after the first was chosen, “%s” is another of the three', (message, theme) => {
    expect(last(DRAGON, '1', message)).toContain('That one it is.');
    expect(themesIn(last(DRAGON, '1', message))).toEqual([theme()]);
    expect(themesIn(last(DRAGON, '1', message, 'ok'))).toEqual([theme()]);
  });

  test.each(['no, the other one', 'change it', 'I changed my mind', 'go back'])('“%s” shows them again', (message) => {
    expect(themesIn(last(DRAGON, '1', message))).toEqual(OFFERED);
    expect(themesIn(last(DRAGON, '1', message, '2'))).toEqual([SECOND]);
  });

  test.each(['that one', 'this one', 'yes please', 'ok', 'this one please', 'take that one', 'ok thx', 'start'])('“%s” takes the one that was told of', (message) => {
    expect(last(DRAGON, 'tell me more about the second', message)).toContain(`Good. It is “${SECOND}”.`);
  });

  test('the newest hero is the hero, and whoever comes first in a sentence', () => {
    expect(last('a fox', 'no wait, a wolf')).toContain('a hero who is a wolf.');
    expect(last('a fox', 'no wait, a wolf', '1')).toContain('your wolf');
    expect(last('princess', 'no princess, a knight', '3')).toContain('your knight');
    expect(last('a bear and a fox')).toContain('a hero who is a bear; a fox.');
  });

  test('they begin again with nothing settled', () => {
    expect(last('a fox', '1', 'can we start over', '2')).toContain('your hero');
  });
});

describe('a twist', () => {
  test.each(['a twist', 'give it a twist', 'with a twist', 'surprise ending', 'is there a surprise ending?', 'can it have a plot twist please'])('“%s” is understood, with a plot and before one', (message) => {
    expect(last(DRAGON, message)).toMatch(/^There is a twist in each of them/u);
    expect(themesIn(last(DRAGON, message))).toEqual(OFFERED);
    expect(last(DRAGON, '2', message)).toMatch(new RegExp(`^“${SECOND}” has a twist`, 'u'));
    expect(last(message)).not.toMatch(/understood|not pretend/u);
  });

  test('and what it says to write for one is heard', () => expect(last('there is a surprise party')).toMatch(/understood: a surprise party\..*back in time for the surprise party/su));
  test('beside an idea it takes nothing from it', () => expect(last('a robot with a twist')).toMatch(/a hero who is a robot\..*There is a twist/su));
  test('a surprise is still a surprise', () => expect(last('surprise me')).toMatch(/^Then I choose for you/u));
});

describe('questions get an answer, and what was chosen stays', () => {
  test.each([
    ['how long is it?', /four parts/u], ['can it be shorter', /four parts/u], ['can I have two heroes?', /several/u], ['how many characters can I have?', /several/u], ['can I be the hero?', /made under Characters/u], ['can my dad be in it?', /made under Characters/u],
    ['a story about me', /made under Characters/u], ['can the baddie be a wolf?', /“Villain”/u], ['can it rhyme?', /does not rhyme/u], ['is it real?', /made up/u], ['how scary is it?', /one hard moment/u],
  ])('%s', (message, expected) => {
    expect(last(message)).toMatch(expected);
    expect(last(message)).not.toMatch(/understood/u);
    expect(last(DRAGON, '2', message)).toMatch(expected);
    expect(themesIn(last(DRAGON, '2', message, 'ok'))).toEqual([SECOND]);
  });

  test('whoever asks for the best is told of the nearest, and may have it', () => {
    expect(themesIn(last(DRAGON, 'which one is best?'))).toEqual([FIRST]);
    expect(last(DRAGON, 'what’s your favourite?', 'that one')).toContain(`It is “${FIRST}”.`);
  });

  test('what is not understood takes no plot away', () => expect(last(DRAGON, '2', 'because')).toContain(`“${SECOND}” stands as it is.`));
});

test.each([
  ['my son is 4', /for a child of 4\./u], ['I am 7', /for a child of 7\./u], ['something for my kids, they are 3 and 7', /for children of 3 and 7\./u], ['Mia and Ole', /the heroes are Mia and Ole\./u], ['dinos', /dinosaurs/u], ['unicron', /a hero who is a unicorn/u],
  ['smth with cats', /understood: three cats\./u], ['u choose', /^Then I choose/u], ['not sad', /understood: nothing sad\./u], ['I don’t want dragons', /understood: no dragons\./u], ['short', /a short, quiet one/u], ['too scary', /nothing scary/u], ['a cat then', /a hero who is a cat\./u],
  ['Cats and Dogs', /^(?!.*the heroes are)/su], ['blorp', /not pretend/u], ['wht is it abt', /nothing has to be settled/u], ['i dont understand', /nothing has to be settled/u], ['she’s 3', /understood: for a child of 3\./u], ['a dragon for my son Tim, 6', /a hero who is a dragon; for Tim, who is 6\./u], ['no superheroes', /understood: no superheroes\./u], ['maybe', /nothing has to be settled/u],
])('as thumbs type it: “%s”', (message, expected) => expect(last(message)).toMatch(expected));

test('asked for the mood, “funny” is no trait of the hero', () => expect(last('fox', 'brave', 'forest', 'funny')).toContain('something for the Comedy shelf'));

describe('short answers', () => {
  test('“both” keeps the three and asks for one', () => {
    expect(last(DRAGON, 'both')).toMatch(/^One story has room for one of them/u);
    expect(themesIn(last(DRAGON, 'all of them'))).toEqual(OFFERED);
    expect(themesIn(last(DRAGON, 'both', '2'))).toEqual([SECOND]);
  });
  test('who the hero is', () => {
    expect(last('a dog and a cat', 'which one is the hero?')).toMatch(/^So far it is your dog\./u);
    expect(last('hello', 'who is the hero?')).toMatch(/^Nobody yet/u);
  });
  test.each([
    ['5', /for a child of 5\./u], ['mars', /the place: Mars; something for the Sci-Fi shelf/u], ['we want one with grandpa and a boat', /understood: the hero’s grandpa; a boat\./u], ['a story about Ana, she is 6', /somebody called Ana; for a child of 6/u],
  ])('“%s” is understood', (message, expected) => expect(last(message)).toMatch(expected));
  test('“1” is the first of those that were offered, and not an age', () => expect(themesIn(last(DRAGON, '1'))).toEqual([FIRST]));
  test('a name that comes with a no is nothing to leave out', () => {
    expect(last('a story about Ana, he is 6', 'no Ana is a girl')).toMatch(/a hero who is a girl called Ana/u);
    expect(last('a story about Ana, he is 6', 'no Ana is a girl')).not.toMatch(/; no /u);
  });
  test('“they are afraid” speaks of the heroes', () => expect(last('a dog and a cat', 'they are afraid of thunder')).toMatch(/afraid of thunder/u));
});
