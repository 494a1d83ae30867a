/** A short list of acts behind one button. */
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './classes.ts';
import { useFocusHome } from './focus-home.ts';

export type MenuItem =
  | { kind?: 'act'; label: string; icon?: ReactNode; onSelect: () => void; danger?: boolean; disabled?: boolean }
  | { kind: 'link'; label: string; icon?: ReactNode; to: string }
  | { kind: 'choice'; label: string; icon?: ReactNode; checked: boolean; onSelect: () => void }
  | { kind: 'line' };

export interface MenuProps {
  /** The button that opens it: one element. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'right';
  /** Something above the items, such as who is signed in. */
  header?: ReactNode;
}

const ITEM = 'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-4 font-semibold no-underline '
  + 'outline-none [&_svg]:size-5 [&_svg]:shrink-0 '
  + 'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50';
const CALM = 'text-ink data-[highlighted]:bg-plum-wash data-[highlighted]:text-plum';
const RED = 'text-berry data-[highlighted]:bg-berry-wash';

export function Menu({ trigger, items, align = 'end', side = 'bottom', header }: MenuProps) {
  const goHome = useFocusHome();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={goHome}
          // At bedtime a shadow alone does not part it from the dark below.
          className="z-50 min-w-56 animate-rise rounded-card bg-card p-2 shadow-lift outline-1 outline-[light-dark(transparent,var(--edge))]"
        >
          {header && <div className="px-4 py-2">{header}</div>}
          {items.map((item, place) => (
            <MenuRow key={item.kind === 'line' ? `line-${place}` : item.label} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  if (item.kind === 'line') return <Radix.Separator className="mx-3 my-2 h-px bg-line" />;
  if (item.kind === 'link') {
    return (
      <Radix.Item asChild>
        <Link to={item.to} className={cx(ITEM, CALM)}>{item.icon}{item.label}</Link>
      </Radix.Item>
    );
  }
  if (item.kind === 'choice') {
    return (
      <Radix.CheckboxItem
        checked={item.checked}
        onSelect={item.onSelect}
        className={cx(ITEM, CALM, item.checked && 'bg-plum-wash text-plum')}
      >
        {item.icon}{item.label}
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item onSelect={item.onSelect} disabled={item.disabled} className={cx(ITEM, item.danger ? RED : CALM)}>
      {item.icon}{item.label}
    </Radix.Item>
  );
}
