import type { ReactNode } from 'react';

export interface TallyProps {
  icon: ReactNode;
  count: number;
  /** The same in words: "3 likes". */
  words: string;
}

/** A number beside its sign, such as views or likes; said in full to those who hear the page. */
export function Tally({ icon, count, words }: TallyProps) {
  return (
    <span title={words} className="inline-flex items-center gap-1.5 text-ink-soft tabular-nums [&_svg]:size-5">
      <span aria-hidden="true" className="contents">{icon}{count}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
