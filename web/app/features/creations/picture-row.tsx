/** Choosing a kind by its face: small pictures in rows, sliding sideways in two lines on phones. */
import type { ReactNode } from 'react';
import { useChoices } from '../../ui/choices.ts';
import { cx, FOCUS_WITHIN } from '../../ui/classes.ts';
import { Fieldset } from '../../ui/fieldset.tsx';
import { sourcesOf } from '../../ui/picture-sources.ts';

export interface PictureRowOption<V extends string> {
  value: V;
  title: string;
  /** An address, or a drawing of our own; a soft colour until it is there. */
  picture: string | ReactNode;
}

export interface PictureRowProps<V extends string> {
  label: string;
  options: readonly PictureRowOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** In a row where the window is wide. */
  across: 5 | 6;
}

const ACROSS = { 5: 'shell:grid-cols-5', 6: 'shell:grid-cols-6' };
const GRID = 'grid auto-cols-[104px] grid-flow-col grid-rows-[auto_auto] gap-x-3.5 gap-y-4 '
  + 'max-shell:no-bar max-shell:-mx-4 max-shell:overflow-x-auto max-shell:px-4 max-shell:py-1.5 '
  + 'shell:auto-cols-auto shell:grid-flow-row shell:grid-rows-none shell:gap-x-4 shell:gap-y-5';

export function PictureRow<V extends string>({ label, options, value, onChange, across }: PictureRowProps<V>) {
  const inputFor = useChoices<V>({ value, onChange });
  return (
    <Fieldset label={label} hideLabel>
      <div className={cx(GRID, ACROSS[across])}>
        {options.map((option) => {
          const input = inputFor(option.value);
          return (
            <label key={option.value} className={cx('group relative block rounded-[18px] text-center', FOCUS_WITHIN)}>
              <input {...input} className="sr-only" />
              <span
                className={cx(
                  'block aspect-square overflow-hidden rounded-[18px] bg-linear-160 from-plum-wash to-marigold-wash transition-transform',
                  input.checked ? 'ring-4 ring-plum ring-offset-3 ring-offset-paper' : 'group-hover:-translate-y-0.5',
                )}
              >
                {typeof option.picture === 'string' ? <Face src={option.picture} /> : option.picture}
              </span>
              <span className={cx('-mx-1 mt-2.5 block leading-tight font-bold', input.checked && 'text-plum')}>{option.title}</span>
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}

/** Pixels across of the pictures of the cast. */
const FIGURE_WIDTH = 768;

/** The head of a portrait, which stands in the upper half. */
function Face({ src }: { src: string }) {
  return (
    <img
      loading="lazy"
      {...sourcesOf(src, FIGURE_WIDTH, 'card', true)}
      alt=""
      width={208}
      height={208}
      className="size-full animate-appear object-cover object-[50%_38%]"
    />
  );
}
