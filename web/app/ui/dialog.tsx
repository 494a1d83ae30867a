/** A window above the page; it traps the focus and gives it back. */
import { say } from '@fableloom/contract/messages/index';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './classes.ts';
import { useFocusBack } from './use-focus-back.ts';

export const SHADE = 'fixed inset-0 z-40 animate-appear bg-shade';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the bottom, the most important one last. */
  footer?: ReactNode;
  size?: 'normal' | 'wide' | 'full';
  /** A press beside it does not close it, because what is being written would be lost. */
  keepOpen?: boolean;
  children?: ReactNode;
}

const WIDTHS = { normal: 'max-w-[520px] short:!max-w-[720px]', wide: 'max-w-[840px]', full: 'max-w-[1120px]' };

export function Dialog({ open, onOpenChange, title, description, footer, size = 'normal', keepOpen = false, children }: DialogProps) {
  const focus = useFocusBack();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SHADE} />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-end sm:place-items-center sm:p-6 short:!p-2">
          <Radix.Content
            {...focus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onInteractOutside={keepOpen ? (event) => event.preventDefault() : undefined}
            className={cx(
              'pointer-events-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-card bg-card',
              'shadow-lift outline-none sm:max-h-[88dvh] sm:rounded-card',
              // On a phone lying down head and foot would leave one row between them.
              'short:!max-h-full short:overflow-y-auto short:!rounded-card',
              WIDTHS[size],
            )}
          >
            <header className="flex items-start justify-between gap-4 px-6 pt-6 short:sticky short:top-0 short:z-10 short:rounded-t-card short:bg-card short:!pt-4">
              <div>
                <Radix.Title className="text-2xl">{title}</Radix.Title>
                {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
              </div>
              <Radix.Close asChild>
                <Button look="icon" label={say('word.close')} icon={<X />} className="-mt-2 -mr-2 shrink-0" />
              </Radix.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5 short:flex-none short:!overflow-visible short:!py-3">{children}</div>
            {footer && <footer className="flex flex-wrap justify-end gap-3 px-6 pb-6">{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
