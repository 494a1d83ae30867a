/** npm run admin -- grant <email> [permission,…] makes an administrator; revoke <email> ends it; list shows them all. */
import { randomUUID } from 'node:crypto';
import { type Permission, PERMISSIONS } from '@fableloom/contract';
import { eq } from 'drizzle-orm';
import { readPermissions } from './access/admins.ts';
import { readConfig } from './config.ts';
import { openDatabase, type Database } from './database/open.ts';
import { admins, auditLog, user } from './database/schema/index.ts';
import { StopWithSentence } from './stop-with-sentence.ts';

const USAGE = `Usage: npm run admin -- grant <email> [${PERMISSIONS.join(',')}]
       npm run admin -- revoke <email>
       npm run admin -- list`;

/** Who sits at the machine has no account of their own here. */
const AT_THE_MACHINE = 'machine';

const isPermission = (word: string): word is Permission => (PERMISSIONS as readonly string[]).includes(word);

function permissionsFrom(words: readonly string[]): Permission[] {
  const asked = words.flatMap((word) => word.split(',')).filter((word) => word !== '');
  const unknown = asked.find((word) => !isPermission(word));
  if (unknown) throw new StopWithSentence(`There is no permission ${unknown}. There are: ${PERMISSIONS.join(', ')}.`);
  return asked.length === 0 ? [...PERMISSIONS] : PERMISSIONS.filter((permission) => asked.includes(permission));
}

async function findPerson(db: Database, email: string): Promise<{ id: string }> {
  const [person] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  if (!person) throw new StopWithSentence(`There is no account with the address ${email}. Create it first, then grant.`);
  return person;
}

async function setPermissions(db: Database, userId: string, permissions: Permission[] | null): Promise<void> {
  await db.transaction(async (tx) => {
    const [held] = await tx.select().from(admins).where(eq(admins.userId, userId)).for('update');
    if (permissions === null) await tx.delete(admins).where(eq(admins.userId, userId));
    else await tx.insert(admins).values({ userId, permissions }).onConflictDoUpdate({ target: admins.userId, set: { permissions } });
    await tx.insert(auditLog).values({
      id: randomUUID(), adminId: AT_THE_MACHINE, act: permissions ? 'grant' : 'revoke', subjectType: 'admin', subjectId: userId,
      before: { permissions: held ? readPermissions(held.permissions) : null }, after: { permissions },
    });
  });
}

async function listAdmins(db: Database): Promise<string> {
  const rows = await db.select({ email: user.email, permissions: admins.permissions }).from(admins).innerJoin(user, eq(user.id, admins.userId));
  const lines = rows.map(({ email, permissions }) => `${email}  ${readPermissions(permissions).join(', ') || 'no permission'}`);
  return lines.length > 0 ? lines.toSorted().join('\n') : 'There is no administrator.';
}

/** Answers the sentence to print. */
export async function runAdmin(db: Database, words: readonly string[]): Promise<string> {
  const [deed, email, ...rest] = words;
  if (deed === 'list') return listAdmins(db);
  if ((deed !== 'grant' && deed !== 'revoke') || !email) throw new StopWithSentence(USAGE);
  const permissions = deed === 'grant' ? permissionsFrom(rest) : null;
  const { id } = await findPerson(db, email);
  await setPermissions(db, id, permissions);
  return permissions ? `${email} is an administrator now, with the permissions ${permissions.join(', ')}.` : `${email} is no administrator any more.`;
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const config = readConfig(process.env);
  const database = await openDatabase({ dataFolder: config.dataFolder, databaseUrl: config.DATABASE_URL });
  try {
    process.stdout.write(`${await runAdmin(database.db, words)}\n`);
  } finally {
    await (database.wasRunning ? database.pool.end() : database.close());
  }
}

if (import.meta.main) {
  try {
    await main();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof StopWithSentence ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
