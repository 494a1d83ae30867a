import { Link } from 'react-router';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Brand } from './brand.tsx';
import { cx } from '../ui/classes.ts';

const LINKS = [
  { to: '/#features', name: 'Features' },
  { to: '/#how', name: 'How it works' },
  { to: '/#pricing', name: 'Pricing' },
  { to: '/explore', name: 'Explore' },
] as const;

export function SiteHeader({ hasDoors }: { hasDoors: boolean }) {
  const { user } = useSession();
  return (
    <header className="wrap flex w-full items-center justify-between gap-4 px-5 py-2 shell:px-6 shell:py-5">
      <Brand />
      {hasDoors && (
        <nav aria-label="Main" className="flex items-center gap-2">
          {!user && LINKS.map(({ to, name }) => (
            <Link
              key={to}
              to={to}
              className={cx(
                'hidden min-h-11 items-center rounded-xl px-3.5 font-semibold text-ink no-underline',
                'hover:bg-plum-wash shell:inline-flex',
              )}
            >
              {name}
            </Link>
          ))}
          <ButtonLink to={user ? '/create' : '/login'} className="max-shell:min-h-11 max-shell:px-[18px]">
            {user ? 'Back to Create' : 'Sign in'}
          </ButtonLink>
        </nav>
      )}
    </header>
  );
}
