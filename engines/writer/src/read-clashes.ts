/**
 * Tells a few hundred mixed stories and prints what a machine can strike in them, class by class, each with the file and the beat where it is written:
 * node engines/writer/src/read-clashes.ts [age or all] [how many] [seed] [--class=time,ground] [--quotes=8] [--unreached]
 */
import { AGES } from './testing/samples.ts';
import type { AgeRange } from './brief.ts';
import { CLASSES } from './testing/clashes/clash.ts';
import type { Clash, ClashClass } from './testing/clashes/clash.ts';
import { clashesOf } from './testing/clashes/find-clashes.ts';
import { readStory } from './testing/clashes/told-story.ts';
import { unreachedIn } from './testing/clashes/unreached.ts';
import { whereWritten } from './testing/clashes/where-written.ts';
import { sampleRound } from './testing/sample-round.ts';
import { tellShelf } from './testing/tell-whole.ts';

declare const process: { argv: string[] };

const plain = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name: string): string | undefined => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const [age = 'all', count = '60', seed = 'clash'] = plain;
const ages = AGES.filter((one) => age === 'all' || one === age);
const classes = CLASSES.filter((one) => option('class')?.split(',').includes(one) ?? true);
const quotes = Number(option('quotes') ?? 8);
const showsUnreached = process.argv.includes('--unreached');

const counted = new Map<string, number>();
const lines: string[] = [];

for (const of of ages) read(of);
console.log(`| class | ${ages.join(' | ')} |\n|---|${ages.map(() => '---').join('|')}|`);
for (const name of [...classes, 'scenes never told']) console.log(`| ${name} | ${ages.map((one) => counted.get(`${one}/${name}`) ?? 0).join(' | ')} |`);
console.log(`\n${count} stories of each age, seed “${seed}”.\n${lines.join('\n')}`);

function read(ageRange: AgeRange): void {
  const briefs = sampleRound(Number(count), ageRange, seed);
  const shelf = tellShelf(briefs);
  const stories = briefs.flatMap((brief, at) => readStory(brief, shelf[at] ?? []) ?? []);
  const found = stories.flatMap(clashesOf);
  for (const name of classes) printClass(ageRange, name, found.filter(({ is }) => is === name));
  const { all, unreached } = unreachedIn(ageRange, briefs.map((brief, at) => ({ brief, told: shelf[at] ?? [] })));
  counted.set(`${ageRange}/scenes never told`, unreached.length);
  if (!showsUnreached) return;
  lines.push(`\n## ${ageRange} · ${unreached.length} of ${all} scenes never told\n`);
  for (const [why, scenes] of [...groupBy(unreached, (one) => one.why)].toSorted((a, b) => b[1].length - a[1].length)) {
    lines.push(`- ${scenes.length}: ${why}`, ...scenes.slice(0, quotes).map(({ phase, beat, core }) => `    ${whereWritten(core)} ${phase}/${beat}: ${core.slice(0, 120)}`));
  }
}

/** The kinds that come most often first, and of each one sentence from every place where it is written. */
function printClass(ageRange: AgeRange, name: ClashClass, found: readonly Clash[]): void {
  counted.set(`${ageRange}/${name}`, found.length);
  if (found.length === 0) return;
  lines.push(`\n## ${ageRange} · ${name} · ${found.length}`);
  for (const [why, all] of [...groupBy(found, (one) => one.why)].toSorted((a, b) => b[1].length - a[1].length)) {
    lines.push(`\n${all.length}× ${why}`);
    const bySource = [...groupBy(all, (one) => one.part?.source ?? '')].toSorted((a, b) => b[1].length - a[1].length);
    for (const [source, here] of bySource.slice(0, quotes)) {
      const [one] = here;
      if (one) lines.push(`- ${here.length}× “${one.word}” ${source === '' ? '' : `${whereWritten(source)} `}(${one.phase}/${one.beat}, ${one.part?.is ?? 'unknown'}, ${one.seed})\n    ${one.sentence.slice(0, 400)}`);
    }
    if (bySource.length > quotes) lines.push(`- … and ${bySource.length - quotes} other places`);
  }
}

function groupBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}
