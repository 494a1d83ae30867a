import { say } from '@fableloom/contract/messages/index';
import { NavLink } from 'react-router';
import { cx } from '../ui/classes.ts';
import { PLACES } from './places.ts';

/** The five main places, under the thumb. */
export function BottomBar() {
  return (
    <nav
      aria-label={say('nav.main.places')}
      className={cx(
        'fixed inset-x-0 bottom-0 z-20 bg-card px-1 pt-1.5 pb-[max(6px,env(safe-area-inset-bottom))]',
        'shadow-[0_-6px_24px_rgb(43_33_64/0.1)] shell:hidden',
      )}
    >
      <ul className="mx-auto flex max-w-[560px] justify-between">
        {PLACES.filter((place) => place.isMain).map(({ to, name, Icon }) => (
          <li key={to} className="flex-auto">
            <NavLink
              to={to}
              className={({ isActive }) => cx(
                'group flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-xl leading-tight',
                'tracking-tight no-underline max-[359px]:tracking-tighter',
                isActive ? 'font-extrabold text-plum' : 'font-semibold text-ink-soft',
              )}
            >
              <span
                className={cx(
                  'grid h-[30px] w-[52px] place-items-center rounded-full transition-colors',
                  'group-aria-[current]:bg-plum group-aria-[current]:text-on-plum',
                )}
              >
                <Icon size={24} strokeWidth={1.8} aria-hidden="true" />
              </span>
              <span className="max-[339px]:sr-only">{name}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
