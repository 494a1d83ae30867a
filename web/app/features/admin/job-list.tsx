/** What is being made for everyone, what failed and what is over; stopped or tried again one by one. */
import type { AdminJob } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleStop, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { MoreButton } from './more-button.tsx';
import { Loaded } from './room-state.tsx';
import { writeMoment } from './write-moment.ts';

type Status = 'open' | 'failed' | 'over';

const STATUSES: readonly { value: Status; label: string; empty: string }[] = [
  { value: 'open', label: say('admin.health.jobs.open'), empty: say('admin.health.jobs.empty.open') },
  { value: 'failed', label: say('admin.health.jobs.failed'), empty: say('admin.health.jobs.empty.failed') },
  { value: 'over', label: say('admin.health.jobs.over'), empty: say('admin.health.jobs.empty.over') },
];

const LOOK_AGAIN_MS = 5000;

export function JobList() {
  const [status, setStatus] = useState<Status>('open');
  const jobs = useInfiniteQuery(
    orpc.admin.system.jobs.infiniteOptions({
      input: (cursor: string | null) => ({ status, cursor }), initialPageParam: null as string | null, getNextPageParam: (page) => page.next,
      refetchInterval: status === 'open' ? LOOK_AGAIN_MS : false,
    }),
  );
  return (
    <section aria-labelledby="jobs">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="jobs" className="text-[1.625rem]">{say('admin.health.jobs')}</h2>
        <SegmentedControl label={say('admin.health.jobs.which')} segments={STATUSES} value={status} onChange={setStatus} className="max-sm:w-full" />
      </div>
      <Loaded of={jobs}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const empty = STATUSES.find(({ value }) => value === status)?.empty;
          if (items.length === 0) return <p className="rounded-card bg-tint px-5 py-4">{empty}</p>;
          return (
            <>
              <ul className="grid gap-3">{items.map((job) => <JobRow key={job.id} job={job} />)}</ul>
              <MoreButton of={jobs} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

const TONES: Record<AdminJob['status'], BadgeTone> = { waiting: 'gold', working: 'sky', done: 'leaf', failed: 'berry', cancelled: 'plain' };

function JobRow({ job: { id, kind, status, progress, attempts, error, title, person, createdAt, may } }: { job: AdminJob }) {
  const refresh = [orpc.admin.key()];
  const retry = useAct({ do: () => api.admin.system.retry({ id }), failed: 'admin.act.failed', done: 'admin.job.retried', refresh });
  const cancel = useAct({ do: () => api.admin.system.cancel({ id }), failed: 'admin.act.failed', done: 'admin.job.cancelled', refresh });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-card px-4 py-3.5 shadow-card sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold break-words"><span className="capitalize">{kind}</span>{title && `: ${title}`}</p>
        <p className="text-ink-soft">
          <Link to={`/admin/people/${person.userId}`} className="text-plum underline underline-offset-4">{person.displayName}</Link>, {writeMoment(createdAt)}
          {attempts > 1 && `, ${say('admin.health.jobs.tries', { n: attempts })}`}
        </p>
        <p className="break-words text-ink-soft">{error ?? progress}</p>
      </div>
      <Badge tone={TONES[status]} className="capitalize">{status}</Badge>
      {may.retry && <Button look="icon" label={say('admin.health.jobs.retry')} icon={<RotateCw />} pending={retry.pending} onClick={() => retry.run()} />}
      {may.cancel && <Button look="icon" label={say('admin.health.jobs.cancel')} icon={<CircleStop />} pending={cancel.pending} onClick={() => cancel.run()} />}
    </li>
  );
}
