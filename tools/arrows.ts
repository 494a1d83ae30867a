/** Who may import whom. Read by arrows.test.ts, which fails the build on any import that is not on this list. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

/** A rule: files under `from` may import from these places; `self` is the room itself. */
export interface Rule {
  from: RegExp;
  may: (target: string, from: string) => boolean;
  because: string;
}

const room = (path: string, depth: number): string => path.split('/').slice(0, depth).join('/');
const isTest = (path: string): boolean => /\.(test|compliance|journey)\.tsx?$/.test(path) || /\/src\/(testing\/|read-(?:aloud|clashes)\.ts$)/.test(path);

/** The only packages that an engine may use. */
const OF_ENGINES = new Set(['simplex-noise', 'culori']);

const BUILT_IN = new Set(builtinModules);

/** Paths are relative to the repository; packages keep their names; node:* its prefix. */
export const RULES: Rule[] = [
  {
    from: /^contract\//,
    may: (to) => to.startsWith('contract/') || to === 'zod' || to.startsWith('@orpc/contract'),
    because: 'contract imports nothing of ours',
  },
  {
    from: /^engines\/[^/]+\/src\//,
    may: (to, from) => (room(to, 3) === room(from, 3) && !/\/testing\//.test(to)) || OF_ENGINES.has(to),
    because: 'an engine imports nothing of ours, no node:*, and no other engine',
  },
  {
    from: /^web\/app\/features\//,
    may: (to, from) => !to.startsWith('web/app/features/') || room(to, 4) === room(from, 4) || room(to, 4) === 'web/app/features/creations' || room(to, 4) === 'web/app/features/jobs' || room(to, 4) === 'web/app/features/cast-picker' || room(to, 4) === 'web/app/features/reading',
    because: 'features never import features; creations, jobs, cast-picker and reading are the shared shelves',
  },
  { from: /^web\/app\/(ui|session)\//, may: (to) => !/^web\/app\/(features|pages|shell|layouts)\//.test(to), because: 'ui and session know no feature and no page' },
  { from: /^web\//, may: (to) => !/^(server|engines|tools|journeys)\//.test(to) && !/^@fableloom\/(writer|illustrator|narrator|server)/.test(to), because: 'web knows the contract and nothing of the server' },
  {
    from: /^server\/src\/features\//,
    may: (to, from) => !to.startsWith('server/src/features/') || room(to, 4) === room(from, 4) || room(to, 4) === 'server/src/features/pictures',
    because: 'features never import features; pictures is the shared shelf',
  },
  {
    from: /^server\/src\/(?!ports\/(writer|illustrator|narrator)\/)/,
    may: (to) => !/^@fableloom\/(writer|illustrator|narrator)/.test(to) && !to.startsWith('engines/'),
    because: 'only a port calls its engine',
  },
  {
    from: /^server\/src\/(access|allowance|ports|database|http|jobs|accounts)\//,
    may: (to, from) => !to.startsWith('server/src/features/') || from === 'server/src/http/app.ts',
    because: 'rooms below the features do not know them',
  },
  { from: /^server\//, may: (to) => !to.startsWith('web/app/') && to !== '@fableloom/web', because: 'the server knows the built pages only' },
  ...['writer', 'illustrator', 'narrator'].map((engine): Rule => ({
    from: new RegExp(`^server/src/ports/${engine}/`),
    may: (to) => !to.startsWith('engines/') && (!/^@fableloom\/(writer|illustrator|narrator)/.test(to) || to === `@fableloom/${engine}`),
    because: 'a port calls its own engine, through its front door',
  })),
  { from: /^web\/app\/(features|ui|session|shell)\//, may: (to) => !to.startsWith('web/app/pages/'), because: 'a page composes features and is composed by nobody' },
  { from: /^(contract|web\/app)\//, may: (to) => !BUILT_IN.has(to), because: 'no Node module without its node: in what a browser may load' },
];

const IMPORT = /(?:^|[\s;}])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|(?:import|require)\(\s*(?:\/\*.*?\*\/\s*)?['"`]([^'"`]+)['"`]\s*\)/gm;

export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** Where an import leads, as a path of the repository for relative ones. */
export function targetOf(from: string, specifier: string): string {
  return specifier.startsWith('.') ? join(dirname(from), specifier).split(sep).join('/') : specifier;
}

export function broken(path: string, source: string): string[] {
  if (isTest(path)) return [];
  return importsOf(source).flatMap((specifier) => {
    const to = targetOf(path, specifier);
    return RULES.filter((rule) => rule.from.test(path) && !rule.may(to, path)).map((rule) => `${path} imports ${specifier}: ${rule.because}`);
  });
}

const SKIP = new Set(['node_modules', 'build', '.react-router', 'golden']);

export function* sourceFiles(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(root, path);
    else if (/\.tsx?$/.test(entry.name)) yield relative('.', path).split(sep).join('/');
  }
}

/** Every broken arrow of the repository. */
export function brokenArrows(root: string): string[] {
  return ['contract', 'server', 'web', 'engines'].flatMap((folder) =>
    [...sourceFiles(root, folder)].flatMap((path) => broken(path, readFileSync(join(root, path), 'utf8'))),
  );
}
