/** The page of a form: head with its buttons, the fields, and the window that stays in view. */
import { say } from '@fableloom/contract/messages/index';
import { useEffect, useRef, type ReactNode } from 'react';
import type { RefusalSeen } from '../../session/api.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { useRoomForNews } from '../../ui/use-room-for-news.ts';
import { Notice } from './notice.tsx';

export interface FormFrameProps {
  title: string;
  /** Where it belongs; absent when the form stands in the middle of another page. */
  back?: { to: string; label: string };
  /** A whole creation by chance. */
  surprise?: ReactNode;
  /** Cancel and save, the primary one last: in the head, and under the thumb on phones. */
  acts: ReactNode;
  panel: ReactNode;
  /** The same window, small, where the panel does not stay in view. */
  thumb: ReactNode;
  /** Names of what still has to be filled in or shortened, and the id under which buttons point at them. */
  missing: { id: string; fields: readonly string[]; tooLong: readonly string[] };
  /** The fields no longer change. */
  locked: boolean;
  /** It stands in the middle of another page, which says its title and leads back. */
  inline?: boolean;
  onSubmit: () => void;
  /** Why the last saving did not work; another window's save stays on the page until it is read. */
  refusal: RefusalSeen | null;
  /** What of the form is called how, for refusals that name fields. */
  labels: ReadonlyMap<string, string>;
  /** News about what is written. */
  notice?: ReactNode;
  onReadNewer: () => void;
  children: ReactNode;
}

const COLUMNS = 'grid gap-8 wide:grid-cols-[minmax(0,1fr)_300px] wide:items-start wide:gap-10 '
  + 'min-[1400px]:grid-cols-[minmax(0,1fr)_350px] min-[1400px]:gap-14';
const UNDER_THE_THUMB = 'fixed inset-x-2.5 bottom-[84px] mx-auto max-w-[560px] rounded-[22px] p-2.5 shadow-lift shell:bottom-5 wide:hidden';
const SPREAD = '*:flex-1 *:px-3 *:last:flex-[2.2]';
const INLINE_ACTS = 'justify-end max-wide:*:flex-1 max-wide:*:px-3 max-wide:*:last:flex-[2.2]';
/** At the foot of what is visible, above the bar of phones. */
const AT_THE_FOOT = 'sticky bottom-[calc(84px+env(safe-area-inset-bottom))] mt-8 rounded-[22px] p-2.5 shadow-lift shell:bottom-5';

export function FormFrame(props: FormFrameProps) {
  const { title, back, surprise, acts, panel, thumb, missing, locked, inline = false, children } = props;
  const { onSubmit, refusal, onReadNewer, labels, notice } = props;
  const foot = useRoomForNews(true);
  const head = useRef<HTMLElement>(null);
  // Save is pressed far below what comes next: the picture of what was saved.
  useEffect(() => {
    if (!locked) return;
    head.current?.scrollIntoView({ block: 'start' });
    head.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [locked]);
  return (
    <form
      noValidate
      className={inline ? undefined : 'max-wide:pb-24'}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {back && <div className="-mt-2 mb-1"><BackLink to={back.to}>{back.label}</BackLink></div>}
      <header ref={head} className="mb-5 flex scroll-mt-4 flex-wrap items-center justify-between gap-x-6 gap-y-3 shell:mb-8">
        {!inline && <h1 tabIndex={-1} className="outline-none">{title}</h1>}
        <div className="flex flex-wrap items-center gap-2">
          {surprise}
          {!inline && <div className="hidden items-center gap-2 wide:flex">{acts}</div>}
        </div>
        {missing.fields.length + missing.tooLong.length > 0 && (
          <div id={missing.id} className="w-full text-ink-soft wide:text-right">
            {missing.fields.length > 0 && <p><span>{say('character.fields.missing')}</span>: {missing.fields.join(', ')}</p>}
            {missing.tooLong.length > 0 && (
              <p className="font-semibold text-berry">{say('form.screen.too-long', { fields: missing.tooLong.join(', ') })}</p>
            )}
          </div>
        )}
      </header>
      <div className={COLUMNS}>
        <div className="min-w-0 wide:sticky wide:top-8 wide:order-2">{panel}</div>
        <div className="grid min-w-0 gap-8">
          {notice}
          {refusal?.code === 'CONFLICT' && (
            <Notice tone="trouble" action={<Button onClick={onReadNewer}>{say('word.refresh')}</Button>}>
              {refusal.sentence}
            </Notice>
          )}
          {refusal && refusal.code !== 'CONFLICT' && <Refused refusal={refusal} labels={labels} />}
          <ComesIntoSight when={refusal !== null} />
          <fieldset disabled={locked} className={cx('grid min-w-0 gap-8', locked && 'opacity-75 [&_label]:cursor-default')}>
            <legend className="sr-only">{title}</legend>
            {children}
          </fieldset>
        </div>
      </div>
      <div ref={foot} className={cx('z-20 flex items-center gap-3 bg-card', inline ? AT_THE_FOOT : UNDER_THE_THUMB)}>
        <div aria-hidden="true" className="shrink-0 wide:hidden">{thumb}</div>
        <div className={cx('flex flex-1 items-center gap-1', inline ? INLINE_ACTS : SPREAD)}>{acts}</div>
      </div>
    </form>
  );
}

/** Save is pressed at the foot of a phone, and why it did not work stands above the fields. */
function ComesIntoSight({ when }: { when: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (when) place.current?.scrollIntoView({ block: 'center' });
  }, [when]);
  return <span ref={place} className="-mt-8" />;
}

/** Why it was not saved, and which fields the server did not accept. */
function Refused({ refusal, labels }: Pick<FormFrameProps, 'labels'> & { refusal: RefusalSeen }) {
  const fields = Object.entries(refusal.fields);
  return (
    <Notice tone="trouble">
      {refusal.sentence}
      {fields.map(([path, sentence]) => (
        <span key={path} className="block">{labels.get(path) ?? path}: {sentence}</span>
      ))}
    </Notice>
  );
}
