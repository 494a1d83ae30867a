/** Takes keys and passwords out of what is printed or logged: services repeat what they were sent, and so do errors of the network. */

const HIDDEN = '…';
const SECRET_NAME = /(?:^|_)(?:KEY|SECRET|PASSWORD|TOKEN)$/;
/** Shorter ones would take words out of sentences. */
const SHORTEST = 8;

/** Settings that are addresses may have a password in them, before the last @ or after a question mark. */
const WITH_PASSWORD = /_URL$/;
const IN_ADDRESS = [/^\w+:\/\/[^:@/]*:(.+)@/, /[?&](?:password|pass|pwd)=([^&#]+)/i];
const SHORTEST_IN_ADDRESS = 4;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** As it is written, and as services repeat it. */
function passwordsIn(address: string): string[] {
  const written = IN_ADDRESS.flatMap((pattern) => pattern.exec(address)?.[1] ?? []);
  return [...new Set(written.flatMap((password) => [password, decoded(password)]))].filter(({ length }) => length >= SHORTEST_IN_ADDRESS);
}

/** Longest first, so that none leaves a rest of another. */
export const secretsIn = (values: object): string[] =>
  Object.entries(values)
    .flatMap(([name, value]) => {
      if (typeof value !== 'string') return [];
      if (WITH_PASSWORD.test(name)) return passwordsIn(value);
      return SECRET_NAME.test(name) && value.length >= SHORTEST ? [value] : [];
    })
    .toSorted((one, other) => other.length - one.length);

const PATTERNS: [RegExp, string][] = [
  // User and password of an address.
  [/(?<=:\/\/)[^\s/"'@\\]+@/g, `${HIDDEN}@`],
  // A header in quotes may hold a line break.
  [/(?<="(?:bearer|basic) )[^"\\]+(?=["\\])/gi, HIDDEN],
  [/\b(?<=(?:bearer|basic)\s+)[^\s"'\\,]+/gi, HIDDEN],
  [/(?<=\b(?:x-api-key|xi-api-key|x-goog-api-key|api[-_]?key)["']?\s*[:=]\s*["']?)[^\s"'\\,&]+/gi, HIDDEN],
  [/(?<=[?&](?:key|token|access_token|password|pass|pwd)=)[^\s"'\\&]+/gi, HIDDEN],
  [/\b(?:(?:sk|rk|gsk)[-_]|whsec_|AIza)[\w*-]{6,}/g, HIDDEN],
];

/** @param secrets what is never shown, whatever it looks like */
export function redact(text: string, secrets: readonly string[] = secretsIn(process.env)): string {
  const hidden = secrets.reduce((told, secret) => told.replaceAll(secret, HIDDEN), text);
  return PATTERNS.reduce((told, [pattern, instead]) => told.replace(pattern, instead), hidden);
}
