/** How much compressed JavaScript each page of the built web app asks for before anybody has touched it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';

const BUILD = join(import.meta.dirname, '../web/build');

interface RouteAssets {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}
interface Build {
  assets: { entry: { module: string; imports: string[] }; routes: Record<string, RouteAssets> };
}

/** `web/app/pages/landing.page` and the like. */
export interface PageWeight {
  id: string;
  /** Bytes with everything that its frames and the program itself need. */
  whole: number;
  /** Bytes of its own, on top of the landing page and of the frame around it, which is fetched once. */
  own: number;
}

const LANDING = 'pages/landing.page';
const MEMBER_FRAME = 'layouts/member.layout';
/** As the server sends it (see compressedCopies in web/vite.config.ts). */
const compressed = (file: string): number => statSync(join(BUILD, 'client', `${file}.br`)).size;

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + compressed(file), 0);

export interface Weights {
  landing: number;
  /** The sidebar and what all rooms of members share, on top of the landing page. */
  memberFrame: number;
  pages: PageWeight[];
}

/** Every page by its weight, the heaviest first. */
export async function weighPages(): Promise<Weights> {
  const { assets } = (await import(join(BUILD, 'server/index.js'))) as Build;
  const filesOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : assets.routes[id];
    return route ? [route.module, ...(route.imports ?? []), ...filesOf(route.parentId)] : [];
  };
  const loaded = (id: string) => new Set([assets.entry.module, ...assets.entry.imports, ...filesOf(id)]);
  const landing = loaded(LANDING);
  const without = (files: Set<string>, known: Set<string>) => [...files].filter((file) => !known.has(file));
  const pages = Object.keys(assets.routes)
    .filter((id) => !/layout|^root$/.test(id))
    .map((id) => {
      const files = loaded(id);
      const known = landing.union(loaded(assets.routes[id]?.parentId ?? 'root'));
      return { id, whole: sum(files), own: sum(without(files, known)) };
    });
  const memberFrame = sum(without(loaded(MEMBER_FRAME), landing));
  return { landing: sum(landing), memberFrame, pages: pages.toSorted((one, other) => other.own - one.own) };
}
