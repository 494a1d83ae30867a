import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type HoleArguments, type HolesOf, isMessageKey, MESSAGES, type PlainMessageKey, say } from './index.ts';
import { isSilent, SILENT } from './silent.ts';
import { LIMITS } from '../limits.ts';
import { IDEA_SUGGESTIONS } from '../taxonomies/idea-suggestions.ts';

const sentences = Object.values(MESSAGES) as readonly string[];
const quoted = readFileSync(new URL('./quoted-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('the catalogue', () => {
  test.each(quoted)('holds the quoted sentence "%s" letter for letter', (sentence) => {
    expect(sentences).toContain(sentence);
  });

  test('says every sentence under one key only', () => {
    expect(repeated(sentences)).toEqual([]);
  });

  test('gives every key to one sentence only, so that no area overwrites another', () => {
    const areas = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const source = areas.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
    const written = [...source.matchAll(/^ {2}'([a-z0-9.-]+)':/gm)].map((match) => match[1] ?? '');
    expect(repeated(written)).toEqual([]);
    expect(written.toSorted()).toEqual(Object.keys(MESSAGES).toSorted());
  });

  test('leaves no stray space or half a hole in a sentence', () => {
    const withoutHoles = sentences.map((sentence) => sentence.replace(/\{[A-Za-z]+(?::[^{}|]+\|[^{}|]+)?\}/g, '_'));
    expect(withoutHoles.filter((sentence) => sentence !== sentence.trim() || /\s{2}|[{}]/.test(sentence))).toEqual([]);
  });
});

describe('sentences that name a number', () => {
  test('name the number that is enforced', () => {
    expect(say('scene.text.too-short')).toContain(`${LIMITS.sceneSelection.min} characters`);
    expect(say('auth.password.too-short')).toContain(`${LIMITS.passwordMin} characters`);
    expect(say('reset.password.too-short')).toContain(`${LIMITS.passwordMin} characters`);
    expect(say('subscription.screen.money-back')).toContain(`${LIMITS.moneyBackDays}-day`);
    expect(say('nav.unread.many')).toBe(`${LIMITS.unreadBadge}+`);
  });

  test('there are as many suggestion prompts as the idea chat shows', () => {
    expect(IDEA_SUGGESTIONS).toHaveLength(LIMITS.ideaSuggestions);
  });
});

describe('say', () => {
  test('fills the holes of a sentence', () => {
    expect(say('story.limit.month', { n: 15 })).toBe("You've reached your limit of 15 stories this month. Upgrade to create more!");
    expect(say('plan.left.stories', { left: 0, n: 15, date: '1 May' })).toBe('0 of 15 stories left this month. Renews on 1 May.');
  });

  test('fills a hole that occurs twice', () => {
    expect(say('friend.screen.remove.confirm', { name: 'Ada' })).not.toContain('{name}');
  });

  test('leaves braces and dollar signs of a value alone', () => {
    expect(say('share.friends.done', { name: '{n} $& fox', n: 2 })).toBe('Successfully shared "{n} $& fox" with 2 friend(s)!');
  });

  test('chooses the word that fits the number', () => {
    expect([0, 1, 2].map((n) => say('share.screen.views', { n }))).toEqual(['0 views', '1 view', '2 views']);
    expect(say('notification.summary.text', { views: 1, likes: 3 })).toBe('What you shared was read 1 time and liked 3 times.');
  });

  test('says a sentence without holes from its key alone', () => {
    expect(say('story.not-found')).toBe('Story not found');
  });
});

describe('the types', () => {
  test('know the holes of each sentence', () => {
    expectTypeOf<keyof HolesOf<'story.limit.month'>>().toEqualTypeOf<'n'>();
    expectTypeOf<keyof HolesOf<'plan.left.stories'>>().toEqualTypeOf<'left' | 'n' | 'date'>();
    expectTypeOf<keyof HolesOf<'share.screen.views'>>().toEqualTypeOf<'n'>();
    expectTypeOf<HoleArguments<'story.not-found'>>().toEqualTypeOf<[]>();
    expectTypeOf<'story.not-found'>().toExtend<PlainMessageKey>();
    expectTypeOf<'story.limit.month'>().not.toExtend<PlainMessageKey>();
  });

  test('refuse a forgotten, foreign or needless value', () => {
    const wrong = () => [
      // @ts-expect-error the number of stories is forgotten
      say('story.limit.month'),
      // @ts-expect-error the hole has another name
      say('story.limit.month', { count: 3 }),
      // @ts-expect-error one of two values is forgotten
      say('share.friends.done', { n: 2 }),
      // @ts-expect-error there is no hole to fill
      say('story.not-found', { n: 1 }),
      // @ts-expect-error there is no such sentence
      () => say('story.limit.year'),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  test('tell our codes from others', () => {
    expect(isMessageKey('story.not-found')).toBe(true);
    expect(isMessageKey('toString')).toBe(false);
    expect(isMessageKey(undefined)).toBe(false);
  });
});

describe('silent sentences', () => {
  test('are the two that the specification names', () => {
    expect([...SILENT].map((key) => MESSAGES[key]).toSorted()).toEqual(['Sign in cancelled', 'User authentication required']);
  });

  test('a missing sign-in is silent on load but answers a person who acts', () => {
    expect(isSilent('auth.user.required', 'load')).toBe(true);
    expect(isSilent('auth.user.required', 'act')).toBe(false);
    expect(isSilent('auth.social.cancelled', 'act')).toBe(true);
    expect(isSilent('story.load.failed', 'load')).toBe(false);
  });
});

function repeated(words: readonly string[]): string[] {
  return words.filter((word, place) => words.indexOf(word) !== place);
}
