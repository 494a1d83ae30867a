/** What other programs show of a link: title, a sentence, and the picture under its whole address. */
import type { Picture } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import type { MetaDescriptor } from 'react-router';

export interface LinkPreview {
  title: string;
  text: string;
  /** Whole address of the page. */
  url: string;
  picture: { url: string; alt: string; width: number; height: number } | null;
  type: 'article' | 'profile';
  /** Whether search engines may show it. */
  isListed: boolean;
}

/** @param address of the request: pictures are named with the site's whole address */
export function previewPicture(picture: Picture | null, address: string): LinkPreview['picture'] {
  if (!picture) return null;
  const { url, alt, width, height } = picture;
  return { url: new URL(url, address).href, alt, width, height };
}

/** The address of the page without what was asked for in it. */
export function pageAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

export function writePreview(preview: LinkPreview | null): MetaDescriptor[] {
  if (!preview) {
    return [
      { title: 'Fableloom' },
      { name: 'description', content: say('share.link.not-found') },
      { name: 'robots', content: 'noindex' },
    ];
  }
  const { title, text, url, picture, type, isListed } = preview;
  return [
    { title: `${title} · Fableloom` },
    { name: 'description', content: text },
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: 'Fableloom' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:url', content: url },
    ...(picture ? tagsOf(picture) : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: text },
  ];
}

const tagsOf = ({ url, alt, width, height }: NonNullable<LinkPreview['picture']>): MetaDescriptor[] => [
  { property: 'og:image', content: url },
  { property: 'og:image:alt', content: alt },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { name: 'twitter:image', content: url },
];
