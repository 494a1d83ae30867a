/** The button that opens a letter to us; the letter itself is fetched when somebody wants to write. */
import { community } from '@fableloom/contract/messages/community';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../ui/button.tsx';

const ContactDialog = lazy(() => import('./contact-dialog.tsx'));

export function WriteToUs({ look }: { look?: ButtonProps['look'] }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  function open() {
    setOpened(true);
    setOpen(true);
  }
  return (
    <>
      <Button look={look} onClick={open}>{community['contact.screen.title']}</Button>
      {wasOpened && <Suspense><ContactDialog open={isOpen} onOpenChange={setOpen} /></Suspense>}
    </>
  );
}
