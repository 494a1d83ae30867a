import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3Calls } from './s3-calls.ts';

/** Statuses and codes of the next answers; 200 afterwards. */
const next: [number, string][] = [];
let asked = 0;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    asked += 1;
    const [status, code] = next.shift() ?? [200, ''];
    response.writeHead(status, { etag: '"0"' }).end(code && `<Error><Code>${code}</Code></Error>`);
  });
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const call = () => openS3Calls(
  { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bucket: 'house', region: 'eu-test-1', accessKeyId: 'KEY', secretAccessKey: 'secret' },
  { answersWithinMs: 5_000, pauseMs: 1 },
)({ method: 'PUT', path: 'a.webp', body: Buffer.from('picture') });

test('a file that came too slowly for S3, which it says with 400, is sent again', async () => {
  asked = 0;
  next.push([400, 'RequestTimeout']);
  expect(await call()).toMatchObject({ status: 200, tries: 2 });
  expect(asked).toBe(2);
});

test('what else it does not take is not', async () => {
  asked = 0;
  next.push([400, 'InvalidArgument']);
  await expect(call()).rejects.toThrow('it answers 400 (InvalidArgument)');
  expect(asked).toBe(1);
});
