/** Development only: writes the outlines that `src/golden/golden.test.ts` compares with, after a drawing was changed on purpose. */
import { writeFile } from 'node:fs/promises';
import { drawPicture } from '../src/index.ts';
import { everyCategory } from '../src/testing/families.ts';
import { outlineOf } from '../src/testing/outline.ts';

const lines = everyCategory.map((character) => {
  const { parts, marks } = outlineOf(drawPicture({ is: 'figure', seed: 'golden', character }).svg);
  const said = Object.entries(parts).map(([part, box]) => `    ${JSON.stringify(part)}: [${box.join(', ')}],`);
  return `  ${JSON.stringify(character.name)}: { marks: ${marks}, parts: {\n${said.join('\n')}\n  } },`;
});
const head = '/** Outlines of figures as they were last looked at and found right. Written by `contact-sheets/write-goldens.ts`. */\n';
const type = "import type { Outline } from '../testing/outline.ts';\n\n";
const file = new URL('../src/golden/figures.ts', import.meta.url);
await writeFile(file, `${head}${type}export const FIGURES: Readonly<Record<string, Outline>> = {\n${lines.join('\n')}\n};\n`);
