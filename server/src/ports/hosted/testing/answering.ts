/** A server that answers each request as the test says, in whatever words. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface Answering {
  /** What the next requests hear. */
  answer(response: ServerResponse): void;
  baseUrl(): string;
}

/** Open for the tests of one file. */
export function answering(): Answering {
  const server = createServer((_request, response) => service.answer(response));
  const service: Answering = {
    answer: (response) => void response.writeHead(404).end(),
    baseUrl: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  };
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return service;
}
