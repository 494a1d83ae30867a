/** What runs here, how it is, and what is being made. */
import type { Health } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orpc } from '../../session/api.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EngineTests } from './engine-tests.tsx';
import { JobList } from './job-list.tsx';
import { Loaded } from './room-state.tsx';
import { writeCount, writeSpan } from './write-moment.ts';

const LOOK_AGAIN_MS = 10_000;

export function HealthRoom() {
  const health = useQuery(orpc.admin.system.health.queryOptions({ refetchInterval: LOOK_AGAIN_MS }));
  return (
    <>
      <PageHeader title={say('admin.room.health')} lead={say('admin.health.text')} />
      <Loaded of={health}>
        {(data) => (
          <div className="grid gap-9">
            <Queue queue={data.queue} />
            <House health={data} />
            <EngineTests engines={data.engines} />
            <JobList />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Queue({ queue: { waiting, working, failedToday, doneToday, oldestWaitingSeconds } }: Pick<Health, 'queue'>) {
  const figures = [
    { n: waiting, what: say('admin.health.queue.waiting') },
    { n: working, what: say('admin.health.queue.working') },
    { n: doneToday, what: say('admin.health.queue.done') },
    { n: failedToday, what: say('admin.health.queue.failed'), isBad: failedToday > 0 },
  ];
  return (
    <section aria-labelledby="queue">
      <h2 id="queue" className="mb-4 text-[1.625rem]">{say('admin.health.queue')}</h2>
      <dl className="grid grid-cols-2 gap-3.5 shell:grid-cols-4 shell:gap-5">
        {figures.map(({ n, what, isBad }) => (
          <Card key={what} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{what}</dt>
            <dd className={isBad ? 'display text-[2.25rem] text-berry tabular-nums' : 'display text-[2.25rem] tabular-nums'}>{writeCount(n)}</dd>
          </Card>
        ))}
      </dl>
      {oldestWaitingSeconds !== null && <p className="mt-3 text-ink-soft">{say('admin.health.queue.oldest', { time: writeSpan(oldestWaitingSeconds) })}</p>}
    </section>
  );
}

function House({ health: { database, process, mail, payments } }: { health: Health }) {
  return (
    <dl className="grid gap-3.5 sm:grid-cols-2 shell:gap-5">
      <Fact name={say('admin.health.database')} main={database.version}>
        {say('admin.health.database.line', { mb: database.megabytes, n: database.connections, ms: database.answersInMs })}
      </Fact>
      <Fact name={say('admin.health.process')} main={`Node ${process.node}`}>
        {say('admin.health.process.line', { time: writeSpan(process.upSeconds), mb: process.memoryMegabytes, n: process.workers })}
      </Fact>
      <Fact name={say('admin.health.mail')} main={mail} />
      <Fact name={say('admin.health.payments')} main={payments} />
    </dl>
  );
}

function Fact({ name, main, children }: { name: string; main: string; children?: ReactNode }) {
  return (
    <Card>
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <p className="text-[1.125rem] font-bold break-words">{main}</p>
        {children && <p className="text-ink-soft">{children}</p>}
      </dd>
    </Card>
  );
}
