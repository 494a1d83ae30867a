// Prints sample stories to read aloud: node engines/writer/src/read-aloud.ts [how many] [age] [seed]
import { SAMPLES } from './testing/samples.ts';
import { tellWhole } from './testing/tell-whole.ts';

declare const process: { argv: string[] };

const [, , count = '4', age = '', seed = 'read'] = process.argv;
const chosen = SAMPLES.filter((sample) => !age || sample.ageRange === age);
for (let n = 0; n < Number(count); n++) {
  const sample = chosen[(n * 7) % chosen.length];
  if (!sample) break;
  const brief = { ...sample, seed: `${seed}-${n}` };
  console.log(`\n=== ${brief.theme.name} · ${brief.ageRange} · ${brief.length} · ${brief.characters.map(({ name, type }) => `${name} (${type.split(' - ').pop() ?? ''})`).join(', ')}`);
  for (const { phase, written } of tellWhole(brief)) {
    console.log(`\n--- ${phase}${written.notFollowed.length > 0 ? ` (not followed: ${written.notFollowed.join('; ')})` : ''}\n`);
    console.log(written.paragraphs.join('\n\n'));
  }
}
