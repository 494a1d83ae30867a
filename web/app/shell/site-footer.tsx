import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import { cx } from '../ui/classes.ts';

const LINKS = [
  { to: '/explore', name: 'Explore' },
  { to: '/help/getting-started', name: 'Help' },
  { to: '/terms-of-service', name: 'Terms of Service' },
  { to: '/privacy-policy', name: 'Privacy Policy' },
] as const;

/** Hills at night, in both themes. */
export function SiteFooter() {
  return (
    <footer data-theme="bedtime" className="mt-auto text-ink">
      <svg viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true" className="block h-20 w-full shell:h-[120px]">
        <path d="M0 74C180 32 330 48 520 74s330 16 520-18 300-16 400 5v59H0Z" fill="#39456F" />
        <path d="M0 98c220-32 380-8 600 3s420-48 840-11v31H0Z" fill="#171B33" />
      </svg>
      <div className="-mt-px bg-[#171B33]">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-5 pt-6 pb-12 shell:px-6">
          <Brand />
          <nav aria-label="Footer" className="-mx-3 flex flex-wrap gap-x-2">
            {LINKS.map(({ to, name }) => (
              <Link
                key={to}
                to={to}
                className={cx(
                  'inline-flex min-h-11 items-center rounded-xl px-3 text-ink underline decoration-[1.5px]',
                  'underline-offset-4 hover:text-marigold',
                )}
              >
                {name}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
