/** One thing that a person asks for: it answers with the catalogue's sentence, and goes where a gate or a limit sends. */
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../ui/toaster.tsx';
import type { RefusalSeen } from './api.ts';
import { useTellRefusal } from './refusals.ts';

export interface Act<Input, Output> {
  do: (input: Input) => Promise<Output>;
  /** Said when nothing better came back. */
  failed: PlainMessageKey;
  /** Said when it is done; nothing where the page itself shows it. */
  done?: PlainMessageKey;
  onDone?: (output: Output, input: Input) => unknown;
  /** It was not done; the person has been told. */
  onRefused?: (refusal: RefusalSeen) => void;
  /** The page itself shows why it was refused, and nobody is sent away: it is not told a second time. */
  isRefusalShown?: boolean;
  /** Lists and records that it changes. */
  refresh?: readonly QueryKey[];
}

export interface ActInHand<Input, Output> {
  /** Does it; failures are told, never thrown. */
  run: (input: Input) => void;
  /** Does it and throws after a failure was told, for dialogs that stay open then. */
  attempt: (input: Input) => Promise<Output>;
  pending: boolean;
  /** What it is being done with. */
  input: Input | undefined;
  /** The last failure, until the next try. */
  refusal: RefusalSeen | null;
  /** The failure is dealt with. */
  forget: () => void;
}

export function useAct<Input = void, Output = unknown>(act: Act<Input, Output>): ActInHand<Input, Output> {
  const queries = useQueryClient();
  const tell = useTellRefusal();
  const [refusal, setRefusal] = useState<RefusalSeen | null>(null);

  const { mutate, mutateAsync, isPending, variables } = useMutation<Output, Error, Input>({
    mutationFn: act.do,
    onMutate: () => setRefusal(null),
    onError: (error) => {
      const refused = tell(error, act.failed, act.isRefusalShown);
      setRefusal(refused);
      act.onRefused?.(refused);
    },
    onSuccess: async (output, input) => {
      if (act.done) toast.success(say(act.done));
      await act.onDone?.(output, input);
      await Promise.all((act.refresh ?? []).map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
  return {
    run: mutate,
    attempt: mutateAsync,
    pending: isPending,
    input: isPending ? variables : undefined,
    refusal,
    forget: () => setRefusal(null),
  };
}
