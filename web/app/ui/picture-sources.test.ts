import { describe, expect, it } from 'vitest';
import { sourcesOf } from './picture-sources.ts';

const STORED = '/storage/v1/object/public/images/locations/ana/hill/1764000000000.webp';

describe('the sources of a picture', () => {
  it('are its smaller copies and the whole, with the width that each one has', () => {
    expect(sourcesOf(STORED, 1024, 'card')).toEqual({
      srcSet: `${STORED}?size=thumb 160w, ${STORED}?size=card 560w, ${STORED}?size=page 960w, ${STORED} 1024w`,
      sizes: '(min-width: 1200px) 350px, (min-width: 600px) 40vw, 92vw',
      src: STORED,
    });
  });

  it('offer no copy that is as wide as the picture or wider', () => {
    expect(sourcesOf('/art/emblem-spooky.webp', 512, 'thumb').srcSet).toBe('/art/emblem-spooky.webp?size=thumb 160w, /art/emblem-spooky.webp 512w');
    expect(sourcesOf('/figures/starter_maya.webp', 120, 'thumb')).toEqual({ src: '/figures/starter_maya.webp' });
  });

  it('leave the measuring to a browser that waits with the picture', () => {
    expect(sourcesOf(STORED, 1024, 'thumb', true).sizes).toBe('auto, 64px');
    expect(sourcesOf(STORED, 1024, 'full', true).sizes).toBe('100vw');
  });

  it('are asked for anew after a failure', () => {
    expect(sourcesOf(STORED, 300, 'card', false, 2)).toMatchObject({ src: `${STORED}?again=2`, srcSet: `${STORED}?size=thumb&again=2 160w, ${STORED}?again=2 300w` });
  });

  it.each(['https://pictures.example/a.webp', 'data:image/webp;base64,AAAA', 'blob:http://localhost/1', `${STORED}?t=1`, '/favicon.svg'])('are one for %s', (src) => {
    expect(sourcesOf(src, 1024, 'card')).toEqual({ src });
  });
});
