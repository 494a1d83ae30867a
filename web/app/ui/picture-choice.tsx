/** Choosing by picture: characters, places, themes, ages. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChoices, type Choice } from './choices.ts';
import { cx, FOCUS_WITHIN } from './classes.ts';
import { Fieldset } from './fieldset.tsx';
import { Picture } from './picture.tsx';

export type PictureShape = 'portrait' | 'square' | 'wide';

const SHAPES: Record<PictureShape, { ratio: string; width: number; height: number }> = {
  portrait: { ratio: 'aspect-[3/4]', width: 480, height: 640 },
  square: { ratio: 'aspect-square', width: 480, height: 480 },
  wide: { ratio: 'aspect-[16/10]', width: 640, height: 400 },
};

export interface PictureOption<V extends string> {
  value: V;
  title: string;
  subtitle?: string;
  /** An address, or any drawing of our own. */
  picture?: string | ReactNode;
  /** What the picture shows; the title says enough in most cases. */
  alt?: string;
  /** A badge on the picture, such as "Shared". */
  badge?: ReactNode;
  disabled?: boolean;
}

export type PictureChoiceGroupProps<V extends string> = Choice<V> & {
  label: string;
  options: readonly PictureOption<V>[];
  shape?: PictureShape;
  /** Narrowest width of a card in pixels; as many as fit stand in a row. */
  minWidth?: number;
  /** A face with its name in the middle instead of a card with two lines. */
  centered?: boolean;
  hint?: string;
  error?: string;
  hideLabel?: boolean;
};

export function PictureChoiceGroup<V extends string>(props: PictureChoiceGroupProps<V>) {
  const { label, options, shape = 'portrait', minWidth = 140, centered = false, hint, error, hideLabel, ...choice } = props;
  const inputFor = useChoices<V>(choice as Choice<V>);
  return (
    <Fieldset label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className="grid gap-x-5 gap-y-6" style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 42%), 1fr))` }}>
        {options.map((option) => (
          <PictureChoice
            key={option.value}
            option={option}
            input={inputFor(option.value, option.disabled)}
            shape={shape}
            centered={centered}
          />
        ))}
      </div>
    </Fieldset>
  );
}

interface PictureChoiceProps<V extends string> {
  option: PictureOption<V>;
  input: ReturnType<ReturnType<typeof useChoices<V>>>;
  shape: PictureShape;
  centered: boolean;
}

function PictureChoice<V extends string>({ option, input, shape, centered }: PictureChoiceProps<V>) {
  const { ratio, width, height } = SHAPES[shape];
  return (
    <label className={cx('group relative block rounded-card', FOCUS_WITHIN, centered && 'text-center', input.disabled && 'opacity-60')}>
      <input {...input} className="sr-only" />
      <span
        className={cx(
          'block overflow-hidden rounded-card bg-tint transition-transform',
          ratio,
          input.checked ? 'ring-4 ring-plum ring-offset-3 ring-offset-card' : !input.disabled && 'group-hover:-translate-y-1',
        )}
      >
        {typeof option.picture === 'string' ? (
          <Picture src={option.picture} alt={option.alt ?? ''} width={width} height={height} className="size-full" />
        ) : (
          option.picture
        )}
      </span>
      {option.badge && <span className="absolute top-2.5 left-2.5">{option.badge}</span>}
      {input.checked && (
        <span
          className={cx(
            'absolute top-2.5 right-2.5 grid size-10 animate-rise place-items-center rounded-full bg-plum',
            'text-on-plum ring-4 ring-card',
          )}
          aria-hidden="true"
        >
          <Check size={22} />
        </span>
      )}
      <span className={cx('mt-3.5 block font-display text-xl leading-tight font-semibold', input.checked && centered && 'text-plum')}>
        {option.title}
      </span>
      {option.subtitle && <span className="block leading-snug text-ink-soft">{option.subtitle}</span>}
    </label>
  );
}
