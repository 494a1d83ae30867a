/** What a room shows until its list is there, and when it does not come. */
import { say } from '@fableloom/contract/messages/index';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';

type Asked<T> = Pick<UseQueryResult<T>, 'data' | 'isError'> & { refetch: () => unknown };

export function Loaded<T>({ of: { data, isError, refetch }, children }: { of: Asked<T>; children: (data: T) => ReactNode }) {
  if (data !== undefined) return children(data);
  if (isError) return <LoadFailed sentence={say('admin.load.failed')} onRetry={() => void refetch()} />;
  return <TextSkeleton lines={6} />;
}
