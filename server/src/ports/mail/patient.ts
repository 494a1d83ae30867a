/** A mailer that keeps what it could not hand over: the letter waits in the database and is tried again, by whichever process. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LetterLine } from '../../jobs/queue.ts';
import { type Mail, MailAway, type Mailer } from './mail.port.ts';

interface PatientParts {
  letters: LetterLine;
  log: Logger;
  /** Before the second try; each further one comes later. */
  firstPauseSeconds?: number;
  /** As long as somebody stands at a form; a slower server is heard on afterwards. */
  personWaitsMs?: number;
}

/** @param mailer hands a letter over, or rejects */
export async function patientMailer(mailer: Mailer, { letters, log, firstPauseSeconds = 20, personWaitsMs = 5_000 }: PatientParts): Promise<Mailer> {
  await letters.work<Mail>(async (letter) => {
    await mailer.send(letter).catch((error: unknown) => {
      log.error({ error, subject: letter.subject }, 'a letter that waits was not sent');
      if (error instanceof MailAway) throw error;
    });
  });
  const underWay = new Set<Mail>();
  return {
    ...mailer,
    async send(mail) {
      underWay.add(mail);
      const handedOver = mailer.send(mail).catch(async (error: unknown) => {
        if (!(error instanceof MailAway)) throw error;
        // Put in line already, when the program ended.
        if (!underWay.has(mail)) return;
        log.error({ error, subject: mail.subject }, 'a letter was not sent and waits');
        await letters.add(mail, firstPauseSeconds);
      });
      // What becomes of it later is nobody's refusal any more.
      handedOver.finally(() => underWay.delete(mail)).catch((error: unknown) => log.error({ error, subject: mail.subject }, 'a letter was refused'));
      await Promise.race([handedOver, pause(personWaitsMs, undefined, { ref: false })]);
    },
    async close() {
      const left = [...underWay];
      underWay.clear();
      // What the server says of them nobody hears any more: rather twice than never.
      await Promise.all(left.map((mail) => letters.add(mail, firstPauseSeconds)));
      await mailer.close();
    },
  };
}
