import { describe, expect, it } from 'vitest';
import { writeHead } from './page-head.ts';

const matches = [{ loaderData: { user: null, theme: 'system', narrowSidebar: false, site: 'https://fables.example' } }];
const args = { matches, location: { pathname: '/stories/shared/story_1', search: '?from=mail' } };
const card = { path: '/cards/stories/story_1.jpg', alt: 'A fox' };
const head = { title: 'The Lost Lantern', text: 'A story.', card, type: 'article' as const };

describe('the head of a page', () => {
  it('names page and card with their whole addresses, without what was asked for', () => {
    const tags = writeHead(args, head);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://fables.example/stories/shared/story_1' });
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://fables.example/stories/shared/story_1' });
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://fables.example/cards/stories/story_1.jpg' });
    expect(tags).toContainEqual({ name: 'twitter:image', content: 'https://fables.example/cards/stories/story_1.jpg' });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
    expect(tags).toContainEqual({ title: 'The Lost Lantern · Fableloom' });
  });

  it('keeps away from search engines what its owner did not put on the shelf', () => {
    const noindex = { name: 'robots', content: 'noindex' };
    expect(writeHead(args, head)).not.toContainEqual(noindex);
    expect(writeHead(args, { ...head, isListed: false })).toContainEqual(noindex);
  });

  it('shows the card of the site where a page has none', () => {
    const tags = writeHead(args, { title: 'Explore', text: 'A shelf.' });
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://fables.example/cards/fableloom.jpg' });
  });
});
