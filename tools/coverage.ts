/** Reads docs/coverage.md: which statement of the specifications is proved by which tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Row {
  section: string;
  statement: string;
  /** A file of tests and the title of one of its tests. */
  proofs: { file: string; title: string }[];
  /** Proofs that are not written as they have to be, so that nobody would look for them. */
  unread: string[];
  /** What the row says when nothing proves it yet. */
  notYet: string | null;
}

const PROOF = /`([^`]+\.(?:test|journey|compliance)\.tsx?)` “([^”]+)”/g;

/** Rows of every table: `| statement | `file` “title of a test” |`, several proofs separated by `<br>`; or `| statement | not yet: why |`. */
export function readCoverage(markdown: string): Row[] {
  let section = '';
  const rows: Row[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) section = line.replace(/^#+\s*/, '');
    const cells = /^\|(.+)\|(.+)\|\s*$/.exec(line);
    if (!cells) continue;
    const [statement = '', proof = ''] = cells.slice(1).map((cell) => cell.trim());
    if (/^-+$/.test(statement) || statement === 'statement') continue;
    const notYet = /^not yet: (.+)$/.exec(proof)?.[1] ?? null;
    const written = notYet === null ? proof.split('<br>') : [];
    const proofs = [...proof.matchAll(PROOF)].map(([, file = '', title = '']) => ({ file, title }));
    rows.push({ section, statement, proofs, unread: written.filter((each) => each.search(PROOF) === -1), notYet });
  }
  return rows;
}

/** Titles as they are written in a file of tests, whichever quotes they stand in. */
const TITLE = /\b(?:test|it)(?:\.each(?:<[\s\S]*?>(?=\())?\([\s\S]*?\))?(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

export function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'));
}

/** What is wrong with the table: a sentence for each mistake, none when it is true. */
export function mistakesOf(rows: readonly Row[], root: string): string[] {
  const known = new Map<string, string[]>();
  const titlesOf = (file: string) => {
    const titles = known.get(file) ?? titlesIn(readFileSync(join(root, file), 'utf8'));
    known.set(file, titles);
    return titles;
  };
  return rows.flatMap(({ section, statement, proofs, unread, notYet }) => {
    const where = `${section}: ${statement}`;
    if (proofs.length === 0 && !notYet) return [`${where}: names no test and does not say “not yet: …”`];
    if (proofs.length > 0 && unread.length > 0) return [`${where}: ${unread.join(', ')} is no file with the title of a test`];
    return proofs.flatMap(({ file, title }) => {
      if (!existsSync(join(root, file))) return [`${where}: there is no ${file}`];
      return titlesOf(file).includes(title) ? [] : [`${where}: ${file} has no test “${title}”`];
    });
  });
}
