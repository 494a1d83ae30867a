/**
 * An S3 of our own for tests: one bucket behind the real protocol (signatures, XML, conditional writes, pages of a list).
 * It refuses what Amazon refuses. Source: docs.aws.amazon.com/AmazonS3/latest/API.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../settings.ts';
import { signatureOf } from './signature.ts';

export interface S3StandIn {
  settings: S3Settings;
  /** The same as environment variables of the program. */
  environment: Record<string, string>;
  objects: Map<string, { data: Buffer; contentType: string }>;
  /** While above zero, calls are answered 503 and it is counted down. */
  busyFor: number;
  /** Writes are done and their answers lost, so many times. */
  losesAnswers: number;
  /** While true, nothing is ever answered. */
  isSilent: boolean;
  /** While true, a page stands in the way and is shown to everybody. */
  isPortal: boolean;
  calls: string[];
  close(): Promise<void>;
}

interface Reply {
  status: number;
  body?: Buffer | string;
  headers?: Record<string, string>;
}

const CLOCK_MAY_DIFFER_MS = 15 * 60_000;
const refusal = (status: number, code: string): Reply => ({
  status, body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`, headers: { 'content-type': 'application/xml' },
});
const timeOf = (stamp: string): number => Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
const etagOf = (data: Buffer): string => `"${createHash('md5').update(data).digest('hex')}"`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

export async function openS3StandIn({ pageOf = 1000 } = {}): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const settings: S3Settings = { bucket: 'fableloom-test', region: 'eu-test-1', endpoint: '', accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' };

  /** Null when the request is signed as it must be. */
  function checkSignature({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Reply | null {
    const given = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(headers.authorization ?? '');
    const [, key, scope = '', names = '', signature] = given ?? [];
    if (!given) return refusal(403, 'AccessDenied');
    if (key !== settings.accessKeyId) return refusal(403, 'InvalidAccessKeyId');
    const [date, region, service, end] = scope.split('/');
    if (region !== settings.region || service !== 's3' || end !== 'aws4_request') return refusal(400, 'AuthorizationHeaderMalformed');
    const stamp = String(headers['x-amz-date']);
    if (!stamp.startsWith(date ?? '-') || !(Math.abs(timeOf(stamp) - Date.now()) < CLOCK_MAY_DIFFER_MS)) return refusal(403, 'RequestTimeTooSkewed');
    const signed = names.split(';');
    const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
    if (!mustBeSigned.every((name) => signed.includes(name))) return refusal(403, 'AccessDenied');
    if (signatureOf({ method, url, headers }, settings.secretAccessKey, scope, signed) !== signature) return refusal(403, 'SignatureDoesNotMatch');
    return headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex') ? null : refusal(400, 'XAmzContentSHA256Mismatch');
  }

  function list(query: URLSearchParams): Reply {
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const found = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted();
    const page = found.slice(0, Math.min(pageOf, Number(query.get('max-keys') ?? 1000)));
    const isTruncated = page.length < found.length;
    const token = isTruncated ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.data.length}</Size></Contents>`).join('');
    return { status: 200, body: `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents}${token}</ListBucketResult>` };
  }

  function removeMany({ headers }: IncomingMessage, body: Buffer): Reply {
    if (headers['content-md5'] !== createHash('md5').update(body).digest('base64')) return refusal(400, 'InvalidDigest');
    const keys = [...body.toString().matchAll(/<Object><Key>([^<]+)<\/Key><\/Object>/g)].map(([, key = '']) => key);
    if (keys.length === 0 || keys.length > 1000) return refusal(400, 'MalformedXML');
    for (const key of keys) objects.delete(key);
    return { status: 200, body: '<DeleteResult></DeleteResult>' };
  }

  function answer(request: IncomingMessage, body: Buffer): Reply {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const wrong = checkSignature(request, body);
    if (wrong) return wrong;
    const [bucket, ...words] = pathname.slice(1).split('/');
    const key = words.join('/');
    if (bucket !== settings.bucket) return refusal(404, 'NoSuchBucket');
    const { method } = request;
    if (key === '' && method === 'GET' && searchParams.get('list-type') === '2') return list(searchParams);
    if (key === '' && method === 'POST' && searchParams.has('delete')) return removeMany(request, body);
    const there = objects.get(key);
    if (method === 'PUT' && key !== '') {
      if (there && request.headers['if-none-match'] === '*') return refusal(412, 'PreconditionFailed');
      objects.set(key, { data: body, contentType: String(request.headers['content-type']) });
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'MethodNotAllowed');
    return there ? { status: 200, body: there.data, headers: { etag: etagOf(there.data), 'content-type': there.contentType } } : refusal(404, 'NoSuchKey');
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      standIn.calls.push(`${request.method} ${request.url}`);
      if (standIn.isSilent) return;
      if (standIn.isPortal) return void response.writeHead(200, { 'content-type': 'text/html', ...(request.method === 'PUT' ? {} : { etag: '"portal"' }) }).end(request.method === 'HEAD' ? '' : '<html>Sign in to the network</html>');
      const isBusy = standIn.busyFor > 0;
      if (isBusy) standIn.busyFor -= 1;
      const { status, headers, body: reply = '' } = isBusy ? refusal(503, 'SlowDown') : answer(request, body);
      if (request.method === 'PUT' && standIn.losesAnswers > 0) {
        standIn.losesAnswers -= 1;
        return void request.socket.destroy();
      }
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(reply) }).end(request.method === 'HEAD' ? '' : reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const standIn: S3StandIn = {
    settings,
    environment: {
      S3_BUCKET: settings.bucket, S3_REGION: settings.region, S3_ENDPOINT: settings.endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    objects, busyFor: 0, losesAnswers: 0, isSilent: false, isPortal: false, calls: [],
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  };
  return standIn;
}
