/** Calls of server functions for tests, and what they answer. */
import { type HoleArguments, type MessageKey, say } from '@fableloom/contract/messages/index';
import sharp from 'sharp';
import { expect } from 'vitest';
import { ORIGIN, type TestApp, type TestPerson } from '../../testing/test-app.ts';

export interface Answered {
  status: number;
  body: Record<string, unknown>;
}

/** Sends `body` to /functions/v1/<name>, as a person or as a stranger. */
export async function call(
  app: TestApp,
  who: TestPerson | null,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const answer = await app.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN, ...(who ? { cookie: who.cookie } : {}), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

type Sentence<Key extends MessageKey> = [key: Key, ...holes: HoleArguments<Key>];

/** Expects a refusal with this status and this sentence of the catalogue, and nothing but an error in the body. */
export function expectRefusal<Key extends MessageKey>(answer: Answered, status: number, ...[key, ...holes]: Sentence<Key>): void {
  expect(answer).toMatchObject({ status, body: { error: { code: key, message: say(key, ...holes) } } });
  expect(Object.keys(answer.body)).toEqual(['error']);
}

export const expectFields = (answer: Answered, fields: string[]): void => {
  expect({ status: answer.status, fields: Object.keys(answer.body).toSorted() }).toEqual({ status: 200, fields: fields.toSorted() });
};

/** A square of one color in the middle of another. */
export async function pictureOf(figure: string, ground: string, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  const middle = await sharp({ create: { width: 100, height: 120, channels: 3, background: figure } }).png().toBuffer();
  const around = sharp({ create: { width: 200, height: 200, channels: 3, background: ground } });
  return around.composite([{ input: middle }]).toFormat(format).toBuffer();
}

export const dataUrlOf = (data: Buffer, mime = 'image/png'): string => `data:${mime};base64,${data.toString('base64')}`;
