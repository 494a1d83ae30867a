import type { ReactNode } from 'react';
import { cx } from './classes.ts';

/** Running text: a measure of at most 66 characters, calm headings, lists with marks. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        'max-w-[66ch] text-[1.0625rem] leading-[1.7] [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-2xl [&_h3]:mt-6',
        '[&_h3]:mb-2 [&_li]:mt-1.5 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mt-3 [&_ul]:mt-3',
        '[&_ul]:list-disc [&_ul]:pl-6 [&_li]:marker:text-plum',
      )}
    >
      {children}
    </div>
  );
}
