/** The whole story as one mp3: parts that nobody has read aloud yet are read first, one after the other. */
import type { Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Download } from 'lucide-react';
import { takeBook } from '../../session/take-book.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { firstSilentPart } from './recordings.ts';
import type { useNarration } from './use-narration.ts';

interface WholeStoryProps {
  story: Story;
  narration: ReturnType<typeof useNarration>;
  /** The recordings are of different kinds: some have to be read again. */
  onMixed: () => void;
}

export function WholeStory({ story, narration: { making, readAll }, onMixed }: WholeStoryProps) {
  const taking = useAct({
    do: () => takeBook(`${story.id}.mp3`, `${story.title}.mp3`),
    failed: 'narration.whole.failed',
    isRefusalShown: true,
    onRefused: ({ code }) => code === 'CONFLICT' && onMixed(),
  });
  const isSilent = firstSilentPart(story) !== null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="max-w-[52ch]">
        <h3 className="text-xl">{say('narration.whole')}</h3>
        <p className="text-ink-soft">{say(isSilent ? 'narration.whole.silent' : 'narration.whole.about')}</p>
        {taking.refusal && <p role="alert" className="mt-1 font-semibold">{taking.refusal.sentence}</p>}
      </div>
      <Button
        icon={<Download aria-hidden="true" />}
        aria-label={`${say('narration.whole.take')}: ${say('narration.whole')}`}
        pending={taking.pending}
        disabled={making.isBusy}
        onClick={() => (isSilent ? readAll(() => taking.run()) : taking.run())}
      >
        {say('narration.whole.take')}
      </Button>
    </div>
  );
}
