import { describe, expect, it } from 'vitest';
import { pageAddress, previewPicture, writePreview, type LinkPreview } from './link-preview.ts';

const ADDRESS = 'https://fables.example/stories/shared/story_1?from=mail';
const PICTURE = { url: '/storage/v1/object/public/images/a.webp', vectorUrl: null, width: 1024, height: 768, alt: 'A fox', blur: null };

const preview: LinkPreview = {
  title: 'The Lost Lantern',
  text: 'A story.',
  url: pageAddress(ADDRESS),
  picture: previewPicture(PICTURE, ADDRESS),
  type: 'article',
  isListed: true,
};

describe('the preview of a shared link', () => {
  it('names page and picture with their whole addresses', () => {
    const tags = writePreview(preview);
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://fables.example/stories/shared/story_1' });
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://fables.example/storage/v1/object/public/images/a.webp' });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  it('keeps away from search engines what its owner did not put on the shelf', () => {
    const noindex = { name: 'robots', content: 'noindex' };
    expect(writePreview(preview)).not.toContainEqual(noindex);
    expect(writePreview({ ...preview, isListed: false })).toContainEqual(noindex);
    expect(writePreview(null)).toContainEqual(noindex);
  });
});
