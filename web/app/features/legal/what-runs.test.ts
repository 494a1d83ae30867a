import { expect, test } from 'vitest';
import { whatRuns } from './what-runs.ts';

type Site = Parameters<typeof whatRuns>[0];
const BUILT_IN: Site = {
  social: { google: false, apple: false }, outbox: true, trialCheckout: true, elsewhere: { database: false, files: null }, hosted: [], contact: '',
  providers: { writer: 'built-in', illustrator: 'built-in', narrator: 'built-in', eyes: 'built-in', safety: 'built-in' },
};

test('where everything is built in, nothing leaves the computer', () => {
  expect(whatRuns(BUILT_IN)).toEqual({
    hosted: [], keptBack: 'your name or email address', isAllHere: true, trialCheckout: true,
    whereKept: 'Accounts, stories, pictures and recordings are kept in that computer’s own database and folders, and nowhere else.',
    whoElse: 'No mail server and no payment service is connected here, and no other company takes part.',
  });
});

test('a voice that the operator mounted on the same computer is no hosted service', () => {
  expect(whatRuns({ ...BUILT_IN, providers: { ...BUILT_IN.providers, narrator: 'kokoro' } }).hosted).toEqual([]);
});

test('each work of a service is told with who does it, and whether pictures go there', () => {
  const hosted: Site['hosted'] = [
    { work: 'writer', by: 'teller at models.example', takesPictures: false }, { work: 'illustrator', by: 'gpt-image-1 (OpenAI)', takesPictures: true },
    { work: 'eyes', by: 'gpt-5-mini (OpenAI)', takesPictures: true }, { work: 'safety', by: 'omni-moderation-latest (OpenAI)', takesPictures: true },
  ];
  const runs = whatRuns({ ...BUILT_IN, hosted });
  expect(runs).toMatchObject({ isAllHere: false, keptBack: 'your email address' });
  expect(runs.whoElse).toBe('No mail server and no payment service is connected here, and nobody else takes part.');
  expect(runs.hosted).toEqual([
    'stories are written by teller at models.example',
    'pictures are drawn by gpt-image-1 (OpenAI), which is given the pictures of your characters too, to keep their faces',
    'pictures that you upload to start a character from are looked at by gpt-5-mini (OpenAI)',
    'what is written, and the name of your account, is read for safety by omni-moderation-latest (OpenAI), which also looks at uploaded and drawn pictures',
  ]);
});

test.each<[Site['elsewhere'], string]>([
  [{ database: true, files: 's3.example' }, 'kept in a database on another one, pictures and recordings in a store at s3.example,'],
  [{ database: false, files: 's3.example' }, 'kept in that computer’s own database, pictures and recordings in a store at s3.example,'],
  [{ database: true, files: null }, 'kept in a database on another one, pictures and recordings in that computer’s own folders,'],
])('what is kept elsewhere is told with its host: %o', (elsewhere, says) => {
  const { whereKept, whoElse, isAllHere } = whatRuns({ ...BUILT_IN, elsewhere });
  expect(whereKept).toContain(says);
  expect(whereKept).not.toContain('nowhere else');
  expect(isAllHere).toBe(false);
  expect(whoElse).not.toContain('no other company');
});

test('mail, payments and other doors are told', () => {
  expect(whatRuns({ ...BUILT_IN, outbox: false, trialCheckout: false, social: { google: true, apple: true } }).whoElse)
    .toBe('Besides that only these take part: the operator’s mail server, which carries our mails to you, Stripe, which takes payments: your card data goes to Stripe and never reaches us, and Google and Apple, if you choose to sign in with it.');
});
