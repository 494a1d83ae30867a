/** Which paths of the bucket a person may write, remove and list: their own uploads and what belongs to their stories. */
import { refuse } from '../../http/refuse.ts';
import { checkedPath, UnsafePath } from '../../ports/storage/storage.port.ts';

declare const receipt: unique symbol;
/** A path that the person may write; only `ownPath` hands it out. */
export type OwnPath = string & { readonly [receipt]: 'own path' };

const ownFolders = (userId: string): string[] => [`uploads/${userId}`, `stories/${userId}`];

function safe(path: string): string {
  try {
    return checkedPath(path);
  } catch (error) {
    if (error instanceof UnsafePath) return refuse('BAD_REQUEST', 'file.name.refused');
    throw error;
  }
}

/** A file inside one of the person's folders. */
export function ownPath(userId: string, path: string): OwnPath {
  const checked = safe(path);
  const isOwn = ownFolders(userId).some((folder) => checked.startsWith(`${folder}/`));
  return isOwn ? (checked as OwnPath) : refuse('FORBIDDEN', 'file.path.refused');
}

/** One of the person's folders, or one inside them. */
export function ownFolder(userId: string, prefix: string): OwnPath {
  const checked = safe(prefix.replace(/\/+$/, ''));
  const isOwn = ownFolders(userId).some((folder) => checked === folder || checked.startsWith(`${folder}/`));
  return isOwn ? (checked as OwnPath) : refuse('FORBIDDEN', 'file.path.refused');
}
