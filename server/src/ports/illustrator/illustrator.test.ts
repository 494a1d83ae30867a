import { afterAll, beforeAll, expect } from 'vitest';
import { openStandIn, type StandIn } from '../../testing/openai/stand-in.ts';
import type { ModelChoice } from '../hosted/settings.ts';
import { builtInSafety } from '../safety/built-in.ts';
import { builtInIllustrator } from './built-in.ts';
import { hostedIllustrator } from './hosted/hosted-illustrator.ts';
import type { Illustrator } from './illustrator.port.ts';
import { obeysIllustratorPromises } from './illustrator.compliance.ts';

/** Threads take a second to begin; they are shared. */
const builtIn = builtInIllustrator();
let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(async () => {
  await builtIn.close();
  expect(standIn.mistakes).toEqual([]);
  await standIn.close();
});

const meter = { checkShare: async () => undefined, note: async () => undefined };
function hosted(choice: Pick<ModelChoice, 'host' | 'model'>): Illustrator {
  const parts = { patience: { silentMs: 20_000, pauseMs: 1 }, meter, safety: builtInSafety(), builtIn };
  return hostedIllustrator({ ...choice, label: choice.model, key: standIn.key, baseUrl: standIn.url }, parts);
}

obeysIllustratorPromises('the built-in illustrator', () => ({ ...builtIn, close: async () => undefined }));
obeysIllustratorPromises('a model of OpenAI', () => hosted({ host: 'openai', model: 'gpt-image-1' }));
obeysIllustratorPromises('a model of a compatible server', () => hosted({ host: 'compatible', model: 'flux' }));
