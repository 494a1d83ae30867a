/** The arched window beside a form: the live preview, and every state of drawing the real picture. */
import { say } from '@fableloom/contract/messages/index';
import { Brush, RotateCw, Sparkles } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Progress } from '../../ui/progress.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { UseBuiltIn } from '../jobs/use-built-in.tsx';
import { ArchFrame, type FrameShape } from './arch-frame.tsx';
import { isBusy, type DrawingState } from './drawing-state.ts';
import { DrawnPicture } from './drawn-picture.tsx';

export interface PicturePanelProps {
  ref?: Ref<HTMLElement>;
  shape: FrameShape;
  /** Name of the region: "Portrait". */
  label: string;
  name: string;
  words: string;
  state: DrawingState;
  /** What stands in the window while there is no picture, or while what is chosen differs from it. */
  preview: ReactNode;
  isPreviewNewer?: boolean;
  /** Absent until it is saved: nothing can be drawn yet. */
  onDraw?: () => void;
  drawDisabled?: boolean;
  /** Why it cannot be pressed, or what is left this month. */
  note?: string;
  /** Its place is kept free. */
  isNoteComing?: boolean;
  onStop: () => void;
  /** Offered after a hosted service has failed. */
  onBuiltIn?: (() => void) | null;
  needsUpgrade?: boolean;
  children?: ReactNode;
}

/** Beside each other where it is narrow, below each other in a column. */
const BESIDE = 'grid grid-cols-[104px_minmax(0,1fr)] items-center gap-x-4 gap-y-4 min-[360px]:grid-cols-[136px_minmax(0,1fr)] '
  + 'min-[360px]:gap-x-5 min-[600px]:grid-cols-[220px_minmax(0,1fr)]';
const DRAW = 'max-[359px]:px-3.5';

export function PicturePanel(props: PicturePanelProps) {
  const { ref, shape, label, name, words, state, preview, isPreviewNewer = false, children } = props;
  const { onDraw, drawDisabled = false, note, isNoteComing = false, onStop, onBuiltIn = null, needsUpgrade = false } = props;
  return (
    <section ref={ref} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className={cx(BESIDE, 'wide:grid-cols-[minmax(0,1fr)]')}>
        <ArchFrame shape={shape} className="w-full">
          <Window state={state} preview={preview} isPreviewNewer={isPreviewNewer} />
        </ArchFrame>
        <div className="min-w-0">
          <h2 className="text-[1.75rem] break-words">{name}</h2>
          {words && <p className="text-ink-soft">{words}</p>}
          {onDraw && (
            <div className="mt-4">
              <DrawButton state={state} onDraw={onDraw} disabled={drawDisabled} needsUpgrade={needsUpgrade} />
            </div>
          )}
        </div>
      </div>
      {onDraw && <Standing state={state} note={note} isNoteComing={isNoteComing} onStop={onStop} onBuiltIn={onBuiltIn} />}
      {children}
    </section>
  );
}

function Window({ state, preview, isPreviewNewer }: Pick<PicturePanelProps, 'state' | 'preview'> & { isPreviewNewer: boolean }) {
  if (state.is === 'shown' && !isPreviewNewer) return <DrawnPicture key={state.picture.url} picture={state.picture} isNew={state.isNew} />;
  return (
    <>
      {preview}
      {isBusy(state) && (
        <span className="absolute inset-0 grid place-items-center bg-shade text-white">
          <Spinner size={48} />
        </span>
      )}
    </>
  );
}

interface DrawButtonProps {
  state: DrawingState;
  onDraw: () => void;
  disabled: boolean;
  needsUpgrade: boolean;
}

function DrawButton({ state, onDraw, disabled, needsUpgrade }: DrawButtonProps) {
  const hasPicture = state.is === 'shown' || (state.is === 'failed' && state.picture !== null);
  if (!hasPicture) {
    return (
      <Button look="gold" className={DRAW} icon={<Brush />} disabled={disabled || isBusy(state)} onClick={onDraw}>
        {say('image.screen.generate')}
      </Button>
    );
  }
  return (
    <Button className={DRAW} icon={needsUpgrade ? <Sparkles /> : <RotateCw />} disabled={disabled} onClick={onDraw}>
      {say(needsUpgrade ? 'image.screen.upgrade-to-regenerate' : 'image.screen.regenerate')}
    </Button>
  );
}

type StandingProps = Pick<PicturePanelProps, 'state' | 'note' | 'isNoteComing' | 'onStop' | 'onBuiltIn'>;

/** What is going on, in words; spoken when it changes. */
function Standing({ state, note, isNoteComing, onStop, onBuiltIn }: StandingProps) {
  if (state.is === 'generating') {
    return (
      <div>
        <Progress words={say('image.screen.creating')} value={state.done} />
        <p className="mt-2 text-ink-soft">{state.words}</p>
        {state.canStop && <Button look="quiet" className="-ml-4" onClick={onStop}>{say('job.screen.stop')}</Button>}
      </div>
    );
  }
  if (state.is === 'saving') return <Progress words={say('image.screen.saving')} />;
  return (
    <div aria-live="polite" className={cx(isNoteComing && 'min-h-12 min-[600px]:min-h-6 wide:min-h-12')}>
      {state.is === 'failed' && (
        <div className="mb-4 grid justify-items-start gap-3">
          <p className="font-semibold text-berry">{state.why}</p>
          <UseBuiltIn onPress={onBuiltIn} />
        </div>
      )}
      {note && <p className="text-ink-soft">{note}</p>}
    </div>
  );
}
