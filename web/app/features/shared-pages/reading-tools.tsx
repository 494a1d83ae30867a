/** What a visitor does with a shared story: hear it, set its letters, open it as a book. */
import { say } from '@fableloom/contract/messages/index';
import { ALargeSmall, BookOpenText, Headphones, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

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
    <section aria-label={say('story.screen.tools')} className="mb-5 flex flex-wrap items-center gap-1 py-1 whitespace-nowrap">
      <Button look="primary" icon={<BookOpenText aria-hidden="true" />} onClick={onRead} className="mr-2">{say('story.screen.reading-mode')}</Button>
      {onListen && (
        <Button look="plain" aria-pressed={isPlaying} icon={isPlaying ? <Pause aria-hidden="true" /> : <Headphones aria-hidden="true" />} onClick={onListen}>
          {say('narration.screen.listen')}
        </Button>
      )}
      <Button look="plain" icon={<ALargeSmall aria-hidden="true" />} onClick={onLetters}>{say('reading.screen.open')}</Button>
      {keep}
    </section>
  );
}
