/** The page of a form: head with its buttons, the fields, and the window that stays in view. */
import type { ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';
import { BackLink } from '../../ui/back-link.tsx';

export interface FormFrameProps {
  title: string;
  /** Where it belongs; absent when the form stands inside another page. */
  back?: { to: string; label: string };
  /** Buttons of the head, the primary one last; on phones `bar` takes their place. */
  actions: ReactNode;
  /** The same acts under the thumb. */
  bar: ReactNode;
  panel: ReactNode;
  /** The fields no longer change. */
  locked: boolean;
  inline?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

export function FormFrame({ title, back, actions, bar, panel, locked, inline = false, onSubmit, children }: FormFrameProps) {
  const Heading = inline ? 'h2' : 'h1';
  return (
    <form
      noValidate
      className="max-shell:pb-24"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {back && <div className="-mt-2 mb-1"><BackLink to={back.to}>{back.label}</BackLink></div>}
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 shell:mb-8">
        <Heading>{title}</Heading>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </header>
      <div className="grid gap-8 shell:grid-cols-[minmax(0,1fr)_280px] shell:items-start shell:gap-10 wide:grid-cols-[minmax(0,1fr)_360px] wide:gap-14">
        <div className="min-w-0 shell:order-2 shell:sticky shell:top-8">{panel}</div>
        <fieldset disabled={locked} className={cx('grid min-w-0 gap-8', locked && 'opacity-75 [&_label]:cursor-default')}>
          <legend className="sr-only">{title}</legend>
          {children}
        </fieldset>
      </div>
      <div className="fixed inset-x-2.5 bottom-[84px] z-20 flex items-center gap-2.5 rounded-[22px] bg-card p-2.5 shadow-lift shell:hidden">{bar}</div>
    </form>
  );
}
