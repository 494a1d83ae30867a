/**
 * Answers of servers that speak OpenAI's language more loosely than the AI SDK reads it: a stream that says that it is done and not how it
 * ended, one record where a stream was asked for, notes between. What is whole is kept; what broke off has no end here either.
 */

interface Loose {
  [field: string]: unknown;
}

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Loose => (isRecord(value) ? value : {});
const wordOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const present = (fields: Loose): Loose => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

function parsed(text: string): Loose | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** What we read of an answer: its words, its thoughts, its refusal. */
const saidIn = ({ content, refusal, reasoning_content, reasoning }: Loose): Loose => present({ content, refusal, reasoning_content, reasoning });

function usageIn({ usage }: Loose): Loose {
  const { prompt_tokens, completion_tokens } = recordOf(usage);
  const tokens = [prompt_tokens, completion_tokens].every((count) => typeof count === 'number');
  return tokens ? { usage: { prompt_tokens, completion_tokens, total_tokens: Number(prompt_tokens) + Number(completion_tokens) } } : {};
}

interface Choice {
  said: Loose;
  ended: string | null;
}

const choicesIn = ({ choices }: Loose): Choice[] =>
  (Array.isArray(choices) ? choices.map(recordOf) : []).slice(0, 1).map(({ delta, message, finish_reason }) => ({ said: saidIn(recordOf(delta ?? message)), ended: wordOf(finish_reason) }));

const asEvent = (value: Loose): string => `data: ${JSON.stringify(value)}`;
const asChunk = (choices: readonly Choice[], more: Loose = {}): string =>
  asEvent({ choices: choices.map(({ said, ended }) => ({ index: 0, delta: said, finish_reason: ended })), ...more });

const WHOLE: Choice = { said: {}, ended: 'stop' };
const DONE = '[DONE]';

/** One line of a stream at a time. */
function streamReader(): (line: string) => string {
  let [hasWords, hasEnd] = [false, false];
  return (line) => {
    const data = /^data:(.*)$/s.exec(line)?.[1]?.trim();
    if (data === undefined) return line;
    if (data === DONE) return hasWords && !hasEnd ? `${asChunk([WHOLE])}\n\n${line}` : line;
    const chunk = parsed(data);
    if (!chunk) return line;
    if (chunk['error'] !== undefined && chunk['error'] !== null) {
      hasEnd = true;
      return line;
    }
    const choices = choicesIn(chunk);
    hasWords ||= choices.some(({ said }) => Boolean(said['content']));
    hasEnd ||= choices.some(({ ended }) => ended !== null);
    return asChunk(choices, usageIn(chunk));
  };
}

/** One record, as the stream that was asked for; as it is where it cannot be read. */
function asStream(text: string): string {
  const record = parsed(text);
  if (!record) return text;
  const choices = choicesIn(record);
  if (choices.length === 0) return `${asEvent(record)}\n\n`;
  return `${asChunk(choices.map(({ said, ended }) => ({ said, ended: ended ?? WHOLE.ended })), usageIn(record))}\n\ndata: ${DONE}\n\n`;
}

function mended(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  const read = streamReader();
  let text = '';
  let isRecordAlone: boolean | undefined;
  return new TransformStream({
    transform(piece, desk) {
      text += decoder.decode(piece, { stream: true });
      isRecordAlone ??= text.trim() === '' ? undefined : text.trimStart().startsWith('{');
      if (isRecordAlone !== false) return;
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      if (lines.length > 0) desk.enqueue(encoder.encode(lines.map((line) => `${read(line.replace(/\r$/, ''))}\n`).join('')));
    },
    flush(desk) {
      text += decoder.decode();
      desk.enqueue(encoder.encode(isRecordAlone ? asStream(text) : read(text)));
    },
  });
}

const asksForStream = (body: unknown): boolean => typeof body === 'string' && parsed(body)?.['stream'] === true;

/** @param fetch what reads the answer itself */
export const readLoosely = (fetch: typeof globalThis.fetch): typeof globalThis.fetch => async (input, init) => {
  const response = await fetch(input, init);
  if (!response.ok || !response.body || !asksForStream(init?.body)) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(mended()), { status, statusText, headers });
};
