/** A process of its own that tells one person something: node teller.process.ts <database url> <user id> <title>; once for each line on stdin, which ends the title. */
import { createInterface } from 'node:readline';
import pino from 'pino';
import { openDatabase } from '../database/open.ts';
import { openHub } from '../jobs/hub.ts';
import { notify } from '../notify/notify.ts';
import { systemClock } from '../ports/clock/clock.port.ts';

const [url = '', userId = '', title = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const database = await openDatabase({ dataFolder: '', databaseUrl: url });
const hub = await openHub(url, database.pool, log);
process.stdout.write('ready\n');
for await (const line of createInterface(process.stdin)) {
  const notice = { userId, type: 'like_alert' as const, title: `${title} ${line}`, message: 'There', data: {} };
  await database.db.transaction((tx) => notify({ hub, clock: systemClock }, tx, [notice]));
}
await hub.close();
await database.close();
process.exit(0);
