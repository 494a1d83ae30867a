/** Takes keys and passwords out of what is printed or logged: services repeat what they were sent, and so do errors of the network. */

const HIDDEN = '…';
const SECRET_NAME = /(?:^|_)(?:KEY|SECRET|PASSWORD|TOKEN)$/;
/** Shorter ones would take words out of sentences. */
const SHORTEST = 8;

/** Longest first, so that none leaves a rest of another. */
export const secretsIn = (values: object): string[] =>
  Object.entries(values)
    .flatMap(([name, value]) => (SECRET_NAME.test(name) && typeof value === 'string' && value.length >= SHORTEST ? [value] : []))
    .toSorted((one, other) => other.length - one.length);

const PATTERNS: [RegExp, string][] = [
  // User and password of an address.
  [/(?<=:\/\/)[^\s/"'@\\]+@/g, `${HIDDEN}@`],
  // A header in quotes may hold a line break.
  [/(?<="(?:bearer|basic) )[^"\\]+(?=["\\])/gi, HIDDEN],
  [/\b(?<=(?:bearer|basic)\s+)[^\s"'\\,]+/gi, HIDDEN],
  [/(?<=\b(?:x-api-key|xi-api-key|x-goog-api-key|api[-_]?key)["']?\s*[:=]\s*["']?)[^\s"'\\,&]+/gi, HIDDEN],
  [/(?<=[?&](?:key|token|access_token)=)[^\s"'\\&]+/gi, HIDDEN],
  [/\b(?:(?:sk|rk|gsk)[-_]|whsec_|AIza)[\w*-]{6,}/g, HIDDEN],
];

/** @param secrets what is never shown, whatever it looks like */
export function redact(text: string, secrets: readonly string[] = secretsIn(process.env)): string {
  const hidden = secrets.reduce((told, secret) => told.replaceAll(secret, HIDDEN), text);
  return PATTERNS.reduce((told, [pattern, instead]) => told.replace(pattern, instead), hidden);
}
