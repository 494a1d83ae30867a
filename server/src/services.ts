/** What every feature may use: the database, the ports and the queue, put together once in start.ts. */
import type { Logger } from 'pino';
import type { PasswordHashing } from './accounts/password.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import type { Hub } from './jobs/hub.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Clock } from './ports/clock/clock.port.ts';
import type { Eyes } from './ports/eyes/eyes.port.ts';
import type { Illustrator } from './ports/illustrator/illustrator.port.ts';
import type { Mailer } from './ports/mail/mail.port.ts';
import type { Narrator } from './ports/narrator/narrator.port.ts';
import type { Payments } from './ports/payments/payments.port.ts';
import type { SafetyGate } from './ports/safety/safety.port.ts';
import type { FileStore } from './ports/storage/storage.port.ts';
import type { Writer } from './ports/writer/writer.port.ts';

export interface Services {
  config: Config;
  log: Logger;
  db: Database;
  hub: Hub;
  queue: JobQueue;
  clock: Clock;
  files: FileStore;
  mailer: Mailer;
  writer: Writer;
  illustrator: Illustrator;
  eyes: Eyes;
  narrator: Narrator;
  /** What makes things without a network, whatever the configuration chose. */
  builtIn: Pick<Services, 'writer' | 'illustrator' | 'narrator' | 'eyes'>;
  payments: Payments;
  passwords: PasswordHashing;
  safety: SafetyGate;
}
