/** A help page: the list of all four beside the text. */
import { community } from '@fableloom/contract/messages/community';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Prose } from '../../ui/prose.tsx';

const PAGES = [
  { to: '/help/getting-started', name: 'Getting started' },
  { to: '/help/character-creation', name: 'Character creation' },
  { to: '/help/story-writing', name: 'Story writing' },
  { to: '/help/faq', name: 'Questions and answers' },
] as const;

interface HelpPageProps {
  title: string;
  lead: string;
  /** Where to try it out, for members; visitors are led to the door. */
  next: { to: string; name: string };
  children: ReactNode;
}

export function HelpPage({ title, lead, next, children }: HelpPageProps) {
  const { user } = useSession();
  return (
    <div className={cx('grid grid-cols-1 gap-8 shell:grid-cols-[220px_minmax(0,1fr)] shell:gap-12', !user && 'wrap px-5 py-8 shell:py-12')}>
      <nav aria-label="Help pages" className="min-w-0">
        <ul className="no-bar -mx-4 flex gap-1 overflow-x-auto px-4 shell:sticky shell:top-8 shell:mx-0 shell:grid shell:px-0">
          {PAGES.map(({ to, name }) => (
            <li key={to} className="flex-none">
              <NavLink
                to={to}
                className={({ isActive }) => cx(
                  'flex min-h-11 items-center rounded-full px-4 whitespace-nowrap no-underline focus-visible:rounded-full',
                  isActive ? 'bg-plum-wash font-bold text-plum' : 'font-semibold text-ink hover:bg-plum-wash',
                )}
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <h1>{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lead text-ink-soft">{lead}</p>
        <Prose>{children}</Prose>
        <p className="mt-10">
          <ButtonLink to={user ? next.to : '/login'} look="primary">{user ? next.name : community['landing.screen.start']}</ButtonLink>
        </p>
      </article>
    </div>
  );
}
