/** How Fableloom is doing: what is here, what came day by day, who is on which plan, and what waits. */
import type { Figures } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Flag, HeartPulse, Mail, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { orpc } from '../../session/api.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DayBars, type Counted } from './day-bars.tsx';
import { Loaded } from './room-state.tsx';
import { opens, ROOMS } from './rooms.ts';
import { writeCount } from './write-moment.ts';

const COUNTED: readonly { of: Counted; what: string; color: string }[] = [
  { of: 'people', what: say('admin.figures.people'), color: 'plum' },
  { of: 'stories', what: say('admin.figures.stories'), color: 'leaf' },
  { of: 'pictures', what: say('admin.figures.pictures'), color: 'marigold' },
  { of: 'narrations', what: say('admin.figures.narrations'), color: 'sky' },
];

export function FiguresRoom() {
  const figures = useQuery(orpc.admin.figures.queryOptions());
  return (
    <>
      <PageHeader title={say('admin.figures.title')} />
      <Loaded of={figures}>{(data) => <Everything figures={data} />}</Loaded>
    </>
  );
}

function Everything({ figures }: { figures: Figures }) {
  return (
    <div className="grid gap-8">
      <dl className="grid grid-cols-2 gap-3.5 shell:grid-cols-4 shell:gap-5">
        {COUNTED.map(({ of, what, color }) => (
          <Card key={of} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{what}</dt>
            <dd className="display text-[2.25rem] tabular-nums" style={{ color: color === 'marigold' ? 'var(--ink)' : `var(--${color})` }}>{writeCount(figures[of])}</dd>
          </Card>
        ))}
      </dl>
      <Waiting waiting={figures.waiting} />
      <section aria-labelledby="days">
        <h2 id="days" className="mb-4 text-[1.625rem]">{say('admin.figures.days')}</h2>
        <div className="grid gap-3.5 sm:grid-cols-2 shell:gap-5">
          {COUNTED.map((counted) => <DayBars key={counted.of} {...counted} days={figures.days} />)}
        </div>
      </section>
      <Plans plans={figures.plans} people={figures.people} />
    </div>
  );
}

function Waiting({ waiting: { reports, messages, failedJobs } }: { waiting: Figures['waiting'] }) {
  const { data: me } = useQuery(orpc.me.show.queryOptions());
  const held = me?.admin?.permissions ?? [];
  const mayEnter = (to: string) => ROOMS.some((room) => room.to === to && opens(room, held));
  const rows: { n: number; to: string; words: string; Icon: LucideIcon }[] = [
    { n: reports, to: '/admin/reports', words: say('admin.figures.waiting.reports', { n: reports }), Icon: Flag },
    { n: messages, to: '/admin/messages', words: say('admin.figures.waiting.messages', { n: messages }), Icon: Mail },
    { n: failedJobs, to: '/admin/health', words: say('admin.figures.waiting.jobs', { n: failedJobs }), Icon: HeartPulse },
  ];
  const open = rows.filter(({ n, to }) => n > 0 && mayEnter(to));
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-4 text-[1.625rem]">{say('admin.figures.waiting')}</h2>
      {open.length === 0 ? (
        <p className="rounded-card bg-leaf-wash px-5 py-4 font-semibold text-leaf">{say('admin.figures.waiting.none')}</p>
      ) : (
        <ul className="grid gap-3 shell:grid-cols-3">
          {open.map(({ to, words, Icon }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-16 items-center gap-4 rounded-card bg-marigold-wash px-5 py-3.5 font-bold text-ink no-underline transition-transform hover:-translate-y-0.5">
                <Icon size={24} aria-hidden="true" className="shrink-0" />
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const TONES: Record<Figures['plans'][number]['plan'], string> = { free: 'var(--edge)', explorer: 'var(--sky)', hero: 'var(--plum)', unlimited: 'var(--marigold)' };

function Plans({ plans, people }: Pick<Figures, 'plans' | 'people'>) {
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="mb-4 text-[1.625rem]">{say('admin.figures.plans')}</h2>
      <Card as="ul" className="grid gap-4">
        {plans.map(({ plan, people: n }) => (
          <li key={plan} className="grid grid-cols-[6.5rem_1fr_auto] items-center gap-4">
            <span className="font-bold capitalize">{plan}</span>
            <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-tint">
              <span className="block h-full rounded-full" style={{ width: `${(n / Math.max(1, people)) * 100}%`, background: TONES[plan] }} />
            </span>
            <span className="tabular-nums">{writeCount(n)}</span>
          </li>
        ))}
      </Card>
    </section>
  );
}
