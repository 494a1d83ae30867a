import { say } from '@fableloom/contract/messages/index';
import { expect, test } from 'vitest';
import { HostedFailed } from '../ports/hosted/hosted-failed.ts';
import { refusalFor } from './known-failure.ts';

test.each([['silent', 'job.hosted.failed'], ['turned-away', 'job.hosted.turned-away'], ['unusable', 'job.hosted.unusable'], ['used-up', 'job.hosted.used-up']] as const)(
  'a service that is %s is told with its sentence, and the built-in engine offered', (why, key) => {
    expect(refusalFor(new HostedFailed('Teller', why, 'for the log'))).toMatchObject({ status: 502, message: say(key, { name: 'Teller' }), data: { key, offersBuiltIn: true } });
  });

test('what nobody knows has no sentence of its own', () => {
  expect(refusalFor(new Error('a slip'))).toBeUndefined();
});
