import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { cx } from '../../ui/classes.ts';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Small print under the card. */
  below?: ReactNode;
}

/** The desk at the door: a picture on wide screens, one card, few words. */
export function AuthCard({ title, lead, children, below }: AuthCardProps) {
  return (
    <div
      className={cx(
        'wrap grid items-stretch gap-8 px-5 py-6 shell:grid-cols-[minmax(0,1fr)_minmax(0,460px)] shell:gap-14',
        'shell:px-6 shell:py-10',
      )}
    >
      <div className="relative hidden min-h-[560px] shell:block">
        <Picture
          src="/art/scene-lantern.webp"
          alt=""
          width={1024}
          height={1024}
          position="46% 80%"
          optional
          eager
          className="absolute! inset-0 rounded-[28px_28px_220px_28px] shadow-lift"
        />
      </div>
      <div className="mx-auto w-full max-w-[520px] self-center">
        <div className="rounded-[24px] bg-card p-6 shadow-card sm:p-9">
          <h1 className="text-[2rem]">{title}</h1>
          {lead && <div className="mt-2 text-ink-soft">{lead}</div>}
          <div className="mt-6">{children}</div>
        </div>
        {below && <div className="mt-5 px-2 text-center text-ink-soft">{below}</div>}
      </div>
    </div>
  );
}
