/** A process of its own that tells one person something: node teller.process.ts <database url> <user id> <title>; waits for a line on stdin. */
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
await new Promise((resolve) => process.stdin.once('data', resolve));
await database.db.transaction((tx) => notify({ hub, clock: systemClock }, tx, [{ userId, type: 'like_alert', title, message: 'There', data: {} }]));
process.stdout.write('told\n');
await hub.close();
await database.close();
process.exit(0);
