/** Every earlier text of a part, one press away. */
import type { Story, StoryPart } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { useQuery } from '@tanstack/react-query';
import { History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

export function EarlierVersions({ story }: { story: Story }) {
  const [opened, setOpened] = useState<StoryPart | null>(null);
  const retold = story.parts.filter(({ earlierVersions }) => earlierVersions > 0);
  if (retold.length === 0) return null;
  return (
    <div className="border-t border-line pt-5">
      <h3>{say('story.screen.versions')}</h3>
      <div className="mt-3 flex flex-wrap gap-3">
        {retold.map((part) => (
          <Button key={part.phase} icon={<History aria-hidden="true" />} onClick={() => setOpened(part)}>
            {`${PHASE_LABELS[part.phase]} (${part.earlierVersions})`}
          </Button>
        ))}
      </div>
      <Dialog
        open={opened !== null}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
        title={say('story.screen.versions')}
        description={opened && PHASE_LABELS[opened.phase]}
        size="wide"
      >
        {opened && <Versions storyId={story.id} part={opened} onRestored={() => setOpened(null)} />}
      </Dialog>
    </div>
  );
}

interface VersionsProps {
  storyId: string;
  part: StoryPart;
  onRestored: () => void;
}

function Versions({ storyId, part, onRestored }: VersionsProps) {
  const { data, isError } = useQuery(orpc.stories.versions.queryOptions({ input: { id: storyId, partId: part.id } }));
  const restore = useAct({
    do: (partId: string) => api.stories.restore({ id: storyId, partId }),
    failed: 'story.update.failed',
    done: 'story.version.restored',
    refresh: [orpc.stories.key()],
    onDone: onRestored,
  });

  if (isError) return <p role="alert" className="font-semibold text-berry">{say('story.load.failed')}</p>;
  if (!data) return <TextSkeleton lines={6} />;
  return (
    <ol className="grid gap-6">
      {data.map((version) => (
        <li key={version.id} className="rounded-card bg-tint p-5">
          <h3><time dateTime={version.createdAt.toISOString()}>{moment.format(version.createdAt)}</time></h3>
          <p className="mt-3 whitespace-pre-wrap">{version.text}</p>
          <Button
            icon={<Undo2 aria-hidden="true" />}
            pending={restore.input === version.id}
            onClick={() => restore.run(version.id)}
            className="mt-4"
          >
            {say('story.screen.version.restore')}
          </Button>
        </li>
      ))}
    </ol>
  );
}
