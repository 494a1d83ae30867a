/** Has every engine make something small that is thrown away, and says how each of them did. */
import { randomUUID } from 'node:crypto';
import type { EngineTest } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import type { Administrator } from '../../access/admins.ts';
import { portraitBrief } from '../../ports/illustrator/briefs.ts';
import type { Services } from '../../services.ts';
import { STARTER_CHARACTERS } from '../../starters/characters.ts';
import { recordDeed } from './audit.ts';

/** Beside the silence that a model is allowed: what it makes is read and drawn here besides. */
const LEAST_MS = 60_000;
const MORE_MS = 10_000;
const PICTURE_SIDE = 256;

type Test = (services: Services, signal: AbortSignal) => Promise<string>;

function someone() {
  const [maya] = STARTER_CHARACTERS;
  if (!maya) throw new Error('there is no starter cast');
  return maya;
}

async function write({ writer }: Services, signal: AbortSignal): Promise<string> {
  const { id, name, type, gender, appearance } = someone();
  const written = await writer.write({
    seed: randomUUID(), phase: 'introduction', ageRange: '5-8', length: 'standard', theme: { category: 'Adventure', name: 'The Lost Lantern' },
    characters: [{ id, name, type, gender, personality: ['Kind'], appearance: Object.fromEntries(Object.entries(appearance).filter(([, value]) => value !== '')) }],
    places: [], relationships: [], earlier: [],
  }, { signal });
  return say('admin.engine.writer.said', { n: written.paragraphs.join(' ').split(/\s+/).length });
}

const draw = ({ illustrator }: Services, signal: AbortSignal) =>
  illustrator.draw(portraitBrief(randomUUID(), someone()), { longestSide: PICTURE_SIDE, format: 'webp', signal });

async function drawn(services: Services, signal: AbortSignal): Promise<string> {
  const { width, height } = await draw(services, signal);
  return say('admin.engine.illustrator.said', { width, height });
}

async function spoken({ narrator }: Services, signal: AbortSignal): Promise<string> {
  const { duration } = await narrator.speak({ text: 'Once upon a time, a lantern was lost.', ageRange: '5-8', title: 'Test' }, { signal });
  return say('admin.engine.narrator.said', { n: Math.round(duration * 10) / 10 });
}

async function seen(services: Services, signal: AbortSignal): Promise<string> {
  const { image } = await draw(services, signal);
  const { colors } = await services.eyes.look(image);
  return say('admin.engine.eyes.said', { n: colors.length });
}

async function gated({ safety }: Services): Promise<string> {
  const kind = await safety.check('The fox and the owl shared a warm bun.');
  const telling = await safety.check('Call me at 555-867-5309');
  if (kind.is !== 'safe' || telling.is !== 'unsafe') throw new Error('the gate let the wrong one pass');
  return say('admin.engine.safety.said');
}

const TESTS: Record<EngineTest['engine'], Test> = { writer: write, illustrator: drawn, narrator: spoken, eyes: seen, safety: gated };

async function tested(services: Services, engine: EngineTest['engine'], longestMs: number): Promise<EngineTest> {
  const { provider } = services[engine];
  const began = performance.now();
  const tookMs = () => Math.round(performance.now() - began);
  const patience = AbortSignal.timeout(longestMs);
  try {
    const said = await TESTS[engine](services, patience);
    return { engine, provider, isWell: true, said, tookMs: tookMs() };
  } catch (error) {
    services.log.error({ engine, error }, 'an engine failed its test');
    const why = error instanceof Error ? error.message : say('app.unexpected');
    const said = patience.aborted ? say('admin.engine.too-long', { n: Math.round(longestMs / 1000) }) : why;
    return { engine, provider, isWell: false, said, tookMs: tookMs() };
  }
}

const longestFor = ({ config }: Services): number => Math.max(LEAST_MS, config.hosted.patience.silentMs + MORE_MS);

/** One after the other, so that families wait as little as possible. */
export async function testEngines(services: Services, admin: Administrator, longestMs = longestFor(services)): Promise<EngineTest[]> {
  const results: EngineTest[] = [];
  for (const engine of Object.keys(TESTS) as EngineTest['engine'][]) results.push(await tested(services, engine, longestMs));
  const after = Object.fromEntries(results.map(({ engine, isWell }) => [engine, isWell]));
  await services.db.transaction((tx) => recordDeed(services, tx, admin, { act: 'test', subjectType: 'engines', subjectId: 'engines', after }));
  return results;
}
