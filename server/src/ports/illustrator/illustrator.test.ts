import { afterAll, beforeAll, expect } from 'vitest';
import { openGoogleStandIn } from '../../testing/hosts/google-stand-in.ts';
import type { House } from '../../testing/hosts/house.ts';
import { openStandIn, type StandIn } from '../../testing/openai/stand-in.ts';
import type { ModelChoice } from '../hosted/settings.ts';
import { notingMeter } from '../hosted/testing/noting-meter.ts';
import { builtInSafety } from '../safety/built-in.ts';
import { builtInIllustrator } from './built-in.ts';
import { hostedIllustrator } from './hosted/hosted-illustrator.ts';
import type { Illustrator } from './illustrator.port.ts';
import { obeysIllustratorPromises } from './illustrator.compliance.ts';

/** Threads take a second to begin; they are shared. */
const builtIn = builtInIllustrator();
let standIn: StandIn;
let google: Awaited<ReturnType<typeof openGoogleStandIn>>;
beforeAll(async () => {
  [standIn, google] = await Promise.all([openStandIn(), openGoogleStandIn()]);
});
afterAll(async () => {
  await builtIn.close();
  expect([...standIn.mistakes, ...google.mistakes]).toEqual([]);
  await Promise.all([standIn.close(), google.close()]);
});

function hosted(choice: Pick<ModelChoice, 'host' | 'model'>, { key, url: baseUrl }: House & { key: string } = standIn): Illustrator {
  const parts = { patience: { silentMs: 20_000, pauseMs: 1 }, meter: notingMeter(), safety: builtInSafety(), builtIn };
  return hostedIllustrator({ ...choice, label: choice.model, key, baseUrl }, parts);
}

obeysIllustratorPromises('the built-in illustrator', () => ({ ...builtIn, close: async () => undefined }));
obeysIllustratorPromises('a model of OpenAI', () => hosted({ host: 'openai', model: 'gpt-image-1' }));
obeysIllustratorPromises('a model of a compatible server', () => hosted({ host: 'compatible', model: 'flux' }));
obeysIllustratorPromises('a model of Google', () => hosted({ host: 'google', model: 'gemini-2.5-flash-image' }, google));
