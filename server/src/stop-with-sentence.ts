/** An error whose message is meant for the person at the terminal: printed alone, without a stack. */
export class StopWithSentence extends Error {
  override name = 'StopWithSentence';
}

const CAUSES: Record<string, string> = {
  ENOSPC: 'There is no space left on the disk. Free some space and start again; nothing was lost.',
  EACCES: 'is not writable for this user. Choose another folder with FABLELOOM_DATA or change its rights.',
  EROFS: 'is on a read-only disk. Choose another folder with FABLELOOM_DATA.',
  ENOTDIR: 'is not a folder. Choose another one with FABLELOOM_DATA.',
  EEXIST: 'is not a folder. Choose another one with FABLELOOM_DATA.',
  EPERM: 'is not writable for this user. Choose another folder with FABLELOOM_DATA or change its rights.',
};

/** Turns a file-system error on `folder` into a sentence; anything unknown is passed on as it is. */
export function explainFolderError(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOSPC') return new StopWithSentence(CAUSES.ENOSPC);
  const cause = CAUSES[code];
  return code ? new StopWithSentence(`The data folder ${folder} ${cause ?? `cannot be used (${code}). Choose another one with FABLELOOM_DATA.`}`) : error;
}
