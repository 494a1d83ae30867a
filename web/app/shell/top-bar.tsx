import { say } from '@fableloom/contract/messages/index';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Brand } from './brand.tsx';
import { PlaceList } from './place-list.tsx';
import { UserMenu } from './user-menu.tsx';

/** On narrow screens: the name of the house, and a drawer with every place. */
export function TopBar({ unread }: { unread: number }) {
  const [isOpen, setOpen] = useState(false);
  const { user } = useSession();
  return (
    <header className="flex items-center justify-between px-4 py-2 shell:hidden">
      <Brand to="/create" className="[&>span]:text-[1.375rem] [&>svg]:size-[30px]" />
      <Button
        look="icon"
        aria-label={unread > 0 ? `${say('nav.menu.open')}, ${say('nav.unread', { n: unread })}` : say('nav.menu.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="relative"
      >
        <MenuIcon aria-hidden="true" />
        {unread > 0 && <span className="absolute top-1.5 right-1.5 size-3 rounded-full bg-marigold ring-2 ring-paper" aria-hidden="true" />}
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={say('nav.menu')} hideTitle header={<Brand to="/create" />}>
        <PlaceList isAdmin={user?.isAdmin ?? false} unread={unread} onLeave={() => setOpen(false)} />
        <div className="mt-auto pt-6">
          <UserMenu />
        </div>
      </Drawer>
    </header>
  );
}
