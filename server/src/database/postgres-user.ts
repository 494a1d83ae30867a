/** PostgreSQL refuses to run as root, so a root start runs it as the system's postgres user. */
import { spawnSync } from 'node:child_process';
import { StopWithSentence } from '../stop-with-sentence.ts';

export interface SystemUser {
  uid: number;
  gid: number;
}

function idOf(flag: '-u' | '-g'): number | null {
  const answer = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout.trim()) : null;
}

/** The user to run PostgreSQL as, or null where the current one will do. Makes the user where there is none. */
export function postgresUser(): SystemUser | null {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return null;
  if (idOf('-u') === null) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const uid = idOf('-u');
  const gid = idOf('-g');
  if (uid === null || gid === null) {
    throw new StopWithSentence('PostgreSQL does not run as root and a user for it could not be made. Start as an ordinary user, or set DATABASE_URL.');
  }
  return { uid, gid };
}

/** Whether that user may enter the folder: every folder on the way down must let it through. */
export function mayReach(path: string, user: SystemUser | null): boolean {
  if (!user) return true;
  return spawnSync('test', ['-x', path], user).status === 0;
}
