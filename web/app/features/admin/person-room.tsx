/** One person in full: who they are, what they made, what was done about them, and what can be done now. */
import type { AdminPersonDetail } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orpc } from '../../session/api.ts';
import { isRefusal, readRefusal } from '../../session/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Face } from '../../ui/face.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { writeDate } from '../creations/write-date.ts';
import { AuditEntries } from './audit-entries.tsx';
import { PersonActs } from './person-acts.tsx';
import { PersonBadges } from './person-badges.tsx';
import { Loaded } from './room-state.tsx';
import { writeCount, writeMoment } from './write-moment.ts';

export function PersonRoom({ userId }: { userId: string }) {
  const person = useQuery(orpc.admin.people.show.queryOptions({ input: { userId } }));
  if (person.error && isRefusal(person.error)) {
    return (
      <EmptyState
        heading={1}
        picture="friends"
        sentence={readRefusal(person.error, say('admin.load.failed')).sentence}
        action={<ButtonLink to="/admin/people" look="primary">{say('admin.people.back')}</ButtonLink>}
      />
    );
  }
  return <Loaded of={person}>{(data) => <Whole person={data} />}</Loaded>;
}

function Whole({ person }: { person: AdminPersonDetail }) {
  return (
    <>
      <PageHeader
        back={{ to: '/admin/people', label: say('admin.people.back') }}
        title={
          <span className="flex min-w-0 flex-wrap items-center gap-4">
            <Face name={person.displayName} photoUrl={person.photoUrl} size={64} />
            <span className="min-w-0 break-words">{person.displayName}</span>
          </span>
        }
        actions={<PersonActs person={person} />}
      />
      <div className="grid gap-6 shell:grid-cols-2 shell:items-start">
        <Card className="grid gap-4">
          <div className="flex flex-wrap gap-2"><PersonBadges person={person} /></div>
          <p className="break-all">{person.email}</p>
          {person.bio && <p className="whitespace-pre-line text-ink-soft">{person.bio}</p>}
          <ul className="grid gap-1 text-ink-soft">
            <li>{say('admin.person.since', { date: writeDate(person.createdAt) })}</li>
            <li>{person.lastSeenAt ? say('admin.person.last-seen', { date: writeMoment(person.lastSeenAt) }) : say('admin.person.never-seen')}</li>
            <PlanLine person={person} />
            {person.isAdmin && <li>{say('admin.person.admin-with', { permissions: person.permissions.join(', ') || '–' })}</li>}
          </ul>
          {person.suspendedAt && (
            <div className="rounded-field bg-berry-wash px-4 py-3 text-berry">
              <p className="font-bold">{say('admin.person.is-suspended', { date: writeDate(person.suspendedAt) })}</p>
              <p>{person.suspendedReason}</p>
            </div>
          )}
        </Card>
        <Section title={say('admin.person.made')}>
          <Counts counts={person.counts} />
        </Section>
        <Section title={say('admin.person.history')} wide>
          {person.history.length > 0 ? <AuditEntries entries={person.history} /> : <p className="text-ink-soft">{say('admin.person.history.empty')}</p>}
        </Section>
      </div>
    </>
  );
}

function PlanLine({ person: { plan, currentPeriodEnd, cancelAtPeriodEnd } }: { person: AdminPersonDetail }) {
  if (plan === 'free' || !currentPeriodEnd) return null;
  const date = writeDate(currentPeriodEnd);
  return <li><span className="capitalize">{plan}</span> {cancelAtPeriodEnd ? say('admin.person.plan-until', { date }) : say('admin.person.plan-renews', { date })}</li>;
}

function Section({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Card as="section" className={wide ? 'shell:col-span-2' : undefined}>
      <h2 className="mb-4 text-[1.375rem]">{title}</h2>
      {children}
    </Card>
  );
}

const COUNTED: readonly { of: keyof AdminPersonDetail['counts']; name: string }[] = [
  { of: 'stories', name: say('nav.stories') },
  { of: 'characters', name: say('nav.characters') },
  { of: 'locations', name: say('nav.locations') },
  { of: 'comments', name: say('admin.count.comments') },
  { of: 'friends', name: say('admin.count.friends') },
  { of: 'sessions', name: say('admin.count.sessions') },
  { of: 'reportsAbout', name: say('admin.count.reports') },
];

function Counts({ counts }: Pick<AdminPersonDetail, 'counts'>) {
  return (
    <dl className="grid gap-2">
      {COUNTED.map(({ of, name }) => (
        <div key={of} className="flex justify-between gap-4 border-b border-line pb-2 last:border-0 last:pb-0">
          <dt>{name}</dt>
          <dd className="font-bold tabular-nums">{writeCount(counts[of])}</dd>
        </div>
      ))}
    </dl>
  );
}
