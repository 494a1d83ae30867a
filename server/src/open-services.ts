/** Puts the services together: database, queue and the implementation of every port that the configuration asks for. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openAuth, type Auth } from './accounts/auth.ts';
import { type PasswordHashing, slowPasswords } from './accounts/password.ts';
import type { Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { openJobLocks } from './jobs/job-locks.ts';
import { openHub } from './jobs/hub.ts';
import { longestJobMs } from './jobs/longest-making.ts';
import { openQueue } from './jobs/queue.ts';
import { startWorkers } from './jobs/workers.ts';
import { openLog } from './log.ts';
import { makersFor } from './makers.ts';
import { startWeeklySummary } from './notify/weekly-summary.ts';
import { type Clock, systemClock } from './ports/clock/clock.port.ts';
import { builtInEyes } from './ports/eyes/built-in.ts';
import { builtInIllustrator } from './ports/illustrator/built-in.ts';
import { openHosted } from './ports/hosted/open-hosted.ts';
import { outboxMailer } from './ports/mail/outbox.ts';
import { patientMailer } from './ports/mail/patient.ts';
import { smtpMailer } from './ports/mail/smtp.ts';
import { openNarrator } from './ports/narrator/open-narrator.ts';
import { openPayments } from './ports/payments/open-payments.ts';
import { startAskingAboutOverdue } from './ports/payments/overdue.ts';
import { startTrialRenewal } from './ports/payments/trial-renewal.ts';
import { builtInSafety } from './ports/safety/built-in.ts';
import { openClassifier } from './ports/safety/pictures/classifier.ts';
import { withPictureGate } from './ports/safety/pictures/picture-gate.ts';
import { withCopies } from './ports/storage/copies.ts';
import { openStore } from './ports/storage/open-store.ts';
import { removeAgain } from './ports/storage/remove-quietly.ts';
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

type Closing = () => unknown;

/** Closes what was opened, last first; one that fails does not keep the others open. */
async function closeAll(closings: Closing[], log: Logger): Promise<void> {
  for (const close of closings.toReversed()) {
    try {
      await close();
    } catch (error) {
      log.warn(error, 'something did not close well');
    }
  }
}

interface Opening {
  clock?: Clock;
  log?: Logger;
  passwords?: PasswordHashing;
  /** Built-in engines that somebody else opened, instead of own ones. */
  engines?: Partial<Services['builtIn']>;
}

export async function openServices(config: Config, { clock = systemClock, log, passwords = slowPasswords, engines = {} }: Opening = {}): Promise<OpenServices> {
  const logger = log ?? openLog(config);
  const closings: Closing[] = [];
  try {
    const database = await openDatabase({ dataFolder: config.dataFolder, databaseUrl: config.DATABASE_URL });
    closings.push(() => database.close());
    const hub = await openHub(database.url, database.pool, logger);
    closings.push(() => hub.close());
    const locks = openJobLocks(database.url, logger);
    closings.push(() => locks.close());
    const longestMs = longestJobMs(config.hosted);
    const queue = await openQueue(database.url, { log: logger, longestMs });
    const outboxFolder = config.SMTP_URL ? null : join(config.dataFolder, 'outbox');
    const mailer = config.SMTP_URL
      ? await patientMailer(smtpMailer(config.SMTP_URL, config.MAIL_FROM), { letters: queue.letters, log: logger })
      : outboxMailer(join(config.dataFolder, 'outbox'), config.MAIL_FROM);
    const builtIn = {
      writer: engines.writer ?? builtInWriter(),
      illustrator: engines.illustrator ?? builtInIllustrator(),
      narrator: engines.narrator ?? (await openNarrator(config)),
      eyes: engines.eyes ?? builtInEyes(),
    };
    closings.push(() => Promise.allSettled(Object.values(builtIn).map((engine) => engine.close())));
    const classifier = openClassifier();
    closings.push(() => classifier.close());
    const hosted = openHosted(config.hosted, {
      db: database.db, clock, log: logger, longestJobMs: longestMs, builtIn: { ...builtIn, safety: builtInSafety() }, lookingFirst: (gate) => withPictureGate(gate, classifier, logger),
    });
    closings.push(() => hosted.narrator?.close());
    const services: Services = {
      config, log: logger, db: database.db, hub, queue, clock, mailer, passwords,
      files: withCopies(await openStore(config)),
      builtIn,
      ...builtIn,
      payments: await openPayments({ db: database.db, config, clock, log: logger }),
      ...hosted,
    };
    closings.push(() => queue.close());
    // Before the line that it puts letters into.
    closings.push(() => mailer.close());
    await queue.removals.work((removal) => removeAgain(services, removal));
    const auth = openAuth({ config, db: database.db, mailer, safety: services.safety, log: logger, passwords });
    closings.push(await startWorkers({ ...services, locks }, makersFor(services)));
    if (config.WORKERS > 0) {
      closings.push(startWeeklySummary(services));
      closings.push(services.payments.provider === 'trial' ? startTrialRenewal(services) : startAskingAboutOverdue(services));
    }
    return { services, auth, database, outboxFolder, close: () => closeAll(closings, logger) };
  } catch (error) {
    await closeAll(closings, logger);
    throw error;
  }
}
