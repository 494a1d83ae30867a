import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type Dispatcher, patientFetch } from './patient-fetch.ts';

test('a model that thinks for longer than fetch waits by itself is still heard', async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await fetch('data:,');
  const place = Symbol.for('undici.globalDispatcher.2');
  const all = globalThis as unknown as Record<symbol, { constructor: new (options: object) => Dispatcher }>;
  const Agent = all[place]?.constructor;
  if (!Agent) throw new Error('undici keeps its dispatcher elsewhere');

  const patient = patientFetch(url);
  await expect.poll(() => waiting.length).toBe(1);
  const impatient = fetch(url, { dispatcher: new Agent({ headersTimeout: 50 }) } as RequestInit);
  await expect(impatient).rejects.toMatchObject({ cause: { code: 'UND_ERR_HEADERS_TIMEOUT' } });
  waiting[0]?.end('well thought');
  expect(await (await patient).text()).toBe('well thought');
  server.closeAllConnections();
  server.close();
});
