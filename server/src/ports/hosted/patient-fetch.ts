/** `fetch` without undici's own five minutes for an answer: every call to a model has a signal, and that follows AI_TIMEOUT_SECONDS. */

/** Node's own types leave it out. */
export interface Dispatcher {
  dispatch: unknown;
}
type AgentClass = new (options: { headersTimeout: number; bodyTimeout: number }) => Dispatcher;

/** Where the undici inside of Node keeps what all requests go through, once it is loaded. It is the only way to its Agent without a second undici. */
const PLACES = ['undici.globalDispatcher.2', 'undici.globalDispatcher.1'].map((name) => Symbol.for(name));

async function openPatientAgent(): Promise<Dispatcher | undefined> {
  // Loads it, and sends nothing.
  await fetch('data:,');
  const common = PLACES.map((place) => (globalThis as unknown as Record<symbol, object | undefined>)[place]).find((found) => found !== undefined);
  if (common?.constructor.name !== 'Agent') return undefined;
  return new (common.constructor as AgentClass)({ headersTimeout: 0, bodyTimeout: 0 });
}

let agent: Promise<Dispatcher | undefined> | undefined;

export const patientFetch: typeof fetch = async (input, init) => {
  agent ??= openPatientAgent();
  const dispatcher = await agent;
  return fetch(input, { ...init, ...(dispatcher ? { dispatcher } : {}) } as RequestInit);
};
