/** One figure on each of the last thirty days: a small drawing for the eye, the numbers as a table for everyone else. */
import type { Figures } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Card } from '../../ui/card.tsx';
import { writeDateInUtc } from '../creations/write-date.ts';
import { writeCount } from './write-moment.ts';

type Day = Figures['days'][number];
export type Counted = Exclude<keyof Day, 'day'>;

const WIDTH = 300;
const HEIGHT = 72;

export interface DayBarsProps {
  what: string;
  of: Counted;
  days: readonly Day[];
  /** A colour of the tokens. */
  color: string;
}

export function DayBars({ what, of, days, color }: DayBarsProps) {
  const most = Math.max(1, ...days.map((day) => day[of]));
  const sum = days.reduce((total, day) => total + day[of], 0);
  const step = WIDTH / days.length;
  const title = say('admin.figures.days.of', { what });
  return (
    <Card as="figure" className="min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-[1.125rem] font-bold first-letter:uppercase">{what}</span>
        <span className="text-ink-soft">{say('admin.figures.sum', { n: writeCount(sum) })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" role="img" aria-label={`${title}: ${say('admin.figures.sum', { n: sum })}`}>
        <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} stroke="var(--line)" strokeWidth="2" />
        {days.map((day, place) => {
          const tall = day[of] === 0 ? 0 : Math.max(4, (day[of] / most) * (HEIGHT - 6));
          return (
            <rect key={day.day} x={place * step + 1.5} y={HEIGHT - 2 - tall} width={step - 3} height={tall} rx="2.5" fill={`var(--${color})`}>
              <title>{say('admin.figures.day', { n: day[of], day: writeDateInUtc(new Date(day.day)) })}</title>
            </rect>
          );
        })}
      </svg>
    </Card>
  );
}
