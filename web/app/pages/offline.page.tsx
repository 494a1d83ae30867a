/** What this device keeps: shown instead of any page that cannot be fetched without a network. */
import { say } from '@fableloom/contract/messages/index';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FrameHandle } from '../layouts/frame.layout.tsx';
import { keptStories, type OnShelf } from '../session/kept-stories.ts';
import { noteReach } from '../session/reach.ts';
import { useRememberedBars } from '../session/theme.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Picture } from '../ui/picture.tsx';
import { TextSkeleton } from '../ui/skeletons.tsx';

export const handle: FrameHandle = { frame: 'public', isOffline: true };

export const meta = () => [{ title: 'Without a network · Fableloom' }, { name: 'robots', content: 'noindex' }];

type Shelf = { is: 'loading' } | { is: 'shown'; stories: OnShelf[] };

export default function OfflinePage() {
  const [shelf, setShelf] = useState<Shelf>({ is: 'loading' });
  useRememberedBars();
  // Its links open whole pages, also where the device believes in a network.
  useEffect(() => noteReach(false), []);
  useEffect(() => void keptStories().then((stories) => setShelf({ is: 'shown', stories })), []);
  return (
    <div className="wrap px-5 py-8">
      <PageHeader
        title={say('offline.screen.title')}
        lead={say('offline.screen.lead')}
        actions={<Button icon={<RotateCw />} onClick={() => window.location.assign('/')}>{say('offline.screen.home')}</Button>}
      />
      {shelf.is === 'loading' && <TextSkeleton lines={4} />}
      {shelf.is === 'shown' && shelf.stories.length === 0 && (
        <EmptyState picture="book" sentence={say('offline.screen.none')} detail={say('offline.screen.none.about')} />
      )}
      {shelf.is === 'shown' && (
        <ul className="grid gap-5 sm:grid-cols-2 wide:grid-cols-3">
          {shelf.stories.map((story) => <KeptCard key={story.address} {...story} />)}
        </ul>
      )}
    </div>
  );
}

/** A whole new page: moving inside the app would ask the network for it. */
function KeptCard({ address, story: { title, cover, characters } }: OnShelf) {
  return (
    <li>
      <a href={address} className="block overflow-hidden rounded-card bg-card no-underline shadow-card">
        <Picture src={cover?.url} alt="" width={cover?.width ?? 1024} height={cover?.height ?? 1024} placeholder={cover?.blur} className="aspect-[4/3] w-full" />
        <span className="block p-5">
          <span className="block font-display text-xl leading-tight font-semibold text-ink">{title}</span>
          <span className="block text-ink-soft">{characters.map(({ name }) => name).join(', ')}</span>
        </span>
      </a>
    </li>
  );
}
