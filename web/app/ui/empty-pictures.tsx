/** Pictures for places where nothing is yet, drawn by our own illustrator (/art/emblem-…). */
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

/** @param fills whether it fills the window in which it stands, instead of being one */
export function EmptyPicture({ name, fills = false }: { name: EmptyPictureName; fills?: boolean }) {
  const className = fills ? 'absolute inset-0 size-full' : WINDOW;
  return <Picture src={`/art/emblem-${EMBLEMS[name]}.webp`} alt="" width={WIDTH} height={HEIGHT} className={className} position="42% 50%" />;
}
