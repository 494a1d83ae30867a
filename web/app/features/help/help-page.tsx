/** A help page: the list of all four beside the text, and the way on at its end. */
import { community } from '@fableloom/contract/messages/community';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { WriteToUs } from '../../shell/write-to-us.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
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
  /** The mailbox of those who run this place. */
  contact: string;
  children: ReactNode;
}

export function HelpPage({ title, lead, next, contact, children }: HelpPageProps) {
  const { user } = useSession();
  return (
    <div className={cx('grid grid-cols-1 gap-8 shell:grid-cols-[220px_minmax(0,1fr)] shell:gap-12', !user && 'wrap px-5 py-8 shell:py-12')}>
      <PageList />
      <article className="max-w-[760px] min-w-0">
        <h1>{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lead text-ink-soft">{lead}</p>
        <Head />
        <Prose>{children}</Prose>
        <p className="mt-10">
          <ButtonLink to={user ? next.to : '/login'} look="primary">{user ? next.name : community['landing.screen.start']}</ButtonLink>
        </p>
        <WayOn />
        <NotFound contact={contact} isMember={user !== null} />
      </article>
    </div>
  );
}

/** The scene at its head, by our own illustrator (/art/help-…): it says nothing that the words do not. */
function Head() {
  const { pathname } = useLocation();
  return <Picture src={`/art/${pathname.slice(1).replace('/', '-')}.webp`} alt="" width={1024} height={576} eager className="mt-7 mb-6 aspect-[2/1] rounded-card" position="50% 70%" />;
}

function PageList() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // On a phone the row is wider than the screen, and the page that is open may stand beyond its edge.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);

  return (
    <nav aria-label="Help pages" className="min-w-0">
      <ul ref={list} className="no-bar -mx-4 flex gap-1 overflow-x-auto px-4 shell:sticky shell:top-8 shell:mx-0 shell:grid shell:px-0">
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
  );
}

/** The page after this one; nothing after the last. */
function WayOn() {
  const { pathname } = useLocation();
  const on = PAGES[PAGES.findIndex(({ to }) => to === pathname) + 1];
  if (!on) return null;
  return (
    <p className="mt-8 text-[1.0625rem]">
      Read on:{' '}
      <Link to={on.to} className="inline-flex min-h-11 items-center font-bold text-plum underline underline-offset-4">{on.name}</Link>
    </p>
  );
}

/** Questions that no page answers go to people. */
function NotFound({ contact, isMember }: { contact: string; isMember: boolean }) {
  const [before = '', after = ''] = community['help.screen.more.visitor'].split('{email}');
  return (
    <aside className="mt-12 grid max-w-[66ch] justify-items-start gap-3 rounded-card bg-tint p-6">
      <h2 className="text-xl!">{community['help.screen.more']}</h2>
      {isMember ? (
        <>
          <p className="text-ink-soft">{community['help.screen.more.member']}</p>
          <WriteToUs />
        </>
      ) : (
        <p className="text-ink-soft">
          {before}<a href={`mailto:${contact}`} className="break-words text-plum underline underline-offset-4">{contact}</a>{after}
        </p>
      )}
    </aside>
  );
}
