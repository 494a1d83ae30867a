/** Gives the pages below it one cache of what the server said; a lost session leads back to the sign-in page. */
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isRefusal, isSignedOut } from './api.ts';
import { DOOR } from './doors.ts';

function leaveWhenSignedOut(error: unknown) {
  if (isSignedOut(error)) window.location.assign(DOOR);
}

function createQueries() {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: { queries: { staleTime: 30_000, retry: (count, error) => count < 1 && !isRefusal(error) } },
  });
}

export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueries);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
