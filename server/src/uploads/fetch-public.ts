/**
 * Fetches a picture from an address that a person gave. Every hop is checked: the address before it is asked, and the machine behind
 * its name at the moment of connecting, so that neither a redirect nor a name that changes leads back into our own network.
 */
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { LIMITS } from '@fableloom/contract/limits';
import { ORPCError } from '@orpc/server';
import { say } from '@fableloom/contract/messages/index';
import { refuse } from '../http/refuse.ts';
import { isPublicAddress, isPublicWebAddress } from './public-address.ts';

export const MOST_BYTES = LIMITS.upload.pictureMegabytes * 1024 * 1024;
const MOST_MS = 15_000;
const MOST_HOPS = 4;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

type Resolve = (host: string, answered: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void;
const resolveAll: Resolve = (host, answered) => lookUp(host, { all: true }, answered);

/** A name is as public as the least public machine behind it. */
export const publicLookup =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (host, options, answered) =>
    resolve(host, (error, addresses) => {
      if (error) return answered(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return answered(new NotPublic(host), '');
      return options.all ? answered(null, addresses) : answered(null, first.address, first.family);
    });

export interface Answer {
  status: number;
  location: string | undefined;
  contentType: string;
  body: AsyncIterable<Buffer>;
  /** Hangs up. */
  leave(): void;
}
export type Ask = (url: URL, signal: AbortSignal) => Promise<Answer>;

const ask: Ask = (url, signal) =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'image/jpeg,image/png,image/webp', 'user-agent': 'Fableloom' };
    const sent = request(url, { agent: false, lookup: publicLookup(), signal, headers }, (answer: IncomingMessage) =>
      resolve({
        status: answer.statusCode ?? 0,
        location: answer.headers.location,
        contentType: answer.headers['content-type'] ?? '',
        body: answer,
        leave: () => answer.destroy(),
      }),
    );
    sent.on('error', reject);
    sent.end();
  });

/** Follows redirects, each checked like the first address. */
async function askAlong(first: URL, signal: AbortSignal, send: Ask): Promise<Answer> {
  let url = first;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    if (!isPublicWebAddress(url)) throw new NotPublic(url.hostname);
    const answer = await send(url, signal);
    if (!REDIRECTS.has(answer.status) || answer.location === undefined) return answer;
    answer.leave();
    const next: URL | null = URL.parse(answer.location, url);
    if (!next) throw new NotPublic(answer.location);
    url = next;
  }
  throw new NotPublic(first.hostname);
}

async function readAll({ body, leave }: Answer): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > MOST_BYTES) {
      leave();
      return refuse('BAD_REQUEST', 'image.upload.too-big', { n: LIMITS.upload.pictureMegabytes });
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function fetchPicture(url: URL, send: Ask): Promise<Buffer> {
  const answer = await askAlong(url, AbortSignal.timeout(MOST_MS), send);
  if (answer.status !== 200) {
    answer.leave();
    return refuse('BAD_REQUEST', 'image.fetch.failed', { status: answer.status });
  }
  if (!/^image\//i.test(answer.contentType)) {
    answer.leave();
    return refuse('BAD_REQUEST', 'image.content-type.invalid');
  }
  return readAll(answer);
}

/** Bytes that call themselves a picture; whether they are one is for `cleanPicture` to find out. */
export async function fetchPublicPicture(address: string, send: Ask = ask): Promise<Buffer> {
  const url = URL.parse(address) ?? refuse('BAD_REQUEST', 'image.address.refused');
  try {
    return await fetchPicture(url, send);
  } catch (error) {
    if (error instanceof NotPublic) return refuse('BAD_REQUEST', 'image.address.refused');
    if (error instanceof ORPCError) throw error;
    // What the other side or the network says is its own affair; the person hears that it did not work.
    return refuse('BAD_REQUEST', 'image.download.failed-because', { why: say('file.no-answer') });
  }
}
