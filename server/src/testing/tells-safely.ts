/** Tells whole stories of the mixed batch and says where one would not pass: for the tests beside it. */
import { SAMPLES } from '../../../engines/writer/src/testing/samples.ts';
import { tellWhole } from '../../../engines/writer/src/testing/tell-whole.ts';
import { builtInSafety } from '../ports/safety/built-in.ts';

const STRAY = /[{}[\]|^@*]|undefined| {2}|(?<!\.)\.\.(?!\.)|[?!][.,]/u;

/** One line for each fault in this many stories: a word that the gate stops, a slot left open, an empty paragraph. */
export async function faultsIn(from: number, to: number): Promise<string[]> {
  const gate = builtInSafety();
  const faults: string[] = [];
  for (let n = from; n < to; n++) {
    const sample = SAMPLES[n % SAMPLES.length];
    if (!sample) continue;
    const brief = { ...sample, seed: `${sample.seed}/${n}` };
    for (const { phase, written } of tellWhole(brief)) {
      const text = written.paragraphs.join('\n\n');
      const verdict = await gate.check(text, brief.ageRange);
      if (verdict.is === 'unsafe') faults.push(`${brief.seed} ${phase}: ${verdict.topic}`);
      if (STRAY.test(text)) faults.push(`${brief.seed} ${phase}: ${STRAY.exec(text)?.[0] ?? ''} in ${text.slice(0, 80)}`);
      if (written.paragraphs.some((paragraph) => paragraph.trim() === '')) faults.push(`${brief.seed} ${phase}: an empty paragraph`);
    }
  }
  return faults;
}
