import { say } from '@fableloom/contract/messages/index';
import { NavLink } from 'react-router';
import { CountBadge } from '../ui/count-badge.tsx';
import { cx } from '../ui/classes.ts';
import { placesFor } from './places.ts';

interface PlaceListProps {
  isAdmin: boolean;
  unread: number;
  /** Icons only, as in the narrow sidebar. */
  narrow?: boolean;
  onLeave?: () => void;
}

/** The places as a column; the active one is a plum pill. */
export function PlaceList({ isAdmin, unread, narrow = false, onLeave }: PlaceListProps) {
  return (
    <nav aria-label={say('nav.main')}>
      <ul className="grid gap-1">
        {placesFor(isAdmin).map(({ to, name, Icon, hasNews }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onLeave}
              title={narrow ? name : undefined}
              className={({ isActive }) => cx(
                'relative flex min-h-12 items-center gap-3.5 rounded-full no-underline transition-colors focus-visible:rounded-full',
                narrow ? 'justify-center' : 'px-[18px]',
                isActive ? 'bg-plum font-bold text-on-plum' : 'font-semibold text-ink hover:bg-plum-wash [&>svg]:text-ink-soft',
              )}
            >
              <Icon size={24} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
              <span className={narrow ? 'sr-only' : undefined}>{name}</span>
              {hasNews && (
                <CountBadge
                  count={unread}
                  label={say('nav.unread', { n: unread })}
                  className={narrow ? 'absolute -top-1 right-0' : 'ml-auto'}
                />
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
