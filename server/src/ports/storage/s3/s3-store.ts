/** The bucket in S3, or in a service that speaks its language. Visitors still ask us: addresses and headers are those of the disk. */
import { createHash } from 'node:crypto';
import { checkedPath, contentTypeOf, FileExists, type FileStore, isPath } from '../storage.port.ts';
import { type CallS3, openS3Calls, S3Failed, type S3Patience } from './s3-calls.ts';
import type { S3Settings } from './settings.ts';

/** The service takes and lists no more at once. */
const MOST_AT_ONCE = 1000;

const XML: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#34': '"' };
const unescaped = (text: string): string => text.replace(/&([#\w]+);/g, (whole, name: string) => XML[name] ?? whole);
const wordsIn = (xml: string, tag: string): string[] => [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => unescaped(text));

async function listed(call: CallS3, prefix: string, limit: number): Promise<string[]> {
  const paths: string[] = [];
  let token: string | undefined;
  while (paths.length < limit) {
    const most = String(Math.min(MOST_AT_ONCE, limit - paths.length));
    const { body } = await call({
      method: 'GET', query: { 'list-type': '2', prefix, 'max-keys': most, ...(token ? { 'continuation-token': token } : {}) },
    });
    const xml = body.toString();
    paths.push(...wordsIn(xml, 'Key'));
    token = wordsIn(xml, 'NextContinuationToken')[0];
    if (!token) break;
  }
  return paths.slice(0, limit);
}

async function removeAtOnce(call: CallS3, paths: string[]): Promise<void> {
  // Paths are words without any letter that XML would read.
  const body = Buffer.from(`<Delete><Quiet>true</Quiet>${paths.map((path) => `<Object><Key>${path}</Key></Object>`).join('')}</Delete>`);
  const headers = { 'content-md5': createHash('md5').update(body).digest('base64'), 'content-type': 'application/xml' };
  const answer = await call({ method: 'POST', query: { delete: '' }, headers, body });
  const [code] = wordsIn(answer.body.toString(), 'Code');
  if (code) throw new S3Failed(`S3: ${paths.length} files were not all removed (${code}).`, code);
}

export interface S3Store extends FileStore {
  /** Rejects with a sentence when the bucket cannot be used. */
  check(): Promise<void>;
  /** Every path of ours in the bucket; what others keep there is passed over. */
  all(): Promise<string[]>;
}

export function s3Store(settings: S3Settings, patience?: S3Patience): S3Store {
  const call = openS3Calls(settings, patience);
  const bytesAt = async (path: string): Promise<Buffer | null> => {
    const answer = await call({ method: 'GET', path, understands: [404] });
    if (answer.status !== 404) return answer.body;
    if (/<Code>NoSuchBucket</.test(answer.body.toString())) throw new S3Failed(`S3: the bucket ${settings.bucket} is gone.`, 'NoSuchBucket');
    return null;
  };
  return {
    provider: 's3',
    check: async () => void (await listed(call, 'check/', 1)),
    all: async () => (await listed(call, '', Number.POSITIVE_INFINITY)).filter(isPath),
    async put(path, { data, contentType }) {
      const headers = { 'content-type': contentType, 'if-none-match': '*' };
      // 409: another one writes the same path at this very moment.
      const { status, tries } = await call({ method: 'PUT', path: checkedPath(path), headers, body: data, understands: [409, 412] });
      if (status === 200 || status === 204) return;
      // An earlier try of ours may have arrived although its answer did not.
      if (tries > 1 && (await bytesAt(path))?.equals(data)) return;
      throw new FileExists(path);
    },
    async get(path) {
      const data = await bytesAt(checkedPath(path));
      return data && { data, contentType: contentTypeOf(path) };
    },
    async stamp(path) {
      const { status, headers } = await call({ method: 'HEAD', path: checkedPath(path), understands: [404] });
      const mark = headers.get('etag') ?? `${headers.get('content-length')}-${headers.get('last-modified')}`;
      return status === 404 ? null : mark.replace(/^W\//, '').replace(/[^\w-]/g, '');
    },
    async remove(paths) {
      const checked = paths.map(checkedPath);
      for (let at = 0; at < checked.length; at += MOST_AT_ONCE) await removeAtOnce(call, checked.slice(at, at + MOST_AT_ONCE));
    },
    list: (prefix, limit = 100) => Promise.resolve().then(() => listed(call, `${checkedPath(prefix.replace(/\/$/, ''))}/`, limit)),
  };
}
