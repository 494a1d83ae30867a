/** npm run doctor: checks each service that is set up with one harmless call; ends with 1 where something is wrong. */
import '../empty-variables.ts';
import { readConfig } from '../config.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { redact } from '../redact.ts';
import { pictureGateCheck } from './check-picture-gate.ts';
import { type Check, checksFor } from './checks.ts';

export interface Finding {
  name: string;
  is: 'well' | 'not set up' | 'wrong';
  says: string;
}

async function examine({ name, run, instead }: Check): Promise<Finding> {
  if (!run) return { name, is: 'not set up', says: instead };
  try {
    return { name, is: 'well', says: redact(await run()) };
  } catch (error) {
    return { name, is: 'wrong', says: redact((error as Error).message) };
  }
}

export const examineAll = (checks: Check[]): Promise<Finding[]> => Promise.all(checks.map(examine));

const MARKS = { well: '✓', 'not set up': '–', wrong: '✗' } as const;

function summaryOf(findings: Finding[]): string {
  const wrong = findings.filter(({ is }) => is === 'wrong').map(({ name }) => name);
  if (wrong.length === 0) return 'Everything that is set up works (✓); the rest is not set up (–).';
  return `To be mended (✗): ${wrong.join(', ')}. Change the variable that is named, restart the program with it, and run the doctor again.`;
}

/** A line for each service, and what to do. */
export const toldAs = (findings: Finding[]): string =>
  [...findings.map(({ name, is, says }) => `${MARKS[is]} ${name.padEnd(12)} ${says}`), '', summaryOf(findings)].join('\n');

if (import.meta.main) {
  try {
    const findings = await examineAll([...checksFor(readConfig(process.env)), pictureGateCheck()]);
    process.stdout.write(`${toldAs(findings)}\n`);
    process.exit(findings.some((finding) => finding.is === 'wrong') ? 1 : 0);
  } catch (error) {
    process.stderr.write(`${redact(error instanceof StopWithSentence ? error.message : String(error))}\n`);
    process.exit(1);
  }
}
