/** What search engines are told of: the public pages, and what families listed in Explore. Nothing that is only behind a link. */
import { desc, sql } from 'drizzle-orm';
import { inExplore } from '../../access/shelves.ts';
import { characters, stories } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';

const PUBLIC_PAGES = [
  '/', '/explore', '/help/getting-started', '/help/character-creation', '/help/story-writing', '/help/faq',
  '/privacy-policy', '/terms-of-service',
] as const;

/** Newest of each kind; a map of more than 50 000 addresses may not be read at all. */
const MOST_OF_A_KIND = 20_000;

interface Place {
  path: string;
  /** ISO moment of its last change, where it is known. */
  changed: string | null;
}

async function listed({ db }: Pick<Services, 'db'>, table: typeof stories | typeof characters, room: string): Promise<Place[]> {
  const shareId = sql<string>`${table.sharing}->>'shareId'`;
  const rows = await db.select({ shareId, changed: sql<string>`${table.sharing}->>'sharedAt'` }).from(table).where(inExplore(table))
    .orderBy(desc(sql`(${table.sharing}->>'sharedAt')`), desc(table.id)).limit(MOST_OF_A_KIND);
  return rows.flatMap((row) => (row.shareId ? [{ path: `/${room}/shared/${row.shareId}`, changed: row.changed }] : []));
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const entry = (site: string, { path, changed }: Place): string =>
  `<url><loc>${escape(site + path)}</loc>${changed ? `<lastmod>${escape(changed)}</lastmod>` : ''}</url>`;

export async function writeSitemap(services: Pick<Services, 'config' | 'db'>): Promise<string> {
  const shared = await Promise.all([listed(services, stories, 'stories'), listed(services, characters, 'characters')]);
  const places = [...PUBLIC_PAGES.map((path) => ({ path, changed: null })), ...shared.flat()];
  const urls = places.map((place) => entry(services.config.baseUrl, place)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** Rooms of members and machines are nothing to look for. */
const CLOSED = ['/api/', '/functions/', '/rest/', '/outbox', '/admin', '/checkout/', '/auth/', '/reset-password'];

export const writeRobots = (site: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
