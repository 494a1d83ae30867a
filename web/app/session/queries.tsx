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
    defaultOptions: {
      // A house without internet reaches its own Fableloom; whether there is a line is found out by asking.
      queries: { staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true, retry: (count, error) => count < 1 && !isRefusal(error) },
      mutations: { networkMode: 'always' },
    },
  });
}

export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueries);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
