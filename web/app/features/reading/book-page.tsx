/** One phase of a story: its picture and its text side by side, like two pages of a book. */
import type { Picture as StoredPicture } from '@fableloom/contract';
import { PHASE_LABELS, type Phase } from '@fableloom/contract/taxonomies/phases';
import type { ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { pageStyle, useReadingSettings } from './reading-settings.ts';

export interface BookPageProps {
  phase: Phase;
  picture: StoredPicture | null;
  /** 1 for the introduction; the picture stands left and right in turns. */
  position: number;
  /** Beside the name of the phase. */
  aside?: ReactNode;
  children: ReactNode;
}

export function BookPage({ phase, picture, position, aside, children }: BookPageProps) {
  const isFlipped = position % 2 === 0;
  const settings = useReadingSettings();
  return (
    <section
      id={`part-${position}`}
      aria-labelledby={`part-${position}-title`}
      style={pageStyle(settings)}
      className={cx(
        'relative scroll-mt-4 bg-card shadow-card max-shell:-mx-4 shell:grid shell:min-h-[560px] shell:grid-cols-2',
        'shell:rounded-[28px]',
      )}
    >
      <div
        className={cx(
          'relative overflow-clip max-shell:aspect-[4/3] max-shell:max-h-[64dvh] max-shell:w-full',
          isFlipped ? 'shell:order-2 shell:rounded-r-[28px]' : 'shell:rounded-l-[28px]',
        )}
      >
        {picture?.blur && (
          // The colours of its ground go on beside a longer text, as a wash on the page: the whole picture, stretched, would be mud.
          <span
            aria-hidden="true"
            className="absolute inset-0 scale-125 bg-bottom opacity-45 blur-2xl"
            style={{ backgroundImage: `url("${picture.blur}")`, backgroundSize: '100% 600%' }}
          />
        )}
        <Picture
          src={picture?.url}
          alt={picture?.alt ?? ''}
          width={picture?.width ?? 1024}
          height={picture?.height ?? 1024}
          placeholder={picture?.blur}
          eager={position === 1}
          // Whole and square beside the text: a column as tall as the text would cut faces off.
          className="size-full shell:sticky shell:top-0 shell:aspect-square shell:h-auto"
        />
      </div>
      <div className="self-center px-5 pt-5 pb-10 shell:px-10 shell:py-12 wide:px-14 wide:py-14">
        <div className="mb-3 flex items-center justify-between gap-4 shell:mb-5">
          <h2 id={`part-${position}-title`} tabIndex={-1} className="outline-none">{PHASE_LABELS[phase]}</h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
