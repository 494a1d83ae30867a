/** Asks before something that cannot be undone. */
import { AlertDialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { SHADE } from './dialog.tsx';
import { cx } from './classes.ts';
import { useFocusBack } from './use-focus-back.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The act destroys something: the button is red. */
  danger?: boolean;
  /** The dialog waits for it and closes when it succeeds; a failure keeps it open. */
  onConfirm: () => unknown;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, body, confirmLabel, cancelLabel = 'Cancel', danger = false, onConfirm } = props;
  const [pending, setPending] = useState(false);
  const focus = useFocusBack();

  async function confirm() {
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // Whoever gave onConfirm has told the person; the question stays open for another try.
    } finally {
      setPending(false);
    }
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={SHADE} />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-end sm:place-items-center sm:p-6">
          <Radix.Content
            {...focus}
            className={cx(
              'pointer-events-auto w-full max-w-[460px] animate-rise rounded-t-card bg-card p-6 shadow-lift',
              'outline-none sm:rounded-card',
            )}
          >
            <Radix.Title className="text-2xl">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-3 text-ink-soft">{body}</div>
            </Radix.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Radix.Cancel asChild>
                <Button look="plain" disabled={pending}>{cancelLabel}</Button>
              </Radix.Cancel>
              <Button look={danger ? 'danger' : 'primary'} pending={pending} onClick={confirm}>{confirmLabel}</Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
