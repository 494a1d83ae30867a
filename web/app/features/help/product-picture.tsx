/** A photograph of the product itself, in the theme of the page. Taken by tools/take-help-pictures.ts. */
import { useTheme } from '../../session/theme.ts';

const SIZES = {
  'two-ways': [1260, 960],
  'choose-cast': [1260, 960],
  'story-page': [1500, 1140],
  'character-kind': [1500, 1140],
  'character-traits': [1260, 960],
  'character-page': [1500, 1140],
  question: [1260, 960],
  'reading-mode': [1860, 1140],
  'what-is-left': [1500, 1140],
} as const;

export type ProductPictureName = keyof typeof SIZES;

const address = (name: ProductPictureName, theme: 'day' | 'bedtime') => `/help/${name}-${theme}.webp`;

interface ProductPictureProps {
  name: ProductPictureName;
  alt: string;
  /** What to look at, below the picture. */
  children?: string;
  eager?: boolean;
}

export function ProductPicture({ name, alt, children, eager = false }: ProductPictureProps) {
  const [theme] = useTheme();
  const [width, height] = SIZES[name];
  return (
    <figure className="my-7">
      <picture>
        {theme === 'system' && <source srcSet={address(name, 'bedtime')} media="(prefers-color-scheme: dark)" />}
        <img
          src={address(name, theme === 'bedtime' ? 'bedtime' : 'day')}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="h-auto w-full rounded-card border border-line shadow-card"
        />
      </picture>
      {children && <figcaption className="mt-3 text-base text-ink-soft">{children}</figcaption>}
    </figure>
  );
}
