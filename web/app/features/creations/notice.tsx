import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';

const TONES = { info: 'bg-sky-wash text-sky', trouble: 'bg-berry-wash text-berry' };

export interface NoticeProps {
  tone?: 'info' | 'trouble';
  action?: ReactNode;
  children: ReactNode;
}

/** A sentence that stays, with what can be done about it. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  const Icon = tone === 'trouble' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'trouble' ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-center gap-3 rounded-card px-5 py-3.5', TONES[tone])}
    >
      <Icon aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 basis-60 font-semibold">{children}</p>
      {action}
    </div>
  );
}
