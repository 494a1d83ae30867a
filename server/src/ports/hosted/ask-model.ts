/** One question to a hosted language model: streamed, with patience, and on the meter. */
import { APICallError, generateText, jsonSchema, type ModelMessage, NoObjectGeneratedError, Output, simulateStreamingMiddleware, streamText, wrapLanguageModel } from 'ai';
import { cleanAnswer, pieceCleaner } from './clean-answer.ts';
import { Declined, declinedBy, isBlockedInStream, ownWord } from './declined.ts';
import { HostedFailed } from './hosted-failed.ts';
import { howItEnded } from './how-it-ended.ts';
import { languageModel } from './language-model.ts';
import { type Meter, metered } from './meter.ts';
import { BrokeOff, isAnswered, withPatience } from './patience.ts';
import type { ModelChoice, Patience, Work } from './settings.ts';
import { recordIn } from './thoughts.ts';
import { ahead, asItTakes, inWords, takesAll } from './what-it-takes.ts';

export interface Question {
  /** Ours; nothing that a person typed. */
  instructions: string;
  messages: ModelMessage[];
  /** The longest answer; what a model thinks before it comes on top. */
  mostTokens: number;
  signal?: AbortSignal | undefined;
}

export interface AskedModel {
  readonly label: string;
  /** Milliseconds that all its answers together may take where somebody sits and waits: as long as one silence that is put up with in the background. */
  readonly longestMs: number;
  /**
   * The whole answer. `onText` hears each piece; a try that broke off is begun again, which `onRestart` hears.
   * What `onText` throws ends the question, and so does a filter of the service: Declined. `onCut` hears that there was no room left for the end.
   */
  stream(question: Question, hear?: { onText(piece: string): Promise<void>; onRestart(): Promise<void>; onCut?(): void }): Promise<string>;
  /** An answer in a shape; rejects with Declined where there was an answer and none in it. */
  answerInShape(question: Question, schema: Parameters<typeof jsonSchema>[0]): Promise<unknown>;
}

type Hearing = Parameters<AskedModel['stream']>[1];

interface Tokens {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

type Tell = (tokens: Tokens | undefined, letters: number) => void;

/** Services count what a model thinks into the limit of its answer. */
export const ROOM_FOR_THOUGHTS = 4000;

const LETTERS_OF_A_TOKEN = 4;
/** Services count about this much for a picture of the size that we send. */
const TOKENS_OF_A_PICTURE = 1000;
/** The longest answers are rare. */
const USUAL_PART = 0.25;

interface Use {
  read: number;
  written: number;
}

function estimateOf({ instructions, messages, mostTokens }: Question): { estimate: Use; most: Use } {
  const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [content] : content.map((part) => (part.type === 'text' ? part.text : null))));
  const letters = parts.reduce((sum, text) => sum + (text?.length ?? TOKENS_OF_A_PICTURE * LETTERS_OF_A_TOKEN), instructions.length);
  const read = Math.ceil(letters / LETTERS_OF_A_TOKEN);
  return { estimate: { read, written: Math.ceil(mostTokens * USUAL_PART) }, most: { read, written: mostTokens + ROOM_FOR_THOUGHTS } };
}

/** An error inside of a stream carries its status where the service told it. */
function broken(label: string, error: unknown): unknown {
  if (isBlockedInStream(error)) return new Declined(label, 'blocked', error instanceof Error ? error.message : '', { cause: error });
  if (APICallError.isInstance(error) || error instanceof TypeError || error instanceof HostedFailed) return error;
  return new BrokeOff(error instanceof Error ? error.message : String(error), { cause: error });
}

/** An answer that cannot be read was written all the same. */
function tellOfUnread(error: unknown, tell: Tell): void {
  if (NoObjectGeneratedError.isInstance(error)) return tell(error.usage, error.text?.length ?? 0);
  if (APICallError.isInstance(error) && isAnswered(error)) tell(undefined, error.responseBody?.length ?? 0);
}

/** @param work what its tokens are counted as */
export function askedModel(choice: ModelChoice, patience: Patience, meter: Meter, work: Extract<Work, 'text' | 'eyes' | 'moderation'>): AskedModel {
  const models = { telling: languageModel(choice), silent: languageModel(choice, { tellsTokens: false }) };
  const { label } = choice;
  const takes = takesAll();
  const model = () => (takes.tokensTold ? models.telling : models.silent);
  /** Where no stream may be asked for, the answer comes whole, as a stream of one piece. */
  const streamed = () => (takes.streams ? model() : wrapLanguageModel({ model: model(), middleware: simulateStreamingMiddleware() }));
  const said = (instructions: string, messages: ModelMessage[]) => (takes.rules ? { instructions, messages } : { messages: ahead(instructions, messages) });
  const bounded = (mostTokens: number) => (takes.mostTokens ? { maxOutputTokens: mostTokens + ROOM_FOR_THOUGHTS } : {});

  /** `tell` hears what the service says of its tokens, and how many letters came: not every service tells. */
  const onMeter = <T>(question: Question, call: (tell: Tell) => Promise<T>): Promise<T> => {
    const { estimate, most } = estimateOf(question);
    // Verdicts are short, and many are asked for at once.
    return metered(meter, { work, model: label, estimate, ...(work === 'moderation' ? {} : { most }) }, (note) =>
      call((tokens, letters) => note({ read: tokens?.inputTokens || estimate.read, written: tokens?.outputTokens || Math.ceil(letters / LETTERS_OF_A_TOKEN) })));
  };

  async function streamOnce(question: Question, hear: Hearing, tell: Tell): Promise<string> {
    const { instructions, messages, mostTokens, signal } = question;
    const end = new AbortController();
    const listen = () => setTimeout(() => end.abort(), patience.silentMs);
    let silence = listen();
    const { stream } = streamText({
      model: streamed(), ...said(instructions, messages), maxRetries: 0, ...bounded(mostTokens),
      abortSignal: signal ? AbortSignal.any([signal, end.signal]) : end.signal,
      onError: () => undefined,
    });
    let text = '';
    // What it thinks aloud on its way is paid for as well.
    let letters = 0;
    let finish = 'none';
    const cleaner = pieceCleaner();
    const take = async (piece: string): Promise<void> => {
      text += piece;
      await hear?.onText(piece);
    };
    try {
      for await (const part of stream) {
        clearTimeout(silence);
        if (part.type === 'error') throw broken(label, part.error);
        if (part.type === 'abort') throw new BrokeOff('nothing came for too long');
        if (part.type === 'finish') {
          finish = howItEnded(part.finishReason, part.rawFinishReason);
          tell(part.totalUsage, letters);
        }
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') letters += part.text.length;
        if (part.type === 'text-delta') await take(cleaner.clean(part.text));
        // While a piece is read for safety and shown, it is not the service that is silent.
        silence = listen();
      }
      if (cleaner.rest() !== '') await take(cleaner.rest());
    } catch (error) {
      throw ownWord(error);
    } finally {
      clearTimeout(silence);
      end.abort();
      // What came before it broke off, or was heard enough of, is paid for too.
      if (finish === 'none' && letters > 0) tell(undefined, letters);
    }
    signal?.throwIfAborted();
    if (finish === 'content-filter') throw new Declined(label, 'blocked', 'the service filtered its answer');
    if (finish !== 'stop' && finish !== 'length') throw new BrokeOff(`the answer broke off (${finish})`);
    if (finish === 'length') hear?.onCut?.();
    return text;
  }

  return {
    label,
    longestMs: patience.silentMs,
    stream(question, hear) {
      let isFirst = true;
      return withPatience(label, patience, async () => {
        if (!isFirst) await hear?.onRestart();
        isFirst = false;
        return asItTakes(takes, () => onMeter(question, (tell) => streamOnce(question, hear, tell)));
      }, question.signal);
    },
    answerInShape: (question, schema) => {
      const { instructions, messages, mostTokens, signal } = question;
      const shaped = () =>
        (takes.shape ? { ...said(instructions, messages), output: Output.object({ schema: jsonSchema<unknown>(schema) }) } : said(inWords(instructions, schema), messages));
      return withPatience(label, patience, () => asItTakes(takes, () => onMeter(question, async (tell) => {
        let finish: string | undefined;
        try {
          const result = await generateText({
            model: model(), maxRetries: 0, ...bounded(mostTokens), timeout: patience.silentMs, ...shaped(), ...(signal ? { abortSignal: signal } : {}),
          });
          finish = result.finishReason;
          tell(result.totalUsage, result.text.length);
          if (finish === 'content-filter') throw new Declined(label, 'blocked', 'the service filtered its answer');
          const answer = takes.shape ? result.output : recordIn(result.text);
          if (answer === undefined) throw new Declined(label, 'unread', 'no record in its words');
          return cleanAnswer(answer);
        } catch (error) {
          tellOfUnread(error, tell);
          // Small servers put fences or thoughts around it; whoever asked looks at what is in it.
          const record = NoObjectGeneratedError.isInstance(error) && error.finishReason !== 'content-filter' && error.finishReason !== 'length' ? recordIn(error.text ?? '') : undefined;
          if (record !== undefined) return cleanAnswer(record);
          throw declinedBy(label, error, finish);
        }
      })), signal);
    },
  };
}
