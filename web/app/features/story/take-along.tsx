/** The story as a file: for a reader, for paper, or everything to keep. */
import type { Story } from '@fableloom/contract';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { Archive, BookOpenText, CircleCheckBig, CloudDownload, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { canKeep } from '../../session/kept-stories.ts';
import { takeBook } from '../../session/take-book.ts';
import { useAct } from '../../session/use-act.ts';
import { useKeptStory } from '../../session/use-kept-story.ts';
import { Spinner } from '../../ui/spinner.tsx';

interface Binding {
  /** What follows the story's id in the address. */
  address: string;
  ending: string;
  icon: ReactNode;
  title: PlainMessageKey;
  about: PlainMessageKey;
}

const BINDINGS: readonly Binding[] = [
  { address: '.epub', ending: 'epub', icon: <BookOpenText />, title: 'book.screen.epub', about: 'book.screen.epub.about' },
  { address: '.pdf', ending: 'pdf', icon: <Printer />, title: 'book.screen.pdf', about: 'book.screen.pdf.about' },
  { address: '.zip', ending: 'zip', icon: <Archive />, title: 'book.screen.zip', about: 'book.screen.zip.about' },
];

/** Countries that print on Letter paper; everyone else has A4. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/;
const paperHere = (): string => (LETTER.test(navigator.language) ? '?paper=letter' : '');

/** @param isAway without a network only what is kept on this device can be let go */
export function TakeAlong({ story, isAway }: { story: Story; isAway: boolean }) {
  const binding = useAct<Binding>({
    do: ({ address, ending }) => takeBook(`${story.id}${address}${ending === 'pdf' ? paperHere() : ''}`, `${story.title}.${ending}`),
    failed: 'book.failed',
  });
  const kept = useKeptStory(story);
  if (isAway && !kept.isKept) return null;
  return (
    <section aria-label={say('book.screen.title')} className="mt-12 shell:mt-16">
      <h2 className="mb-5">{say('book.screen.title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 shell:gap-5 wide:grid-cols-4">
        {canKeep() && (
          <Way
            icon={kept.isKept ? <CircleCheckBig /> : <CloudDownload />}
            title={say(kept.isKept ? 'offline.screen.kept' : 'offline.screen.keep')}
            about={say(kept.isBusy ? 'offline.screen.busy' : kept.isKept ? 'offline.screen.kept.about' : 'offline.screen.keep.about')}
            isBusy={kept.isBusy}
            isPressed={kept.isKept}
            onPress={kept.toggle}
          />
        )}
        {!isAway && BINDINGS.map((kind) => (
          <Way
            key={kind.ending}
            icon={kind.icon}
            title={say(kind.title)}
            about={say(binding.input === kind ? 'book.screen.busy' : kind.about)}
            isBusy={binding.input === kind}
            isWaiting={binding.pending}
            onPress={() => binding.run(kind)}
          />
        ))}
      </ul>
    </section>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  about: string;
  isBusy: boolean;
  /** Something else is being made first. */
  isWaiting?: boolean;
  isPressed?: boolean;
  onPress: () => void;
}

function Way({ icon, title, about, isBusy, isWaiting = false, isPressed, onPress }: WayProps) {
  return (
    <li>
      <button
        type="button"
        disabled={isBusy || isWaiting}
        aria-busy={isBusy}
        aria-pressed={isPressed}
        onClick={onPress}
        className="flex size-full min-h-20 cursor-pointer items-center gap-4 rounded-card bg-card p-5 text-left shadow-card aria-pressed:bg-plum-wash disabled:cursor-wait [&_svg]:size-7 [&_svg]:shrink-0 [&_svg]:text-plum"
      >
        {isBusy ? <Spinner size={28} /> : icon}
        <span>
          <span className="block font-semibold text-ink">{title}</span>
          <span className="block leading-snug text-ink-soft">{about}</span>
        </span>
      </button>
    </li>
  );
}
