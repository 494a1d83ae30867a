/** npm run admin -- grant <email>: makes the first administrator. */
import { eq } from 'drizzle-orm';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { admins, user } from './database/schema/index.ts';
import { StopWithSentence } from './stop-with-sentence.ts';

const PERMISSIONS = ['users', 'content', 'billing', 'system'];

async function grant(email: string): Promise<string> {
  const config = readConfig(process.env);
  const database = await openDatabase({ dataFolder: config.dataFolder, databaseUrl: config.DATABASE_URL });
  try {
    const [person] = await database.db.select().from(user).where(eq(user.email, email.toLowerCase()));
    if (!person) throw new StopWithSentence(`There is no account with the address ${email}. Create it first, then grant.`);
    await database.db.insert(admins).values({ userId: person.id, permissions: PERMISSIONS }).onConflictDoUpdate({ target: admins.userId, set: { permissions: PERMISSIONS } });
    return `${email} is an administrator now, with the permissions ${PERMISSIONS.join(', ')}.`;
  } finally {
    await (database.wasRunning ? database.pool.end() : database.close());
  }
}

const [deed, email] = process.argv.slice(2);
try {
  if (deed !== 'grant' || !email) throw new StopWithSentence('Usage: npm run admin -- grant <email>');
  process.stdout.write(`${await grant(email)}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof StopWithSentence ? error.message : String(error)}\n`);
  process.exit(1);
}
