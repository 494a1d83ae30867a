/** The story as a file: for a reader, for paper, or everything to keep. */
import type { Story } from '@fableloom/contract';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { Archive, BookOpenText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveBlob } from '../../session/save-as-file.ts';
import { useAct } from '../../session/use-act.ts';
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

export function TakeAlong({ story }: { story: Story }) {
  const binding = useAct<Binding>({
    do: async ({ address, ending }) => {
      const answer = await fetch(`/books/${story.id}${address}${ending === 'pdf' ? paperHere() : ''}`);
      if (!answer.ok) throw new Error(`${answer.status}`);
      saveBlob(await answer.blob(), `${story.title}.${ending}`);
    },
    failed: 'book.failed',
  });
  return (
    <section aria-label={say('book.screen.title')} className="mt-12 shell:mt-16">
      <h2 className="mb-5">{say('book.screen.title')}</h2>
      <ul className="grid gap-3 shell:grid-cols-3 shell:gap-5">
        {BINDINGS.map((kind) => {
          const isBusy = binding.input === kind;
          return (
            <li key={kind.ending}>
              <button
                type="button"
                disabled={binding.pending}
                aria-busy={isBusy}
                onClick={() => binding.run(kind)}
                className="flex size-full min-h-20 cursor-pointer items-center gap-4 rounded-card bg-card p-5 text-left shadow-card disabled:cursor-wait [&_svg]:size-7 [&_svg]:shrink-0 [&_svg]:text-plum"
              >
                {isBusy ? <Spinner size={28} /> : kind.icon}
                <span>
                  <span className="block font-semibold text-ink">{say(kind.title)}</span>
                  <span className="block leading-snug text-ink-soft">{say(isBusy ? 'book.screen.busy' : kind.about)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
