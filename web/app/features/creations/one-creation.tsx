/** Waits for the record of a page and says plainly when it is not there. */
import { say } from '@fableloom/contract/messages/index';
import type { ReactNode } from 'react';
import { readRefusal } from '../../session/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from './load-failed.tsx';

export interface OneCreationProps<T> {
  query: { data: T | undefined; isPending: boolean; error: Error | null; refetch: () => unknown };
  /** The sentence of a record that is private or missing. */
  missing: string;
  failed: string;
  back: { to: string; label: string };
  children: (record: T) => ReactNode;
}

export function OneCreation<T>({ query, missing, failed, back, children }: OneCreationProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <div className="-mt-2"><PageSkeleton label={say('word.loading')} /></div>;
  if (readRefusal(query.error, failed).code !== 'NOT_FOUND') return <LoadFailed isPage sentence={failed} onRetry={() => void query.refetch()} />;
  const wayBack = <ButtonLink look="primary" to={back.to}>{back.label}</ButtonLink>;
  return <EmptyState picture="lost" heading={1} sentence={missing} action={wayBack} />;
}
