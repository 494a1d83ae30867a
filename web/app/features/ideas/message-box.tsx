/** Where the family writes: Enter sends, Shift and Enter begins a new line. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { Send } from 'lucide-react';
import { sayTooLong } from '../../ui/too-long.ts';
import { useId, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';

interface MessageBoxProps {
  isPending: boolean;
  words: string;
  onWrite: (words: string) => void;
  onSend: (message: string) => void;
}

export function MessageBox({ isPending, words, onWrite, onSend }: MessageBoxProps) {
  const id = useId();
  const tooLong = sayTooLong(words, LIMITS.chatMessage);

  function send() {
    if (isPending || words.trim() === '' || tooLong) return;
    onSend(words);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={cx(
        'sticky bottom-[calc(84px+env(safe-area-inset-bottom))] z-10 mt-8 flex flex-wrap items-end justify-end gap-2 rounded-[26px]',
        'bg-card p-2 pl-5 shadow-lift focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-plum',
        'shell:bottom-8',
      )}
    >
      {tooLong && (
        <p id={`${id}-error`} role="alert" className="w-full pt-1 font-semibold text-berry">
          {tooLong} <span className="tabular-nums">{words.length}/{LIMITS.chatMessage}</span>
        </p>
      )}
      <label htmlFor={id} className="sr-only">{say('idea.screen.placeholder')}</label>
      <textarea
        id={id}
        rows={1}
        value={words}
        aria-describedby={tooLong && `${id}-error`}
        aria-invalid={tooLong ? true : undefined}
        placeholder={say('idea.screen.placeholder')}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(
          'field-sizing-content max-h-40 min-h-11 w-0 min-w-0 flex-1 resize-none bg-transparent py-2.5',
          'text-[1.0625rem] outline-none placeholder:text-ink-soft placeholder:opacity-100',
        )}
      />
      <Button
        type="submit"
        look="primary"
        label={say('idea.screen.send')}
        icon={<Send aria-hidden="true" />}
        pending={isPending}
        disabled={words.trim() === '' || tooLong !== undefined}
        className="size-12 shrink-0 !p-0"
      />
    </form>
  );
}

const KEY_OF_AN_INPUT_METHOD = 229;

/** Enter that chooses a word of an input method (Japanese, Chinese, Korean) sends nothing; Safari tells it by the key code only. */
const isComposing = ({ isComposing: composing, keyCode }: globalThis.KeyboardEvent) => composing || keyCode === KEY_OF_AN_INPUT_METHOD;
