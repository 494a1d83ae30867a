/** Signed calls to a bucket: tried again where the service is only busy, and every failure says in one sentence what is wrong. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { whyNotReached } from '../../why-not-reached.ts';
import { StorageAway } from '../storage.port.ts';
import type { S3Settings } from './settings.ts';

/** A call that did not succeed; its message is a sentence for the operator. */
export class S3Failed extends StorageAway {
  /** The service's own word, such as NoSuchBucket; empty where nothing answered. */
  readonly code: string;
  constructor(message: string, code: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST';
  /** Of the file; empty for the bucket itself. */
  path?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Statuses beside 200 that the caller understands. */
  understands?: readonly number[];
}

export interface S3Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** How often it was asked; more than once: an earlier try may have been heard without our knowing. */
  tries: number;
}

export type CallS3 = (call: S3Call) => Promise<S3Answer>;

const TRIES = 4;
const BUSY: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
/** A file that came too slowly, which Amazon says with 400. */
const TOO_SLOW = 'RequestTimeout';

const REFUSED: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket; make it, or correct S3_BUCKET',
  InvalidAccessKeyId: 'it does not know this key; correct S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret does not fit the key; correct S3_SECRET_ACCESS_KEY',
  AccessDenied: 'this key may not do that; allow it to list, read, write and remove',
  AuthorizationHeaderMalformed: 'the bucket is in another region; correct S3_REGION',
  PermanentRedirect: 'the bucket is in another region; correct S3_REGION and S3_ENDPOINT',
  RequestTimeTooSkewed: 'the clock of this machine is wrong; set it',
};
const OF_STATUS: Record<number, string> = { 403: 'this key may not do that; check the key, its secret and its rights', 301: REFUSED['PermanentRedirect'] ?? '' };

/** Each answer of S3 has a sign of its own; a page of a portal on the way has 200 and none of them, and what was put would be lost. */
function isOfS3({ method, path, query = {} }: S3Call, { status, headers, body }: Pick<S3Answer, 'status' | 'headers' | 'body'>): boolean {
  if (status !== 200 && status !== 204) return true;
  // Our files are pictures and sound: a page with a mark of its own is one of whoever stands before the bucket.
  if (path && method !== 'PUT' && headers.get('content-type')?.startsWith('text/html')) return false;
  if (path) return headers.has('etag') || (method !== 'PUT' && headers.has('last-modified'));
  return body.includes('list-type' in query ? '<ListBucketResult' : '<DeleteResult');
}

const codeOf = (body: Buffer): string => /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1] ?? '';

export interface S3Patience {
  answersWithinMs: number;
  /** Before the second try; each further one is twice as long. */
  pauseMs: number;
}

/** A file has 10 MB at most: whoever needs longer for it is not there. */
const PATIENCE: S3Patience = { answersWithinMs: 30_000, pauseMs: 150 };

export function openS3Calls(settings: S3Settings, { answersWithinMs, pauseMs } = PATIENCE): CallS3 {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const where = `S3: ${bucket} at ${endpoint}`;

  async function once({ method, path = '', query = {}, headers = {}, body }: S3Call): Promise<Omit<S3Answer, 'tries'>> {
    const url = new URL(`${endpoint}/${bucket}${path && `/${path}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const sent = body ?? Buffer.alloc(0);
    const signed = await client.sign(url.href, {
      method,
      // The signature is over the bytes, so that nobody on the way changes them where the way is not encrypted.
      headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(sent).digest('hex') },
      ...(body ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
    });
    // Not the client's own fetch: a time-out that was given to an earlier Request is lost to the garbage collector.
    const answer = await fetch(signed, { signal: AbortSignal.timeout(answersWithinMs) });
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  }

  return async (call) => {
    for (let tries = 1; ; tries += 1) {
      const isLast = tries === TRIES;
      try {
        const answer = await once(call);
        if (!isOfS3(call, answer)) throw new S3Failed(`${where}: it does not answer as S3 does; correct S3_ENDPOINT, or look what stands before it on the way.`, '');
        if (answer.status === 200 || answer.status === 204 || call.understands?.includes(answer.status)) return { ...answer, tries };
        const code = codeOf(answer.body);
        if (isLast || !(BUSY.has(answer.status) || code === TOO_SLOW)) {
          const why = REFUSED[code] ?? OF_STATUS[answer.status] ?? `it answers ${answer.status}${code && ` (${code})`}`;
          throw new S3Failed(`${where}: ${why}.`, code);
        }
      } catch (error) {
        if (error instanceof S3Failed) throw error;
        // Who was silent for so long is not asked again while a visitor waits.
        if (isLast || (error as Error).name === 'TimeoutError') throw new S3Failed(`${where}: ${whyNotReached(error)}.`, '', error);
      }
      await pause(pauseMs * 2 ** (tries - 1));
    }
  };
}
