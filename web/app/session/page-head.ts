/** What a page tells programs that read its head: search engines, and whoever shows a preview of its link. */
import type { MetaDescriptor } from 'react-router';
import type { RootData } from './session.ts';

const SITE_CARD = {
  path: '/cards/fableloom.jpg',
  alt: 'The words “Tonight, your child is in the story.” beside a girl with a lantern and a red fox.',
};
const CARD_SIZE = { width: 1200, height: 630 };

export interface PageHead {
  title: string;
  text: string;
  /** The card of this page (1200 x 630); the site's own where it has none. */
  card?: { path: string; alt: string };
  type?: 'website' | 'article' | 'profile';
  /** False keeps search engines away. */
  isListed?: boolean;
}

/** What React Router hands to every `meta`. */
interface MetaArgs {
  matches: readonly unknown[];
  location: { pathname: string; search?: string };
}

/** The public address of this installation, as the server knows it; empty where a page is rendered without one. */
function siteOf(matches: MetaArgs['matches']): string {
  const root = matches[0] as { loaderData?: unknown } | undefined;
  return (root?.loaderData as RootData | undefined)?.site ?? '';
}

/** @param canonical path of the page that this one is a view of; its own where absent */
export function writeHead({ matches, location }: MetaArgs, head: PageHead, canonical = location.pathname): MetaDescriptor[] {
  const { title, text, card = SITE_CARD, type = 'website', isListed = true } = head;
  const site = siteOf(matches);
  const url = `${site}${canonical}`;
  const picture = `${site}${card.path}`;
  return [
    { title: title.includes('Fableloom') ? title : `${title} · Fableloom` },
    { name: 'description', content: text },
    isListed ? { tagName: 'link', rel: 'canonical', href: url } : { name: 'robots', content: 'noindex' },
    { property: 'og:site_name', content: 'Fableloom' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(CARD_SIZE.width) },
    { property: 'og:image:height', content: String(CARD_SIZE.height) },
    { property: 'og:image:alt', content: card.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: text },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: card.alt },
  ];
}
