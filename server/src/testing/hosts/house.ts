/** What every stand-in of a hosted service is: a server that keeps what was asked, and answers as it was told to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from '../certificate.ts';
import type { Answer } from '../openai/answers.ts';

export interface Asked {
  path: string;
  body: unknown;
}

export interface House {
  url: string;
  /** All that was asked, oldest first. */
  asked: Asked[];
  /** Requests that the real service would not take. */
  mistakes: string[];
  /** What the next requests are answered with; after them everything is right again. */
  next(...answers: Answer[]): void;
  /** Forgets what was asked and what is planned. */
  clear(): void;
  close(): Promise<void>;
}

export interface Desk extends Pick<House, 'asked' | 'mistakes'> {
  /** What this request is answered with. */
  plan(): Answer;
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

export interface HouseOptions {
  /** It is reached by https, and shows this. */
  certificate?: Certificate;
}

export async function openHouse(answer: (request: IncomingMessage, response: ServerResponse, desk: Desk) => Promise<void>, { certificate }: HouseOptions = {}): Promise<House> {
  const asked: Asked[] = [];
  const mistakes: string[] = [];
  let planned: Answer[] = [];
  const desk: Desk = { asked, mistakes, plan: () => planned.shift() ?? { is: 'right' } };
  const hear = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response, desk).catch((error: unknown) => {
      mistakes.push(String(error));
      response.destroy();
    });
  };
  const server = certificate ? createSecureServer(certificate, hear) : createServer(hear);
  // Who does not like the certificate hangs up.
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http${certificate ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    mistakes,
    next: (...answers) => void planned.push(...answers),
    clear() {
      planned = [];
      asked.length = 0;
      mistakes.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
