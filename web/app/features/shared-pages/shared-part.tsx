/** One phase of a shared story: text and picture, to hear where it was read aloud, and the scenes drawn from it. */
import type { SharedStory } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { isBelow } from '@fableloom/contract/passages';
import { Fragment, useMemo, type KeyboardEvent } from 'react';
import { cx } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { BookPage } from '../reading/book-page.tsx';
import { LINE_KEYS, pressLineKey } from '../reading/line-keys.ts';
import { ListenButton } from '../reading/listen-button.tsx';
import { StoryParagraph } from '../reading/paragraph.tsx';
import { cutParagraphs } from '../reading/paragraphs.ts';
import type { ReadingFace } from '../reading/reading-face.ts';
import type { Recorded, Voice } from '../reading/word-light.ts';

export interface SharedPartProps {
  part: SharedStory['parts'][number];
  /** 1 for the introduction. */
  position: number;
  face: ReadingFace;
  scenes: SharedStory['sceneImages'];
  /** Present while this part is read aloud or rests in the middle of it. */
  voice?: Voice;
  /** Present where it can be heard. */
  recorded?: Recorded;
  isSpeaking: boolean;
  /** Absent where nobody has read it aloud. */
  onListen?: () => void;
}

export function SharedPart({ part, position, face, scenes, voice, recorded, isSpeaking, onListen }: SharedPartProps) {
  const listen = onListen && <ListenButton phase={part.phase} isSpeaking={isSpeaking} onListen={onListen} />;
  // Their words have been told anew since.
  const homeless = scenes.filter(({ after }) => after === null);
  return (
    <BookPage phase={part.phase} picture={part.picture} position={position} aside={listen}>
      <SharedText part={part} face={face} voice={voice} recorded={recorded} scenes={scenes} />
      {homeless.length > 0 && (
        <ul aria-label={say('scene.screen.title')} className="mt-8 grid grid-cols-2 gap-3">
          {homeless.map((scene) => <li key={scene.id}><Scene scene={scene} /></li>)}
        </ul>
      )}
    </BookPage>
  );
}

function Scene({ scene: { picture } }: { scene: SharedPartProps['scenes'][number] }) {
  return (
    <Picture
      src={picture.url}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      placeholder={picture.blur}
      className="aspect-square rounded-2xl"
    />
  );
}

/** While it is read aloud the text takes the focus, for the keys that go from line to line. */
function SharedText({ part, face, voice, recorded, scenes }: Pick<SharedPartProps, 'part' | 'face' | 'voice' | 'recorded' | 'scenes'>) {
  const paragraphs = useMemo(() => cutParagraphs(part.text), [part.text]);
  const keys = voice && {
    role: 'group',
    tabIndex: 0,
    'aria-label': say('reading.screen.lines', { phase: PHASE_LABELS[part.phase] }),
    'aria-keyshortcuts': LINE_KEYS,
    onKeyDown: (event: KeyboardEvent) => void pressLineKey(event, voice),
  };
  return (
    <div {...keys} data-part={part.id} className={cx('grid gap-5 leading-[1.6]', face.fontClass)} style={face.style}>
      {paragraphs.map((paragraph, place) => (
        <Fragment key={paragraph.from}>
          <StoryParagraph paragraph={paragraph} voice={voice} recorded={recorded} />
          {scenes
            .filter(({ after }) => isBelow(after, { from: paragraph.from, next: paragraphs[place + 1]?.from ?? Infinity }))
            .map((scene) => <figure key={scene.id} className="my-2 max-w-[440px]"><Scene scene={scene} /></figure>)}
        </Fragment>
      ))}
    </div>
  );
}
