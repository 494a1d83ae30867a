import { say } from '@fableloom/contract/messages/index';
import { CircleHelp, LogOut, Mail, MoonStar, Sun, SunMoon, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../session/session.ts';
import { useTheme } from '../session/theme.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { Face } from '../ui/face.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { cx } from '../ui/classes.ts';

// Fetched when somebody wants to write.
const ContactDialog = lazy(() => import('./contact-dialog.tsx'));

/** Who is signed in, the theme, and the way out. */
export function UserMenu({ narrow = false }: { narrow?: boolean }) {
  const { user } = useSession();
  const [theme, chooseTheme] = useTheme();
  const signOut = useSignOut();
  const [letter, setLetter] = useState({ isOpen: false, wasOpened: false });
  if (!user) return null;

  const items: MenuItem[] = [
    { kind: 'link', label: say('nav.profile'), icon: <UserRound />, to: '/profile' },
    { kind: 'link', label: say('nav.help'), icon: <CircleHelp />, to: '/help/getting-started' },
    { label: say('contact.screen.title'), icon: <Mail />, onSelect: () => setLetter({ isOpen: true, wasOpened: true }) },
    { kind: 'line' },
    { kind: 'choice', label: say('profile.screen.theme.system'), icon: <SunMoon />, checked: theme === 'system', onSelect: () => chooseTheme('system') },
    { kind: 'choice', label: say('profile.screen.theme.day'), icon: <Sun />, checked: theme === 'day', onSelect: () => chooseTheme('day') },
    { kind: 'choice', label: say('profile.screen.theme.bedtime'), icon: <MoonStar />, checked: theme === 'bedtime', onSelect: () => chooseTheme('bedtime') },
    { kind: 'line' },
    { label: say('auth.screen.sign-out'), icon: <LogOut />, onSelect: signOut },
  ];
  return (
    <>
      <Menu
        side="top"
        align="start"
        items={items}
        header={
          <>
            <p className="font-bold">{user.name}</p>
            <p className="break-all text-ink-soft">{user.email}</p>
          </>
        }
        trigger={
          <button
            type="button"
            aria-label={say('nav.account', { name: user.name })}
            className="flex min-h-12 min-w-0 items-center gap-3 rounded-full p-1 text-left hover:bg-plum-wash focus-visible:rounded-full"
          >
            <Face name={user.name} photoUrl={user.photoUrl} />
            <span className={cx('truncate pr-3 font-semibold', narrow && 'sr-only')}>{user.name}</span>
          </button>
        }
      />
      {letter.wasOpened && (
        <Suspense>
          <ContactDialog open={letter.isOpen} onOpenChange={(isOpen) => setLetter({ isOpen, wasOpened: true })} />
        </Suspense>
      )}
    </>
  );
}
