/** A panel that slides in: from the left for places, from the right or the bottom for tools. */
import { say } from '@fableloom/contract/messages/index';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './classes.ts';
import { SHADE } from './dialog.tsx';
import { useFocusBack } from './use-focus-back.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The title is only spoken; `header` stands in its place. */
  hideTitle?: boolean;
  header?: ReactNode;
  side?: 'left' | 'right' | 'bottom';
  children: ReactNode;
}

const SIDES = {
  left: 'inset-y-0 left-0 w-[min(320px,88vw)] animate-slide-in rounded-r-card',
  right: 'inset-y-0 right-0 w-[min(420px,94vw)] animate-appear rounded-l-card',
  bottom: 'inset-x-0 bottom-0 max-h-[88dvh] animate-slide-up rounded-t-card',
};

export function Drawer({ open, onOpenChange, title, hideTitle = false, header, side = 'left', children }: DrawerProps) {
  const focus = useFocusBack();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SHADE} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className={cx('fixed z-50 flex flex-col overflow-y-auto bg-card p-4 shadow-lift outline-none', SIDES[side])}
        >
          <div className="mb-3 flex items-center justify-between gap-3 pl-3">
            <Radix.Title className={hideTitle ? 'sr-only' : 'text-2xl'}>{title}</Radix.Title>
            {header}
            <Radix.Close asChild>
              <Button look="icon" label={say('word.close')} icon={<X />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
