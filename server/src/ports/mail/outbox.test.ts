import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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

test('a disk that takes a part of a letter and no more keeps none of it, and says so', () => {
  const folder = testFolder();
  const program = `
    import { outboxMailer } from ${JSON.stringify(new URL('./outbox.ts', import.meta.url).href)};
    const mailer = outboxMailer(process.argv[1], 'house@fableloom.example');
    await mailer.send({ to: 'maya@family.example', subject: 'Hello', text: 'A letter. '.repeat(50_000) }).catch(({ name, message }) => console.log(name + ': ' + message));`;
  const run = spawnSync('sh', ['-c', 'ulimit -f 64; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', program, folder.path], { encoding: 'utf8' });
  expect([run.stderr, run.stdout.trim()]).toEqual(['', 'MailAway: Outbox: a letter could not be written (EFBIG); look at the disk of FABLELOOM_DATA.']);
  expect(readdirSync(folder.path)).toEqual([]);
  folder.remove();
});
