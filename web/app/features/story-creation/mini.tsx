/** Small overlapping pictures in the head of a closed section. */
import type { Picture } from '@fableloom/contract';
import { cx } from '../../ui/classes.ts';
import { sourcesOf } from '../../ui/picture-sources.ts';

const SHOWN = 4;

export function MiniPictures({ pictures, isWide = false }: { pictures: readonly (Picture | null)[]; isWide?: boolean }) {
  return pictures.slice(0, SHOWN).map((picture, place) => (
    <span
      key={picture?.url ?? place}
      className={cx('-ml-2.5 block h-13 overflow-hidden rounded-[14px] bg-tint ring-3 ring-card first:ml-0', isWide ? 'w-19' : 'w-13')}
    >
      {picture && <Face picture={picture} />}
    </span>
  ));
}

export function MiniWord({ children }: { children: string }) {
  return (
    <span
      className="grid h-13 min-w-16 place-items-center rounded-[14px] bg-marigold-wash px-2 font-display text-xl font-semibold text-ink"
    >
      {children}
    </span>
  );
}

/** A portrait cut to its face. */
export function Face({ picture: { url, width, height } }: { picture: Picture }) {
  return <img {...sourcesOf(url, width, 'thumb')} alt="" width={width} height={height} className="size-full object-cover object-[50%_20%]" />;
}
