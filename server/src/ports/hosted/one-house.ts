/** `fetch` of one question to a service that may answer with an address: nobody but the service itself is asked, and an answer is known to be paid for. */
import { fetchAtMost, LONGEST_ANSWER } from './fetch-at-most.ts';
import { HostedFailed } from './hosted-failed.ts';

interface Parts {
  /** As people read it. */
  label: string;
  /** Undefined where the SDK knows the address of the service, which answers with no other. */
  baseUrl: string | undefined;
}

/** @param onAnswered hears that the question itself was answered, whatever becomes of the answer */
export function fetchAtOneHouse({ label, baseUrl }: Parts, onAnswered: () => void): typeof fetch {
  const home = baseUrl === undefined ? null : new URL(baseUrl).origin;
  const bounded = fetchAtMost(label, LONGEST_ANSWER.picture);
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    if (home !== null && origin !== home) throw new HostedFailed(label, 'unusable', `it answers with an address at ${origin}, which is not asked; have it answer with the picture itself (b64_json)`);
    const response = await bounded(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) throw new HostedFailed(label, 'turned-away', `it answers ${response.status} and sends us elsewhere, where we do not go`);
    if (response.ok) onAnswered();
    return response;
  };
}
