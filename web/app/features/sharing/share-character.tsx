/** The two ways to share a character of one's own: with friends one by one, and by its link. */
import type { Character } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Share, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FriendsDialog } from './friends-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

export function ShareCharacter({ character: { id, name, may } }: { character: Character }) {
  const [open, setOpen] = useState<'friends' | 'link' | null>(null);
  if (!may.share) return null;
  const close = () => setOpen(null);
  return (
    <>
      <Button icon={<UsersRound />} onClick={() => setOpen('friends')}>{say('share.screen.with-friends')}</Button>
      <Button icon={<Share />} onClick={() => setOpen('link')}>{say('share.screen.title')}</Button>
      {open === 'friends' && <FriendsDialog character={{ id, name }} onClose={close} />}
      <ShareDialog content={{ contentType: 'character', contentId: id }} name={name} open={open === 'link'} onOpenChange={close} />
    </>
  );
}
