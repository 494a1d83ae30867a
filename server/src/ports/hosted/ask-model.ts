/** One question to a hosted language model: streamed, with patience, and on the meter. */
import { APICallError, generateText, jsonSchema, type ModelMessage, Output, streamText } from 'ai';
import { HostedFailed } from './hosted-failed.ts';
import { languageModel } from './language-model.ts';
import { type Meter, metered } from './meter.ts';
import { BrokeOff, withPatience } from './patience.ts';
import type { ModelChoice, Patience } from './settings.ts';

export interface Question {
  /** Ours; nothing that a person typed. */
  instructions: string;
  messages: ModelMessage[];
  /** The longest answer. */
  mostTokens: number;
  signal?: AbortSignal | undefined;
}

export interface AskedModel {
  readonly label: string;
  /**
   * The whole answer. `onText` hears each piece; a try that broke off is begun again, which `onRestart` hears.
   * What `onText` throws ends the question.
   */
  stream(question: Question, hear?: { onText(piece: string): Promise<void>; onRestart(): Promise<void> }): Promise<string>;
  /** An answer in a shape. */
  answerInShape(question: Question, schema: Parameters<typeof jsonSchema>[0]): Promise<unknown>;
}

interface Tokens {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/** An error inside of a stream carries its status where the service told it. */
function broken(error: unknown): unknown {
  if (APICallError.isInstance(error) || error instanceof TypeError) return error;
  return new BrokeOff(error instanceof Error ? error.message : String(error), { cause: error });
}

export function askedModel(choice: ModelChoice, patience: Patience, meter: Meter): AskedModel {
  const model = languageModel(choice);
  const { label } = choice;

  const onMeter = <T>(call: (tell: (tokens: Tokens) => void) => Promise<T>): Promise<T> =>
    metered(meter, { work: 'text', model: label }, (tell) => call(({ inputTokens, outputTokens }) => tell({ read: inputTokens ?? null, written: outputTokens ?? null })));

  async function streamOnce({ instructions, messages, mostTokens, signal }: Question, onText: (piece: string) => Promise<void>, tell: (tokens: Tokens) => void): Promise<string> {
    const end = new AbortController();
    const silence = setTimeout(() => end.abort(), patience.silentMs);
    const { stream } = streamText({
      model, instructions, messages, maxRetries: 0, maxOutputTokens: mostTokens,
      abortSignal: signal ? AbortSignal.any([signal, end.signal]) : end.signal,
      onError: () => undefined,
    });
    let text = '';
    let finish = 'none';
    try {
      for await (const part of stream) {
        silence.refresh();
        if (part.type === 'error') throw broken(part.error);
        if (part.type === 'abort') throw new BrokeOff('nothing came for too long');
        if (part.type === 'finish') {
          finish = part.finishReason;
          tell(part.totalUsage);
        }
        if (part.type !== 'text-delta') continue;
        text += part.text;
        await onText(part.text);
      }
    } finally {
      clearTimeout(silence);
      end.abort();
    }
    signal?.throwIfAborted();
    if (finish === 'content-filter') throw new HostedFailed(label, 'unusable', 'the service filtered its answer');
    if (finish !== 'stop' && finish !== 'length') throw new BrokeOff(`the answer broke off (${finish})`);
    return text;
  }

  return {
    label,
    stream(question, hear) {
      let isFirst = true;
      return withPatience(label, patience, async () => {
        if (!isFirst) await hear?.onRestart();
        isFirst = false;
        return onMeter((tell) => streamOnce(question, async (piece) => hear?.onText(piece), tell));
      }, question.signal);
    },
    answerInShape: ({ instructions, messages, mostTokens, signal }, schema) =>
      withPatience(label, patience, () => onMeter(async (tell) => {
        const { output, totalUsage } = await generateText({
          model, instructions, messages, maxRetries: 0, maxOutputTokens: mostTokens, timeout: patience.silentMs,
          output: Output.object({ schema: jsonSchema<unknown>(schema) }), ...(signal ? { abortSignal: signal } : {}),
        });
        tell(totalUsage);
        return output;
      }), signal),
  };
}
