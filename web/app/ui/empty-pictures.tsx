/** Pictures for places where nothing is yet, drawn by our own illustrator (/art/emblem-…). */
import { cx } from './classes.ts';
import { Picture } from './picture.tsx';

const EMBLEMS = {
  book: 'empty-stories',
  portrait: 'empty-characters',
  place: 'empty-locations',
  friends: 'empty-friends',
  search: 'empty-search',
  lost: 'lost-page',
} as const;

export type EmptyPictureName = keyof typeof EMBLEMS;

/** Size of an emblem. */
const [WIDTH, HEIGHT] = [512, 384];

/** An egg of a window, wider than high; what stands beside it says the same. */
const WINDOW = 'mx-auto block aspect-[4/3] w-full max-w-[320px] [border-radius:48%_52%_46%_54%/52%_50%_50%_48%]';

export function EmptyPicture({ name, className }: { name: EmptyPictureName; className?: string }) {
  return <Picture src={`/art/emblem-${EMBLEMS[name]}.webp`} alt="" width={WIDTH} height={HEIGHT} className={cx(WINDOW, className)} />;
}
