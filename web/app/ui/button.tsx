/** The one button, and the same face on a link. */
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'primary' | 'gold' | 'line' | 'quiet' | 'plain' | 'danger' | 'icon';
export type ButtonSize = 'normal' | 'big';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-plum text-on-plum hover:brightness-110',
  gold: 'border-transparent bg-marigold text-on-marigold hover:brightness-105',
  line: 'border-edge bg-transparent text-ink hover:bg-plum-wash',
  quiet: 'border-transparent text-plum hover:bg-plum-wash',
  plain: 'border-transparent text-ink hover:bg-plum-wash',
  danger: 'border-transparent bg-berry text-on-berry hover:brightness-110',
  icon: 'border-transparent text-ink-soft hover:bg-plum-wash hover:text-plum',
};

const SIZES: Record<ButtonSize, { text: string; room: string }> = {
  normal: { text: 'min-h-12 py-2.5 text-base', room: 'px-6' },
  big: { text: 'min-h-14 py-3 text-[1.125rem]', room: 'px-8' },
};

const SHAPE = 'inline-flex items-center justify-center gap-2 rounded-full border-[1.5px] font-bold leading-tight no-underline '
  + 'transition-[transform,filter,background-color] active:translate-y-px focus-visible:rounded-full '
  + 'disabled:opacity-55 disabled:hover:brightness-100 aria-busy:opacity-70 aria-busy:hover:brightness-100 [&_svg]:shrink-0 [&_svg]:size-[22px]';

/** Classes of a button, for elements that must look like one. */
export function buttonClass(look: ButtonLook = 'line', size: ButtonSize = 'normal', className?: string) {
  const { text, room } = SIZES[size];
  const isSlim = look === 'quiet' || look === 'plain';
  return cx(SHAPE, LOOKS[look], look === 'icon' ? 'size-11 p-0' : cx(text, isSlim ? 'px-4' : room), className);
}

interface Face {
  look?: ButtonLook;
  size?: ButtonSize;
  /** A picture before the words. */
  icon?: ReactNode;
  /** Spoken name of a button that shows only an icon. */
  label?: string;
}

export interface ButtonProps extends ComponentProps<'button'>, Face {
  /** Work is under way: the button keeps its place and the focus, and cannot be pressed twice. */
  pending?: boolean;
}

export function Button(props: ButtonProps) {
  const { look = 'line', size = 'normal', icon, label, pending = false, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label ?? rest['aria-label']}
      title={rest.title ?? (look === 'icon' ? label : undefined)}
      aria-busy={pending || undefined}
      // A disabled button would lose the focus, and with it the place of whoever uses the keyboard.
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, size, className)}
    >
      {pending ? <Spinner size={22} /> : icon}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, Face {}

export function ButtonLink({ look = 'line', size = 'normal', icon, label, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} aria-label={label ?? rest['aria-label']} className={buttonClass(look, size, className as string | undefined)}>
      {icon}
      {children}
    </Link>
  );
}
