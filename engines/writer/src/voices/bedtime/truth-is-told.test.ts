// At bedtime a story says what had really been going on.
import { expect, test } from 'vitest';
import { OWN_BEATS } from '../../premises/scenes/own-beats.ts';
import { asMark, markOf } from '../../tell/marks.ts';
import { SAMPLES } from '../../testing/samples.ts';
import { tellWhole } from '../../testing/tell-whole.ts';
import { BEDTIME } from './bedtime.ts';

test('every scene of the prize tells the truth of the plot, and not as one choice of two', () => {
  const prizes = Object.entries(BEDTIME.resolution).filter(([beat]) => beat === 'prize').flatMap(([, scenes]) => scenes);
  expect(prizes.length).toBeGreaterThan(20);
  expect(prizes.filter((scene) => !scene.replace(/\[[^\]]*\]/gu, '').includes('{p.truth}'))).toEqual([]);
});

test('so that no story ends without it, also where prize and truth are long', () => {
  const told = SAMPLES.filter(({ ageRange }) => ageRange === '5-8').slice(0, 30).map((brief) => ({ theme: brief.theme.name, used: tellWhole(brief).at(-1)?.written.facts.used ?? [] }));
  const own = new Set(Object.values(OWN_BEATS.prize['5-8']).map(markOf));
  expect(told.filter(({ used }) => !used.map(asMark).some((mark) => mark === '#p.truth' || own.has(mark))).map(({ theme }) => theme)).toEqual([]);
});
