import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const EMPTY = { OPENAI_BASE_URL: '', ANTHROPIC_BASE_URL: ' ', OPENAI_API_KEY: '', GOOGLE_BASE_URL: '', AI_BASE_URL: '' };

test.each(['start.ts', 'operating/doctor.ts'])('%s with empty addresses of model services reads its settings as if they were not there', (program) => {
  // The wrong port is told once everything is imported, and nothing is started.
  const { stderr, status } = spawnSync(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
    encoding: 'utf8', env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...EMPTY, PORT: 'soon' },
  });
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^The environment variable PORT has a value that cannot be used: /)]);
});
