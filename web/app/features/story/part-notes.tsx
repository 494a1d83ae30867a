/** What a part does not have: wishes that it could not follow, and a picture that could not be drawn. */
import type { StoryPart } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';

export function PartNotes({ part: { picture, notFollowed } }: { part: Pick<StoryPart, 'picture' | 'notFollowed'> }) {
  if (picture && notFollowed.length === 0) return null;
  return (
    <div className="mt-6 grid gap-2 text-ink-soft">
      {!picture && <p>{say('story.part.no-picture')}</p>}
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
