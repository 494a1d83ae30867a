/**
 * Tells the golden stories again, from the briefs that head them, and writes them down: node tools/tell-goldens.ts
 * What changed shows itself in git diff; it is to be read before it lands.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { GOLDENS, tellGolden } from '../engines/writer/src/testing/goldens.ts';

for (const file of GOLDENS) writeFileSync(file, tellGolden(readFileSync(file, 'utf8')));
console.log(`${GOLDENS.length} files told again; read what changed: git diff engines/writer/golden`);
