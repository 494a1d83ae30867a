/** Takes out of an error's message what it quotes: libraries, databases and services repeat what they were given, and that is what families wrote. */

const HIDDEN = '…';

const QUOTES: [RegExp, string][] = [
  // Drizzle, of a query that failed.
  [/\nparams: [\s\S]*$/, ''],
  // The AI SDK, of an answer that it could not read.
  [/\b(Text|Value): [\s\S]*?(?=\.?\nError message: |$)/g, `$1: ${HIDDEN}`],
  // JSON.parse.
  [/(?:\.\.\.)?"[\s\S]*"(?:\.\.\.)? is not valid JSON/g, `${HIDDEN} is not valid JSON`],
  // PostgreSQL, of a value that does not fit.
  [/((?:invalid input [^:"]*|invalid [\w ]*value[^:"]*|malformed [^:"]*|out of range): )"[\s\S]*"/g, `$1"${HIDDEN}"`],
  // Services that tell the whole request again.
  [/\b(input|input_value|body|prompt|messages|content|text)(["']?\s*[=:]\s*)["'[{][\s\S]*$/, `$1$2${HIDDEN}`],
  [/<?\/?family-data[\s\S]*$/, HIDDEN],
];

export const unquoted = (message: string): string => QUOTES.reduce((told, [pattern, instead]) => told.replace(pattern, instead), message);
