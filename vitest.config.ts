import { totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';

/** How many files of a layer run at a time: as many as are worth it, one for each two gigabytes there are. */
const atATime = (most: number): number => Math.max(2, Math.min(most, Math.floor(totalmem() / 2 ** 31)));

// What is waited for may take its time on a busy machine; what never comes fails all the same.
const expect = { poll: { timeout: 30_000 } };

// Fast layers run together; the database, browser and endpoint layers have projects of their own so that each can be run alone.
// More files at a time than there are cores: much of a test is waiting, and each file has a database or a house of its own.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', isolate: false, include: ['contract/src/**/*.test.ts', 'web/app/**/*.test.ts', 'tools/**/*.test.ts'] } },
      // Left to itself vitest keeps a core free, and of two only one would work.
      { test: { name: 'engines', isolate: false, maxWorkers: 2, include: ['engines/*/src/**/*.test.ts'], exclude: ['**/*.long.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 } },
      // As in production: libraries are more lenient where they believe that they are tested.
      { test: { name: 'server', isolate: false, env: { NODE_ENV: 'production', TEST: '' }, include: ['server/src/**/*.test.ts'], exclude: ['**/*.long.test.ts'], testTimeout: 120_000, hookTimeout: 240_000, expect, maxWorkers: atATime(6), globalSetup: ['server/src/testing/global-setup.ts'] } },
      { test: { name: 'journeys', include: ['journeys/**/*.journey.ts'], exclude: ['**/*.long.journey.ts'], testTimeout: 600_000, hookTimeout: 240_000, expect, maxWorkers: atATime(5), globalSetup: ['journeys/global-setup.ts'] } },
      { test: { name: 'long-journeys', include: ['journeys/**/*.long.journey.ts'], testTimeout: 600_000, hookTimeout: 240_000, expect, globalSetup: ['journeys/global-setup.ts'] } },
      { test: { name: 'long', include: ['**/*.long.test.ts'], exclude: ['**/node_modules/**'], testTimeout: 600_000 } },
    ],
  },
});
