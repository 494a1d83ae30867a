import { expect, test } from 'vitest';
import { countView } from './count-view.ts';

const direct = async () => ({ views: 7 });

test('a view is counted through the procedure', async () => {
  const sent: unknown[] = [];
  const send = async (address: string, init: RequestInit) => {
    sent.push([address, init.method, JSON.parse(String(init.body))]);
    return Response.json({ views: 3 });
  };
  expect(await countView('story', 'story_1', { send, direct })).toBe(3);
  expect(sent).toEqual([['/rest/v1/rpc/increment_content_views', 'POST', { content_id: 'story_1', content_type: 'story' }]]);
});

test.each<[string, () => Promise<Response>]>([
  ['fails', async () => Response.json({ error: { code: 'app.unexpected' } }, { status: 500 })],
  ['answers nonsense', async () => new Response('<html>')],
  ['is not reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the procedure %s, the view is counted directly', async (_how, send) => {
  expect(await countView('character', 'c1', { send, direct })).toBe(7);
});

test('where neither way counts, it is said', async () => {
  const refused = async () => Promise.reject(new Error('Story not found'));
  await expect(countView('story', 's', { send: refused, direct: refused })).rejects.toThrow('Story not found');
});
