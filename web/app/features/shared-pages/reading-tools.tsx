/** What a visitor does with a shared story: hear it, set its letters, open it as a book; one row on a phone, so that the story begins on the first screen. */
import { say } from '@fableloom/contract/messages/index';
import { ALargeSmall, BookOpenText, Headphones, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

/** A word that a phone has no room for; it is spoken all the same. */
const ON_WIDE = 'max-sm:sr-only';

interface ReadingToolsProps {
  isPlaying: boolean;
  /** Absent where nobody has read any of it aloud. */
  onListen?: () => void;
  onLetters: () => void;
  /** Keeps it for a time without a network. */
  keep: ReactNode;
  onRead: () => void;
}

export function ReadingTools({ isPlaying, onListen, onLetters, keep, onRead }: ReadingToolsProps) {
  return (
    <section aria-label={say('story.screen.tools')} className="mb-3 flex flex-wrap sm:mb-5 items-center gap-1 py-1 whitespace-nowrap">
      <Button look="primary" icon={<BookOpenText aria-hidden="true" />} onClick={onRead} className="mr-2">{say('story.screen.reading-mode')}</Button>
      {onListen && (
        <Button look="plain" title={say('narration.screen.listen')} aria-pressed={isPlaying} icon={isPlaying ? <Pause aria-hidden="true" /> : <Headphones aria-hidden="true" />} onClick={onListen}>
          <span className={ON_WIDE}>{say('narration.screen.listen')}</span>
        </Button>
      )}
      <Button look="plain" title={say('reading.screen.open')} icon={<ALargeSmall aria-hidden="true" />} onClick={onLetters}>
        <span className={ON_WIDE}>{say('reading.screen.open')}</span>
      </Button>
      {keep}
    </section>
  );
}
