import { navigation } from '@fableloom/contract/messages/navigation';
import { cx } from './classes.ts';

/** The first thing Tab reaches: over the menu, to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className={cx(
        'fixed top-4 left-4 z-80 -translate-y-24 rounded-xl bg-card px-5 py-3 font-bold text-plum',
        'focus:translate-y-0 focus:shadow-lift',
      )}
    >
      {navigation['nav.skip']}
    </a>
  );
}
