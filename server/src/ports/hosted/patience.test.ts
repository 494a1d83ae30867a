/** What services say when they fail, in their own words, and what becomes of it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { APICallError } from 'ai';
import { describe, expect, test } from 'vitest';
import { selfSigned } from '../../testing/certificate.ts';
import { openStandIn } from '../../testing/openai/stand-in.ts';
import { postJson } from './post-json.ts';
import { fetchAtMost } from './fetch-at-most.ts';
import { withPatience } from './patience.ts';

const refused = (statusCode: number, body: object, responseHeaders: Record<string, string> = {}) =>
  new APICallError({ message: 'no', url: 'u', requestBodyValues: {}, statusCode, responseHeaders, responseBody: JSON.stringify(body) });
const MINUTE = { error: { code: 'rate_limit_exceeded', message: 'Rate limit reached for requests per min (RPM): Limit 3. Visit https://platform.openai.com/account/billing to add a payment method.' } };
const google = (quotaId: string, retryDelay: string) => refused(429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'check your plan and billing details', details: [{ violations: [{ quotaId }] }, { retryDelay }] } });

async function tried(error: Error, longest: { longestPauseMs?: number } = {}): Promise<[times: number, why: string]> {
  let times = 0;
  const call = async () => {
    times += 1;
    throw error;
  };
  try {
    return await withPatience('s', { silentMs: 1000, pauseMs: 0, ...longest }, call);
  } catch (failed) {
    return [times, (failed as { why: string }).why];
  }
}

describe('asking again', () => {
  test.each<[string, Error, number, string]>([
    ['a spent account of OpenAI', refused(429, { error: { code: 'insufficient_quota' } }), 1, 'turned-away'],
    ["a minute's limit of OpenAI, which names the page about billing", refused(429, MINUTE, { 'retry-after-ms': '1', 'retry-after': '60' }), 3, 'silent'],
    ['a limit that wants a longer pause than anybody waits', refused(429, MINUTE, { 'retry-after': '61' }), 1, 'silent'],
    ['a pause that ends at a time that has come', refused(503, MINUTE, { 'retry-after': new Date(Date.now() - 60_000).toUTCString() }), 3, 'silent'],
    ['a pause that ends in an hour', refused(503, MINUTE, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }), 1, 'silent'],
    ['a pause of a part of a second', refused(529, MINUTE, { 'retry-after': '0.01' }), 3, 'silent'],
    ['a spent account of Anthropic', refused(400, { type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } }), 1, 'turned-away'],
    ['a spent account of ElevenLabs', refused(401, { detail: { status: 'quota_exceeded' } }), 1, 'turned-away'],
    ["a day's quota of Google", google('GenerateRequestsPerDayPerProjectPerModel-FreeTier', '20s'), 1, 'turned-away'],
    ["a minute's quota of Google", google('GenerateRequestsPerMinutePerProjectPerModel-FreeTier', '0s'), 3, 'silent'],
    ["a minute's quota of Google that takes too long", google('GenerateRequestsPerMinutePerProjectPerModel-FreeTier', '74.5s'), 1, 'silent'],
    ['a field that it does not take', refused(422, { detail: [{ loc: ['body'] }] }), 1, 'turned-away'],
    ['a prompt that it refuses', refused(400, { error: { code: 'content_policy_violation' } }), 1, 'unusable'],
    ['a prompt that Azure refuses', refused(400, { error: { code: 'content_filter', innererror: { code: 'ResponsibleAIPolicyViolation' } } }), 1, 'unusable'],
    ['a prompt that OpenRouter has flagged', refused(403, { error: { code: 403, message: 'Your chosen model requires moderation and your input was flagged', metadata: { reasons: ['violence'], flagged_input: 'a fox' } } }), 1, 'unusable'],
    ['an answer that Anthropic held back', refused(400, { type: 'error', error: { type: 'invalid_request_error', message: 'Output blocked by content filtering policy' } }), 1, 'unusable'],
    ['an answer that cannot be read', refused(200, {}), 3, 'unusable'],
    ['an answer that broke off on its way', new APICallError({ message: 'no', url: 'u', requestBodyValues: {}, statusCode: 200, cause: new TypeError('terminated') }), 3, 'silent'],
    ['base64 that is none', new DOMException('The string to be decoded is not correctly encoded.', 'InvalidCharacterError'), 1, 'unusable'],
    ['a time-out', new DOMException('too long', 'TimeoutError'), 3, 'silent'],
  ])('%s', async (_, error, times, why) => {
    expect(await tried(error)).toEqual([times, why]);
  });

  test('where somebody waits, a shorter pause is the longest', async () => {
    expect(await tried(refused(429, MINUTE, { 'retry-after': '6' }), { longestPauseMs: 2000 })).toEqual([1, 'silent']);
  });
});

test('what goes wrong on our side is told as it is, and the service is not asked again', async () => {
  const slip = new Error('a query failed');
  let times = 0;
  const call = () => {
    times += 1;
    return Promise.reject(slip);
  };
  await expect(withPatience('s', { silentMs: 1000, pauseMs: 0 }, call)).rejects.toBe(slip);
  expect(times).toBe(1);
});

describe('posting', () => {
  const signal = AbortSignal.timeout(20_000);
  const options = { fetch: fetchAtMost('s', 1000), headers: {}, body: {}, signal };

  test('a host whose certificate nobody signed is not spoken to', async () => {
    const standIn = await openStandIn({ certificate: selfSigned() });
    const post = () => postJson(`${standIn.url}/moderations`, { ...options, headers: { authorization: `Bearer ${standIn.key}` }, body: { input: 'A fox' } });
    await expect(withPatience('s', { silentMs: 1000, pauseMs: 0 }, post)).rejects.toMatchObject({ why: 'silent' });
    expect(standIn.asked).toEqual([]);
    await standIn.close();
  });

  test('an answer that never ends is not read to its end, nor asked for again', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      const more = () => response.write('x'.repeat(500), () => setImmediate(more));
      response.on('error', () => undefined);
      more();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await expect(withPatience('s', { silentMs: 1000, pauseMs: 0 }, () => postJson(url, options))).rejects.toMatchObject({ why: 'unusable' });
    expect(asked).toBe(1);
    server.closeAllConnections();
    server.close();
  });
});
