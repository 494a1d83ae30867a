/** The story and nothing else: one spread at a time over the whole screen. */
import type { Picture, Preferences } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { ALargeSmall, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { FocusHome } from '../../ui/focus-home.ts';
import { Picture as PictureView } from '../../ui/picture.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { following } from './follow-voice.ts';
import { Gutter } from './gutter.tsx';
import { LINE_KEYS, pressLineKey } from './line-keys.ts';
import { PageControls, type VoiceSides } from './page-controls.tsx';
import { StoryParagraph } from './paragraph.tsx';
import type { Readable } from './readable.ts';
import { sizeInPixels, type ReadingFace } from './reading-face.ts';
import { ReadingPanel } from './reading-panel.tsx';
import { ReadingRuler } from './reading-ruler.tsx';
import { pageStyle, useReadingSettings } from './reading-settings.ts';
import { cutSpreads, type Spread } from './spreads.ts';
import { usePageTurning } from './use-page-turning.ts';
import { useRoom } from './use-room.ts';
import { useLitScreen, useWholeScreen } from './use-whole-screen.ts';
import type { Recorded, Spoken } from './word-light.ts';

/** A page comes from where it lies in a book; under reduced motion nothing moves. */
const TURNS = { none: 'animate-appear', next: 'animate-turn-next', before: 'animate-turn-before' } as const;

/** What stands on a page: `part` counts from 1, the others are offsets in its text. */
export interface PageText {
  part: number;
  from: number;
  to: number;
}

/** Pixels from which on the letters need the room that a picture would take on a phone. */
const LARGE = 30;

export interface ReadingModeProps {
  story: Readable;
  face: ReadingFace;
  preferences: Preferences | undefined;
  /** What is being read aloud, if anything is. */
  spoken: Spoken | null;
  /** What can be heard at once, by the id of its part. */
  recorded: ReadonlyMap<string, Recorded>;
  isPlaying: boolean;
  /** The recording of a part is being made. */
  isMaking?: boolean;
  /** Whether this part can be heard at once; `part` counts from 1. */
  isRecorded: (part: number) => boolean;
  /** What nobody has read yet is recorded on a press of Listen. */
  canRecord?: boolean;
  /** Reads a page aloud. */
  onListen: (page: PageText) => void;
  onPause: () => void;
  /** A picture that the family has had drawn of the words on this page. */
  pictureOn?: (page: PageText) => Picture | undefined;
  /** What one does with the voice, while there is one. */
  tools: VoiceSides;
  onClose: () => void;
}

export function ReadingMode(props: ReadingModeProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Dialog.Portal>
        <Spreads {...props} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const placeOf = ({ position, paragraphs, isFirst }: Spread): PageText => ({ part: position, from: isFirst ? 0 : (paragraphs[0]?.from ?? 0), to: paragraphs.at(-1)?.to ?? 0 });

function Spreads({ story, face, preferences, spoken, recorded, isPlaying, isMaking = false, isRecorded, canRecord = false, onListen, onPause, pictureOn, tools }: ReadingModeProps) {
  const settings = useReadingSettings();
  const focus = useFocusBack();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const room = useRoom(sheet, words, `${face.fontClass} ${JSON.stringify(face.style)}`);
  const spreads = useMemo(() => cutSpreads(story.parts, room), [story.parts, room]);
  const { page, direction, turn, handlers } = usePageTurning({
    storyId: story.id,
    spreads,
    spoken,
    // A voice that is reading goes along; where nobody has read the page yet, it waits.
    onTurned: (turned) => isPlaying && (isRecorded(turned.position) ? onListen(placeOf(turned)) : onPause()),
    onSpace: listen,
  });
  useWholeScreen(settings.fullScreen);
  useLitScreen(isPlaying, page);
  const spread = spreads[page];
  const canListen = isPlaying || canRecord || (spread !== undefined && isRecorded(spread.position));
  useEffect(() => {
    sheet.current?.scrollTo({ top: 0 });
    following.resume();
  }, [page]);

  function listen() {
    if (isPlaying) onPause();
    else if (canListen && spread) onListen(placeOf(spread));
  }

  if (!spread) return null;
  const { part, paragraphs, isFirst } = spread;
  const voice = spoken?.partId === part.id ? spoken.voice : undefined;
  const picture = pictureOn?.(placeOf(spread)) ?? part.picture;
  const isLarge = settings.spacing === 'widest' || sizeInPixels(story.ageRange, preferences, settings) >= LARGE;
  const where = { n: page + 1, last: spreads.length };

  return (
    <Dialog.Content
      {...handlers}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        const isOnPage = event.target instanceof Element && event.currentTarget.contains(event.target);
        if (!isOnPage || !pressLineKey(event, voice)) handlers.onKeyDown(event);
      }}
      ref={screen}
      tabIndex={-1}
      style={pageStyle(settings)}
      aria-describedby={undefined}
      aria-keyshortcuts={`ArrowRight ArrowLeft Space ${LINE_KEYS}`}
      // The keys turn pages and Space rests the voice, so no button may hold the focus at first.
      onOpenAutoFocus={(event) => {
        focus.onOpenAutoFocus();
        event.preventDefault();
        screen.current?.focus();
      }}
      onCloseAutoFocus={focus.onCloseAutoFocus}
      // Whoever has one switch turns pages with it, also after somebody else has pressed a button.
      onClick={({ target, detail, currentTarget }) => {
        const isPressed = detail > 0 && target instanceof Element && target.closest('button') !== null && currentTarget.contains(target);
        if (settings.oneSwitch && isPressed) screen.current?.focus();
      }}
      className={cx(
        'fixed inset-0 z-50 grid animate-appear touch-pan-y touch-pinch-zoom overscroll-none bg-card outline-none focus-visible:rounded-none',
        '[--page-scale:1.05] md:[--page-scale:1.25] wide:[--page-scale:1.4] short:[--page-scale:0.9]',
        isLarge ? 'grid-rows-[24dvh_minmax(0,1fr)]' : 'grid-rows-[40dvh_minmax(0,1fr)] md:portrait:grid-rows-[50dvh_minmax(0,1fr)]',
        'landscape:grid-cols-[54fr_46fr] landscape:!grid-rows-1 short:grid-cols-[44fr_56fr]',
      )}
    >
      <Dialog.Title className="sr-only">{`${story.title}: ${PHASE_LABELS[part.phase]}`}</Dialog.Title>
      <PictureView
        key={picture?.url ?? part.id}
        src={picture?.url}
        alt={picture?.alt ?? ''}
        width={picture?.width ?? 1024}
        height={picture?.height ?? 1024}
        placeholder={picture?.blur}
        eager
        className="size-full"
      />
      <section
        ref={sheet}
        data-sheet
        aria-label={say('story.screen.page.label', { phase: PHASE_LABELS[part.phase], ...where })}
        className={cx(
          'relative overflow-y-auto px-6 pt-6 pb-27 md:px-16 landscape:px-[clamp(24px,6vw,104px)]',
          'landscape:pt-[clamp(56px,10dvh,96px)] landscape:pb-[clamp(84px,14dvh,112px)] short:!px-6 short:!pt-3 short:!pb-17',
        )}
      >
        <Gutter />
        <div
          key={page}
          ref={words}
          className={cx('grid min-h-full content-center gap-[0.75em] leading-[1.5]', TURNS[direction], face.fontClass)}
          style={{ ...face.style, fontSize: `calc(${face.size} * var(--page-scale))` }}
        >
          {isFirst && <h2 className="mb-2">{PHASE_LABELS[part.phase]}</h2>}
          {paragraphs.map((paragraph) => (
            <StoryParagraph key={paragraph.from} paragraph={paragraph} voice={voice} recorded={recorded.get(part.id)} />
          ))}
        </div>
        {settings.ruler && <ReadingRuler key={`ruler-${page}-${paragraphs.at(-1)?.to}`} sheet={sheet} light={voice?.light} />}
      </section>
      <div className="!fixed top-3 right-3 flex gap-2 landscape:top-[clamp(8px,2.5dvh,24px)] landscape:right-6 short:!right-auto short:!left-3">
        <Button
          look="icon"
          label={say('reading.screen.open')}
          icon={<ALargeSmall />}
          onClick={() => setPanelOpen(true)}
          className="bg-card shadow-card landscape:shadow-none short:!shadow-card"
        />
        <Dialog.Close asChild>
          <Button look="icon" label={say('word.close')} icon={<X />} className="bg-card shadow-card landscape:shadow-none short:!shadow-card" />
        </Dialog.Close>
      </div>
      <FocusHome value={settings.oneSwitch ? screen : null}>
        <ReadingPanel open={isPanelOpen} onOpenChange={setPanelOpen} ageRange={story.ageRange} preferences={preferences} />
        <PageControls
          page={page}
          last={spreads.length}
          isPlaying={isPlaying}
          isMaking={isMaking}
          canListen={canListen}
          onListen={listen}
          onTurn={turn}
          tools={spoken && tools}
        />
      </FocusHome>
    </Dialog.Content>
  );
}
