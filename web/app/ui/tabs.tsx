import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './classes.ts';

export interface Tab<V extends string> {
  value: V;
  label: string;
  count?: number;
  content?: ReactNode;
}

export interface TabsProps<V extends string> {
  /** Spoken name of the row of tabs. */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Shown under the row; tabs with `content` of their own do not need it. */
  children?: ReactNode;
  className?: string;
}

const TAB = 'inline-flex min-h-11 flex-none items-center gap-2 rounded-full px-[18px] py-2 font-semibold '
  + 'whitespace-nowrap transition-colors focus-visible:rounded-full '
  + 'hover:bg-plum-wash data-[state=active]:bg-plum-wash data-[state=active]:font-bold data-[state=active]:text-plum';

/** Views of a list, each with its count; the row scrolls sideways on phones. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children, className }: TabsProps<V>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as V)} className={cx('min-w-0', className)}>
      <Radix.List aria-label={label} className="no-bar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={TAB}>
            {tab.label}
            {tab.count !== undefined && <span className="font-bold opacity-85">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="mt-6">
          {tab.content ?? (tab.value === value ? children : null)}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
