import { say } from '@fableloom/contract/messages/index';
import { PHASES } from '@fableloom/contract/taxonomies/phases';
import { cx } from '../../ui/classes.ts';

/** Four dashes: told, next, still to come. `next` counts from 1. */
export function PhaseSteps({ next }: { next: number }) {
  return (
    <p className="flex items-center gap-2 font-semibold text-ink-soft">
      {PHASES.map((phase, place) => (
        <span
          key={phase}
          aria-hidden="true"
          className={cx('h-2 w-9 rounded-full', place + 1 < next ? 'bg-plum' : place + 1 === next ? 'bg-marigold' : 'bg-line')}
        />
      ))}
      <span className="ml-2">{say('story.screen.part', { n: next, last: PHASES.length })}</span>
    </p>
  );
}
