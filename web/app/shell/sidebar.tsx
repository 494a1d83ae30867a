import { say } from '@fableloom/contract/messages/index';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/classes.ts';
import { Brand } from './brand.tsx';
import { PlaceList } from './place-list.tsx';
import { UserMenu } from './user-menu.tsx';

export interface SidebarProps {
  narrow: boolean;
  onNarrow: (narrow: boolean) => void;
  unread: number;
}

/** 240 px of places, or 72 px of icons. */
export function Sidebar({ narrow, onNarrow, unread }: SidebarProps) {
  const { user } = useSession();
  return (
    <aside
      className={cx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col gap-6 overflow-y-auto no-bar bg-tint pt-7 pb-5 shell:flex',
        narrow ? 'w-[72px] px-2.5' : 'w-60 px-4',
      )}
    >
      <Brand to="/create" short={narrow} className={narrow ? 'justify-center' : 'pl-3'} />
      <PlaceList isAdmin={user?.isAdmin ?? false} unread={unread} narrow={narrow} />
      <div className={cx('mt-auto grid gap-2', narrow && 'justify-items-center')}>
        <UserMenu narrow={narrow} />
        <Button
          look={narrow ? 'icon' : 'quiet'}
          label={narrow ? say('nav.sidebar.expand') : undefined}
          aria-expanded={!narrow}
          icon={narrow ? <PanelLeftOpen /> : <PanelLeftClose />}
          className={narrow ? undefined : 'justify-self-start'}
          onClick={() => onNarrow(!narrow)}
        >
          {narrow ? null : say('nav.sidebar.short')}
        </Button>
      </div>
    </aside>
  );
}
