/** What people reported: each thing once, with what was said about it, and what can be done. */
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { ReportCard } from './report-card.tsx';
import { Loaded } from './room-state.tsx';

type Status = 'open' | 'settled';

const STATUSES: readonly { value: Status; label: string }[] = [
  { value: 'open', label: say('admin.reports.open') },
  { value: 'settled', label: say('admin.reports.settled') },
];

export function ReportsRoom() {
  const [status, setStatus] = useState<Status>('open');
  const reports = useQuery(orpc.admin.content.reports.queryOptions({ input: { status } }));
  return (
    <>
      <PageHeader
        title={say('admin.room.reports')}
        actions={<SegmentedControl label={say('admin.reports.which')} segments={STATUSES} value={status} onChange={setStatus} />}
      />
      <Loaded of={reports}>
        {(things) =>
          things.length === 0 ? (
            <EmptyState picture="book" sentence={status === 'open' ? say('admin.reports.empty') : say('admin.reports.empty.settled')} />
          ) : (
            <ul className="grid gap-5">
              {things.map((thing) => <ReportCard key={`${thing.contentType}:${thing.contentId}`} reported={thing} />)}
            </ul>
          )}
      </Loaded>
    </>
  );
}
