/** Answers with a stored file as a browser expects it: in the size it asks for, a part of it, or the word that it has not changed. */
import { isPictureSize, PICTURE_SIZES } from '@fableloom/contract/picture-sizes';
import { type CopyKind, pathInSize } from '../ports/storage/copies.ts';
import { type FileStore, type StoredFile, UnsafePath } from '../ports/storage/storage.port.ts';
import { refuse } from './refuse.ts';

/** A drawing is an image and nothing else, even when it is opened alone. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

type Range = { is: 'all' } | { is: 'part'; start: number; end: number } | { is: 'outside' };

/** What 'bytes=0-99' asks of a file of `size` bytes; what we do not understand asks for all of it. */
function rangeOf(header: string | null, size: number): Range {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return { is: 'all' };
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return { is: 'all' };
  return start <= end && start < size ? { is: 'part', start, end } : { is: 'outside' };
}

const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((each) => [etag, '*'].includes(each.trim().replace(/^W\//, '')));

/** A part is only wanted of the very bytes that the asking one has begun with. */
const wantedRange = ({ headers }: Request, etag: string): string | null =>
  [null, etag].includes(headers.get('if-range')) ? headers.get('range') : null;

const kindFor = ({ headers }: Request): CopyKind => (/image\/webp/.test(headers.get('accept') ?? '') ? 'webp' : 'jpg');

function send(file: StoredFile, headers: Headers, range: Range): Response {
  const size = file.data.length;
  headers.set('content-type', file.contentType);
  if (file.contentType === 'image/svg+xml') headers.set('content-security-policy', DRAWING_POLICY);
  if (range.is === 'outside') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range.is === 'all') return new Response(new Uint8Array(file.data), { headers });
  headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return new Response(new Uint8Array(file.data.subarray(range.start, range.end + 1)), { status: 206, headers });
}

async function find(files: FileStore, request: Request, path: string): Promise<string> {
  const size = new URL(request.url).searchParams.get('size');
  if (size === null) return path;
  if (!isPictureSize(size)) return refuse('BAD_REQUEST', 'image.size.unknown', { sizes: PICTURE_SIZES.join(', ') });
  return pathInSize(files, path, size, kindFor(request));
}

/** Null where nothing stands under the path. @param cacheControl how long whoever keeps it, as a header says it */
export async function answerFile(files: FileStore, request: Request, path: string, cacheControl: string): Promise<Response | null> {
  try {
    if ((await files.stamp(path)) === null) return null;
    const found = await find(files, request, path);
    const stamp = await files.stamp(found);
    if (stamp === null) return null;
    const etag = `"${stamp}"`;
    const headers = new Headers({ 'cache-control': cacheControl, 'accept-ranges': 'bytes', etag, vary: 'accept' });
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
    const file = await files.get(found);
    return file && send(file, headers, rangeOf(wantedRange(request, etag), file.data.length));
  } catch (error) {
    if (error instanceof UnsafePath) return null;
    throw error;
  }
}
