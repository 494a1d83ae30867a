/** What a part does not have: wishes that it could not follow, and a picture that could not be drawn. */
import type { StoryPart } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Button } from '../../ui/button.tsx';

interface PartNotesProps {
  part: Pick<StoryPart, 'picture' | 'notFollowed'>;
  /** Has the built-in illustrator draw how the part begins; absent where nothing may be drawn. */
  onDraw?: (() => void) | undefined;
  isBusy?: boolean;
}

export function PartNotes({ part: { picture, notFollowed }, onDraw, isBusy = false }: PartNotesProps) {
  if (picture && notFollowed.length === 0) return null;
  return (
    <div className="mt-6 grid gap-2 text-ink-soft">
      {!picture && <p>{say('story.part.no-picture')}</p>}
      {!picture && onDraw && <Button className="justify-self-start" onClick={onDraw} disabled={isBusy}>{say('story.part.draw-built-in')}</Button>}
      {notFollowed.length > 0 && (
        <>
          <p>{say('story.part.not-followed')}</p>
          <ul className="list-disc pl-5">
            {notFollowed.map((wish) => <li key={wish}>{wish}</li>)}
          </ul>
        </>
      )}
    </div>
  );
}
