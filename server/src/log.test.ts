import { APICallError } from 'ai';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';
import { HostedFailed } from './ports/hosted/hosted-failed.ts';

function logged(act: (log: ReturnType<typeof openLog>) => void): { line: string; read: Record<string, unknown> } {
  let line = '';
  act(openLog({ LOG_LEVEL: 'info', AI_API_KEY: 'moonlight-owl' } as Parameters<typeof openLog>[0], { write: (text) => (line += text) }));
  return { line, read: JSON.parse(line) as Record<string, unknown> };
}

const cause = new APICallError({
  message: 'Invalid token: Bearer abc-1 "Bearer moonlight-owl"', url: 'https://maya:secret@host/v1', statusCode: 401,
  requestBodyValues: { messages: ['a wish of a family'] }, responseBody: 'an answer',
});

test('a line about a hosted model that failed holds why, status and message, and neither keys nor what was sent', () => {
  const error = new HostedFailed('gpt-5-mini (OpenAI)', 'turned-away', cause.message, { cause });
  const { line, read } = logged((log) => log.warn({ jobId: 'j', error }, 'making failed'));
  expect(read).toMatchObject({
    msg: 'making failed', jobId: 'j',
    error: {
      type: 'HostedFailed', service: 'gpt-5-mini (OpenAI)', why: 'turned-away', stack: expect.stringMatching(/^\s+at /) as string,
      message: 'gpt-5-mini (OpenAI) turned-away: Invalid token: Bearer … "Bearer …"', cause: { type: 'AI_APICallError', statusCode: 401 },
    },
  });
  expect(line).not.toMatch(/moonlight-owl|abc-1|a wish of a family|an answer|secret/);
});

test('an error that is logged for itself is told in the same way, and so is its message as the text of the line', () => {
  const { read } = logged((log) => log.error(new TypeError('fetch failed at http://a:b@host', { cause: Object.assign(new Error('gone'), { code: 'ECONNRESET' }) })));
  expect(read).toMatchObject({ msg: 'fetch failed at http://…@host', err: { type: 'TypeError', message: 'fetch failed at http://…@host', cause: { code: 'ECONNRESET', message: 'gone' } } });
});
