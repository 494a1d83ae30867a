/** The share window of a story, and what opens it. */
import type { Story } from '@fableloom/contract';
import { useState } from 'react';
import { ShareDialog } from './share-dialog.tsx';

export function useShareStory({ id, title, may }: Story) {
  const [isOpen, setOpen] = useState(false);
  return {
    /** Absent where the story is somebody else's. */
    open: may.share ? () => setOpen(true) : undefined,
    dialog: <ShareDialog content={{ contentType: 'story', contentId: id }} name={title} open={isOpen} onOpenChange={setOpen} />,
  };
}
