/** What `fetch` says of servers that are none, in words for an operator. */
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createPlainServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { whyNotReached } from './why-not-reached.ts';

test.each<[string, () => Server, RegExp]>([
  ['a proxy that asks who we are', () => createServer((_request, response) => void response.writeHead(407).end()), /^a proxy on the way asks who we are \(407\)/],
  ['a server of another kind', () => createPlainServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n')), /^what answers there does not speak HTTP$/],
  ['one that hangs up', () => createPlainServer((socket) => void socket.destroy()), /^it hangs up without an answer$/],
])('%s', async (_, open, sentence) => {
  const server = open();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const error: unknown = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`).catch((thrown: unknown) => thrown);
  server.close();
  expect(whyNotReached(error)).toMatch(sentence);
});
