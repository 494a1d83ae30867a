/** Takes a picture or a recording along as a file: a plain GET past the caches, of what really is one. */
import { LIMITS } from '@fableloom/contract/limits';

export interface FileWish {
  url: string;
  /** Without its ending. */
  name: string;
  kind: 'image' | 'audio';
}

/** What came is no such file. */
export class UnusableAnswer extends Error {
  /** 200 when something came that is of another kind. */
  readonly status: number;

  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

export async function saveAsFile({ url, name, kind }: FileWish): Promise<void> {
  const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}t=${Date.now()}`, { credentials: 'same-origin' });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) throw new UnusableAnswer(response.status);
  if (!type.startsWith(`${kind}/`)) throw new UnusableAnswer(200);

  saveBlob(await response.blob(), `${name}.${endingOf(type)}`);
}

/** @param fileName none: as the server calls it */
export function saveFrom(address: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

export function saveBlob(data: Blob, fileName: string): void {
  const address = URL.createObjectURL(data);
  saveFrom(address, fileName);
  setTimeout(() => URL.revokeObjectURL(address), LIMITS.slowLoadMs);
}

const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', mpeg: 'mp3' };

/** 'image/svg+xml; charset=utf-8' is svg. */
function endingOf(type: string): string {
  const [kind = ''] = type.slice(type.indexOf('/') + 1).split(/[;+]/);
  return ENDINGS[kind] ?? kind;
}
