/** The shade where the two pages of a book meet, down the page and what stands at its foot. */
import { cx } from '../../ui/classes.ts';

export function Gutter() {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-y-0 left-0 hidden w-14 bg-linear-to-r',
        'from-[light-dark(rgb(60_35_20/0.14),rgb(0_0_0/0.35))] to-transparent landscape:block',
      )}
    />
  );
}
