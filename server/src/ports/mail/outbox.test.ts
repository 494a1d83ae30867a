import { describe } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { keepsThePromisesOfMail } from './mail.compliance.ts';
import { outboxMailer, readOutbox } from './outbox.ts';

describe('the outbox', () => keepsThePromisesOfMail(async () => {
  const folder = testFolder();
  const seen = new Set<string>();
  return {
    mailer: outboxMailer(folder.path, 'Fableloom <hello@fableloom.example>'),
    async arrived() {
      const fresh = (await readOutbox(folder.path)).filter(({ id }) => !seen.has(id));
      return fresh.map(({ id, to, subject, text }) => {
        seen.add(id);
        return { to, subject, text };
      });
    },
    close: folder.remove,
  };
}));
