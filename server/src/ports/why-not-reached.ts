/** Why a server could not be reached, as half a sentence for the operator; the same words for every service. */
import { redact } from '../redact.ts';

const UNKNOWN_SIGNER = 'its certificate is not signed by anybody known; name its authority with NODE_EXTRA_CA_CERTS';

const NOT_REACHED: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'it hangs up without an answer',
  UND_ERR_SOCKET: 'it hangs up without an answer',
  ENOTFOUND: 'this host is not known',
  EAI_AGAIN: 'this host is not known',
  ETIMEDOUT: 'it does not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer in time',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself; name its authority with NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_SIGNER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_SIGNER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_SIGNER,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https; try http://',
};

/** Undefined for a fault that has no words of its own. */
export const wordsForCode = (code: string): string | undefined => NOT_REACHED[code];

/** Of what `fetch` rejects with. */
export function whyNotReached(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'it does not answer in time';
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  const why = (cause as Error | undefined)?.message ?? '';
  // An answer of 407 is kept from us by fetch, which says nothing of it.
  if (cause instanceof Error && code === '' && why === '') return 'a proxy on the way asks who we are (407); look at HTTP_PROXY and its likes, or at the network of this machine';
  if (/HTTP\/1\.1 protocol/.test(why)) return 'what answers there does not speak HTTP';
  return NOT_REACHED[code] ?? `it cannot be reached (${code || redact(why || message)})`;
}
