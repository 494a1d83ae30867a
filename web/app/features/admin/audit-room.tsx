/** Everything that administrators did, newest first. */
import { say } from '@fableloom/contract/messages/index';
import { useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { MoreButton } from './more-button.tsx';
import { Loaded } from './room-state.tsx';

export function AuditRoom() {
  const log = useInfiniteQuery(
    orpc.admin.system.audit.infiniteOptions({
      input: (cursor: string | null) => ({ cursor }), initialPageParam: null as string | null, getNextPageParam: (page) => page.next,
    }),
  );
  return (
    <>
      <PageHeader title={say('admin.room.audit')} lead={say('admin.audit.text')} />
      <Loaded of={log}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.items);
          if (entries.length === 0) return <EmptyState picture="book" sentence={say('admin.audit.empty')} />;
          return <><Card><AuditEntries entries={entries} /></Card><MoreButton of={log} /></>;
        }}
      </Loaded>
    </>
  );
}
