/** Puts the services together: database, queue and the implementation of every port that the configuration asks for. */
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { openAuth, type Auth } from './accounts/auth.ts';
import type { Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { openHub } from './jobs/hub.ts';
import { openQueue } from './jobs/queue.ts';
import { startWorkers } from './jobs/workers.ts';
import { makersFor } from './makers.ts';
import { type Clock, systemClock } from './ports/clock/clock.port.ts';
import { builtInIllustrator } from './ports/illustrator/built-in.ts';
import { outboxMailer } from './ports/mail/outbox.ts';
import { smtpMailer } from './ports/mail/smtp.ts';
import { builtInNarrator } from './ports/narrator/built-in.ts';
import { trialPayments } from './ports/payments/trial.ts';
import { builtInSafety } from './ports/safety/built-in.ts';
import { diskStore } from './ports/storage/disk.ts';
import { builtInWriter } from './ports/writer/built-in.ts';
import type { Services } from './services.ts';

export interface OpenServices {
  services: Services;
  auth: Auth;
  database: OpenDatabase;
  outboxFolder: string | null;
  /** Ends everything in the order that loses nothing; running jobs go on at the next start. */
  close(): Promise<void>;
}

export async function openServices(config: Config, { clock = systemClock, log }: { clock?: Clock; log?: Logger } = {}): Promise<OpenServices> {
  const logger = log ?? pino({ level: config.LOG_LEVEL });
  const database = await openDatabase({ dataFolder: config.dataFolder, databaseUrl: config.DATABASE_URL });
  const hub = await openHub(database.url, database.pool);
  const queue = await openQueue(database.url, logger);
  const outboxFolder = config.SMTP_URL ? null : join(config.dataFolder, 'outbox');
  const mailer = config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : outboxMailer(join(config.dataFolder, 'outbox'), config.MAIL_FROM);
  const services: Services = {
    config, log: logger, db: database.db, hub, queue, clock, mailer,
    files: diskStore(join(config.dataFolder, 'images')),
    writer: builtInWriter(),
    illustrator: builtInIllustrator(),
    narrator: builtInNarrator(),
    payments: trialPayments({ db: database.db, config, clock }),
    safety: builtInSafety(),
  };
  const auth = openAuth({ config, db: database.db, mailer });
  const stopSweeping = await startWorkers({ ...services, pool: database.pool }, makersFor(services));
  return {
    services, auth, database, outboxFolder,
    async close() {
      stopSweeping();
      await queue.close();
      await Promise.allSettled([services.writer.close(), services.illustrator.close(), services.narrator.close()]);
      mailer.close();
      await hub.close();
      await database.close();
    },
  };
}
