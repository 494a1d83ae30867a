import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { keepConnections } from './patient-connections.ts';

test('a connection that rests is kept for longer than proxies keep theirs, and they are told', async () => {
  const server = keepConnections(createServer((_request, response) => response.end('here')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(120);
  await answer.text();
  server.closeAllConnections();
  server.close();
});
